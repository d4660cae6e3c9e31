import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { byNetwork, forget, giveBack, network, spend, type Spending } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { queueMail, type Recipient } from '../mail/outbox.ts';
import { markReachable } from '../mail/unreachable.ts';
import { isCommon } from './common-passwords.ts';
import { hashResetCode, normalResetCode } from './reset-code.ts';
import { endFlow, sentFlow } from './reset-flow.ts';

export const changePassword: Handler<typeof contract.changePassword> = async ({ body, address, cookies, signal }, services) => {
  const { database, secret, words, passwords } = services;
  const codeHash = hashResetCode(secret, normalResetCode(body.uniqueVerificationCode));
  const flow = sentFlow(cookies);
  const from = network(address);
  const spent = await failures(flow, address, services);
  await spend(database, spent);

  // The code selects the account. The browser's mark and the address, where they are sent, must belong to it as well.
  const [account] = await database.query<Recipient>(
    `select users.id, users.email, users.first_name, users.language
     from password_resets join users on users.id = password_resets.user_id
     where code_hash = $1 and expires_at > now() and ($2::bytea is null or flow_hash = $2) and ($3::text is null or users.email = $3)`,
    [codeHash, flow ?? null, body.email ?? null],
  );
  if (!account) throw new Refusal('wrong-code');
  await giveBack(database, spent);
  if (await isCommon(body.newPassword, account.email)) {
    throw new Refusal('common-password', { fields: [{ path: 'newPassword', problem: 'commonPassword' }] });
  }
  const passwordHash = await passwords.hash(body.newPassword, { by: from, signal });

  const changed = await database.transaction(async (transaction) => {
    const used = await transaction.query(
      'delete from password_resets where user_id = $1 and code_hash = $2 and expires_at > now() returning user_id',
      [account.id, codeHash],
    );
    if (used.length === 0) return false; // the code lets one change in, however many race with it
    await transaction.query('delete from password_resets where user_id = $1', [account.id]); // strangers' and other browsers' codes
    // Whoever had the code reads the mailbox: the address is verified, too.
    await transaction.query('update users set password_hash = $2, email_verified_at = coalesce(email_verified_at, now()) where id = $1', [account.id, passwordHash]);
    await transaction.query('delete from sign_in_sessions where user_id = $1', [account.id]);
    await transaction.query('delete from verification_codes where user_id = $1', [account.id]);
    await markReachable(transaction, account.email);
    await queueMail(transaction, words, account, { kind: 'passwordChanged' });
    return true;
  });
  if (!changed) throw new Refusal('wrong-code');
  await forget(database, [{ parts: ['login', account.email, from] }, { parts: ['login', account.email] }]); // the old password's failures
  endFlow(cookies);
  return { success: true, message: words.answer('passwordChanged') };
};

/**
 * What a failure counts against: the network, and everybody together, so that many networks cannot guess at once. A
 * browser with a flow under way has a count of its own: guessing strangers must not keep an owner from resetting.
 */
async function failures(flow: Buffer | undefined, address: string, { database, rates }: Services): Promise<Spending[]> {
  const running = flow ? await database.query('select 1 from password_resets where flow_hash = $1 and expires_at > now()', [flow]) : [];
  const anywhere = byNetwork(['reset-network'], address, rates.resetFailuresByNetwork);
  if (flow && running.length > 0) return [...anywhere, { parts: ['reset-flow', flow.toString('hex')], rate: rates.resetFailuresByFlow }];
  return [...anywhere, { parts: ['reset-everybody'], rate: rates.resetFailures }];
}
