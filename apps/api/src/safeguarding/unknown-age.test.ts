import type { CallName } from '@bridge/model';
import { afterAll, describe, expect, test } from 'vitest';
import { namedCalls } from '../http/calls.ts';
import { everyone } from '../testing/everyone.ts';
import { goodBodies } from '../testing/good-bodies.ts';
import { verifyEmail } from '../testing/mentors.ts';
import { startTestServer } from '../testing/server.ts';

// A talent × every call of the contract: what is refused to who is under 18 asks who never said how old they are, first.

const server = await startTestServer();
const at = await everyone(server);
const talent = await server.answered();
await verifyEmail(server, talent);
await server.generateAndSave(talent);
afterAll(() => server.close());

const bodies = { ...goodBodies(at), applyFor: { opportunity: `post.${at.post}`, answers: { why: { text: 'I like letters.' } } } };
const byForm = { answers: { 'first-name': { text: 'A' }, 'last-name': { text: 'B' }, email: { text: 'a@example.com' }, program: { options: ['opportunity'] }, opportunity: { text: 'Sort letters' }, why: { text: 'Figures.' } } };
const ages = { young: `date_trunc('month', now()) - interval '17 years'`, unknown: 'null' } as const;
const forAdults = ['guardian-needed', 'not-for-young', 'young-paused'];

/** What the talent is answered at an age: about what is their own, and about what others have. */
async function answered(name: CallName, age: keyof typeof ages, by: 'answers' | 'a form') {
  await server.database.query(`update users set birth_month = ${ages[age]} where id = $1`, [talent.id]);
  const called = namedCalls.find(([one]) => one === name)?.[1];
  const params = { ...(called ? at.paramsOf(name, called) : {}), userId: talent.id, ...(by === 'a form' && { formId: 'apply' }) };
  const { body } = await server.call(name, { params, body: (by === 'a form' ? byForm : bodies[name as keyof typeof bodies]) as never, token: talent.token }); // good-bodies has one for each call
  return body.code;
}

const asTalent = namedCalls.filter(([name, { access, streamed }]) => !streamed && access !== 'public' && !['logout', 'deleteAccount', 'endOtherSignIns', 'sayBirthMonth'].includes(name) && !(typeof access === 'object' && ('staff' in access || !Object.values(access).includes('TALENT'))));

describe('who never said how old they are', () => {
  test.each([...asTalent.map(([name]) => [name, 'answers'] as const), ['sendForm', 'a form'] as const])('is asked by %s (%s) where somebody under 18 is refused', async (name, by) => {
    if (!forAdults.includes((await answered(name, 'young', by)) ?? '')) return;
    expect(await answered(name, 'unknown', by)).toBe('birth-month-missing');
  });

  test('that are the calls which bring people together', async () => {
    const refused: string[] = [];
    for (const [name] of asTalent) if (forAdults.includes((await answered(name, 'young', 'answers')) ?? '')) refused.push(name);
    expect(refused.toSorted()).toEqual([...namedCalls.filter(([name, { ofAge }]) => ofAge && asTalent.some(([one]) => one === name)).map(([name]) => name), 'applyFor'].toSorted());
  });
});
