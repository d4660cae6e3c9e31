import { permissions, type Call, type CallName } from '@bridge/model';
import { booking, letPass, startIn, verifiedMentor, verifyEmail } from './mentors.ts';
import type { TestServer } from './server.ts';

const post = { kind: 'project' as const, title: 'Sort letters', organisation: 'Demo', category: 'technology', location: 'Remote', terms: '6 weeks', description: 'By size.', industries: ['technology'], skills: ['programming'] };

/** What every call has something to work with: a talent, a mentor and a partner with all there is between them. */
export type Everyone = Awaited<ReturnType<typeof everyone>>;

export async function everyone(server: TestServer) {
  const talent = await server.answered();
  await verifyEmail(server, talent);
  await server.call('saveDraft', { params: talent.params, token: talent.token, body: { answers: { status: { options: ['student'] } } } });
  const earlier = (await server.generateAndSave(talent))?.id ?? '';
  await server.call('updateProfile', { params: talent.params, token: talent.token, body: { user: { currentJobTitle: 'a nurse' } } });
  const current = (await server.generateAndSave(talent))?.id ?? '';
  await server.call('shareBlueprint', { params: talent.params, token: talent.token, body: { showsRoadmap: true } });
  const mentor = await verifiedMentor(server);
  const partner = await server.person('PARTNER');
  await verifyEmail(server, partner);

  const book = async (startsAt: string) => (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startsAt) }).then(done)).data.id;
  const over = await book(startIn(48));
  await letPass(server, over);
  await server.database.query(`update sessions set state = 'completed' where id = $1`, [over]);
  const review = (await server.call('writeReview', { params: { sessionId: over }, token: talent.token, body: { rating: 5, type: 'positive', text: 'Clear and kind.' } }).then(done)).data.id;
  const coming = await book(startIn(72));
  await server.call('writeMessage', { params: { sessionId: coming }, token: talent.token, body: { text: 'Hello', idempotencyKey: over } });

  const at = { params: { userId: partner.id }, token: partner.token };
  const posted = (await server.call('writePost', { ...at, body: { ...post, submit: true } }).then(done)).data.id;
  await server.database.query(`update posts set state = 'published', published_at = now() where id = $1`, [posted]);
  const application = (await server.call('applyFor', { params: talent.params, token: talent.token, body: { opportunity: `post.${posted}`, answers: { why: { text: 'I like letters.' } } } }).then(done)).data.id;
  await server.call('writeApplicationMessage', { params: { applicationId: application }, token: talent.token, body: { text: 'Hello', idempotencyKey: application } });

  const staff = await server.person();
  await verifyEmail(server, staff);
  await server.database.query(`insert into staff_grants (user_id, permission, granted_by) select $1, permission, 'a test' from unnest($2::text[]) as permission`, [staff.id, permissions]);
  await server.database.query('update sign_in_sessions set with_second_factor = true where user_id = $1', [staff.id]);
  await server.call('reportReview', { params: { reviewId: review }, token: mentor.token, body: { reason: 'Not about the session' } }).then(done);

  await server.database.query(`insert into content_releases (id, sources, made_by) values ('of everyone', '{}', 'a test') on conflict do nothing`);
  const [begun] = await server.database.query<{ id: string }>(`insert into content_changes (name, base, begun_by, edited_by) values ('A change', 'of everyone', 'a test', 'a test') returning id::text`);
  const change = begun?.id ?? '';

  /** What is decided about this person takes nothing from the others. */
  const spare = await server.person();

  const byRole = { TALENT: talent, MENTOR: mentor, PARTNER: partner };
  /** Who may make the call: a refusal for the role would hide what becomes of the input. */
  const callerOf = ({ access }: Call) => {
    if (typeof access === 'string') return talent;
    return 'staff' in access ? staff : byRole['self' in access ? access.self : access.role];
  };
  /** Ids that are there, for the places of a path. */
  const paramsOf = (name: CallName, called: Call): Record<string, string> => ({
    userId: callerOf(called).id,
    id: talent.id,
    identifier: talent.email,
    mentorId: mentor.id,
    sessionId: name === 'writeReview' ? over : coming,
    reviewId: review,
    versionId: earlier,
    opportunityId: `post.${posted}`,
    applicationId: application,
    postId: posted,
    formId: 'contact',
    key: `${coming}.x`,
    kind: 'report',
    caseId: review,
    personId: spare.id,
    blockId: '00000000-0000-4000-8000-000000000000',
    changeId: change,
  });
  /** Puts back what calls have taken away or ended. */
  const mend = async () => {
    await server.database.query(`update sessions set state = 'requested', note = null, cancelled_by = null where id = '${coming}'; update reviews set answer = null, answered_at = null, hidden_at = null where id = '${review}'; update review_reports set decided_at = null where review_id = '${review}';
      update posts set state = 'published' where id = '${posted}'; update applications set state = 'received' where id = '${application}';
      update blueprints set current = false where id <> '${current}' and user_id = '${talent.id}'; update blueprints set deleted_at = null, current = true where id = '${current}'; update blueprint_shares set is_shared = true, taken_down_at = null, appeal = null, appealed_at = null where user_id = '${talent.id}'`);
  };
  return { talent, mentor, partner, staff, current, earlier, post: posted, application, coming, over, callerOf, paramsOf, mend };
}

/** What a call answered, where it was not refused. */
function done<Body>({ status, body, text }: { status: number; body: Body; text: string }): Body {
  if (status !== 200) throw new Error(`What tests begin with was refused: ${text}`);
  return body;
}
