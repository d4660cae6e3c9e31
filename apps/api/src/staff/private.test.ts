import { randomUUID } from 'node:crypto';
import type { staffCalls } from '@bridge/model';
import { caseKinds } from '@bridge/model';
import { expect, test } from 'vitest';
import { everyone } from '../testing/everyone.ts';
import { verifyEmail } from '../testing/mentors.ts';
import { neededSources, publishSources } from '../testing/releases.ts';
import { startTestServer } from '../testing/server.ts';

type StaffCall = keyof typeof staffCalls;
type Given = { params?: Record<string, string>; query?: Record<string, string>; body?: Record<string, unknown> };

const post = '---\ntitle: First\ndescription: What it is about\ndate: 2026-11-20\nauthor: Editorial team\ncategory: Education\n---\n\nA text.\n';

test('nothing private is in any answer that the staff gets', async () => {
  await using server = await startTestServer();
  const at = await everyone(server);
  const { talent, mentor, partner } = at;
  const spare = await server.person();
  await verifyEmail(server, spare);
  const planted: string[] = [];
  const mark = (where: string) => {
    const marker = `marker-${where}`;
    planted.push(marker);
    return marker;
  };
  const ok = ({ status, text }: { status: number; text: string }) => expect([status, status === 200 ? '' : text]).toEqual([200, '']);

  ok(await server.call('saveDraft', { params: talent.params, token: talent.token, body: { envision: mark('draft'), answers: { status: { options: [], other: mark('draft-answer') } } } }));
  ok(await server.call('updateProfile', { params: talent.params, token: talent.token, body: { user: { currentJobTitle: mark('answer') } } }));
  ok(await server.call('changeRoadmap', { params: talent.params, token: talent.token, body: { change: 'add', year: 'year1', text: mark('milestone') } }));
  for (const [who, person] of [['talent', talent], ['mentor', mentor]] as const) {
    ok(await server.call('writeMessage', { params: { sessionId: at.coming }, token: person.token, body: { text: mark(`session-thread-${who}`), idempotencyKey: randomUUID() } }));
  }
  for (const [who, person] of [['talent', talent], ['partner', partner]] as const) {
    ok(await server.call('writeApplicationMessage', { params: { applicationId: at.application }, token: person.token, body: { text: mark(`application-thread-${who}`), idempotencyKey: randomUUID() } }));
  }
  ok(await server.call('reportDeadLink', { params: { userId: talent.id, resourceId: 'doaj' }, token: talent.token }));
  await server.database.query(`insert into held_messages (id, about, session_id, author_id, text, found, idempotency_key) values ($1, 'session', $2, $3, 'Call me', '{way}', $1)`, [randomUUID(), at.coming, talent.id]);
  await server.database.query('update sessions set reason = $2, join_link = $3 where id = $1', [at.coming, mark('session-reason'), `https://meet.example/${mark('session-link')}`]);
  await server.database.query('update sessions set note = $2 where id = $1', [at.over, mark('session-note')]);
  await server.database.query('update applications set answers = $2 where id = $1', [at.application, JSON.stringify([{ id: 'why', question: 'Why', answer: mark('application-to-a-partner') }])]);
  await server.database.query(`update outbox set body = body || $1, subject = case when urgent or kind like 'guardian%' then subject || $2 else subject end, failed_at = now(), last_error = 'refused'`, [mark('mail'), mark('code')]);
  await server.database.query(`update blueprint_shares set is_shared = false, taken_down_at = now(), taken_down_note = 'It insults.', appeal = 'It does not.', appealed_at = now() where user_id = $1`, [talent.id]);
  await server.database.query(`insert into portraits (id, user_id, state, small, medium, large) values ($1, $2, 'waiting', '1', '2', '3')`, [randomUUID(), mentor.id]);
  // what is planted is there
  const [row] = await server.database.query<{ n: number }>('select count(*)::integer as n from thread_messages where text = any($1::text[])', [planted]);
  expect(row?.n).toBe(4);

  await publishSources(server.database, 'first', { ...neededSources, 'blog/first.mdx': post });
  await publishSources(server.database, 'second', { ...neededSources, 'blog/first.mdx': post.replace('First', 'Second') });
  const { token } = at.staff;
  const change = async (name: string) => (await server.call('beginChange', { token, body: { name } })).body.id;
  const [params, goesLive, goesAway] = [{ changeId: await change('Autumn') }, { changeId: await change('Winter') }, { changeId: await change('Spring') }];
  const document = { params, query: { file: 'blog/first.mdx' } };
  const form = (await server.call('openDocument', { ...document, token })).body.data;

  const waiting = (await server.call('listCases', { token, query: { limit: 50 } as never })).body.cases; // a query carries figures as text
  const cases = [...waiting.map(({ kind, id }) => ({ kind, caseId: id })), { kind: 'post', caseId: at.post }, { kind: 'mentor', caseId: mentor.id }, { kind: 'application', caseId: at.application }, { kind: 'message', caseId: at.application }];
  expect(new Set(cases.map(({ kind }) => kind)).size).toBeGreaterThan(Object.keys(caseKinds).length - 3);
  const ofCases = async (also: Record<string, unknown> = {}) => (await Promise.all(cases.map(async (one) => {
    const { data } = (await server.call('readCase', { params: one, token })).body;
    return (data?.decisions ?? []).map(({ name }) => ({ params: one, body: { decision: name, note: 'A note', revision: data.revision, ...also } }));
  }))).flat();
  const people = [talent, mentor, partner];
  const ofPeople = async (...decisions: Record<string, unknown>[]) => (await Promise.all(people.map(async ({ id }) => {
    const { data: { revision, email } } = (await server.call('readPerson', { params: { personId: id }, token })).body;
    return decisions.map((given) => ({ params: { personId: id }, body: { ...given, ...(given['decision'] === 'close' && { email }), reason: 'A note', revision } }));
  }))).flat();
  const revision = async (one: { changeId: string }) => (await server.call('readChange', { params: one, token })).body.data.revision;

  /** What each call of the staff is sent, those last that end something. One without does not compile. */
  const sent: Record<StaffCall, () => Given[] | Promise<Given[]>> = {
    staffToday: () => [{}],
    listCases: () => [{}, ...cases.map(({ kind }) => ({ query: { kind } }))],
    readCase: () => cases.map((one) => ({ params: one })),
    claimCase: () => cases.map((one) => ({ params: one })),
    releaseCase: () => cases.map((one) => ({ params: one })),
    previewDecision: () => ofCases(),
    staffHealth: () => [{}],
    findPerson: () => people.flatMap(({ email, id }) => [{ query: { q: email } }, { query: { q: id } }]),
    readPerson: () => people.map(({ id }) => ({ params: { personId: id } })),
    previewPerson: () => ofPeople({ decision: 'suspend', days: 3 }, { decision: 'close' }),
    listStaff: () => [{}],
    listReleases: () => [{}],
    readRelease: () => [{ params: { releaseId: 'first' } }],
    listChanges: () => [{}],
    beginChange: () => [{ body: { name: 'Summer' } }],
    readChange: () => [{ params }],
    listDocuments: () => [{ params }, { params, query: { words: 'marker' } }],
    openDocument: () => [document],
    listDocumentVersions: () => [document],
    readDocumentVersion: () => [{ params: { ...params, releaseId: 'first' }, query: document.query }],
    workOnDocument: () => ['check', 'save'].map((act) => ({ params, body: { act, ...document.query, base: form['text'], value: JSON.stringify(form['value']) } })),
    bringPicture: () => [{ params, body: { name: 'quay', picture: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"/>').toString('base64'), alt: { en: 'A quay' } } }],
    showPicture: () => [{ params, query: { file: 'pictures/none.json' } }],
    previewDocument: () => [{ params, body: document.query }],
    sayOfChange: async () => [{ params, body: { deed: 'comment', revision: await revision(params), words: 'Looks well.' } }],
    publishChange: async () => [{ params: goesLive, body: { revision: await revision(goesLive), at: '2099-01-01T10:00:00.000Z' } }],
    decideChange: async () => [{ params: goesAway, body: { decision: 'withdraw', revision: await revision(goesAway) } }],
    goBackToRelease: async () => [{ params: { releaseId: 'first' }, body: { generation: (await server.call('listReleases', { token })).body.generation } }],
    decideCase: () => ofCases({ days: 3 }),
    decidePerson: () => ofPeople({ decision: 'suspend', days: 3 }, { decision: 'close' }),
    changeStaff: () => [{ body: { email: spare.email, permissions: ['mentors'] } }],
    listDecisions: () => [{}],
    readAudit: () => [{}, { query: { q: 'marker' } }],
  };
  const answered = new Map<string, number>();
  const mails: string[] = [];
  const unsaid = [...planted, 'bridge-change-']; // nor where a change lies on the server
  for (const name of Object.keys(sent) as StaffCall[]) { // the record has these alone
    for (const given of await sent[name]()) {
      const { status, text, body } = await server.call(name, { token, ...given } as never); // of every call, what its contract says is looked at by others
      if (status === 200) answered.set(name, (answered.get(name) ?? 0) + 1);
      expect([name, given.params, unsaid.filter((marker) => text.includes(marker))]).toEqual([name, given.params, []]);
      if ('mails' in body) mails.push(...(body.mails as unknown[]).map(String));
    }
  }
  expect(Object.keys(sent).filter((name) => !answered.get(name))).toEqual([]);
  expect(mails.length).toBeGreaterThanOrEqual(11);
});
