import type { SessionRules } from '@bridge/content';
import { currentZone, dateFormat, formatPrice, type Plan } from '@bridge/model';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { fullName } from '../mail/full-name.ts';
import { queueMail, type MailKind } from '../mail/outbox.ts';
import { lapse } from './packs.ts';
import { refundRest, type Refund } from './refunds.ts';
import { zoneOfTalent } from './zones.ts';

type Tools = Pick<Services, 'words'>;
type Reads = Pick<Database, 'query'>;

/** Plans of which something is left and whose last day is near: their talents are told, each plan once. */
export async function tellOfEnding({ database, words }: Pick<Services, 'database' | 'words'>, { expiryNoticeDays }: SessionRules): Promise<void> {
  while (
    await database.transaction(async (transaction) => {
      const [pack] = await transaction.query<PackRow>(
        `with ending as (update session_packs set told_at = now() where id = (
             select session_packs.id from session_packs join mentors on mentors.user_id = session_packs.mentor_id and mentors.state = 'verified'
             where told_at is null and expires_at > now() and expires_at <= now() + make_interval(days => $1) and ${leftOf} > 0 and ${isOpen}
             order by expires_at limit 1 for update of session_packs skip locked
           ) returning id, talent_id, mentor_id, plan, sessions, expires_at)
         select ending.plan, ending.expires_at, ${leftOf.replaceAll('session_packs', 'ending')} as left, ${people} from ending ${joinPeople.replaceAll('session_packs', 'ending')}`,
        [expiryNoticeDays],
      );
      if (pack) await tell(transaction, { words }, pack, 'planEnding', {});
      return pack !== undefined;
    })
  );
}

/** Verified once and declined since: nobody can be booked there, so what is left of their plans goes back. */
export async function refundOfDeclined({ database, words }: Pick<Services, 'database' | 'words'>): Promise<void> {
  while (
    await database.transaction(async (transaction) => {
      const [held] = await transaction.query<{ id: string }>(
        `select session_packs.id from session_packs join mentors on mentors.user_id = session_packs.mentor_id and mentors.state = 'declined'
         where expires_at > now() and price > 0 and ${leftOf} > 0 and ${isOpen}
           and not exists (select 1 from sessions where pack_id = session_packs.id and state in ('requested', 'accepted')) limit 1 for update of session_packs skip locked`,
      );
      const refund = held && (await refundRest(transaction, held.id, 'are-kept'));
      if (refund) await tellOfRefund(transaction, { words }, refund);
      return refund !== undefined;
    })
  );
}

/** A mentor goes, and all their sessions with them: what was paid for sessions that were not held goes back. */
export async function refundOfLeaving(transaction: Reads, tools: Tools, mentorId: string): Promise<void> {
  const packs = await transaction.query<{ id: string }>(`select id from session_packs where mentor_id = $1 and price > 0 and expires_at > now() and ${isOpen} order by id for update`, [mentorId]);
  for (const { id } of packs) {
    const refund = await refundRest(transaction, id, 'go-too');
    if (refund) await tellOfRefund(transaction, tools, refund);
  }
}

/** Two people are kept apart: no more sessions of a plan between them take place, and what was paid for the rest goes back. */
export async function endPlansBetween(transaction: Database, tools: Pick<Services, 'content' | 'secret' | 'words'>, one: string, other: string): Promise<void> {
  const rules = tools.content.document('mentors/sessions');
  const packs = await transaction.query<{ id: string; is_paid: boolean }>(
    `select id, price > 0 and ${isOpen} as is_paid from session_packs where (talent_id, mentor_id) in (($1::uuid, $2::uuid), ($2::uuid, $1::uuid)) and expires_at > now() order by id for update`,
    [one, other],
  );
  for (const { id, is_paid } of packs) {
    while (await lapse(transaction, tools, rules, id)); // what nobody answered has given its place back, swept or not
    const refund = is_paid ? await refundRest(transaction, id, 'are-kept', 'ended') : undefined;
    await transaction.query('update session_packs set expires_at = now() where id = $1', [id]);
    if (refund) await tellOfRefund(transaction, tools, refund, 'planEnded');
  }
}

/** How many sessions of a plan are neither booked nor held. */
const leftOf = `(session_packs.sessions - (select count(*) from sessions where pack_id = session_packs.id and credit is not null and not (state = 'requested' and starts_at <= now())))`;
const isOpen = 'not exists (select 1 from refunds where pack_id = session_packs.id)';
const people = `talent.id as talent_id, talent.email, talent.first_name, talent.language, ${zoneOfTalent} as time_zone, mentor.first_name as mentor_first, mentor.last_name as mentor_last`;
const joinPeople = 'join users as talent on talent.id = session_packs.talent_id join users as mentor on mentor.id = session_packs.mentor_id';
type Parties = { talent_id: string; email: string; first_name: string; language: string | null; time_zone: string; mentor_first: string; mentor_last: string };
type PackRow = Parties & { plan: Plan; expires_at: Date; left: number };

async function tellOfRefund(database: Reads, tools: Tools, { pack_id, amount, currency }: Refund, kind: MailKind = 'planRefunded'): Promise<void> {
  const [pack] = await database.query<PackRow>(`select plan, expires_at, 0 as left, ${people} from session_packs ${joinPeople} where session_packs.id = $1`, [pack_id]);
  if (pack) await tell(database, tools, pack, kind, { amount: { amount, currency } });
}

async function tell(database: Reads, { words }: Tools, pack: PackRow, kind: MailKind, { amount }: { amount?: Pick<Refund, 'amount' | 'currency'> }): Promise<void> {
  const recipient = { id: pack.talent_id, email: pack.email, first_name: pack.first_name, language: pack.language };
  const { locale, text } = words.mailWords(words.languageFor(recipient));
  const day = dateFormat(locale, { timeZone: currentZone(pack.time_zone), day: 'numeric', month: 'long' }).format(new Date(pack.expires_at)); // a text, where a command asked the running server
  const values = {
    other: fullName(pack.mentor_first, pack.mentor_last),
    plan: text(`words.${pack.plan}`),
    left: String(pack.left),
    day,
    paid: amount ? text('words.refundDue', { amount: formatPrice(amount.amount, amount.currency, locale) }) : '',
  };
  await queueMail(database, words, recipient, { kind, values });
}
