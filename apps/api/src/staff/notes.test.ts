import { caseKinds, type CaseKind } from '@bridge/model';
import { expect, test } from 'vitest';
import { casesOfAllKinds } from '../testing/cases.ts';
import { startTestServer } from '../testing/server.ts';

test('no word of a note is dropped: with every decision it is kept in the audit, and mailed to the person exactly where the decision says so', async () => {
  await using server = await startTestServer();
  const { at: { staff }, cases } = await casesOfAllKinds(server);
  const note = 'These words are kept.';
  const wrong: string[] = [];
  let tried = 0;
  for (const [kind, { id }] of Object.entries(cases)) {
    const where = { params: { kind: kind as CaseKind, caseId: id }, token: staff.token }; // the names of a record are its keys
    const { decisions, revision } = (await server.call('readCase', where)).body.data;
    for (const { name, days, noteTo } of decisions) {
      const { mails = [] } = (await server.call('previewDecision', { ...where, body: { decision: name, note, revision, ...(days && { days: 3 }) } })).body;
      tried += 1;
      if (mails.some(({ body }) => body.includes(note)) !== (noteTo === 'person')) wrong.push(`${kind}: ${name} is not read by: ${noteTo}`);
    }
    const kept = decisions.find(({ noteTo }) => noteTo === 'staff');
    if (!kept) continue;
    expect((await server.call('decideCase', { ...where, body: { decision: kept.name, note, revision } })).status).toBe(200);
    if ((await server.database.query('select 1 from audit where kind = $1 and subject = $2 and note = $3', [kind, id, note])).length === 0) wrong.push(`${kind}: ${kept.name} keeps nothing`);
  }
  expect([Object.keys(cases).length, wrong]).toEqual([Object.keys(caseKinds).length, []]);
  expect(tried).toBeGreaterThan(20);
});
