import { expect, test } from 'vitest';
import { casesOfAllKinds } from '../testing/cases.ts';
import { everyone } from '../testing/everyone.ts';
import { startTestServer } from '../testing/server.ts';
import { agreed, makeYoung } from '../testing/young.ts';

test('a held message says who wrote to whom, which of them is under 18, and in which conversation', async () => {
  await using server = await startTestServer();
  const { at: { staff, talent, mentor }, cases } = await casesOfAllKinds(server);
  await server.database.query(`update users set birth_month = date_trunc('month', now()) - interval '16 years', first_name = 'Young' where id = $1`, [talent.id]);
  await server.database.query(`update users set first_name = 'Grown' where id = $1`, [mentor.id]);
  const facts = async () => (await server.call('readCase', { params: { kind: 'held', caseId: cases.held.id }, token: staff.token })).body.data.facts.slice(0, 5);
  expect(await facts()).toEqual([{ name: 'heldFrom', text: 'Young Example' }, { name: 'heldTo', text: 'Grown Example' }, { name: 'heldYoung', text: 'Young Example' }, { name: 'heldIn', text: 'session', at: expect.any(String) }, { name: 'heldMessage', text: 'Call me' }]);
  await server.database.query('update held_messages set author_id = $1', [mentor.id]);
  expect((await facts()).slice(0, 3)).toEqual([{ name: 'heldFrom', text: 'Grown Example' }, { name: 'heldTo', text: 'Young Example' }, { name: 'heldYoung', text: 'Young Example' }]);
  await server.database.query(`update held_messages set about = 'application', session_id = null, application_id = (select id from applications where target like 'post.%' limit 1), author_id = $1`, [talent.id]);
  expect((await facts()).slice(1, 5)).toEqual([{ name: 'heldTo', text: 'Ada Example' }, { name: 'heldYoung', text: 'Young Example' }, { name: 'heldIn', text: 'application' }, { name: 'title', text: 'Sort letters' }]);
});

test('all mails that a decision sends stand in its preview, also those of what ends with it', async () => {
  await using server = await startTestServer();
  const { staff, talent, mentor } = await everyone(server);
  await server.call('sendReport', { token: talent.token, body: { about: 'person', id: mentor.id, kind: 'harassment', text: '' } });
  const [{ id: caseId } = { id: '' }] = (await server.call('listCases', { token: staff.token, query: { kind: 'complaint' } })).body.cases;
  const where = { params: { kind: 'complaint', caseId }, token: staff.token };
  const body = { decision: 'suspend', note: 'He threatened.', days: 9, revision: (await server.call('readCase', where)).body.data.revision };
  const { mails } = (await server.call('previewDecision', { ...where, body })).body;
  const before = (await server.database.query<{ id: string }>('select id::text from outbox')).map(({ id }) => id);
  expect((await server.call('decideCase', { ...where, body })).status).toBe(200);
  const sent = await server.database.query<{ subject: string; kind: string }>('select subject, kind from outbox where id <> all($1::uuid[])', [before]);
  expect(sent.map(({ kind }) => kind)).toContain('sessionCancelled');
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(sent.map(({ subject }) => subject).toSorted());
});

test('whoever looks at the mails of a decision sees to whom each goes, those with their own words first, and no key of anybody', async () => {
  await using server = await startTestServer();
  const { staff, talent, mentor } = await everyone(server);
  await makeYoung(server, talent.id);
  await agreed(server, talent.id);
  const { revision } = (await server.call('readPerson', { params: { personId: mentor.id }, token: staff.token })).body.data;
  const asked = { params: { personId: mentor.id }, token: staff.token, body: { decision: 'suspend', days: 3, reason: 'He threatened.', revision } } as const;
  const { mails } = (await server.call('previewPerson', asked)).body;
  expect(mails[0]).toMatchObject({ to: 'Ada Example', subject: expect.stringContaining('suspended'), body: expect.stringContaining('He threatened.') });
  const before = (await server.database.query<{ id: string }>('select id::text from outbox')).map(({ id }) => id);
  expect((await server.call('decidePerson', asked)).status).toBe(200);
  const sent = await server.database.query<{ body: string; user_id: string | null }>('select body, user_id::text from outbox where id <> all($1::uuid[])', [before]);
  const keys = sent.flatMap(({ body }) => body.match(/\?key=\S+/g) ?? []);
  expect(keys.length).toBeGreaterThan(0); // the guardian's link
  expect(mails.filter(({ to }) => to === null)).toHaveLength(sent.filter(({ user_id }) => user_id === null).length);
  for (const { body } of mails) expect(keys.filter((key) => body.includes(key.slice(5, 40)))).toEqual([]);
  expect(mails.map(({ body }) => body).join()).toContain('/guardian?…');
});

test('whoever reported a review that is shown again, or a post that is shown again as it was, reads that nothing was against the rules', async () => {
  await using server = await startTestServer();
  const at = await everyone(server);
  const { staff, talent, mentor, partner, post } = at;
  const review = at.paramsOf('readCase', { access: 'anyone' } as never)['reviewId'] ?? '';
  const decide = async (kind: 'report' | 'complaint' | 'post', caseId: string, decision: string, note: string) => {
    const where = { params: { kind, caseId }, token: staff.token };
    return (await server.call('decideCase', { ...where, body: { decision, note, revision: (await server.call('readCase', where)).body.data.revision } })).status;
  };
  const state = async (of: typeof talent) => (await server.call('listReports', { params: { userId: of.id }, token: of.token })).body.reports[0]?.state;
  const mails = async (to: typeof talent) => (await server.database.query<{ kind: string }>(`select kind from outbox where recipient = $1 and kind in ('reportActed', 'reportDismissed') order by created_at`, [to.email])).map(({ kind }) => kind);
  expect([await decide('report', review, 'hide', 'It insults.'), await state(mentor)]).toEqual([200, 'taken-down']);
  await server.call('appealReview', { params: { reviewId: review }, token: talent.token, body: { text: 'It does not.' } });
  expect([await decide('report', review, 'keep', ''), await state(mentor), await mails(mentor)]).toEqual([200, 'dismissed', ['reportActed', 'reportDismissed']]);
  expect([await decide('report', review, 'hide', 'It does.'), await state(mentor), await mails(mentor)]).toEqual([200, 'taken-down', ['reportActed', 'reportDismissed', 'reportActed']]);

  await server.call('sendReport', { token: talent.token, body: { about: 'post', id: post, kind: 'money', text: '' } });
  const [{ id = '' } = {}] = (await server.call('listCases', { token: staff.token, query: { kind: 'complaint' } })).body.cases;
  expect([await decide('complaint', id, 'take-down', 'It asks for money.'), await state(talent)]).toEqual([200, 'taken-down']);
  await server.call('appealPost', { params: { userId: partner.id, postId: post }, token: partner.token, body: { text: 'It asks for none.' } });
  expect([await decide('post', post, 'publish', ''), await state(talent), await mails(talent)]).toEqual([200, 'dismissed', ['reportActed', 'reportDismissed']]);
});
