import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { hasLeft, spend } from '../core/rate-limit.ts';
import type { Services } from '../core/services.ts';
import { queueMail } from '../mail/outbox.ts';
import { askings, findAccount, readIdentifier, sendings, steadily, type Account, type Asker } from './identifier.ts';
import { knownAsker } from './login-tries.ts';
import { createResetCode, grouped, hashResetCode } from './reset-code.ts';
import { markFlow } from './reset-flow.ts';

export const startReset: Handler<typeof contract.startReset> = async ({ params, address, cookies }, services) => {
  const { database, rates, words } = services;
  const identifier = readIdentifier(params.identifier);
  const account = await findAccount(database, identifier);
  const known = await knownAsker({ email: identifier.email ?? account?.email ?? '', address, cookies }, services);
  const asker = { address, known, rates };
  await spend(database, askings('reset', identifier, asker));
  await steadily(sendTo(account, asker, markFlow(cookies), services));
  return { success: true, message: words.answer('resetStarted') };
};

async function sendTo(account: Account | undefined, asker: Asker, flow: Buffer, { database, secret, words }: Services): Promise<void> {
  if (!account || !(await hasLeft(database, sendings('reset', account.id, asker)))) return;
  const code = createResetCode();
  await database.transaction(async (transaction) => {
    await transaction.query(
      `insert into password_resets (user_id, code_hash, flow_hash, expires_at) values ($1, $2, $3, now() + interval '10 minutes')
       on conflict (user_id, flow_hash) do update set
         code_hash = excluded.code_hash, expires_at = excluded.expires_at, created_at = now()`,
      [account.id, hashResetCode(secret, code), flow],
    );
    await queueMail(transaction, words, account, { kind: 'resetPassword', values: { code: grouped(code) }, minutes: 10 });
  });
}
