import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { giveBack, network, spend, unlessBusy } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import { becomeFamiliar, loginTries } from './login-tries.ts';
import { askSecondFactor } from './second-factor/ask.ts';
import { openSession } from './sign-in-session.ts';
import { presentUser, userColumns } from './user-row.ts';
import type { UserRow } from '../core/caller.ts';

export const login: Handler<typeof contract.login> = async ({ body, address, cookies, device, host, signal }, services) => {
  const { database, words, passwords } = services;
  const from = { email: body.email, address, cookies };
  const spent = await loginTries(from, services);
  await spend(database, spent);

  const [found] = await database.query<UserRow & { password_hash: string | null }>(
    `select ${userColumns}, users.password_hash from users where email = $1`,
    [body.email],
  );
  const matches = await unlessBusy(database, spent, passwords.matches(body.password, found?.password_hash ?? undefined, { by: network(address), signal }));
  if (!found || !matches) throw new Refusal('wrong-credentials');

  await giveBack(database, spent);
  const withSecondFactor = await askSecondFactor({ ...from, userId: found.id, code: body.code, passkey: body.passkey, host }, services);
  const { token, lifetime } = await database.transaction(async (transaction) => {
    const opened = await openSession(transaction, { userId: found.id, remembered: body.rememberMe, withSecondFactor, device });
    await becomeFamiliar(from, { ...services, database: transaction });
    return opened;
  });
  return { success: true, message: words.answer('signedIn'), data: { user: presentUser(found, lifetime), token, isNewUser: false } };
};
