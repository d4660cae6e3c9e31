import { randomUUID } from 'node:crypto';
import { caseKinds, type Call } from '@bridge/model';
import { expect, test } from 'vitest';
import { isForStaff } from '../core/access.ts';
import { namedCalls } from '../http/calls.ts';
import { everyone } from '../testing/everyone.ts';
import { startTestServer } from '../testing/server.ts';

test('nothing private is in any answer that the staff gets', async () => {
  await using server = await startTestServer();
  const at = await everyone(server);
  const { talent, mentor, partner } = at;
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
  await server.database.query('update sessions set reason = $2 where id = $1', [at.coming, mark('session-reason')]);
  await server.database.query('update applications set answers = $2 where id = $1', [at.application, JSON.stringify([{ id: 'why', question: 'Why', answer: mark('application-to-a-partner') }])]);
  await server.database.query(`update outbox set body = body || $1, subject = case when urgent or kind like 'guardian%' then subject || $2 else subject end, failed_at = now(), last_error = 'refused'`, [mark('mail'), mark('code')]);
  await server.database.query(`update blueprint_shares set is_shared = false, taken_down_at = now(), taken_down_note = 'It insults.', appeal = 'It does not.', appealed_at = now() where user_id = $1`, [talent.id]);
  await server.database.query(`insert into portraits (id, user_id, state, small, medium, large) values ($1, $2, 'waiting', '1', '2', '3')`, [randomUUID(), mentor.id]);
  // what is planted is there
  const [row] = await server.database.query<{ n: number }>('select count(*)::integer as n from thread_messages where text = any($1::text[])', [planted]);
  expect(row?.n).toBe(4);

  const waiting = (await server.call('listCases', { token: at.staff.token, query: { limit: 50 } as never })).body.cases;
  const cases = [...waiting.map(({ kind, id }) => ({ kind, caseId: id })), { kind: 'post', caseId: at.post }, { kind: 'mentor', caseId: mentor.id }, { kind: 'application', caseId: at.application }, { kind: 'message', caseId: at.application }];
  expect(new Set(cases.map(({ kind }) => kind)).size).toBeGreaterThan(Object.keys(caseKinds).length - 3);
  const people = [talent, mentor, partner].map(({ id }) => ({ personId: id }));
  const read: string[] = [];
  for (const [name, called] of namedCalls.filter(([, { access, method }]) => isForStaff(access) && method !== 'DELETE')) {
    if (['decideCase', 'decidePerson', 'changeStaff', 'goBackToRelease'].includes(name)) continue; // they answer what readCase, readPerson and listStaff do, or nothing
    const places = namesIn(called);
    const all: Record<string, string>[] = places.includes('caseId') ? cases : places.includes('personId') ? people : [{}];
    for (const params of all) {
      for (const query of name === 'findPerson' ? [talent, mentor, partner].map(({ email }) => ({ q: email })) : name === 'readAudit' ? [{ q: '' }, { q: 'marker' }] : [undefined]) {
        const { status, text } = await server.call(name, { params, token: at.staff.token, ...(query && { query: query as never }) });
        if (status === 200) read.push(name);
        expect([name, params, planted.filter((marker) => text.includes(marker))]).toEqual([name, params, []]);
      }
    }
  }
  expect(new Set(read)).toEqual(new Set(['staffToday', 'staffHealth', 'listCases', 'readCase', 'claimCase', 'findPerson', 'readPerson', 'listStaff', 'listReleases', 'listChanges', 'listDecisions', 'readAudit']));

  let mails = 0;
  for (const params of cases) {
    const { data } = (await server.call('readCase', { params, token: at.staff.token })).body;
    for (const { name } of data?.decisions ?? []) {
      const { status, body, text } = await server.call('previewDecision', { params, token: at.staff.token, body: { decision: name, note: 'A note', revision: data.revision } });
      if (status === 200) mails += body.mails.length;
      expect([params, name, planted.filter((marker) => text.includes(marker))]).toEqual([params, name, []]);
    }
  }
  expect(mails).toBeGreaterThanOrEqual(5);
  let toldOf = 0;
  for (const params of people) {
    const { data: { revision, email } } = (await server.call('readPerson', { params, token: at.staff.token })).body;
    for (const given of [{ decision: 'suspend', days: 3 }, { decision: 'close', email }] as const) {
      const { status, body, text } = await server.call('previewPerson', { params, token: at.staff.token, body: { ...given, reason: 'A note', revision } });
      if (status === 200) toldOf += body.mails.length;
      expect([params, given.decision, planted.filter((marker) => text.includes(marker))]).toEqual([params, given.decision, []]);
    }
  }
  expect(toldOf).toBeGreaterThanOrEqual(6);
});

function namesIn({ path }: Call): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}
