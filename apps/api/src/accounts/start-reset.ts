import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { hasLeft, network, spend } from '../core/rate-limit.ts';
import type { Services } from '../core/services.ts';
import { queueMail } from '../mail/outbox.ts';
import { askings, findAccount, readIdentifier, sendings, steadily, type Identifier } from './identifier.ts';
import { createResetCode, grouped, hashResetCode } from './reset-code.ts';
import { markFlow } from './reset-flow.ts';

export const startReset: Handler<typeof contract.startReset> = async ({ params, address, cookies }, services) => {
  const { database, rates, words } = services;
  const identifier = readIdentifier(params.identifier);
  await spend(database, askings('reset', identifier, network(address), rates));
  await steadily(sendTo(identifier, markFlow(cookies), services));
  return { success: true, message: words.answer('resetStarted') };
};

async function sendTo(identifier: Identifier, flow: Buffer, { database, rates, secret, words }: Services): Promise<void> {
  const account = await findAccount(database, identifier);
  if (!account || !(await hasLeft(database, sendings('reset', account.id, rates)))) return;
  const code = createResetCode();
  await database.transaction(async (transaction) => {
    await transaction.query(
      `insert into password_resets (user_id, code_hash, flow_hash, expires_at) values ($1, $2, $3, now() + interval '10 minutes')
       on conflict (user_id) do update set
         code_hash = excluded.code_hash, flow_hash = excluded.flow_hash, expires_at = excluded.expires_at, created_at = now()`,
      [account.id, hashResetCode(secret, code), flow],
    );
    await queueMail(transaction, words, account, { kind: 'resetPassword', values: { code: grouped(code) }, minutes: 10 });
  });
}
