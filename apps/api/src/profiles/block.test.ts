import { randomUUID } from 'node:crypto';
import { contract, type Call, type CallName, type Named } from '@bridge/model';
import { afterAll, describe, expect, test } from 'vitest';
import { namedCalls } from '../http/calls.ts';
import { everyone } from '../testing/everyone.ts';
import { goodBodies } from '../testing/good-bodies.ts';
import { booking, bookingTalent, startIn, verifiedMentor } from '../testing/mentors.ts';
import { startTestServer, type Person, type TestServer } from '../testing/server.ts';

// Two who are kept apart × every call of the contract. A call is made by one of the two about the other: what it answers is
// what it answers about somebody who is not there, and holds nothing of the other. Or it says here why it is not concerned.

type Pair = 'talent of mentor' | 'mentor of talent' | 'talent of partner' | 'partner of talent';
type Row = readonly Pair[] | string;
const sessions: Row = ['talent of mentor', 'mentor of talent'];
const talents: Row = ['talent of mentor'];
const mentors: Row = ['mentor of talent'];
const offers: Row = ['talent of partner'];
const applicants: Row = ['partner of talent'];
const own = 'about the caller alone';
const open = 'asks before anybody is signed in, and says nothing of anybody';
const staff = 'the staff decides, whoever is kept apart';

const rows: Record<CallName, Row> = {
  signUp: open, login: open, logout: own, verifyCode: open, resendCode: open, startReset: open, changePassword: open, thirdPartyNonce: open, thirdParty: open, settings: open,
  ownProfile: own, updateProfile: own, deleteAccount: own, exportData: 'everything that is stored of the caller, whom they met among it', lookUpUser: talents,
  readPortrait: own, setPortrait: own, removePortrait: own,
  readSecondFactor: own, offerApp: own, confirmApp: own, passkeyChallenge: open, offerPasskey: own, addPasskey: own, removePasskey: own, renewRecoveryCodes: own, removeSecondFactor: own, proveAgain: own, listSignIns: own, endSignIn: own, endOtherSignIns: own,
  readDraft: own, saveDraft: own, clearDraft: own, readQuestions: own, howToBegin: own, reportDeadLink: own, answerQuestions: own,
  generateBlueprint: own, startGeneration: own, watchGeneration: own, readCoach: own, askCoach: own, fullBlueprint: own, deleteBlueprint: own, restoreBlueprint: own, readProgress: own, updateProgress: own, changeRoadmap: own, replaceBlueprint: own, listVersions: own, readVersion: own, useVersion: own,
  sharedBlueprint: 'what is shown to everybody who has the link, signed in or not',
  readSharing: own, shareBlueprint: own, stopSharing: own, appealSharing: own,
  listMentors: talents, updateMentor: own, ownMentor: own, readOnboardingDraft: own, saveOnboardingDraft: own, clearOnboardingDraft: own,
  mentorDashboard: mentors, listMentees: mentors, readAvailability: talents, listCredits: talents, bookSession: talents, checkReason: own, listSessions: sessions,
  answerSession: mentors, cancelSession: sessions, rescheduleSession: talents, proposeTime: mentors, withdrawProposal: mentors, answerProposal: talents, setJoinLink: mentors, completeSession: mentors,
  writeReview: talents, listReviews: talents,
  answerReview: 'what is said of a mentor in public stands, and is answered in public',
  appealReview: 'goes to the staff, about one’s own words',
  listMessages: sessions, writeMessage: sessions, listApplicationMessages: ['talent of partner', 'partner of talent'], writeApplicationMessage: ['talent of partner', 'partner of talent'],
  listOpportunities: offers, readOpportunity: offers, saveOpportunity: offers, applyFor: offers,
  forgetOpportunity: 'takes a mark of one’s own back, whatever it was on',
  listApplications: offers, withdrawApplication: 'one’s own application, which has ended', changeShares: 'one’s own application, which has ended',
  partnerDashboard: applicants, listPosts: own, writePost: own, readPost: own, changePost: own, closePost: own, reopenPost: own, appealPost: own, listApplicants: applicants, answerApplicant: applicants, partnerNetwork: applicants,
  sendReport: 'goes to the staff: whoever was blocked after something happened can still tell them', reportReview: 'goes to the staff: whoever was blocked after something happened can still tell them', reportShared: open, listReports: 'what one told the staff',
  blockPerson: 'either of the two may wish it; the answer tells nothing of the other’s wish', unblockPerson: 'takes a wish of one’s own back', listBlocks: 'one’s own wishes, by the name one knew',
  readStanding: own, sayBirthMonth: own, askGuardian: 'mails a guardian, whoever that is', readConsent: open, answerConsent: open,
  sendForm: open,
  staffToday: staff, staffHealth: staff, listCases: staff, readCase: staff, claimCase: staff, releaseCase: staff, decideCase: staff, previewDecision: staff, listDecisions: staff, findPerson: staff, readPerson: staff, decidePerson: staff, previewPerson: staff, listStaff: staff, changeStaff: staff, listReleases: staff, readRelease: staff, goBackToRelease: staff, listChanges: staff, beginChange: staff, readChange: staff, decideChange: staff, sayOfChange: staff, publishChange: staff, listDocuments: staff, openDocument: staff, workOnDocument: staff, bringPicture: staff, showPicture: staff, previewDocument: staff, listDocumentVersions: staff, readDocumentVersion: staff, readAudit: staff,
  health: open, live: open, ready: open,
};

const unknown = '00000000-0000-4000-8000-000000000000';

async function world() {
  const server = await startTestServer();
  const at = await everyone(server);
  const names = { talent: 'Tamarind', mentor: 'Mangrove', partner: 'Papyrus' } as const;
  for (const who of ['talent', 'mentor', 'partner'] as const) await server.database.query('update users set first_name = $2 where id = $1', [at[who].id, names[who]]);
  await server.database.query('update posts set organisation = $2 where id = $1', [at.post, 'Papyrus']);
  await server.database.query('update applications set organisation = $2 where id = $1', [at.application, 'Papyrus']);
  const bodies = { ...goodBodies(at), applyFor: { opportunity: `post.${at.post}`, answers: { why: { text: 'I like letters.' } } } };
  const things = [at.coming, at.over, at.application, at.post];
  const people = (pair: Pair) => pair.split(' of ').map((who) => at[who as keyof typeof names]) as [Person, Person]; // a pair is two of the names
  const sent = (name: CallName, called: Call, [caller, other]: [Person, Person]) => ({
    params: Object.fromEntries(Object.entries({ ...at.paramsOf(name, called), userId: name === 'lookUpUser' ? other.id : caller.id }).filter(([place]) => called.path.includes(`{${place}}`))),
    query: called.query && (name === 'listSessions' || name === 'listCredits') ? { with: other.id } : {},
    body: bodies[name as keyof typeof bodies],
  });
  const ask = async (name: CallName, { id, token }: Person, { params, query, body }: ReturnType<typeof sent>) => {
    const { status, text } = await server.call(name, { params, query: query as never, body: body as never, token });
    return { status, text: text.replaceAll(id, 'the caller') };
  };
  /** The same, of somebody and something that is not there. */
  const unknownIn = (asked: ReturnType<typeof sent>, other: Person): typeof asked => JSON.parse([other.id, ...things, at.paramsOf('listReviews', contract.listReviews)['reviewId'] ?? ''].reduce((text, id) => text.replaceAll(id, unknown), JSON.stringify(asked)));
  const marks = (pair: Pair, other: Person, name?: CallName) => [other.id, other.email, names[pair.split(' of ')[1] as keyof typeof names], ...(name === 'listApplications' ? [] : pair.includes('partner') ? [at.application] : [at.coming, at.over])]; // one's own application stays one's own
  const block = async (by: Person, whom: Person) => {
    await server.database.query(`insert into blocks (id, blocker_id, blocked_id, known_as) values ($1, $2, $3, 'somebody')`, [randomUUID(), by.id, whom.id]);
    return () => server.database.query('delete from blocks');
  };
  const begin = async () => {
    await at.mend();
    // a session of its plan is left to be booked
    await server.database.query(`delete from refunds; update sessions set state = 'accepted', credit = null where id = '${at.coming}'`);
  };
  return { ...at, server, people, sent, ask, unknownIn, marks, block, begin };
}

const at = await world();
afterAll(() => at.server.close());

describe.each(namedCalls.flatMap(([name, called]) => (typeof rows[name] === 'string' ? [] : [[name, called] as const])))('%s', (name, called) => {
  test.each(rows[name] as readonly Pair[])('%s', async (pair) => {
    const [caller, other] = at.people(pair);
    const asked = at.sent(name, called, [caller, other]);
    const nobodys = at.unknownIn(asked, other);
    const isNamed = JSON.stringify(nobodys) !== JSON.stringify(asked);
    const tells = (text: string) => at.marks(pair, other, name).filter((mark) => text.includes(mark));
    await at.begin();
    const [before, ofNobody] = [await at.ask(name, caller, asked), await at.ask(name, caller, nobodys)];
    expect(isNamed ? before : tells(before.text)).not.toEqual(isNamed ? ofNobody : []);
    for (const [by, whom] of [[caller, other], [other, caller]] as const) {
      await at.begin();
      const undo = await at.block(by, whom);
      const apart = await at.ask(name, caller, asked);
      await undo();
      if (isNamed) expect(apart).toEqual(ofNobody);
      expect(tells(apart.text)).toEqual([]);
    }
  });
});

/** Calls that name others all the same, because it is for the caller to know whom they themselves have named, or because everybody reads it. */
const namesOthers: ReadonlySet<string> = new Set(['exportData', 'listReports', 'listBlocks']);

test('a call that is not concerned names nobody, either: what excuses it is no reason to tell a name', async () => {
  for (const [caller, other, pair] of [[at.talent, at.partner, 'talent of partner'], [at.talent, at.mentor, 'talent of mentor'], [at.mentor, at.talent, 'mentor of talent'], [at.partner, at.talent, 'partner of talent']] as const) {
    await at.begin();
    const undo = await at.block(other, caller);
    for (const [name, called] of namedCalls) {
      if (typeof rows[name] !== 'string' || rows[name] === staff || rows[name] === own || namesOthers.has(name) || called.method !== 'GET' || called.effect || called.streamed || called.access === 'public') continue;
      const { text } = await at.ask(name, caller, at.sent(name, called, [caller, other]));
      expect([name, at.marks(pair, other).filter((mark) => text.includes(mark))]).toEqual([name, []]);
    }
    await undo();
  }
});

test.each([...namesOthers] as CallName[])('what names others all the same tells nothing that they wrote since: %s', async (name) => {
  // A review stands in public, for the mentor's export, too.
  for (const [caller, other] of [[at.talent, at.partner], [at.talent, at.mentor], [at.mentor, at.talent], [at.partner, at.talent]] as const) {
    await at.begin();
    for (const [about, id] of [['person', other.id], ['post', at.post], ['review', at.paramsOf('listReviews', contract.listReviews)['reviewId'] ?? unknown]] as const) await at.server.call('sendReport', { token: caller.token, body: { about, id, kind: 'spam' } });
    await send(at.server, caller, 'person', other.id);
    const { database } = at.server;
    const restore = await Promise.all([['users', 'first_name', 'id'], ['users', 'last_name', 'id'], ['posts', 'title', 'partner_id'], ['posts', 'organisation', 'partner_id'], ...(name === 'exportData' ? [] : [['reviews', 'text', 'talent_id'], ['reviews', 'answer', 'mentor_id']])].map(async ([table, column, whose]) => {
      const before = await database.query<{ id: string; was: string | null }>(`select id::text, ${column} as was from ${table} where ${whose} = $1`, [other.id]);
      await database.query(`update ${table} set ${column} = 'Since then' where ${whose} = $1`, [other.id]);
      return async () => { for (const { id, was } of before) await database.query(`update ${table} set ${column} = $2 where id = $1`, [id, was]); };
    }));
    const { status, text } = await at.ask(name, caller, at.sent(name, contract[name], [caller, other]));
    for (const undo of restore) await undo();
    await database.query('delete from blocks');
    expect([status, text.includes('Since then')]).toEqual([200, false]);
  }
});

test('what is declared as about the caller alone holds nothing of the other', async () => {
  await at.begin();
  for (const [name, called] of namedCalls) {
    if (rows[name] !== own || called.method !== 'GET' || called.effect || called.streamed) continue;
    const caller = at.callerOf(called);
    const { text } = await at.ask(name, caller, at.sent(name, called, [caller, at.staff]));
    for (const other of [at.talent, at.mentor, at.partner]) if (other.id !== caller.id) expect([name, text.includes(other.id) || text.includes(other.email)]).toEqual([name, false]);
  }
});

type Parties = { server: TestServer; talent: Person; mentor: Person };
const send = (server: TestServer, by: Person, about: Named, id: string) => server.call('blockPerson', { params: { userId: by.id }, token: by.token, body: { about, id } });
const mailsTo = async (server: TestServer, { email }: Person) => (await server.database.query<{ kind: string }>(`select kind from outbox where recipient = $1 and kind in ('sessionCancelled', 'planEnded', 'applicationDeclined', 'messageFromTalent') order by kind`, [email])).map(({ kind }) => kind);

async function parties(): Promise<Parties & AsyncDisposable> {
  const server = await startTestServer();
  return { server, talent: await bookingTalent(server), mentor: await verifiedMentor(server), [Symbol.asyncDispose]: () => server.close() };
}
const book = async ({ server, talent, mentor }: Parties, hours: number) => server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(hours)) });

test.each(['talent', 'mentor'] as const)('a block of the %s ends what is to come, gives back what was paid, and tells nobody of itself', async (who) => {
  await using all = await parties();
  const { server, talent, mentor } = all;
  const coming = (await book(all, 48)).body.data.id;
  await server.call('answerSession', { params: { sessionId: coming }, token: mentor.token, body: { accept: true } });
  await server.call('writeMessage', { params: { sessionId: coming }, token: talent.token, body: { text: 'Hello', idempotencyKey: randomUUID() } });
  await book(all, 72);
  const by = all[who];
  const { status, body } = await send(server, by, 'person', who === 'talent' ? mentor.id : talent.id);
  expect([status, body.message]).toEqual([200, 'Blocked. You do not find each other any more.']);
  expect(await server.database.query('select state, cancelled_by, credit from sessions')).toEqual([{ state: 'cancelled', cancelled_by: null, credit: null }, { state: 'cancelled', cancelled_by: null, credit: null }]);
  expect(await server.database.query('select slot from session_slots')).toEqual([]);
  expect(await server.database.query('select amount, cause from refunds')).toEqual([{ amount: 8000, cause: 'ended' }, { amount: 8000, cause: 'ended' }]);
  expect([await mailsTo(server, talent), await mailsTo(server, mentor)]).toEqual([['planEnded', 'planEnded', 'sessionCancelled', 'sessionCancelled'], ['sessionCancelled', 'sessionCancelled']]);
  expect((await server.call('listCredits', { token: talent.token })).body).toMatchObject({ credits: [], refunds: [{ mentor: null, cause: 'ended' }, { mentor: null, cause: 'ended' }] });
  for (const person of [talent, mentor]) {
    const { blocks } = (await server.call('listBlocks', { params: { userId: person.id }, token: person.token })).body;
    expect(blocks.map(({ name }) => name)).toEqual(person === by ? ['Ada Example'] : []);
  }
});

test('undone, they find each other again, and what has ended stays so', async () => {
  await using all = await parties();
  const { server, talent, mentor } = all;
  await book(all, 48);
  for (const _ of ['once', 'twice']) expect((await send(server, mentor, 'person', talent.id)).status).toBe(200);
  expect((await book(all, 72)).body.code).toBe('mentor-not-found');
  const own = { params: { userId: mentor.id }, token: mentor.token };
  const { blocks } = (await server.call('listBlocks', own)).body;
  expect(blocks).toHaveLength(1);
  const unblock = (by: Person) => server.call('unblockPerson', { params: { userId: by.id, blockId: blocks[0]?.id ?? '' }, token: by.token });
  const said = async (by: Person) => (await unblock(by)).body.message;
  expect(await said(talent)).toContain('Nothing was changed'); // not theirs to undo
  expect((await book(all, 72)).body.code).toBe('mentor-not-found');
  expect([await said(mentor), await said(mentor)]).toEqual([expect.stringContaining('Unblocked'), expect.stringContaining('Nothing was changed')]);
  expect((await server.call('listBlocks', own)).body.blocks).toEqual([]);
  expect((await book(all, 72)).status).toBe(200);
  expect((await server.call('listSessions', { token: talent.token })).body.sessions.map(({ state, cancelledBy }) => [state, cancelledBy])).toEqual([['requested', null], ['cancelled', null]]); // nobody is named
});

test('an application between them ends, and a partner is known by the organisation alone', async () => {
  await using server = await startTestServer();
  const { talent, partner, post, application } = await everyone(server);
  const state = async () => server.database.query('select state from applications where id = $1', [application]);
  expect((await send(server, talent, 'post', post)).status).toBe(200);
  expect(await state()).toEqual([{ state: 'withdrawn' }]);
  const { blocks } = (await server.call('listBlocks', { params: { userId: talent.id }, token: talent.token })).body;
  expect(blocks.map(({ name }) => name)).toEqual(['Demo']);
  expect((await server.call('listApplications', { params: { userId: talent.id }, token: talent.token })).body.applications).toMatchObject([{ id: application, opportunity: null, postId: null, shares: null, thread: null }]);
  await server.database.query(`delete from blocks; update applications set state = 'invited'`);
  await send(server, partner, 'person', talent.id);
  expect([await state(), await mailsTo(server, talent)]).toEqual([[{ state: 'declined' }], ['applicationDeclined']]);
});

test('who wrote a review is blocked by it, under the short name, and is not read any more', async () => {
  await using server = await startTestServer();
  const { mentor, paramsOf } = await everyone(server);
  const reader = await server.person();
  const read = async () => (await server.call('listReviews', { params: { mentorId: mentor.id }, token: reader.token })).body;
  const reviewId = (await read()).reviews[0]?.id ?? '';
  expect(reviewId).toBe(paramsOf('reportReview', contract.reportReview)['reviewId']);
  await send(server, reader, 'review', reviewId);
  expect(await read()).toMatchObject({ reviews: [], rating: { count: 1 } });
  expect((await server.call('listBlocks', { params: { userId: reader.id }, token: reader.token })).body.blocks).toMatchObject([{ name: 'Ada E.' }]);
  const { reviews } = (await server.call('listReviews', { params: { mentorId: mentor.id }, token: mentor.token })).body;
  expect(reviews).toHaveLength(1);
});

test('what somebody does not see, and oneself, is not there to be blocked', async () => {
  await using all = await parties();
  const { server, talent, mentor } = all;
  for (const [about, id] of [['person', talent.id], ['message', randomUUID()], ['post', randomUUID()], ['shared', mentor.id], ['review', randomUUID()]] as const) {
    expect([about, (await send(server, talent, about, id)).body.code]).toEqual([about, 'report-nothing']);
  }
  expect((await send(server, mentor, 'person', talent.id)).body.code).toBe('report-nothing'); // they have never met
  expect((await send(server, mentor, 'person', mentor.id)).body.code).toBe('report-nothing'); // everybody sees a mentor, who does not block themself
});

test('whoever is in the list of mentors and blocked leaves every page, filter and total of it', async () => {
  await using all = await parties();
  const { server, talent, mentor } = all;
  const second = await verifiedMentor(server);
  await send(server, talent, 'person', mentor.id);
  for (const query of [{}, { q: 'ada' }, { topic: 'Data Science' }, { page: 20, limit: 50 }] as const) {
    const { mentors, total } = (await server.call('listMentors', { token: talent.token, query })).body;
    expect([mentors.map(({ userId }) => userId), total]).toEqual([query === undefined || 'page' in query ? [] : [second.id], 1]);
  }
});

test('a booking and a block at the same moment leave nothing open', async () => {
  await using all = await parties();
  const { server, talent, mentor } = all;
  await Promise.all([book(all, 48), send(server, talent, 'person', mentor.id), book(all, 72)]);
  expect(await server.database.query(`select 1 from sessions where state in ('requested', 'accepted')`)).toEqual([]);
});
