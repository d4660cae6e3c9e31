import { randomUUID } from 'node:crypto';
import type { Words } from '../core/words.ts';
import type { Database } from '../database/database.ts';

/** The mails the server writes; each has its texts in content/messages/mails.json. */
export type MailKind =
  | 'verifyEmail'
  | 'addressTaken'
  | 'resetPassword'
  | 'passwordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'appReplaced'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  | 'codesGuessed'
  | 'accountSuspended'
  | 'suspensionLifted'
  | 'suspensionLiftedShown'
  | 'suspensionLiftedHidden'
  | 'accountClosed'
  | 'permissionsChanged'
  | 'urgentReport'
  | 'reportDismissed'
  | 'reportActed'
  | 'warned'
  | 'warningTakenBack'
  | 'portraitShown'
  | 'portraitRefused'
  | 'sharingEnded'
  | 'sharingAllowed'
  | 'sharingStaysEnded'
  | 'messageRead'
  | 'guardianAsked'
  | 'guardianAgreed'
  | 'guardianEnded'
  | 'guardianRefused'
  | 'guardianReminder'
  | 'guardianReplaced'
  | 'guardianPassedOver'
  | 'guardianSession'
  | 'guardianApplication'
  | 'guardianApplicationEnded'
  | 'guardianNotNeeded'
  | 'guardianOfAge'
  | 'birthMonthCorrected'
  | 'messageReleased'
  | 'messageWithheld'
  | 'messagesWithheld'
  | 'thirdPartyLinked'
  | 'formMessage'
  | 'formReceived'
  | 'formReply'
  | 'sessionRequested'
  | 'sessionBooked'
  | 'sessionAccepted'
  | 'sessionAcceptedByYou'
  | 'sessionDeclined'
  | 'sessionDeclinedByYou'
  | 'sessionCancelled'
  | 'sessionLapsed'
  | 'planEnding'
  | 'planRefunded'
  | 'planEnded'
  | 'sessionMoved'
  | 'timeProposed'
  | 'proposalAccepted'
  | 'proposalDeclined'
  | 'proposalWithdrawn'
  | 'sessionReminder'
  | 'messageFromTalent'
  | 'messageFromMentor'
  | 'messageFromApplicant'
  | 'messageFromPartner'
  | 'reviewHidden'
  | 'reviewHiddenAgain'
  | 'reviewStaysHidden'
  | 'reviewShown'
  | 'postTakenDown'
  | 'postReported'
  | 'postStaysDeclined'
  | 'mentorSubmitted'
  | 'mentorVerified'
  | 'mentorChangesRequested'
  | 'mentorDeclined'
  | 'mentorChangesAccepted'
  | 'mentorChangesRefused'
  | 'postSubmitted'
  | 'postPublished'
  | 'postDeclined'
  | 'applicationReceived'
  | 'applicationForOperator'
  | 'applicationInvited'
  | 'applicationDeclined'
  | 'applicationEnded'
  | 'applicantGone';

/** Whom a mail is for. */
export type Recipient = { id: string; email: string; first_name: string; language: string | null };

/** Who has no account here. */
export type Stranger = Omit<Recipient, 'id'> & { id: null };

type Letter = {
  kind: MailKind;
  values?: Record<string, string>;
  /** A second mail with the same one is not queued. */
  dedupe?: string;
  /** After so many minutes it is not worth sending any more. */
  minutes?: number;
  /** Not before then. */
  at?: Date;
  /** An .ics file that goes with it. */
  calendar?: string;
  /** The session it tells of: with it, it goes. */
  sessionId?: string;
  /** The message it tells of, likewise. */
  messageId?: string;
};

/** Somebody waits for these, and has asked for them: they go first, and also where mail was refused before. */
const codes: ReadonlySet<MailKind> = new Set(['verifyEmail', 'resetPassword']);

/** Whether the subject of such a mail is its reader's alone: it holds a code. */
export function isSubjectPrivate(kind: string): boolean {
  return codes.has(kind as MailKind); // any other word is none of them
}

/** What tells of a report, a warning or somebody under 18: that somebody gets it says what only those who decide it may know. */
const discreet: ReadonlySet<MailKind> = new Set([
  'reportDismissed', 'reportActed', 'urgentReport', 'messageRead', 'warned', 'warningTakenBack', 'accountSuspended', 'suspensionLifted', 'suspensionLiftedShown', 'suspensionLiftedHidden', 'accountClosed',
  'sharingEnded', 'sharingAllowed', 'sharingStaysEnded', 'reviewHidden', 'reviewHiddenAgain', 'reviewStaysHidden', 'reviewShown', 'messageReleased', 'messageWithheld', 'messagesWithheld', 'birthMonthCorrected', 'applicationReceived', 'applicantGone', 'messageFromApplicant',
]);

/** SQL of a row of the outbox: whether nobody but its reader learns to whom such a mail goes, and what it is about; not whoever looks after mails that were given up, either. */
export const isDiscreet = `(kind like 'guardian%' or kind in (${[...discreet].map((kind) => `'${kind}'`).join(', ')}))`;

const unreachable = 'case when not $13::boolean and exists (select 1 from unreachable_addresses where address = lower($3)) then';

/** Queues a mail in the same transaction as what it tells of. */
export async function queueMail(database: Pick<Database, 'query'>, words: Words, to: Recipient | Stranger, { kind, values = {}, dedupe, minutes, at, calendar, sessionId, messageId }: Letter): Promise<void> {
  const { locale, subject, body } = words.mail(kind, { firstName: callable(to.first_name), ...values }, words.languageFor(to));
  await database.query(
    `insert into outbox (id, dedupe, recipient, subject, body, user_id, kind, locale, expires_at, run_at, calendar, session_id, message_id, urgent, failed_at, last_error)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(mins => $9), coalesce($10, now()), $11, $12, $14, $13::boolean,
       ${unreachable} now() end, ${unreachable} 'not sent: the address is unreachable' end)
     on conflict (dedupe) do nothing`,
    [randomUUID(), dedupe ?? `${kind}:${randomUUID()}`, to.email, subject, body.replaceAll(/\n{3,}/g, '\n\n'), to.id, kind, locale, minutes ?? null, at?.toISOString() ?? null, calendar ?? null, sessionId ?? null, codes.has(kind), messageId ?? null],
  );
}

/** A name that may stand in a mail: whoever signs up somebody else's address must not get an advertisement mailed to it. */
function callable(name: string): string {
  return /[/:@]|www|\.\S/i.test(name) ? '' : name;
}

export type QueuedMail = { recipient: string; subject: string; body: string; created_at: Date };

/** The newest mails, for whoever develops. */
export async function newestMails(database: Database, most: number): Promise<QueuedMail[]> {
  return database.query<QueuedMail>('select recipient, subject, body, created_at from outbox order by created_at desc, id limit $1', [most]);
}
