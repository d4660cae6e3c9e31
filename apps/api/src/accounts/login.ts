import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { giveBack, network, spend, unlessBusy } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import { openSession } from './sign-in-session.ts';
import { presentUser, userColumns, type UserRow } from './user-row.ts';

export const login: Handler<typeof contract.login> = async ({ body, address }, { database, words, passwords, rates }) => {
  const from = network(address);
  const spent = [
    { parts: ['login', body.email, from], rate: rates.loginByAddressAndNetwork },
    { parts: ['login', body.email], rate: rates.loginByAddress },
    { parts: ['login-network', from], rate: rates.loginByNetwork },
  ];
  await spend(database, spent);

  const [found] = await database.query<UserRow & { password_hash: string | null }>(
    `select ${userColumns}, users.password_hash from users where email = $1`,
    [body.email],
  );
  const matches = await unlessBusy(database, spent, passwords.matches(body.password, found?.password_hash ?? undefined));
  if (!found || !matches) throw new Refusal('wrong-credentials');

  await giveBack(database, spent);
  const { token, lifetime } = await openSession(database, found.id, body.rememberMe);
  return { success: true, message: words.answer('signedIn'), data: { user: presentUser(found, lifetime), token, isNewUser: false } };
};
