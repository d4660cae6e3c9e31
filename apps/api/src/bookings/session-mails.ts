import { calendarFile, clock, currentZone, dateFormat, formatPrice, listOf, nameZone, sessionUid } from '@bridge/model';
import type { SessionRules } from '@bridge/content';
import type { Database } from '../database/database.ts';
import type { Services } from '../core/services.ts';
import type { Words } from '../core/words.ts';
import { fullName } from '../mail/full-name.ts';
import { queueMail, type MailKind } from '../mail/outbox.ts';
import { guardianOfYoung, isAgreed, tellGuardian } from '../safeguarding/face.ts';
import { findSession, type SessionRow } from './row.ts';

type Reads = Pick<Database, 'query'>;
type Side = 'talent' | 'mentor';
type Tools = Pick<Services, 'words'>;
/** To write to a guardian, too. */
export type GuardianTools = Pick<Services, 'content' | 'secret' | 'words'>;

/** Tells both sides of what happened to a session, in their own language and by their own clock. */
export async function tellBoth(database: Database, tools: GuardianTools, session: SessionRow, kinds: Record<Side, MailKind>): Promise<void> {
  for (const side of ['talent', 'mentor'] as const) await tell(database, tools, session, side, kinds[side]);
  await tellTheirGuardian(database, tools, session, kinds.talent);
}

const toldGuardians: Partial<Record<MailKind, string>> = { sessionBooked: 'booked', sessionAccepted: 'accepted', sessionMoved: 'moved', sessionDeclined: 'cancelled', sessionCancelled: 'cancelled', sessionLapsed: 'cancelled' };

/** The guardian of a talent under 18 is told time and mentor; nothing of what the two have to say to each other. */
async function tellTheirGuardian(database: Reads, { content, secret, words }: GuardianTools, session: SessionRow, kind: MailKind): Promise<void> {
  const what = toldGuardians[kind];
  const consent = what && (await guardianOfYoung(database, session.talent_id));
  if (!consent) return;
  const { text, whenIs, values } = letterFor(words.in(consent.language ?? undefined), { ...session, talent_language: consent.language }, 'talent');
  await tellGuardian(database, { secret, words }, consent, content.document('locales').source, {
    kind: 'guardianSession',
    values: { what: text(`words.guardian-${what}`, { talent: consent.first_name, mentor: values.other }), when: whenIs(session.starts_at, session.ends_at), day: values.day, mentor: values.other, why: text(`words.guardian-${isAgreed(consent) ? 'agreed' : 'ended'}`) },
    dedupe: `guardianSession:${session.id}:${session.revision}:${what}`,
    sessionId: session.id,
  });
}

/** The reminders of an accepted session, queued for later. They go out once, and not at all once the session is no more. */
export async function planReminders(database: Database, tools: Tools, session: SessionRow, { reminderHours }: SessionRules): Promise<void> {
  const at = new Date(session.starts_at.getTime() - reminderHours * 3_600_000);
  if (at.getTime() <= Date.now()) return; // the mail that tells of the session is reminder enough
  for (const side of ['talent', 'mentor'] as const) await tell(database, tools, session, side, 'sessionReminder', at);
}

/**
 * The reminders that wait for their day are written anew: they say when a session is by the clock, in the language and with
 * the names of the day they were queued, and one of these has changed since. Those on their way stay as they are.
 */
export async function renewReminders(transaction: Database, tools: Tools, of: { userId: string } | { sessionId: string }, rules: SessionRules): Promise<void> {
  const [which, id] = 'userId' in of ? ['select id from sessions where talent_id = $1 or mentor_id = $1', of.userId] : ['select $1::uuid', of.sessionId];
  const waiting = await transaction.query<{ session_id: string }>(
    `delete from outbox where session_id in (${which}) and kind = 'sessionReminder' and sent_at is null and locked_until is null and run_at > now() returning session_id`,
    [id],
  );
  for (const sessionId of new Set(waiting.map(({ session_id }) => session_id))) await planReminders(transaction, tools, await reread(transaction, sessionId), rules);
}

/** Tells one side of a time that was proposed, or of the answer to it: nothing has moved, so nothing goes into a calendar. */
export async function tellOfProposal(database: Database, { words }: Tools, session: SessionRow, start: number, { side, kind }: { side: Side; kind: 'timeProposed' | 'proposalDeclined' | 'proposalWithdrawn' }): Promise<void> {
  const { recipient, values, whenIs } = letterFor(words, session, side);
  const proposed = whenIs(new Date(start), new Date(start + session.ends_at.getTime() - session.starts_at.getTime()));
  await queueMail(database, words, recipient, { kind, values: { ...values, proposed }, sessionId: session.id });
}

/** Tells the talent that the proposed time is no longer meant; where the mail of it has not gone out, it stays here instead. */
export async function tellOfWithdrawal(database: Database, tools: Tools, session: SessionRow, start: number): Promise<void> {
  const kept = await database.query(`delete from outbox where session_id = $1 and kind = 'timeProposed' and sent_at is null and locked_until is null returning id`, [session.id]);
  if (kept.length === 0) await tellOfProposal(database, tools, session, start, { side: 'talent', kind: 'proposalWithdrawn' });
}

/** Tells the talent that nobody answered in time, and what becomes of what was paid. */
export async function tellOfLapse(database: Database, tools: GuardianTools, session: SessionRow): Promise<void> {
  await tell(database, tools, session, 'talent', 'sessionLapsed');
  await tellTheirGuardian(database, tools, session, 'sessionLapsed');
}

/** Reminders that have not gone out are no longer wanted: the session is off, or at another time. */
export async function dropReminders(database: Database, sessionId: string): Promise<void> {
  await database.query(`delete from outbox where session_id = $1 and kind = 'sessionReminder' and sent_at is null`, [sessionId]);
}

/** What was to be mailed of a session and has not gone out: it may hold the link, and says what is not so any more. */
export async function dropMailsOf(database: Database, sessionId: string): Promise<void> {
  await database.query(`delete from outbox where session_id = $1 and sent_at is null and locked_until is null and (kind = 'sessionReminder' or user_id is not null and position((select join_link from sessions where id = $1) in concat(body, calendar)) > 0)`, [sessionId]);
}

/** Tells one side that the other has written. */
export async function tellOfMessages(database: Reads, { words }: Tools, session: SessionRow, side: Side, mail: { at: Date; messageId: string }): Promise<void> {
  const { recipient, values } = letterFor(words, session, side);
  const kind = side === 'talent' ? 'messageFromMentor' : 'messageFromTalent';
  const readTo = side === 'talent' ? session.talent_read_to : session.mentor_read_to;
  await queueMail(database, words, recipient, { kind, values, dedupe: `${kind}:${session.id}:${readTo}`, sessionId: session.id, ...mail });
}

async function tell(database: Database, { words }: Tools, session: SessionRow, side: Side, kind: MailKind, at?: Date): Promise<void> {
  const { recipient, values, text } = letterFor(words, session, side);
  const isOff = kind === 'sessionCancelled' || kind === 'sessionDeclined' || kind === 'sessionDeclinedByYou' || kind === 'sessionLapsed';
  await queueMail(database, words, recipient, {
    kind,
    values,
    dedupe: `${kind}:${session.id}:${session.revision}:${side}`,
    sessionId: session.id,
    ...(at ? { at, minutes: Math.round((session.starts_at.getTime() - Date.now()) / 60_000) } : {}),
    calendar: calendarFile(
      {
        uid: sessionUid({ id: session.id, calendarId: session.calendar_id }),
        revision: session.revision + (isOff ? 1 : 0),
        startsAt: session.starts_at.toISOString(),
        endsAt: session.ends_at.toISOString(),
        title: text('words.calendarTitle', { other: values.other }),
        details: values.when,
        location: session.join_link ?? undefined,
        status: isOff ? 'CANCELLED' : session.state === 'requested' ? 'TENTATIVE' : 'CONFIRMED',
      },
      new Date(),
    ),
  });
}

/** Whom a mail to one side goes to, and the session in their language and by their clock. */
function letterFor(words: Words, session: SessionRow, side: Side) {
  const forTalent = side === 'talent';
  const zones = [session.talent_zone, session.mentor_zone].map((zone) => currentZone(zone));
  const [zone = 'UTC', theirs = 'UTC'] = forTalent ? zones : zones.toReversed();
  const other = forTalent ? fullName(session.mentor_first, session.mentor_last) : fullName(session.talent_first, session.talent_last);
  const recipient = forTalent
    ? { id: session.talent_id, email: session.talent_email, first_name: session.talent_first, language: session.talent_language }
    : { id: session.mentor_id, email: session.mentor_email, first_name: session.mentor_first, language: session.mentor_language };
  const { locale, text } = words.mailWords(words.languageFor(recipient));
  const dayOf = (at: Date, timeZone = zone) => dateFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(at);
  const clockOf = (at: Date, timeZone: string) => dateFormat(locale, { timeZone, ...clock }).format(at);
  const whenIn = (timeZone: string, from: Date, to: Date) =>
    text('words.when', { from: listOf([dayOf(from, timeZone), clockOf(from, timeZone)], locale), to: clockOf(to, timeZone), zone: nameZone(timeZone, from.toISOString(), locale) });
  /** By the reader's own clock, then by the other's where that is another one. */
  const whenIs = (from: Date, to: Date) => whenIn(zone, from, to) + (theirs === zone ? '' : `\n${text('words.whenOther', { other, when: whenIn(theirs, from, to) })}`);
  const whatIsPaid = () => {
    const { refund_amount: amount, refund_currency: currency, credit, pack_expires_at: until } = session;
    if (amount !== null && currency) return text('words.refundDue', { amount: formatPrice(amount, currency, locale) });
    if (credit !== null || !until || until.getTime() <= Date.now()) return '';
    return session.may_meet ? text('words.creditBack', { day: dayOf(until) }) : text('words.creditKept');
  };
  return { recipient, text, whenIs, values: { other, day: dayOf(session.starts_at), when: whenIs(session.starts_at, session.ends_at), plan: text(`words.${session.plan}`), reason: session.reason, note: session.note ?? '', paid: forTalent ? whatIsPaid() : '' } };
}

/** The session after a change. */
export async function reread(database: Database, id: string): Promise<SessionRow> {
  const row = await findSession(database, id);
  if (!row) throw new Error(`The session ${id} has gone while it was being changed.`);
  return row;
}
