import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { hasLeft, spend } from '../core/rate-limit.ts';
import type { Services } from '../core/services.ts';
import { askings, findAccount, readIdentifier, sendings, steadily, type Account, type Asker } from './identifier.ts';
import { knownAsker } from './login-tries.ts';
import { sendVerificationCode } from './verification-code.ts';

export const resendCode: Handler<typeof contract.resendCode> = async ({ params, address, cookies }, services) => {
  const { database, rates, words } = services;
  const identifier = readIdentifier(params.identifier);
  const account = await findAccount(database, identifier);
  const known = await knownAsker({ email: identifier.email ?? account?.email ?? '', address, cookies }, services);
  const asker = { address, known, rates };
  await spend(database, askings('verify', identifier, asker));
  await steadily(sendTo(account, asker, services));
  return { success: true, message: words.answer('codeSent') };
};

async function sendTo(account: Account | undefined, asker: Asker, services: Services): Promise<void> {
  const { database } = services;
  if (!account || account.email_verified_at !== null) return;
  if (!(await hasLeft(database, sendings('verify', account.id, asker)))) return;
  await database.transaction((transaction) => sendVerificationCode(transaction, account, asker.known, services));
}
