import { emailSchema, type contract, type ParsedBodyOf } from '@bridge/model';
import * as v from 'valibot';
import type { Handler } from '../../core/call-handler.ts';
import { byNetwork, spend } from '../../core/rate-limit.ts';
import { Refusal } from '../../core/refusal.ts';
import { consentTo } from '../consent.ts';
import { becomeFamiliar } from '../login-tries.ts';
import { askSecondFactor } from '../second-factor/ask.ts';
import { openSession } from '../sign-in-session.ts';
import { presentUser } from '../user-row.ts';
import { findAccount, findOrMakeUser } from './accounts.ts';
import { namesOf } from './names.ts';
import { useNonce } from './nonce.ts';
import type { Identity } from '../../core/ports.ts';

export const thirdParty: Handler<typeof contract.thirdParty> = async ({ body, address, cookies, device, host }, services) => {
  const { content, database, rates, report, secret, thirdParty: provider, words } = services;
  if (!provider) throw new Refusal('third-party-off');
  await spend(database, byNetwork(['third-party'], address, rates.thirdPartyByNetwork));
  if (body.idToken === undefined) throw new Refusal('third-party-refused');
  const identity = await provider.verify(body.idToken, report);
  const email = provenEmail(identity, body);
  const account = await findAccount(database, { ...identity, email }, body.provider);
  if (!body.mayCreate && !account) throw new Refusal('choose-role');
  const withSecondFactor = account ? await askSecondFactor({ userId: account.id, email: account.email, code: body.code, passkey: body.passkey, address, cookies, host }, services) : false;
  // Last of all: a token that is refused for another reason does not use the nonce up.
  if (!(await useNonce(database, identity.nonce))) throw new Refusal('third-party-refused');

  const { user, isNew, token, lifetime } = await database.transaction(async (transaction) => {
    const [givenName, familyName] = namesOf(services, { ...identity, email }, body);
    const found = await findOrMakeUser(transaction, words, { ...identity, email, givenName, familyName }, body, consentTo(body, content, words.locale));
    // The user's row before the device's, as everywhere else: two sign-ins at once would hold one each and wait for the other.
    const session = await openSession(transaction, { userId: found.user.id, remembered: body.rememberMe, withSecondFactor: withSecondFactor && found.user.id === account?.id, device });
    await becomeFamiliar({ email: found.user.email, address, cookies }, { database: transaction, secret });
    return { ...found, ...session };
  });
  return { success: true, message: words.answer(isNew ? 'signedUp' : 'welcomeBack'), data: { user: presentUser(user, lifetime, isNew), token, isNewUser: isNew } };
};

/** What the browser says of itself must be what the token proves. */
function provenEmail(identity: Identity, body: ParsedBodyOf<typeof contract.thirdParty>): string {
  const email = v.safeParse(emailSchema, identity.email);
  if (!email.success || email.output !== body.email || identity.subject !== body.thirdPartyUserId) throw new Refusal('third-party-refused');
  return email.output;
}
