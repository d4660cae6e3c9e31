import type { contract, DataExport, Named, Plan, Statement } from '@bridge/model';
import { presentSecondFactor, presentUser } from '../accounts/face.ts';
import { blocksBy, knownApart } from '../blocks/face.ts';
import type { Caller } from '../core/caller.ts';
import { presentBlueprint, type StoredBlueprint } from '../blueprints/face.ts';
import { asKnown, presentSession, selectSessions, type SessionRow } from '../bookings/face.ts';
import type { Handler } from '../core/call-handler.ts';
import { eachInTurns } from '../core/in-turns.ts';
import { spend } from '../core/rate-limit.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { readDraftOf } from '../drafts/face.ts';
import { presentApplication, presentPost, selectApplications, selectPosts, type ApplicationRow, type PostRow } from '../opportunities/face.ts';
import { dataAddress, portraitsOf } from '../pictures/face.ts';
import { findMentor, presentOwn } from '../mentors/face.ts';
import type { Thread } from '../threads/face.ts';

export const exportData: Handler<typeof contract.exportData> = async ({ caller }, services) => {
  const { database, rates } = services;
  await spend(database, [{ parts: ['export', caller.user.id], rate: rates.exportByUser }]);
  return { success: true, data: await database.transaction((transaction) => gather(transaction, caller, services)) };
};

/** One query after the other: inside a transaction there is one connection. */
async function gather(database: Database, { user, lifetime }: Caller, services: Services): Promise<DataExport> {
  const mine = <Row>(text: string) => database.query<Row>(text, [user.id]);
  const [accepted] = await mine<{ accepted_terms: string | null; accepted_privacy: string | null; last_seen_at: Date | null }>('select accepted_terms, accepted_privacy, last_seen_at from users where id = $1');
  const draft = await readDraftOf(database, user.id);
  const milestones = await mine<{ milestone_id: string; completed_at: Date }>(
    'select milestone_id, completed_at from milestone_progress where user_id = $1 order by completed_at, milestone_id',
  );
  const ticked = milestones.map(({ milestone_id }) => milestone_id);
  const blueprints = await mine<Omit<StoredBlueprint, 'ticked'> & { current: boolean; deleted_at: Date | null }>(
    'select id, source, structured, edited, revision, tick_revision, created_at, current, deleted_at from blueprints where user_id = $1 order by created_at, id',
  );
  const sessions = await mine<{ created_at: Date; expires_at: Date; last_used_at: Date; browser: string | null; system: string | null }>('select created_at, expires_at, last_used_at, browser, system from sign_in_sessions where user_id = $1 order by created_at');
  const identities = await mine<{ provider: string; subject: string; email: string; linked_at: Date }>(
    'select provider, subject, email, linked_at from third_party_identities where user_id = $1 order by linked_at',
  );
  const mails = await mine<{ kind: string; recipient: string; created_at: Date; sent_at: Date | null }>(
    'select kind, recipient, created_at, sent_at from outbox where user_id = $1 order by created_at, id',
  );
  const days = await mine<{ day: string; used: number }>('select day, used from generations_by_day where user_id = $1 order by day');
  const asked = await mine<{ day: string; used: number }>('select day, used from coach_questions_by_day where user_id = $1 order by day');

  const mentor = await findMentor(database, user.id);
  const meetings = await mine<SessionRow>(`${selectSessions} where sessions.talent_id = $1 or sessions.mentor_id = $1 order by sessions.starts_at, sessions.id`);
  const apart = await knownApart(database, user.id);
  const packs = await mine<{ plan: Plan; sessions: number; bought_at: Date; expires_at: Date }>(
    'select plan, sessions, bought_at, expires_at from session_packs where talent_id = $1 or mentor_id = $1 order by bought_at, id',
  );
  const refunds = await mine<{ plan: Plan; amount: number; currency: string; cause: string; due_at: Date; refunded_at: Date | null }>(
    'select plan, amount, currency, cause, due_at, refunded_at from refunds where talent_id = $1 order by due_at, id',
  );
  const reports = await mine<{ review_id: string; kind: string; reason: string; said: Statement[]; created_at: Date }>('select review_id, kind, reason, said, created_at from review_reports where reporter_id = $1 order by created_at');
  const messages = await mine<{ about: Thread['about']; about_id: string | null; text: string; created_at: Date }>(
    'select about, coalesce(session_id, application_id) as about_id, text, created_at from thread_messages where author_id = $1 order by created_at, position',
  );
  const writtenAbout = (about: Thread['about']) => messages.filter((row) => row.about === about).map((row) => ({ id: row.about_id, text: row.text, writtenAt: row.created_at.toISOString() }));
  const applications = await mine<ApplicationRow>(`${selectApplications} where applications.talent_id = $1 order by applications.created_at, applications.id`);
  const saved = await mine<{ target: string; saved_at: Date }>('select target, saved_at from saved_opportunities where user_id = $1 order by saved_at, target');
  const posts = await mine<PostRow>(`${selectPosts} where posts.partner_id = $1 order by posts.created_at, posts.id`);

  const told = await mine<{ about: Named; kind: string; text: string; said: Statement[]; created_at: Date; decision: string | null }>('select about, kind, text, said, created_at, decision from reports where $1 in (reporter_id, former_reporter_id) order by created_at');
  const blocks = await blocksBy(database, user.id);
  const [suspension] = await mine<{ reason: string; suspended_at: Date; ends_at: Date }>('select reason, suspended_at, ends_at from suspensions where user_id = $1');

  const [down] = await mine<{ taken_down_note: string | null; taken_down_at: Date; appeal: string | null }>('select taken_down_note, taken_down_at, appeal from blueprint_shares where user_id = $1 and taken_down_at is not null');

  const portraits = await portraitsOf(database, user.id);
  const held = await mine<{ text: string; created_at: Date; state: string; note: string | null }>("select text, created_at, state, note from held_messages where author_id = $1 and state <> 'released' order by created_at");
  const guardians = await mine<{ address: string; asked_at: Date; text_version: string | null; agreed_at: Date | null; ends_at: Date | null; ended_at: Date | null }>('select address, asked_at, text_version, agreed_at, ends_at, ended_at from guardian_consents where user_id = $1 order by asked_at');
  const [check] = await mine<{ note: string; checked_at: Date }>('select note, checked_at from young_people_checks where user_id = $1');

  return {
    exportedAt: new Date().toISOString(),
    account: { ...presentUser(user, lifetime), acceptedTerms: accepted?.accepted_terms ?? null, acceptedPrivacy: accepted?.accepted_privacy ?? null, birthMonth: user.birth_month, emailVerifiedAt: user.email_verified_at?.toISOString() ?? null, lastSeenAt: accepted?.last_seen_at?.toISOString() ?? null },
    survey: user.profile,
    surveyDraft: draft.updatedAt === null ? null : draft,
    blueprints: await eachInTurns(blueprints, (row) => ({
      createdAt: row.created_at.toISOString(),
      deletedAt: row.deleted_at?.toISOString() ?? null,
      current: row.current,
      source: row.source,
      blueprint: presentBlueprint({ ...row, ticked }),
    })),
    completedMilestones: milestones.map((row) => ({ id: row.milestone_id, completedAt: row.completed_at.toISOString() })),
    signIns: sessions.map((row) => ({ beganAt: row.created_at.toISOString(), endsAt: row.expires_at.toISOString(), lastUsedAt: row.last_used_at.toISOString(), browser: row.browser, system: row.system })),
    secondFactor: await presentSecondFactor(database, user.id),
    thirdPartySignIns: identities.map((row) => ({ provider: row.provider, thirdPartyUserId: row.subject, email: row.email, linkedAt: row.linked_at.toISOString() })),
    mails: mails.map((row) => ({ kind: row.kind, recipient: row.recipient, queuedAt: row.created_at.toISOString(), sentAt: row.sent_at?.toISOString() ?? null })),
    generationsByDay: days,
    coachQuestionsByDay: asked,
    mentorProfile: mentor ? presentOwn(mentor, user.email_verified_at !== null) : null,
    sessions: await eachInTurns(meetings, (row) => presentSession(asKnown(row, apart), services, user.id)),
    sessionPlans: packs.map((row) => ({ plan: row.plan, sessions: row.sessions, boughtAt: row.bought_at.toISOString(), expiresAt: row.expires_at.toISOString() })),
    refunds: refunds.map((row) => ({ plan: row.plan, amount: row.amount, currency: row.currency, cause: row.cause, dueAt: row.due_at.toISOString(), refundedAt: row.refunded_at?.toISOString() ?? null })),
    sessionMessages: writtenAbout('session').map(({ id, ...message }) => ({ sessionId: id, ...message })),
    applicationMessages: writtenAbout('application').map(({ id, ...message }) => ({ applicationId: id, ...message })),
    applications: await eachInTurns(applications, presentApplication),
    savedOpportunities: saved.map((row) => ({ opportunity: row.target, savedAt: row.saved_at.toISOString() })),
    posts: await eachInTurns(posts, presentPost),
    reports: told.map(({ created_at, ...row }) => ({ ...row, sentAt: created_at.toISOString() })),
    portraits: portraits.map(({ state, made_at, note, large }) => ({ state, madeAt: made_at.toISOString(), note, picture: large && dataAddress(large) })),
    blocks: blocks.map(({ name, blockedAt }) => ({ name, blockedAt })),
    heldMessages: held.map((row) => ({ text: row.text, writtenAt: row.created_at.toISOString(), state: row.state, note: row.note })),
    guardians: guardians.map((row) => ({ address: row.address, askedAt: row.asked_at.toISOString(), agreedTo: row.text_version, agreedAt: row.agreed_at?.toISOString() ?? null, endsAt: row.ends_at?.toISOString() ?? null, endedAt: row.ended_at?.toISOString() ?? null })),
    checkedForYoung: check ? { since: check.checked_at.toISOString(), note: check.note } : null,
    suspension: suspension ? { reason: suspension.reason, since: suspension.suspended_at.toISOString(), until: suspension.ends_at.toISOString() } : null,
    sharingTakenDown: down ? { note: down.taken_down_note ?? '', since: down.taken_down_at.toISOString(), appeal: down.appeal } : null,
    reviewReports: reports.map((row) => ({ reviewId: row.review_id, kind: row.kind, reason: row.reason, said: row.said, reportedAt: row.created_at.toISOString() })),
  };
}
