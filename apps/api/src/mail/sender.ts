import { setTimeout as pause } from 'node:timers/promises';
import { count } from '../core/metrics.ts';
import { traced } from '../core/trace.ts';
import type { Database } from '../database/database.ts';
import { toHtml } from './layout.ts';
import { dueSince } from './due.ts';
import type { Transport } from './transport.ts';
import { markUnreachable, saysNobodyIsThere } from './unreachable.ts';

/** So many mails are on their way at once. The last free place is kept for codes: a slow server must not keep them waiting. */
const places = 4;
/** For so long a mail is this process's own: longer than it can be on its way, so that no lease ever runs out under a mail. */
const lease = '1 minute';
const mostAttempts = 12;
const every = 1000;

type Due = { id: string; recipient: string; subject: string; body: string; locale: string; calendar: string | null; attempts: number };
type Report = (error: unknown) => void;
/** How long (ms) one mail may take, and what is on its way when the process ends: shorter in tests. */
type Patience = { longest: number; farewell: number };
const usual: Patience = { longest: 15_000, farewell: 2000 };

/** Sends all that is due and answers how many mails went out. Any number of processes may do it at once. */
export async function sendDue(database: Database, transport: Transport, report: Report, patience?: Patience): Promise<number> {
  const post = openPost(database, transport, report, { patience });
  for (;;) {
    if ((await post.collect()) > 0) continue;
    if (post.onTheirWay.size === 0) return post.arrived();
    await Promise.race(post.onTheirWay);
  }
}

/** Sends what is due, and looks every second for more, as long as the process lives. */
export function keepSending(database: Database, transport: Transport, report: Report, patience?: Patience): { stop(): Promise<void> } {
  const post = openPost(database, transport, report, { patience, onFree: look });
  let looking: Promise<void> | undefined;
  const timer = setInterval(look, every);
  timer.unref();

  function look(): void {
    looking ??= collectAll()
      .catch(report)
      .finally(() => void (looking = undefined));
  }
  async function collectAll(): Promise<void> {
    while ((await post.collect()) > 0);
  }
  return {
    async stop() {
      clearInterval(timer);
      await post.close();
      await looking;
      transport.close();
    },
  };
}

/** Takes mails that no other process has, and brings them on their way. One that dies leaves its mails to the others. */
function openPost(database: Database, transport: Transport, report: Report, { patience = usual, onFree = () => {} }: { patience?: Patience | undefined; onFree?: () => void }) {
  const onTheirWay = new Set<Promise<void>>();
  const closing = new AbortController();
  let arrived = 0;

  /** Takes what is due, as far as there are places; answers how many mails that were. */
  async function collect(): Promise<number> {
    const free = places - onTheirWay.size;
    if (free === 0 || closing.signal.aborted) return 0;
    const due = await take(database, Math.max(1, free - 1), { onlyCodes: free === 1 });
    for (const mail of due) {
      const journey = traced({ name: 'mail', kind: 'begun', told: { 'bridge.try': mail.attempts } }, () => deliver(mail))
        .catch(report)
        .finally(() => {
          onTheirWay.delete(journey);
          onFree();
        });
      onTheirWay.add(journey);
    }
    return due.length;
  }

  async function deliver(mail: Due): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patience.longest)]);
    try {
      await transport.send({ ...mail, text: mail.body, html: toHtml(mail.body, mail), signal });
    } catch (error) {
      if (closing.signal.aborted) return leave(database, mail);
      count('bridge_mails_handed_over_total', { outcome: 'refused' });
      const reason = signal.aborted ? 'ETIMEDOUT' : reasonOf(error);
      report(new Error(`A mail could not be sent (${reason}); try ${mail.attempts}.`)); // the server's own words may hold addresses
      if (saysNobodyIsThere(error)) await markUnreachable(database, mail.recipient, reason);
      return putOff(database, mail, error, reason);
    }
    arrived += 1;
    count('bridge_mails_handed_over_total', { outcome: 'taken' });
    await remember(database, mail, report);
  }

  /** Takes nothing more. What is still on its way after two seconds is cut off, and the next process's to send. */
  async function close(): Promise<void> {
    const late = setTimeout(() => closing.abort(), patience.farewell);
    try {
      await Promise.all(onTheirWay);
      closing.abort();
    } finally {
      clearTimeout(late);
    }
  }
  return { collect, close, onTheirWay, arrived: () => arrived };
}

async function take(database: Database, most: number, { onlyCodes }: { onlyCodes: boolean }): Promise<Due[]> {
  return database.query<Due>(
    `update outbox set attempts = attempts + 1, locked_until = now() + $3::interval
     where id in (
       select id from outbox
       where sent_at is null and failed_at is null and run_at <= now() and (locked_until is null or locked_until <= now())
         and (expires_at is null or expires_at > now()) and (urgent or not $2)
       order by urgent desc, run_at, id limit $1 for update skip locked)
     returning id, recipient, subject, body, locale, calendar, attempts`,
    [most, onlyCodes, lease],
  );
}

/** The server said yes: that stands whoever asks, so it is written as soon as the database can be reached. What was sent is not kept: it may hold a code. */
async function remember(database: Database, { id }: Due, report: Report): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await database.query(`update outbox set sent_at = now(), locked_until = null, subject = '', body = '', calendar = null where id = $1 and sent_at is null`, [id]);
      return;
    } catch (error) {
      report(error);
      if (tries === 60) throw error;
      await pause(Math.min(5000, 100 * 2 ** tries));
    }
  }
}

/** A mail that was taken and not sent is due as it was. `attempts` is the fence: whoever was overtaken changes nothing. */
async function leave(database: Database, { id, attempts }: Due): Promise<void> {
  await database.query(`update outbox set locked_until = null, attempts = attempts - 1 where id = $1 and attempts = $2 and sent_at is null`, [id, attempts]);
}

/**
 * Tries again later, each time twice as late up to six hours; what the server refuses for good is given up at once. Where
 * it is the server that is away or refuses everything, the mail is held up, and told so until it goes (see due.ts).
 */
async function putOff(database: Database, { id, attempts }: Due, error: unknown, reason: string): Promise<void> {
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const aboutThisMail = error instanceof Error && 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
  const given = attempts >= mostAttempts || (status >= 500 && aboutThisMail);
  const seconds = Math.min(6 * 60 * 60, 10 * 2 ** (attempts - 1));
  await database.query(
    `update outbox set locked_until = null, run_at = now() + make_interval(secs => $3), last_error = $4, failed_at = case when $5::boolean then now() end,
       held_since = case when not $6::boolean then ${dueSince} end
     where id = $1 and attempts = $2 and sent_at is null`,
    [id, attempts, seconds, reason, given, aboutThisMail],
  );
}

function reasonOf(error: unknown): string {
  const { code = 'unknown', responseCode = '', response = '' } = error as { code?: string; responseCode?: number; response?: string }; // nodemailer's errors have them
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(response)?.[1] ?? ''; // at its place: the rest are the server's own words
  return `${code} ${responseCode} ${enhanced}`.trim().slice(0, 100);
}
