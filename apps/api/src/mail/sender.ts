import type { Database } from '../database/database.ts';
import { toHtml } from './layout.ts';
import type { Transport } from './transport.ts';

const atOnce = 10;
const mostAttempts = 12;

type Due = { id: string; recipient: string; subject: string; body: string; locale: string; calendar: string | null; attempts: number };

/**
 * Sends what is due and answers how many mails went out. Any number of processes may do it at once: each takes mails that
 * no other has. A process that dies leaves its mails to the others after two minutes.
 */
export async function sendDue(database: Database, transport: Transport, report: (error: unknown) => void): Promise<number> {
  const due = await database.query<Due>(
    `update outbox set attempts = attempts + 1, locked_until = now() + interval '2 minutes'
     where id in (
       select id from outbox
       where sent_at is null and failed_at is null and run_at <= now() and (locked_until is null or locked_until <= now())
         and (expires_at is null or expires_at > now())
       order by run_at, id limit $1 for update skip locked)
     returning id, recipient, subject, body, locale, calendar, attempts`,
    [atOnce],
  );
  let sent = 0;
  for (const mail of due) {
    try {
      await transport.send({ ...mail, text: mail.body, html: toHtml(mail.body, mail) });
      sent += 1;
      // What was sent is not kept: it may hold a code. `attempts` is the fence: whoever was overtaken changes nothing.
      await database.query(`update outbox set sent_at = now(), locked_until = null, subject = '', body = '', calendar = null where id = $1 and attempts = $2`, [mail.id, mail.attempts]);
    } catch (error) {
      const reason = reasonOf(error);
      report(new Error(`A mail could not be sent (${reason}); try ${mail.attempts}.`)); // the server's own words may hold addresses
      await putOff(database, mail, error, reason);
    }
  }
  return sent;
}

/** Tries again later, each time twice as late up to six hours; what the server refuses for good is given up at once. */
async function putOff(database: Database, { id, attempts }: Due, error: unknown, reason: string): Promise<void> {
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const aboutThisMail = error instanceof Error && 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
  const given = attempts >= mostAttempts || (status >= 500 && aboutThisMail);
  const seconds = Math.min(6 * 60 * 60, 10 * 2 ** (attempts - 1));
  await database.query(
    `update outbox set locked_until = null, run_at = now() + make_interval(secs => $3), last_error = $4, failed_at = case when $5::boolean then now() end
     where id = $1 and attempts = $2`,
    [id, attempts, seconds, reason, given],
  );
}

function reasonOf(error: unknown): string {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number }; // nodemailer's errors have both
  return `${code} ${responseCode}`.trim().slice(0, 100);
}

const every = 1000;

/** Sends what is due every second, as long as the process lives. */
export function keepSending(database: Database, transport: Transport, report: (error: unknown) => void): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = sendDue(database, transport, report)
      .catch(report)
      .finally(() => void (busy = false));
  }, every);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}
