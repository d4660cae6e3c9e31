import { randomUUID } from 'node:crypto';
import type { CaseKind } from '@bridge/model';
import { everyone } from './everyone.ts';
import { completeProfile, verifiedMentor, verifyEmail } from './mentors.ts';
import type { Person, TestServer } from './server.ts';

/** Something that waits for somebody's decision. */
export type WaitingCase = {
  id: string;
  /** What can be decided, and needs no more than a note. */
  decision: string;
  /** Whose own case it is, or who reported it; nobody's where it is about no person. */
  own: Person[];
  /** Changes what is shown of it, as whoever it belongs to would. */
  change: () => Promise<unknown>;
};

const post = { kind: 'project' as const, title: 'Sort letters', organisation: 'Demo', category: 'technology', location: 'Remote', terms: '6 weeks', description: 'By size.', industries: ['technology'], skills: ['programming'], submit: true };

/** One of each kind that waits; a kind without one does not compile. */
export async function casesOfAllKinds(server: TestServer) {
  const at = await everyone(server);
  const { talent, mentor, partner } = at;
  const sql = (text: string, values: unknown[] = []) => server.database.query(text, values);

  const candidate = await server.person('MENTOR');
  await verifyEmail(server, candidate);
  const profile = (shortBio: string) => server.call('updateMentor', { params: { userId: candidate.id }, token: candidate.token, body: { ...completeProfile, shortBio } });
  await profile('Somebody who likes figures.');
  const changed = await verifiedMentor(server);
  const proposed = (professionalTitle: string) => server.call('updateMentor', { params: changed.params, token: changed.token, body: { professionalTitle } });
  await proposed('Head of data');
  const ofPartner = { params: { userId: partner.id }, token: partner.token };
  const posted = (await server.call('writePost', { ...ofPartner, body: { ...post, title: 'Count stamps' } })).body.data.id;

  const [application, message, held] = [randomUUID(), randomUUID(), randomUUID()];
  await sql(`insert into applications (id, talent_id, target, kind, title, organisation, form, answers) values ($1, $2, 'program.summer', 'project', 'Summer', 'Bridge AI', 'apply', '[{"question":"Why?","answer":"To learn."}]')`, [application, talent.id]);
  await server.call('sendForm', { params: { formId: 'contact' }, body: { answers: { 'first-name': { text: 'A' }, 'last-name': { text: 'B' }, email: { text: 'asks@example.com' }, message: { text: 'Hello' } } } });
  await sql('update form_messages set id = $1', [message]);
  await sql(`insert into held_messages (id, about, session_id, author_id, text, found, idempotency_key) values ($1, 'session', $2, $3, 'Call me', '{way}', $1)`, [held, at.coming, talent.id]);
  const report = (text: string) => server.call('sendReport', { token: talent.token, body: { about: 'person', id: mentor.id, kind: 'harassment', text } });
  await report('He shouts.');
  const [complaint] = await server.database.query<{ id: string }>('select id::text from reports');
  const [mail] = await server.database.query<{ id: string }>('update outbox set failed_at = now() where id = (select id from outbox where user_id = $1 limit 1) returning id::text', [talent.id]);
  await server.call('reportDeadLink', { params: { userId: talent.id, resourceId: 'doaj' }, token: talent.token });
  const [link] = await server.database.query<{ id: string }>('select md5(resource_id)::uuid::text as id from link_reports');
  const review = at.paramsOf('readCase', { access: 'anyone' } as never)['reviewId'] ?? '';

  const reader = await server.person();
  await server.call('sendReport', { token: reader.token, body: { about: 'review', id: review, kind: 'false', text: '' } });

  const sharer = await server.person();
  const takenDown = (note: string) => sql(`insert into blueprint_shares (user_id, is_shared, taken_down_at, taken_down_note, appeal, appealed_at) values ($1, false, now(), $2, 'I took it out.', now()) on conflict (user_id) do update set taken_down_note = excluded.taken_down_note`, [sharer.id, note]);
  await takenDown('It insults.');

  const sitter = await server.person();
  const sits = (points: string) => sql(`insert into portraits as own (id, user_id, state, small, medium, large) values ($1, $2, 'waiting', $3::text::bytea, $3::text::bytea, $3::text::bytea) on conflict (user_id) where state <> 'shown' do update set id = excluded.id, large = excluded.large`, [randomUUID(), sitter.id, points]);
  await sits('RIFF');

  const cases: Record<CaseKind, WaitingCase> = {
    mentor: { id: candidate.id, decision: 'verify', own: [candidate], change: () => profile('Call me at once.') },
    'mentor-change': { id: changed.id, decision: 'accept-changes', own: [changed], change: () => proposed('Cure-all seller') },
    post: { id: posted, decision: 'publish', own: [partner], change: () => server.call('changePost', { params: { userId: partner.id, postId: posted }, token: partner.token, body: { ...post, title: 'Count stamps', terms: 'Pay first' } }) },
    application: { id: application, decision: 'invite', own: [talent], change: () => sql(`update applications set answers = '[{"question":"Why?","answer":"For the money."}]' where id = $1`, [application]) },
    message: { id: message, decision: 'reply', own: [], change: () => sql(`update form_messages set answers = jsonb_set(answers, '{0,answer}', '"Somebody else"') where id = $1`, [message]) },
    report: { id: review, decision: 'hide', own: [talent, mentor, reader], change: () => sql(`update reviews set text = 'Other words' where id = $1`, [review]) },
    complaint: { id: complaint?.id ?? '', decision: 'warn', own: [mentor, talent], change: () => report('He hits.') },
    sharing: { id: sharer.id, decision: 'keep-down', own: [sharer], change: () => takenDown('It threatens.') },
    held: { id: held, decision: 'withhold', own: [talent, mentor], change: () => sql(`update held_messages set text = 'Come here' where id = $1`, [held]) },
    portrait: { id: sitter.id, decision: 'refuse', own: [sitter], change: () => sits('RIFFRAFF') },
    mail: { id: mail?.id ?? '', decision: 'again', own: [talent], change: () => sql(`update outbox set recipient = 'other@example.com' where id = $1`, [mail?.id]) },
    link: { id: link?.id ?? '', decision: 'hide', own: [], change: () => sql(`update link_reports set address = 'https://other.example/'`) },
  };
  return { at, cases };
}
