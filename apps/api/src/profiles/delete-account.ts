import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { giveBack, spend, unlessBusy } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import { leaveStaff } from './leave-staff.ts';
import { removeAccount } from './remove-account.ts';

const freshFor = 10 * 60 * 1000;

export const deleteAccount: Handler<typeof contract.deleteAccount> = async ({ body, caller }, services) => {
  const { database, passwords, rates, words } = services;
  const { user, lifetime } = caller;
  const [stored] = await database.query<{ password_hash: string | null }>('select password_hash from users where id = $1', [user.id]);
  if (stored?.password_hash) {
    if (body.password === undefined) throw new Refusal('wrong-password', { fields: [{ path: 'password', problem: 'required' }] });
    const spent = [{ parts: ['password', user.id], rate: rates.passwordByUser }];
    await spend(database, spent);
    if (!(await unlessBusy(database, spent, passwords.matches(body.password, stored.password_hash)))) throw new Refusal('wrong-password');
    await giveBack(database, spent);
  } else if (Date.now() - lifetime.createdAt.getTime() > freshFor) throw new Refusal('sign-in-again');

  await database.transaction(async (transaction) => {
    await leaveStaff(transaction, user.id);
    await removeAccount(transaction, services, user);
  });
  return { success: true, message: words.answer('accountDeleted') };
};
