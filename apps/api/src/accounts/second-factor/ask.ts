import type { PasskeyAnswer } from '@bridge/model';
import { byNetwork, giveBack, hasLeft, spend, type Spending } from '../../core/rate-limit.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/database.ts';
import { queueMail, type Recipient } from '../../mail/outbox.ts';
import { knownAsker, type LoginFrom } from '../login-tries.ts';
import { normalResetCode } from '../reset-code.ts';
import { stepOf } from './app-codes.ts';
import { siteOf, usePasskey } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { unseal } from './sealed.ts';

/** What somebody shows beside the password. */
export type Shown = { code?: string | undefined; passkey?: PasskeyAnswer | undefined };
export type Asked = LoginFrom & Shown & { userId: string; host: string };

/** Lets somebody on whose password was right, or whom a third party vouches for. Answers whether there was a second factor to show. */
export async function askSecondFactor(asked: Asked, services: Services): Promise<boolean> {
  if (!(await hasSecondFactor(services.database, asked.userId))) return false;
  if (asked.code === undefined && asked.passkey === undefined) throw new Refusal('second-factor-needed');
  await useShown(asked, services);
  return true;
}

export async function hasSecondFactor(database: Database, userId: string): Promise<boolean> {
  return (await database.query('select 1 from second_factors where user_id = $1 and confirmed_at is not null union all select 1 from passkeys where user_id = $1', [userId])).length > 0;
}

/** Uses a code of the app, a recovery code or the challenge of a passkey up. Wrong, used and expired ones are refused alike. */
export async function useShown(asked: Asked, services: Services): Promise<void> {
  const { database } = services;
  const spent = await tries(asked, services);
  await spend(database, spent);
  if (!(await isRight(asked, services))) {
    await tellOfGuesses(asked, services);
    throw new Refusal('wrong-second-factor', { fields: [{ path: 'code', problem: 'secondFactor' }] });
  }
  await giveBack(database, spent);
}

async function isRight({ userId, code, passkey, host }: Asked, { database, publicUrl, secret, words }: Services): Promise<boolean> {
  const site = siteOf(publicUrl, host);
  if (passkey) return site !== undefined && usePasskey(database, site, userId, passkey);
  const typed = normalResetCode(code ?? '');
  return /^\d{6}$/.test(typed) ? useAppCode(database, secret, userId, typed) : useRecoveryCode({ database, secret, words }, userId, typed);
}

/** One statement moves the used step on: of any number of racing people with one code, one gets in. */
async function useAppCode(database: Database, secret: Uint8Array, userId: string, code: string): Promise<boolean> {
  const [stored] = await database.query<{ sealed_key: Buffer }>('select sealed_key from second_factors where user_id = $1 and confirmed_at is not null', [userId]);
  const key = stored && unseal(secret, userId, stored.sealed_key);
  const step = key && stepOf(key, code, Date.now());
  if (step === undefined) return false;
  return (await database.query('update second_factors set used_step = $2 where user_id = $1 and used_step < $2 returning 1', [userId, step])).length > 0;
}

/** Whoever used it may have found it: its owner is told, and how many are left. */
async function useRecoveryCode({ database, secret, words }: Pick<Services, 'database' | 'secret' | 'words'>, userId: string, code: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const used = await transaction.query('delete from recovery_codes where user_id = $1 and code_hash = $2 returning 1', [userId, hashRecoveryCode(secret, userId, code)]);
    const [owner] = used.length > 0 ? await transaction.query<Recipient & { left: number }>('select id::text, email, first_name, language, (select count(*)::integer from recovery_codes where user_id = users.id) as left from users where id = $1', [userId]) : [];
    if (owner) await queueMail(transaction, words, owner, { kind: 'recoveryCodeUsed', values: { count: String(owner.left) } });
    return owner !== undefined;
  });
}

/** Several wrong codes in a day: whoever types them has the password already, and its owner is told so once. */
async function tellOfGuesses({ userId }: Asked, { database, rates, words }: Services): Promise<void> {
  if (await hasLeft(database, [{ parts: ['second-factor-wrong', userId], rate: rates.wrongCodesUntold }])) return;
  const [owner] = await database.query<Recipient>('select id::text, email, first_name, language from users where id = $1', [userId]);
  if (owner) await queueMail(database, words, owner, { kind: 'codesGuessed', dedupe: `codesGuessed:${userId}:${new Date().toISOString().slice(0, 10)}` });
}

/** What a wrong code counts against. Strangers who know the password cannot use up the tries of a browser or network known to the account. */
async function tries(asked: Asked, services: Services): Promise<Spending[]> {
  const { rates } = services;
  const known = await knownAsker(asked, services);
  return [{ parts: ['second-factor', asked.userId, known ?? ''], rate: rates.secondFactorByUser }, ...(known === undefined ? byNetwork(['second-factor-network'], asked.address, rates.secondFactorByNetwork) : [])];
}
