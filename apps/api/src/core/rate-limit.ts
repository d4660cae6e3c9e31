import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { count, plainName } from './metrics.ts';
import { Refusal } from './refusal.ts';

/** At most `most` in `seconds`. */
export type Rate = { most: number; seconds: number };

export const productionRates = {
  loginByAddressAndNetwork: { most: 10, seconds: 15 * 60 },
  /** Strangers: all who come from where nobody has signed in with this address before. */
  loginByAddress: { most: 100, seconds: 60 * 60 },
  loginByNetwork: { most: 300, seconds: 15 * 60 }, // a school may be behind one address
  /** Guesses at six digits, of which three are good at a time, by who knows the password. Strangers and each known browser by themselves. */
  secondFactorByUser: { most: 30, seconds: 24 * 60 * 60 },
  secondFactorByNetwork: { most: 300, seconds: 15 * 60 },
  /** So many wrong codes are slips; of more the owner is told. */
  wrongCodesUntold: { most: 4, seconds: 24 * 60 * 60 },
  passkeysByNetwork: { most: 300, seconds: 15 * 60 },
  signUpByNetwork: { most: 200, seconds: 60 * 60 },
  /** Guesses at four digits, over all codes of an account: 15 in 10,000 is the chance that strangers have in a whole day. Who is known has as many. */
  verifyByUser: { most: 15, seconds: 24 * 60 * 60 },
  verifyByNetwork: { most: 300, seconds: 15 * 60 },
  /** Codes of one kind for one account, and likewise for one identifier whether or not it has an account. */
  codeCooldown: { most: 1, seconds: 60 },
  codesByAccount: { most: 5, seconds: 60 * 60 },
  /** Reset codes for one account, asked for by strangers from wherever: they must not fill its mailbox. */
  resetCodesByAccount: { most: 10, seconds: 60 * 60 },
  codesByNetwork: { most: 200, seconds: 60 * 60 },
  /** Failures alone: a success is given back. */
  resetFailuresByFlow: { most: 10, seconds: 10 * 60 },
  resetFailuresByNetwork: { most: 100, seconds: 15 * 60 },
  resetFailures: { most: 100, seconds: 60 },
  thirdPartyByNetwork: { most: 300, seconds: 15 * 60 },
  passwordByUser: { most: 10, seconds: 15 * 60 },
  exportByUser: { most: 10, seconds: 60 * 60 },
  /** Messages of one form from one network, and of one form from everywhere: a flood must not fill a mailbox. */
  messagesByNetwork: { most: 10, seconds: 10 * 60 },
  messagesByForm: { most: 600, seconds: 60 * 60 },
  /** Anybody can write somebody else's address into a form. */
  confirmationsByAddress: { most: 3, seconds: 60 * 60 },
  reasonChecksByTalent: { most: 60, seconds: 60 * 60 },
  bookingsByTalent: { most: 60, seconds: 60 * 60 },
  proposalsByMentor: { most: 60, seconds: 60 * 60 },
  /** Answers, moves and cancellations of sessions: each sends two mails. */
  sessionChangesByUser: { most: 60, seconds: 60 * 60 },
  threadMessagesByUser: { most: 120, seconds: 60 * 60 },
  applicationsByTalent: { most: 40, seconds: 60 * 60 },
  postsByPartner: { most: 60, seconds: 60 * 60 },
  applicantAnswersByPartner: { most: 60, seconds: 60 * 60 },
  /** Mails to guardians: by who asks, and to whom. */
  guardianAsksByTalent: { most: 5, seconds: 24 * 60 * 60 },
  guardianAsksByAddress: { most: 5, seconds: 24 * 60 * 60 },
  guardianAnswers: { most: 20, seconds: 24 * 60 * 60 },
  reportsByUser: { most: 30, seconds: 60 * 60 },
  reportsByNetwork: { most: 10, seconds: 60 * 60 },
  /** Urgent reports of one person that are mailed to those on duty; more stand in front of the queue all the same. */
  urgentMailsByReporter: { most: 5, seconds: 60 * 60 },
  /** Each is read by a process of its own, and looked at by somebody. */
  portraitsByUser: { most: 10, seconds: 24 * 60 * 60 },
  blocksByUser: { most: 30, seconds: 60 * 60 },
  /** Pictures that have to be drawn; those that are there already are not counted. */
  picturesByNetwork: { most: 120, seconds: 10 * 60 },
  picturesByOwner: { most: 20, seconds: 10 * 60 },
} satisfies Record<string, Rate>;
export type RateRules = Record<keyof typeof productionRates, Rate>;

/** Whoever develops signs in from one address all day, and so do browser tests. */
const oneDeveloper = { most: 100_000, seconds: 60 * 60 };
export const developmentRates: RateRules = {
  ...productionRates,
  loginByNetwork: oneDeveloper,
  secondFactorByNetwork: oneDeveloper,
  passkeysByNetwork: oneDeveloper,
  signUpByNetwork: oneDeveloper,
  verifyByNetwork: oneDeveloper,
  codesByNetwork: oneDeveloper,
  resetFailuresByNetwork: oneDeveloper,
  thirdPartyByNetwork: oneDeveloper,
  messagesByNetwork: oneDeveloper,
  reportsByNetwork: oneDeveloper,
  picturesByNetwork: oneDeveloper,
};

/** One use of what `parts` name. */
export type Spending = { parts: readonly string[]; rate: Rate };

/** Counts one use of each, in the database, and refuses when one of them was used too often: those after it are not counted. */
export async function spend(database: Database, spendings: readonly Spending[]): Promise<void> {
  if (spendings.length === 0) return;
  const values = spendings.flatMap(({ parts, rate }) => [keyOf(parts), rate.seconds, rate.most]);
  const counted = await database.query<{ used: number; wait: number }>(spending(spendings.length), values);
  for (const [at, { used, wait }] of counted.entries()) {
    const { parts = [], rate } = spendings[at] ?? {};
    // A racing statement can have begun, and so have read the clock, before the one that opened the window.
    if (!rate || used <= rate.most) continue;
    count('bridge_limits_hit_total', { limit: plainName(parts[0]) });
    throw new Refusal('too-many-requests', { retryAfter: Math.min(rate.seconds, Math.max(1, wait)) });
  }
}

/** One statement, and so one commit, that counts one after the other, as long as something is left; answers a row for each that it counted. */
function spending(count: number): string {
  const counted = Array.from({ length: count }, (_, at) => {
    const [key, seconds, most] = [1, 2, 3].map((place) => `$${at * 3 + place}`);
    const isLeft = at === 0 ? '' : `from counted${at - 1} as before where before.used <= $${at * 3}::integer`;
    return `counted${at} as (
      insert into rate_limits as r (key, used, resets_at) select ${key}::bytea, 1, now() + make_interval(secs => ${seconds}) ${isLeft}
      on conflict (key) do update set
        used = case when r.resets_at <= now() then 1 else least(r.used, ${most}::integer) + 1 end,
        resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
      returning ${at} as at, used, ceil(extract(epoch from resets_at - now()))::integer as wait)`;
  });
  const all = counted.map((_, at) => `select at, used, wait from counted${at}`).join(' union all ');
  return `with ${counted.join(', ')} ${all} order by at`;
}

/** Takes uses back: a success is not an attack. Counted down in the order in which they were counted, so that nobody waits for anybody in a circle. */
export async function giveBack(database: Database, spendings: readonly Spending[]): Promise<void> {
  await database.query(
    `with held as (select key from rate_limits where key = any($1::bytea[]) and used > 0 order by array_position($1::bytea[], key) for update)
     update rate_limits set used = used - 1 from held where rate_limits.key = held.key`,
    [spendings.map(({ parts }) => keyOf(parts))],
  );
}

/** Does `work`; where the server has no time for it, the uses are given back: what was not looked at is no try. */
export async function unlessBusy<T>(database: Database, spendings: readonly Spending[], work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unavailable') await giveBack(database, spendings);
    throw error;
  }
}

/** Counts like `spend`, and says whether there was anything left: for limits that the answer must not show. */
export async function hasLeft(database: Database, spendings: readonly Spending[]): Promise<boolean> {
  try {
    await spend(database, spendings);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too-many-requests') return false;
    throw error;
  }
}

/** Whether nothing is left of a limit; counts nothing. */
export async function isSpent(database: Database, { parts, rate }: Spending): Promise<boolean> {
  return (await database.query('select 1 from rate_limits where key = $1 and used >= $2 and resets_at > now()', [keyOf(parts), rate.most])).length > 0;
}

/** Notes something for a while, such as a network that somebody has signed in from. */
export async function note(database: Database, parts: readonly string[], seconds: number): Promise<void> {
  await database.query(
    `insert into rate_limits (key, used, resets_at) values ($1, 0, now() + make_interval(secs => $2)) on conflict (key) do update set resets_at = excluded.resets_at`,
    [keyOf(parts), seconds],
  );
}

export async function isNoted(database: Database, parts: readonly string[]): Promise<boolean> {
  return (await database.query('select 1 from rate_limits where key = $1 and resets_at > now()', [keyOf(parts)])).length > 0;
}

/** Starts the counts anew. */
export async function forget(database: Database, spendings: readonly Pick<Spending, 'parts'>[]): Promise<void> {
  for (const { parts } of spendings) await database.query('delete from rate_limits where key = $1', [keyOf(parts)]);
}

/** The part of a network address that one customer of a provider holds: all of IPv4, the first 64 bits of IPv6. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0') : [];
  return [...first, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** How many times more a wider part of IPv6 may do: a provider hands its customers anything from 64 bits to 48. */
const widerNetworks = [
  { groups: 3.5, times: 4 },
  { groups: 3, times: 16 },
];

/** One use by a network, and by the wider ones it lies in: whoever holds 48 bits of IPv6 has 65,536 networks to ask from. */
export function byNetwork(parts: readonly string[], address: string, rate: Rate): Spending[] {
  const from = network(address);
  if (!from.includes(':')) return [{ parts: [...parts, from], rate }];
  const groups = from.split(':').map((group) => group.padStart(4, '0')).join('');
  const wider = widerNetworks.map(({ groups: count, times }) => ({ parts: [...parts, `/${count * 16}`, groups.slice(0, count * 4)], rate: { ...rate, most: rate.most * times } }));
  return [{ parts: [...parts, from], rate }, ...wider];
}

function keyOf(parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
