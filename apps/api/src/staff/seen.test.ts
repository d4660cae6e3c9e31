import type { CaseKind } from '@bridge/model';
import { afterAll, expect, test } from 'vitest';
import { casesOfAllKinds } from '../testing/cases.ts';
import { startTestServer } from '../testing/server.ts';
import { caseTypes } from './cases/index.ts';

const server = await startTestServer();
const { at, cases } = await casesOfAllKinds(server);
afterAll(() => server[Symbol.asyncDispose]());

test.each(Object.keys(caseTypes) as CaseKind[])('what was changed since it was read is not decided, and shown as it is then: %s', async (kind) => {
  const { id, decision, change } = cases[kind];
  const params = { kind, caseId: id };
  const { token } = at.staff;
  const read = async () => (await server.call('readCase', { params, token })).body.data;
  const before = await read();
  const decide = (revision: string) => server.call('decideCase', { params, token, body: { decision, note: 'So it is.', revision } });
  await change();
  for (const answer of [await server.call('previewDecision', { params, token, body: { decision, note: 'So it is.', revision: before.revision } }), await decide(before.revision)]) {
    expect([answer.status, answer.body.code]).toEqual([409, 'case-changed']);
  }
  const now = await read();
  expect([now.facts, now.title]).not.toEqual([before.facts, before.title]);
  expect((await decide(now.revision)).status).toBe(200);
});

test('decisions about people ask again who it is after ten minutes, in every kind of them, and others do not', async () => {
  await using fresh = await startTestServer();
  const { at: there, cases: waiting } = await casesOfAllKinds(fresh);
  const { token, id } = there.staff;
  await fresh.database.query(`update sign_in_sessions set proven_at = now() - interval '11 minutes' where user_id = $1`, [id]);
  const refused: string[] = [];
  for (const kind of Object.keys(caseTypes) as CaseKind[]) {
    const params = { kind, caseId: waiting[kind].id };
    const { revision } = (await fresh.call('readCase', { params, token })).body.data;
    const { status, body } = await fresh.call('decideCase', { params, token, body: { decision: waiting[kind].decision, note: 'So it is.', revision } });
    if (status !== 200) refused.push(`${kind}: ${body.code}`);
  }
  expect(refused.toSorted()).toEqual(['complaint', 'held', 'mentor', 'mentor-change', 'portrait', 'report', 'sharing'].map((kind) => `${kind}: prove-again`).toSorted());
});
