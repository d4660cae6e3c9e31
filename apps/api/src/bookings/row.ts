import type { FaceName, Plan, Review, Role, Session, SessionState } from '@bridge/model';
import type { SessionRules } from '@bridge/content';
import { apart } from '../blocks/face.ts';
import { columnsOf } from '../database/columns.ts';
import { imageOf } from '../pictures/face.ts';
import { isYoung, mayTakePlace } from '../safeguarding/face.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { threadCounts } from '../threads/face.ts';
import { zoneOfMentor, zoneOfTalent } from './zones.ts';

/** A session with the two people it brings together and its review. */
export type SessionRow = {
  id: string;
  talent_id: string;
  mentor_id: string;
  state: SessionState;
  starts_at: Date;
  ends_at: Date;
  proposed_starts_at: Date | null;
  talent_time_zone: string;
  mentor_time_zone: string;
  /** Where the two live now. */
  talent_zone: string;
  mentor_zone: string;
  plan: Plan;
  price: number | null;
  currency: Session['currency'];
  reason: string;
  note: string | null;
  cancelled_by: 'talent' | 'mentor' | null;
  join_link: string | null;
  last_link: string | null;
  revision: number;
  calendar_id: string | null;
  created_at: Date;
  talent_first: string;
  talent_last: string;
  talent_email: string;
  talent_language: string | null;
  talent_image: string | null;
  mentor_first: string;
  mentor_last: string;
  mentor_email: string;
  mentor_language: string | null;
  mentor_image: string | null;
  mentor_face: FaceName | '' | null;
  specialty: string;
  review_id: string | null;
  rating: number | null;
  review_type: Review['type'] | null;
  review_text: string | null;
  reviewed_at: Date | null;
  edited_at: Date | null;
  review_answer: string | null;
  review_answered_at: Date | null;
  hidden_note: string | null;
  appeal: string | null;
  answered_at: Date | null;
  talent_read_to: number;
  mentor_read_to: number;
  written: number;
  talent_unread: number;
  mentor_unread: number;
  pack_id: string | null;
  credit: number | null;
  pack_sessions: number | null;
  pack_expires_at: Date | null;
  refund_amount: number | null;
  refund_currency: Session['currency'] | null;
  refunded_at: Date | null;
  /** Whether the two may meet, as things are now. */
  may_meet: boolean;
  /** The talent is under 18. */
  young: boolean;
  /** What time it is, by the clock that all processes share. */
  now: Date;
};

const reviewColumns = `reviews.id as review_id, reviews.rating, reviews.type as review_type, reviews.text as review_text,
  reviews.created_at as reviewed_at, reviews.edited_at, reviews.answer as review_answer, reviews.answered_at as review_answered_at,
  case when reviews.hidden_at is not null then coalesce(reviews.hidden_note, '') end as hidden_note, reviews.appeal`;
/** Whoever is kept apart from somebody does not see what they look like. */
const areApart = apart('sessions.talent_id', 'sessions.mentor_id');
const people = `talent.first_name as talent_first, talent.last_name as talent_last, talent.email as talent_email, talent.language as talent_language, case when not ${areApart} then ${imageOf('talent')} end as talent_image,
  mentor.first_name as mentor_first, mentor.last_name as mentor_last, mentor.email as mentor_email, mentor.language as mentor_language, case when not ${areApart} then ${imageOf('mentor')} end as mentor_image, mentors.profile ->> 'face' as mentor_face,
  mentors.specialty,
  ${zoneOfTalent} as talent_zone, ${zoneOfMentor} as mentor_zone`;

/** What was written last about each session, and how much of it either side has not read. */
export const sessionThread = threadCounts('session_id', 'sessions.id', {
  talent_unread: { after: 'sessions.talent_read_to', by: 'author_id = sessions.mentor_id' },
  mentor_unread: { after: 'sessions.mentor_read_to', by: 'author_id = sessions.talent_id' },
});

/** Most mentors meet everybody at one address. */
const lastLink = `case when sessions.state = 'accepted' and sessions.join_link is null then (
    select others.join_link from sessions as others where others.mentor_id = sessions.mentor_id and others.join_link is not null
    order by others.talent_id = sessions.talent_id desc, others.starts_at desc limit 1
  ) end as last_link`;

const own = columnsOf('sessions', 'id talent_id mentor_id state starts_at ends_at proposed_starts_at talent_time_zone mentor_time_zone plan price currency reason note cancelled_by join_link revision calendar_id created_at answered_at talent_read_to mentor_read_to pack_id credit');

/** Sessions as `SessionRow`, to be followed by a condition on `sessions`. */
export const selectSessions = `select ${own}, now() as now, ${mayTakePlace('sessions.talent_id', 'sessions.mentor_id')} as may_meet, exists (select 1 from users where users.id = sessions.talent_id and ${isYoung}) as young, ${lastLink}, ${people}, ${reviewColumns}, thread.written, thread.talent_unread, thread.mentor_unread, session_packs.sessions as pack_sessions, session_packs.expires_at as pack_expires_at,
  refunds.amount as refund_amount, refunds.currency as refund_currency, refunds.refunded_at from sessions
  join users as talent on talent.id = sessions.talent_id join users as mentor on mentor.id = sessions.mentor_id
  join mentors on mentors.user_id = sessions.mentor_id left join reviews on reviews.session_id = sessions.id left join session_packs on session_packs.id = sessions.pack_id left join refunds on refunds.session_id = sessions.id
  ${sessionThread}`;

export async function findSession(database: Pick<Database, 'query'>, id: string): Promise<SessionRow | undefined> {
  const [row] = await database.query<SessionRow>(`${selectSessions} where sessions.id = $1`, [id]);
  return row;
}

/** The session as the caller sees it. */
export function presentSession(row: SessionRow, { content, meetsTheYoung }: Pick<Services, 'content' | 'meetsTheYoung'>, callerId: string): Session {
  const rules = content.document('mentors/sessions');
  return {
    id: row.id,
    state: stateNow(row),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    minutes: Math.round((row.ends_at.getTime() - row.starts_at.getTime()) / 60_000),
    mentorTimeZone: row.mentor_zone,
    talentTimeZone: row.talent_zone,
    plan: row.plan,
    price: row.price,
    currency: row.currency,
    revision: row.revision,
    ...(row.calendar_id !== null && { calendarId: row.calendar_id }),
    credit: row.credit !== null && row.pack_sessions !== null ? { place: row.credit, of: row.pack_sessions } : null,
    refund: row.talent_id === callerId && row.refund_amount !== null && row.refund_currency ? { amount: row.refund_amount, currency: row.refund_currency, refundedAt: row.refunded_at?.toISOString() ?? null } : null,
    reason: row.reason,
    note: row.note,
    cancelledBy: row.cancelled_by,
    joinLink: linkOf(row, meetsTheYoung),
    ...(row.mentor_id === callerId && row.last_link !== null && mayMeetNow(row, meetsTheYoung) && { lastLink: row.last_link }),
    mentor: { userId: row.mentor_id, firstName: row.mentor_first, lastName: row.mentor_last, ...(row.mentor_image !== null && { profileImageUrl: row.mentor_image }), ...(row.mentor_face && { face: row.mentor_face }), specialty: row.specialty },
    talent: { userId: row.talent_id, firstName: row.talent_first, lastName: row.talent_last, ...(row.talent_image !== null && { profileImageUrl: row.talent_image }) },
    createdAt: row.created_at.toISOString(),
    proposal: proposalOf(row),
    changeableUntil: changeableUntil(row, rules).toISOString(),
    review: presentReviewOf(row, callerId),
    unread: row.talent_id === callerId ? row.talent_unread : row.mentor_unread,
    canWrite: canWrite(row, rules),
  };
}

/** The two can write to each other where the plan has messages, unless the session never came about; a thread that was begun stays open. */
export function canWrite({ plan, state, answered_at, written }: Pick<SessionRow, 'plan' | 'state' | 'answered_at' | 'written'>, { plans }: SessionRules): boolean {
  const neverCameAbout = state === 'declined' || (state === 'cancelled' && answered_at === null);
  return written > 0 || (plans[plan].messages && !neverCameAbout);
}

/** As things are between the two, and as the product is ready for those under 18. */
function mayMeetNow({ may_meet, young }: SessionRow, meetsTheYoung: boolean): boolean {
  return may_meet && (meetsTheYoung || !young);
}

/** Where they meet: of a session that is to come or has taken place, and between two who may meet. */
function linkOf(row: SessionRow, meetsTheYoung: boolean): string | null {
  return mayMeetNow(row, meetsTheYoung) && ['requested', 'accepted', 'completed'].includes(stateNow(row)) ? row.join_link : null;
}

/** How it stands by the clock: what is stored follows with the next sweep. */
function stateNow({ state, starts_at, ends_at, now }: SessionRow): SessionState {
  if (state === 'accepted' && ends_at <= now) return 'completed';
  return state === 'requested' && starts_at <= now ? 'lapsed' : state;
}

/** The other time that waits for the talent's answer, as long as there is something to move. */
function proposalOf(row: SessionRow): Session['proposal'] {
  const { proposed_starts_at: start, starts_at, ends_at, now } = row;
  const state = stateNow(row);
  if (!start || (state !== 'requested' && state !== 'accepted') || starts_at <= now || start <= now) return null;
  return { startsAt: start.toISOString(), endsAt: new Date(start.getTime() + ends_at.getTime() - starts_at.getTime()).toISOString() };
}

export function changeableUntil({ starts_at }: Pick<SessionRow, 'starts_at'>, { noticeHours }: SessionRules): Date {
  return new Date(starts_at.getTime() - noticeHours * 3_600_000);
}

/** The review of a session; null where there is none. */
export function presentReviewOf(row: ReviewParts, callerId: string): Review | null {
  if (row.review_id === null || row.rating === null || row.review_type === null || row.review_text === null || row.reviewed_at === null) return null;
  if (row.hidden_note !== null && row.talent_id !== callerId) return null;
  return {
    id: row.review_id,
    sessionId: row.id,
    rating: row.rating,
    type: row.review_type,
    text: row.review_text,
    user: shortName(row.talent_first, row.talent_last),
    mine: row.talent_id === callerId,
    createdAt: row.reviewed_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    answer: row.review_answer !== null && row.review_answered_at ? { text: row.review_answer, answeredAt: row.review_answered_at.toISOString() } : null,
    ...(row.hidden_note !== null && { hidden: { note: row.hidden_note, appeal: row.appeal } }),
  };
}
type ReviewParts = Pick<
  SessionRow,
  'id' | 'talent_id' | 'talent_first' | 'talent_last' | 'review_id' | 'rating' | 'review_type' | 'review_text' | 'reviewed_at' | 'edited_at' | 'review_answer' | 'review_answered_at' | 'hidden_note' | 'appeal'
>;
/** What `presentReviewOf` takes, from `reviews` joined with its talent. */
export const selectReviews = `select reviews.session_id as id, reviews.talent_id, talent.first_name as talent_first, talent.last_name as talent_last, ${reviewColumns}
  from reviews join users as talent on talent.id = reviews.talent_id`;
export type ReviewRow = ReviewParts;

/** The row for somebody who is kept apart from one of the two: who has no new name for them. `apart`: whom they are kept apart from, by the names they knew. */
export function asKnown<Row extends { talent_id: string; mentor_id?: string }>(row: Row, apart: ReadonlyMap<string, string>): Row {
  const [talent, mentor] = [apart.get(row.talent_id), apart.get(row.mentor_id ?? '')];
  return { ...row, ...(talent !== undefined && { talent_first: talent, talent_last: '' }), ...(mentor !== undefined && { mentor_first: mentor, mentor_last: '' }) };
}

function shortName(first: string, last: string): string {
  const initial = [...last][0];
  return initial ? `${first} ${initial}.` : first;
}

/** Which side of the session somebody is on. */
export function sideOf(row: Pick<SessionRow, 'talent_id' | 'mentor_id'>, userId: string): 'talent' | 'mentor' | undefined {
  if (row.talent_id === userId) return 'talent';
  return row.mentor_id === userId ? 'mentor' : undefined;
}

export function ownColumn(role: Role): 'talent_id' | 'mentor_id' {
  return role === 'MENTOR' ? 'mentor_id' : 'talent_id';
}
