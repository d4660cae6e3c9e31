import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { hasLeft, network, spend } from '../core/rate-limit.ts';
import type { Services } from '../core/services.ts';
import { askings, findAccount, readIdentifier, sendings, steadily, type Identifier } from './identifier.ts';
import { sendVerificationCode } from './verification-code.ts';

export const resendCode: Handler<typeof contract.resendCode> = async ({ params, address }, services) => {
  const { database, rates, words } = services;
  const identifier = readIdentifier(params.identifier);
  await spend(database, askings('verify', identifier, network(address), rates));
  await steadily(sendTo(identifier, services));
  return { success: true, message: words.answer('codeSent') };
};

async function sendTo(identifier: Identifier, services: Services): Promise<void> {
  const { database, rates } = services;
  const account = await findAccount(database, identifier);
  if (!account || account.email_verified_at !== null) return;
  if (!(await hasLeft(database, sendings('verify', account.id, rates)))) return;
  await database.transaction((transaction) => sendVerificationCode(transaction, account, services));
}
