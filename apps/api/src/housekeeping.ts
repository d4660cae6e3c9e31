import type { SessionRules } from '@bridge/content';
import { closeSessions, endUnsafeSessions, refundOfDeclined, tellOfEnding } from './bookings/face.ts';
import type { Within } from './core/held.ts';
import type { Ending } from './core/services.ts';
import { remindGuardians } from './guardians/face.ts';
import { refreshFit } from './mentors/face.ts';
import { endUnsafeApplications } from './opportunities/face.ts';
import { thinHistory } from './publishing/face.ts';
import { checkAudit } from './staff/face.ts';

type Kept = Ending;
type Sweep = (services: Kept, rules: SessionRules) => Promise<void>;

const looksEvery = 60_000;
const sweepsEvery = '10 minutes';
/** An agreement runs out by the clock alone, and the file that opens meetings of the young is emptied by a release: what it allowed ends with the next look. */
const atEachLook: ReadonlySet<string> = new Set(['sessions without permission', 'applications without permission']);
const batch = 1000;

/** Rows that no call looks at any more: found by an index, and deleted a batch at a time, so that nobody waits for many. */
const expired = (table: string, condition: string): Sweep => async ({ database }) => {
  const text = `delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batch} for update skip locked)) returning 1 as gone`;
  while ((await database.query(text)).length === batch);
};

const sweeps: Record<string, Sweep> = {
  sessions: closeSessions,
  'sessions without permission': (services) => endUnsafeSessions(services),
  'applications without permission': (services) => endUnsafeApplications(services),
  guardians: remindGuardians,
  'refunds of who was declined': refundOfDeclined,
  'plans that end': tellOfEnding,
  'fit of mentors': refreshFit,
  'history of content': async ({ database }) => void (await thinHistory(database)),
  audit: async ({ database }) => void (await checkAudit(database)),
  limits: expired('rate_limits', 'resets_at <= now()'),
  'sign-ins': expired('sign_in_sessions', 'expires_at <= now()'),
  codes: expired('verification_codes', 'expires_at <= now()'),
  resets: expired('password_resets', 'expires_at <= now()'),
  nonces: expired('third_party_nonces', 'expires_at <= now()'),
  challenges: expired('passkey_challenges', 'expires_at <= now()'),
  mails: expired('outbox', `created_at <= now() - interval '30 days'`),
  'mails with codes': expired('outbox', `expires_at <= now() - interval '1 day'`),
  generations: expired('generations_running', `expires_at <= now() - interval '1 day'`),
  'questions to the coach by day': expired('coach_questions_by_day', `day < (now() at time zone 'utc')::date - 7`),
  'generations by day': expired('generations_by_day', `day < (now() at time zone 'utc')::date - 7`),
  'tries of plans': expired('generation_tries', `at <= now() - interval '7 days'`),
  'tokens by day': expired('provider_tokens_by_day', `day < (now() at time zone 'utc')::date - 30`),
  'marks of commits': expired('commit_marks', `made_at <= now() - interval '1 hour'`),
  'ids of changes': expired('applied_changes', `applied_at <= now() - interval '30 days'`),
  processes: expired('processes', `seen_at <= now() - interval '1 day'`),
};

/** Clears away what has expired, now and then, as long as the process lives: each thing by one process, whichever comes first; in the words of one state of the content. */
export function keepHouse(services: Kept, rules: () => SessionRules, report: (error: unknown) => void, pin: () => Within): void {
  let sweeping: Promise<void> | undefined;
  const look = () => void (sweeping ??= pin()(() => sweep(services, rules(), report, { onlyDue: true })).finally(() => (sweeping = undefined)));
  setInterval(look, looksEvery).unref();
}

/** One that fails is reported, and stops none of the others. Only what no process has done of late, where asked for. */
export async function sweep(services: Kept, rules: SessionRules, report: (error: unknown) => void = rethrow, { onlyDue = false } = {}): Promise<void> {
  for (const [name, run] of Object.entries(sweeps)) {
    try {
      if (!onlyDue || (await isMine(services, name))) await run(services, rules);
    } catch (error) {
      report(error);
    }
  }
}

function rethrow(error: unknown): never {
  throw error;
}

/** By the database's clock, and for one process at a time; one that stands still after it leaves the next time to the others. */
async function isMine({ database }: Kept, name: string): Promise<boolean> {
  const taken = await database.query(
    `insert into housekeeping (name, due_at) values ($1, now() + $2::interval)
     on conflict (name) do update set due_at = excluded.due_at where housekeeping.due_at <= now() returning name`,
    [name, atEachLook.has(name) ? `${looksEvery / 2} milliseconds` : sweepsEvery],
  );
  return taken.length > 0;
}
