import type { Call, CallName } from '@bridge/model';
import { expect, test } from 'vitest';
import { sweep } from '../housekeeping.ts';
import { namedCalls } from '../http/calls.ts';
import { sweptBy, testContent } from '../testing/content.ts';
import { everyone } from '../testing/everyone.ts';
import { goodBodies } from '../testing/good-bodies.ts';
import { startTestServer } from '../testing/server.ts';
import { agreed, checked, makeYoung } from '../testing/young.ts';

// Where nobody under 18 meets others any more: every call of the contract by everybody who may make it, with the ids of somebody young,
// whose guardian agrees. What others still read of them, and what is still done by either side, is said here with the reason; more would be a gap.

const lastName = 'Youngster';
const own = ({ access }: Call) => access === 'self' || (typeof access === 'object' && 'self' in access);
/** Who ends what they call with, and what is answered piece by piece to its owner alone. */
const left: readonly CallName[] = ['deleteAccount', 'logout', 'askCoach', 'startGeneration', 'watchGeneration'];

/** Where others read the name of somebody young. */
const reads: Partial<Record<CallName, string>> = {
  exportData: 'what a mentor takes along: with whom they met',
  listMentees: 'the past of a mentor: with whom they met',
  listSessions: 'the past of a mentor: with whom they met, without a link',
  listApplicants: 'who had written to a partner, and has withdrawn',
  withdrawProposal: 'answers a session that is cancelled',
  readPerson: 'the staff looks after accounts',
};
/** What others do. */
const does: Partial<Record<CallName, string>> = {
  answerReview: 'about a session that took place, without a way to get in touch',
  checkReason: 'keeps nothing, and reaches nobody',
  withdrawProposal: 'takes something back; of a session that is cancelled there is nothing',
  reportReview: 'a report goes to the staff alone',
};
/** What the young do. */
const doneByYoung: Partial<Record<CallName, string>> = {
  writeReview: 'about a session that took place, without a way to get in touch',
  checkReason: 'keeps nothing, and reaches nobody',
  applyFor: 'to a programme of ours: the staff alone reads it',
  withdrawApplication: 'ends what was',
  stopSharing: 'ends what was',
  removePortrait: 'takes something of their own away',
  unblockPerson: 'undoes what is of their own',
  ...Object.fromEntries((['updateProfile', 'saveDraft', 'clearDraft', 'deleteBlueprint', 'useVersion', 'changeRoadmap', 'updateProgress', 'answerQuestions'] as const).map((name) => [name, 'their own survey and plan'])),
  ...Object.fromEntries((['offerApp', 'offerPasskey', 'removePasskey', 'removeSecondFactor', 'endSignIn', 'endOtherSignIns'] as const).map((name) => [name, 'their own way in'])),
};

test('where nobody under 18 meets others, the calls by which others read of them, or do something to them, are those that are named here', { timeout: 180_000 }, async () => {
  let isOpen = true;
  await using server = await startTestServer({ meetsTheYoung: () => isOpen });
  const people = await everyone(server);
  const { talent, mentor, partner, staff, current, paramsOf } = people;
  await makeYoung(server, talent.id);
  await agreed(server, talent.id);
  for (const { id } of [mentor, partner]) await checked(server, id);
  await server.database.query('update users set last_name = $2 where id = $1', [talent.id, lastName]);
  const adult = await server.person();
  const bodies = goodBodies(people);
  isOpen = false;
  await sweep({ ...sweptBy(server), meetsTheYoung: false }, testContent.document('mentors/sessions'), undefined, { onlyDue: true });
  const found = { reads: new Set<string>(), does: new Set<string>(), doneByYoung: new Set<string>() };
  const ended = ['cancelled', 'withdrawn'];
  for (const [name, called] of namedCalls.filter(([one]) => !left.includes(one))) {
    for (const person of [undefined, adult, mentor, partner, staff, talent]) {
      const answer = await server.call(name, { params: { ...paramsOf(name, called), ...(person && { userId: person.id }), personId: talent.id }, body: bodies[name] as never, token: person?.token });
      if (person !== talent && (answer.text.includes(lastName) || answer.text.includes(talent.email))) found.reads.add(name);
      if (called.method === 'GET' || answer.status !== 200 || called.access === 'public' || (person !== talent && own(called)) || (person === staff && typeof called.access === 'object' && 'staff' in called.access)) continue;
      found[person === talent ? 'doneByYoung' : 'does'].add(name);
      await server.database.query('update users set last_name = $2 where id = $1', [talent.id, lastName]);
      await server.database.query('update blueprints set deleted_at = null, current = false where user_id = $1', [talent.id]); // never two of them, whatever the order
      await server.database.query('update blueprints set current = true where id = $1', [current]);
    }
  }
  const states = await server.database.query<{ state: string }>(`select state from sessions where starts_at > now() and talent_id = $1 union all select applications.state from applications join posts on posts.id = post_id where talent_id = $1 and partner_id is not null`, [talent.id]);
  expect(states.map(({ state }) => state).filter((state) => !ended.includes(state))).toEqual([]);
  const named = (table: Partial<Record<CallName, string>>) => Object.keys(table).toSorted();
  expect({ reads: [...found.reads].toSorted(), does: [...found.does].filter((name) => !harmless.includes(name as CallName)).toSorted(), doneByYoung: [...found.doneByYoung].filter((name) => !harmless.includes(name as CallName)).toSorted() }).toEqual({ reads: named(reads), does: named(does), doneByYoung: named(doneByYoung) });
});

test('what was held stays held while nobody under 18 meets others, says why, and is passed on once they do and a guardian agrees', async () => {
  let isOpen = true;
  await using server = await startTestServer({ meetsTheYoung: () => isOpen });
  const { talent, mentor, staff, over } = await everyone(server);
  await makeYoung(server, talent.id);
  await agreed(server, talent.id);
  await checked(server, mentor.id);
  const caseId = '00000000-0000-4000-8000-000000000001';
  await server.database.query(`insert into held_messages (id, about, session_id, author_id, text, found, idempotency_key) values ($1, 'session', $2, $3, 'Ring me', '{phone}', $1)`, [caseId, over, talent.id]);
  const where = { params: { kind: 'held', caseId }, token: staff.token };
  const read = async () => (await server.call('readCase', where)).body.data;
  const release = async (revision: string) => server.call('decideCase', { ...where, body: { decision: 'release', note: '', revision } });
  const { revision } = await read();
  isOpen = false;
  expect((await release(revision)).body).toMatchObject({ code: 'held-paused', message: expect.stringContaining('stays held') });
  const closed = await read();
  expect(closed.facts).toContainEqual({ name: 'heldClosed', text: 'held-paused' });
  expect(closed.decisions.map(({ name }) => name)).toEqual(['withhold']);
  expect((await server.call('listCases', { token: staff.token, query: { kind: 'held' } })).body.cases.map(({ id }) => id)).toEqual([caseId]); // it waits on
  isOpen = true;
  expect((await release((await read()).revision)).status).toBe(200);
});

/** Of whoever calls alone, though the address does not name them. */
const harmless: readonly CallName[] = ['saveOpportunity', 'forgetOpportunity'];
