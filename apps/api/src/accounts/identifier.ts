import { setTimeout as pause } from 'node:timers/promises';
import { emailSchema, idSchema } from '@bridge/model';
import * as v from 'valibot';
import { byNetwork, network, type RateRules, type Spending } from '../core/rate-limit.ts';
import type { Database } from '../database/database.ts';
import type { Recipient } from '../mail/outbox.ts';

/** An e-mail address or a user id, in its canonical form; `key` also where it is neither. */
export type Identifier = { key: string; email?: string; id?: string };
export type Account = Recipient & { email_verified_at: Date | null };

export function readIdentifier(text: string): Identifier {
  const email = v.safeParse(emailSchema, text);
  if (email.success) return { key: email.output, email: email.output };
  const id = v.safeParse(idSchema, text.trim().toLowerCase());
  return id.success ? { key: id.output, id: id.output } : { key: text };
}

export async function findAccount(database: Database, { email, id }: Identifier): Promise<Account | undefined> {
  const [found] = await database.query<Account>(
    'select id, email, first_name, language, email_verified_at from users where email = $1 or id = $2::uuid',
    [email ?? null, id ?? null],
  );
  return found;
}

/** Where a code is asked for from: who is `known` counts by itself, out of strangers' reach. */
export type Asker = { address: string; known: string | undefined; rates: RateRules };

/** How often a code may be asked for by what was typed, whether or not there is such an account. Nobody uses up another's. */
export function askings(kind: 'verify' | 'reset', { key }: Identifier, { address, known, rates }: Asker): Spending[] {
  const asker = known ?? network(address);
  return [
    ...byNetwork([`${kind}-code-network`], address, rates.codesByNetwork),
    { parts: [`${kind}-code-asked`, key, asker], rate: rates.codeCooldown },
    { parts: [`${kind}-code-asked-hour`, key, asker], rate: rates.codesByAccount },
  ];
}

/** How often one is really sent to an account, by whatever way it was asked for. */
export function sendings(kind: 'verify' | 'reset', userId: string, { address, known, rates }: Asker): Spending[] {
  const asker = known ?? network(address);
  return [
    { parts: [`${kind}-code-sent`, userId, asker], rate: rates.codeCooldown },
    { parts: [`${kind}-code-sent-hour`, userId, asker], rate: rates.codesByAccount },
    ...(known === undefined ? [{ parts: [`${kind}-code-sent-hour`, userId], rate: kind === 'reset' ? rates.resetCodesByAccount : rates.codesByAccount }] : []),
  ];
}

const steadyTime = 100;

/** Answers after a time that does not depend on how much there was to do. */
export async function steadily<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, pause(steadyTime)]);
  return result;
}
