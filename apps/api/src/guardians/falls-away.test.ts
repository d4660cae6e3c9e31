import { randomUUID } from 'node:crypto';
import type { FailureCode, PersonDecision } from '@bridge/model';
import { expect, test } from 'vitest';
import { testEngine } from '../database/testing.ts';
import { sweep } from '../housekeeping.ts';
import { openWords } from '../content/words.ts';
import { sweptBy as sweptInEnglish, testContent } from '../testing/content.ts';
import { everyone } from '../testing/everyone.ts';
import { contentInFrench } from '../testing/in-french.ts';
import { booking, startIn } from '../testing/mentors.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';
import { agreed, checked, makeYoung } from '../testing/young.ts';

// Every way in which what a meeting of somebody under 18 stands on can fall away, with everything that may stand at that
// moment: sessions in each state, held messages of both sides, applications in each state. Nothing is left of it, and everybody is told once.
const room = 'https://meet.example.org/room-of-ada';
const guardian = 'guardian@example.com';
const sweptBy = (server: TestServer) => ({ ...sweptInEnglish(server), content: contentInFrench, words: openWords(contentInFrench) });
const rules = testContent.document('mentors/sessions');

type Scene = Awaited<ReturnType<typeof scene>>;
type Way = {
  /** Between whom it ends things. */
  ends: 'mentor' | 'partner' | 'both';
  /** Why held messages of each side stay where they are; nothing where they are gone. */
  why: { ofTalent: FailureCode | null; ofOther: FailureCode | null };
  /** Whose account is gone, so that nobody is left to be told. */
  gone?: 'talent' | 'mentor' | 'partner';
  /** No guardian ever agreed. */
  unguarded?: true;
  begin?(scene: Scene): Promise<unknown>;
  happen(scene: Scene): Promise<unknown>;
};

const both = (why: FailureCode | null) => ({ ofTalent: why, ofOther: why });
const decides = (whom: 'talent' | 'mentor' | 'partner', decision: (person: { email: string }) => Record<string, unknown>) => (scene: Scene) => scene.decide(scene[whom].id, decision(scene[whom]));
const suspends = () => ({ decision: 'suspend', reason: 'A report', days: 30 });
const closes = ({ email }: { email: string }) => ({ decision: 'close', reason: 'By letter', email });
const leaves = (whom: 'talent' | 'mentor' | 'partner') => ({ server, ...people }: Scene) => server.call('deleteAccount', { params: { userId: people[whom].id }, token: people[whom].token, body: { password: people[whom].password } });
const wasAdult = { unguarded: true, begin: async ({ server, talent }: Scene) => server.database.query(`update users set birth_month = '1990-01-01' where id = $1`, [talent.id]).then(() => server.database.query('delete from guardian_consents')) } as const;
const years17 = () => `${new Date().getUTCFullYear() - 17}-01`;

const ways: Record<string, Way> = {
  'the mentor is suspended': { ends: 'mentor', why: { ofTalent: 'held-not-checked', ofOther: 'held-suspended' }, happen: decides('mentor', suspends) },
  'the partner is suspended': { ends: 'partner', why: { ofTalent: 'held-not-checked', ofOther: 'held-suspended' }, happen: decides('partner', suspends) },
  'the talent is suspended': { ends: 'both', why: { ofTalent: 'held-suspended', ofOther: 'held-not-checked' }, happen: decides('talent', suspends) },
  'the check of the mentor is taken back': { ends: 'mentor', why: both('held-not-checked'), happen: decides('mentor', () => ({ decision: 'stop-young', reason: 'A complaint' })) },
  'the check of the partner is taken back': { ends: 'partner', why: both('held-not-checked'), happen: decides('partner', () => ({ decision: 'stop-young', reason: 'A complaint' })) },
  'the mentor is declined': { ends: 'mentor', why: both('held-not-checked'), happen: (scene) => scene.decideMentor('decline') },
  'changes are asked of the mentor': { ends: 'mentor', why: both('held-not-checked'), happen: (scene) => scene.decideMentor('request-changes') },
  'the account of the mentor is closed': { ends: 'mentor', why: both(null), gone: 'mentor', happen: decides('mentor', closes) },
  'the account of the partner is closed': { ends: 'partner', why: { ofTalent: 'held-blocked', ofOther: null }, gone: 'partner', happen: decides('partner', closes) },
  'the account of the talent is closed': { ends: 'both', why: both(null), gone: 'talent', happen: decides('talent', closes) },
  'the mentor leaves': { ends: 'mentor', why: both(null), gone: 'mentor', happen: leaves('mentor') },
  'the partner leaves': { ends: 'partner', why: { ofTalent: 'held-blocked', ofOther: null }, gone: 'partner', happen: leaves('partner') },
  'the talent leaves': { ends: 'both', why: both(null), gone: 'talent', happen: leaves('talent') },
  'the guardian takes the agreement back': { ends: 'both', why: both('held-no-guardian'), happen: async ({ server, key }) => server.call('answerConsent', { params: { key: await key() }, body: { agree: false, text: testContent.document('safeguarding').consent.version } }) },
  'another guardian is asked': { ends: 'both', why: both('held-no-guardian'), happen: ({ server, talent }) => server.call('askGuardian', { params: talent.params, token: talent.token, body: { email: 'other@example.org' } }) },
  'the agreement runs out': { ends: 'both', why: both('held-no-guardian'), happen: async ({ server }) => {
    await server.database.query(`update guardian_consents set ends_at = now() - interval '1 second'`);
    await sweep(sweptBy(server), rules, undefined, { onlyDue: true }); // what is due at every look
  } },
  'nobody under 18 meets others here any more': { ends: 'both', why: both('held-paused'), happen: async ({ server, talent, mentor, close }) => {
    close();
    for (const person of [talent, mentor]) expect((await server.call('listSessions', { params: { userId: person.id }, token: person.token })).text).not.toContain(room); // at once
    await sweep({ ...sweptBy(server), meetsTheYoung: false }, rules, undefined, { onlyDue: true });
  } },
  'the birth month is corrected': { ends: 'both', why: both('held-no-guardian'), ...wasAdult, happen: (scene) => scene.decide(scene.talent.id, { decision: 'correct-birth-month', reason: 'Seen', birthMonth: years17() }) },
  'the birth month is said': {
    ends: 'both', why: both('held-no-guardian'), unguarded: true,
    begin: async (scene) => (await wasAdult.begin(scene), scene.server.database.query('update users set birth_month = null where id = $1', [scene.talent.id])),
    happen: ({ server, talent }) => server.call('sayBirthMonth', { params: talent.params, token: talent.token, body: { birthMonth: years17() } }),
  },
};

/** A talent of 17 with sessions in each state, a partner's post that was applied for, and messages that are held in both. */
async function scene(server: TestServer, close: () => void) {
  const { talent, mentor, partner, staff, coming, over, application } = await everyone(server);
  await makeYoung(server, talent.id);
  await agreed(server, talent.id);
  await server.database.query(`update guardian_consents set language = 'fr'`);
  for (const { id } of [mentor, partner]) await checked(server, id);
  await server.call('cancelSession', { params: { sessionId: coming }, token: mentor.token, body: {} });

  const book = async (hours: number, state: 'requested' | 'accepted') => {
    const { id } = (await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(hours)) })).body.data;
    if (state === 'accepted') await server.call('answerSession', { params: { sessionId: id }, token: mentor.token, body: { accept: true } });
    await server.call('setJoinLink', { params: { sessionId: id }, token: mentor.token, body: { joinLink: room } });
    return id;
  };
  const requested = await book(96, 'requested');
  const accepted = await book(120, 'accepted');
  const proposed = await book(144, 'requested');
  const begun = await book(168, 'accepted');
  await server.call('proposeTime', { params: { sessionId: proposed }, token: mentor.token, body: { startsAt: startIn(192) } });
  await server.database.query(`update sessions set starts_at = now() - interval '10 minutes', ends_at = now() + interval '50 minutes' where id = $1`, [begun]);
  await server.database.query(`update sessions set join_link = $2 where id = $1`, [over, room]);
  await server.database.query(`delete from outbox where kind not in ('sessionReminder', 'sessionAccepted')`);

  const hold = async (about: 'session' | 'application', id: string, author: string) =>
    (await server.database.query<{ id: string }>(`insert into held_messages (id, about, ${about}_id, author_id, text, found, idempotency_key) values ($1, $2, $3, $4, 'Ring me', '{phone}', $5) returning id::text`, [randomUUID(), about, id, author, randomUUID()]))[0]?.id ?? '';
  const held = {
    mentor: { ofTalent: await hold('session', over, talent.id), ofOther: await hold('session', over, mentor.id) },
    partner: { ofTalent: await hold('application', application, talent.id), ofOther: await hold('application', application, partner.id) },
  };
  const decide = async (personId: string, body: Record<string, unknown>) => {
    const { revision } = (await server.call('readPerson', { params: { personId }, token: staff.token })).body.data;
    return server.call('decidePerson', { params: { personId }, token: staff.token, body: { ...body, revision } as PersonDecision });
  };
  const decideMentor = async (decision: string) => {
    const params = { kind: 'mentor', caseId: mentor.id };
    const { revision } = (await server.call('readCase', { params, token: staff.token })).body.data;
    return server.call('decideCase', { params, token: staff.token, body: { decision, note: 'A complaint.', revision } });
  };
  /** As it is mailed to a guardian. */
  const key = async () => {
    await server.database.query(`update guardian_consents set ends_at = now() + interval '20 days'`);
    await sweep(sweptBy(server), rules);
    const [mail] = await server.database.query<{ body: string }>(`delete from outbox where kind = 'guardianReminder' returning body`);
    return /guardian\?key=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
  };
  return { server, close, talent, mentor, partner, staff, application, sessions: { requested, accepted, proposed, begun }, over, held, decide, decideMentor, key };
}

const told = async ({ server }: Scene, kinds: string[]) => (await server.database.query<{ kind: string; recipient: string }>(`select kind, recipient from outbox where kind = any($1::text[]) order by kind, recipient`, [kinds])).map(({ kind, recipient }) => `${kind} ${recipient}`);
const times = (count: number, ...texts: string[]) => texts.flatMap((text) => Array.from({ length: count }, () => text)).toSorted();

// PostgreSQL has all of them; the embedded engine, which takes five times as long, a third in the ordinary run.
const isWhole = testEngine === 'postgres' || Boolean(process.env['LONG']);
test.each(Object.entries(ways).filter((_, place) => isWhole || place % 3 === 0))('%s: nothing stands that needs it, no answer has the link any more, and everybody is told once', async (_name, way) => {
  let isOpen = true;
  await using server = await startTestServer({ content: contentInFrench, meetsTheYoung: () => isOpen });
  const before = await scene(server, () => void (isOpen = false));
  await way.begin?.(before);
  const answer = (await way.happen(before)) as { status?: number; text?: string } | undefined;
  expect([answer?.status ?? 200, answer?.text]).toEqual([200, answer?.text]);
  const { talent, mentor, partner, staff, application, sessions, held } = before;
  const ofMentor = way.ends !== 'partner';
  const ofPartner = way.ends !== 'mentor';
  const names = Object.keys(sessions).length;

  const states = await server.database.query<{ state: string; join_link: string | null; proposed: boolean }>('select state, join_link, proposed_starts_at is not null as proposed from sessions where id = any($1::uuid[])', [Object.values(sessions)]);
  if (ofMentor && way.gone !== 'mentor' && way.gone !== 'talent') expect(states).toEqual(Array.from({ length: names }, () => ({ state: 'cancelled', join_link: null, proposed: false })));
  else if (ofMentor) expect(states).toEqual([]);
  else expect(states.filter(({ state }) => state === 'cancelled')).toEqual([]);

  for (const person of [talent, mentor]) {
    const own = { params: { userId: person.id }, token: person.token };
    const texts = [await server.call('listSessions', own), await server.call('exportData', own), ...(person === mentor ? [await server.call('mentorDashboard', own), await server.call('listMentees', own)] : [])].map(({ text }) => text);
    if (ofMentor) expect(texts.filter((text) => text.includes(room))).toEqual([]);
  }
  if (ofMentor) expect(await server.database.query(`select kind from outbox where sent_at is null and position($1 in concat(body, calendar)) > 0`, [room])).toEqual([]);
  if (ofMentor) expect(await server.database.query(`select kind from outbox where kind = 'sessionReminder' and sent_at is null`)).toEqual([]);

  const left = [talent, mentor].filter((_, place) => way.gone !== (['talent', 'mentor'] as const)[place]).map(({ email }) => `sessionCancelled ${email}`);
  expect(await told(before, ['sessionCancelled'])).toEqual(ofMentor ? times(names, ...left) : []);
  expect(await told(before, ['guardianSession'])).toEqual(ofMentor && !way.unguarded ? times(names, `guardianSession ${guardian}`) : []);
  const mails = await server.database.query<{ locale: string; body: string; kind: string }>(`select locale, body, kind from outbox where recipient = $1 and kind in ('guardianSession', 'guardianApplicationEnded')`, [guardian]);
  expect(mails.filter(({ locale }) => locale !== 'fr')).toEqual([]);
  expect(mails.filter(({ kind, body }) => kind === 'guardianSession' && !/does not take place[\s\S]*\d{1,2}:\d\d/.test(body))).toEqual([]);

  // Whoever is not the talent is told beforehand that nothing can be written, not by trying.
  const idempotencyKey = randomUUID();
  const said = [
    [mentor, await server.call('listMessages', { params: { sessionId: before.over }, token: mentor.token, query: {} }), await server.call('writeMessage', { params: { sessionId: before.over }, token: mentor.token, body: { text: 'A word.', idempotencyKey } })],
    [partner, await server.call('listApplicationMessages', { params: { applicationId: application }, token: partner.token, query: {} }), await server.call('writeApplicationMessage', { params: { applicationId: application }, token: partner.token, body: { text: 'A word.', idempotencyKey } })],
  ] as const;
  for (const [person, read, written] of said) expect([person.role, read.body.canWrite === true]).toEqual([person.role, written.status === 200]);

  const [applied] = await server.database.query<{ state: string }>('select state from applications where id = $1', [application]);
  expect(applied?.state).toBe(!ofPartner ? 'received' : way.gone === 'talent' ? undefined : 'withdrawn');
  const applicant = [...(way.gone === 'talent' ? [] : [`applicationEnded ${talent.email}`]), ...(way.gone === 'partner' ? [] : [`applicantGone ${partner.email}`]), ...(way.unguarded ? [] : [`guardianApplicationEnded ${guardian}`])].toSorted();
  expect(await told(before, ['applicationEnded', 'applicantGone', 'guardianApplicationEnded'])).toEqual(ofPartner ? applicant : []);

  const pairs = [...(ofMentor ? [held.mentor] : []), ...(ofPartner ? [held.partner] : [])];
  for (const pair of pairs) {
    for (const side of ['ofTalent', 'ofOther'] as const) {
      const params = { kind: 'held', caseId: pair[side] };
      const { body } = await server.call('readCase', { params, token: staff.token });
      if (way.why[side] === null) {
        expect(body.code).toBe('case-not-found');
        continue;
      }
      expect(body.data.facts).toContainEqual({ name: 'heldClosed', text: way.why[side] });
      const released = await server.call('decideCase', { params, token: staff.token, body: { decision: 'release', note: '', revision: body.data.revision } });
      expect([released.status, released.body.code]).toEqual([409, way.why[side]]);
      expect((await server.call('decideCase', { params, token: staff.token, body: { decision: 'withhold', note: 'Not here.', revision: body.data.revision } })).status).toBe(200);
    }
  }

  expect((await server.call('sharedBlueprint', { params: { id: talent.id } })).status).toBe(ofMentor && ofPartner ? 404 : 200); // what one shares

  await sweep({ ...sweptBy(server), meetsTheYoung: isOpen }, rules); // nobody is told a second time
  expect(await told(before, ['sessionCancelled'])).toEqual(ofMentor ? times(names, ...left) : []);
  expect(await told(before, ['guardianSession', 'applicationEnded', 'applicantGone', 'guardianApplicationEnded'])).toHaveLength((ofMentor && !way.unguarded ? names : 0) + (ofPartner ? applicant.length : 0));
  if (way.ends === 'mentor' && !way.gone) expect((await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(240)) })).status).not.toBe(200);
});

test('a suspended mentor meets nobody: sessions with adults end, too, and what was paid goes back; let in again and verified, they are checked anew', async () => {
  await using server = await startTestServer();
  const { talent, mentor, coming } = await everyone(server);
  const chief = await staffMember(server);
  await checked(server, mentor.id);
  const revision = async () => (await server.call('readPerson', { params: { personId: mentor.id }, token: chief.token })).body.data.revision;
  const decide = async (body: Record<string, unknown>) => server.call('decidePerson', { params: { personId: mentor.id }, token: chief.token, body: { ...body, revision: await revision() } as PersonDecision });
  expect((await decide({ decision: 'suspend', reason: 'A report', days: 30 })).body.data).toMatchObject({ youngCheck: null });
  expect(await server.database.query(`select part.note from audit as part join audit as whole on whole.seq = part.caused_by where part.action = 'not-for-young' and whole.action = 'suspended'`)).toEqual([{ note: 'A report' }]);
  expect(await server.database.query(`select state, credit from sessions where id = $1`, [coming])).toEqual([{ state: 'cancelled', credit: null }]);
  expect(await server.database.query(`select recipient from outbox where kind = 'sessionCancelled' order by recipient = $1`, [mentor.email])).toEqual([{ recipient: talent.email }, { recipient: mentor.email }]);
  expect(await server.database.query('select cause from refunds')).toEqual([{ cause: 'cancelled' }]);
  await decide({ decision: 'lift', reason: 'A mistake' });
  expect((await server.call('readPerson', { params: { personId: mentor.id }, token: chief.token })).body.data.youngCheck).toBeNull();
});

test.each(['request-changes', 'decline'])('a mentor whose verification is taken away is checked for young people anew, too: %s', async (decision) => {
  await using server = await startTestServer();
  const { mentor } = await everyone(server);
  const chief = await staffMember(server);
  await checked(server, mentor.id);
  const params = { kind: 'mentor', caseId: mentor.id };
  const decide = async (name: string) => {
    const { revision } = (await server.call('readCase', { params, token: chief.token })).body.data;
    return (await server.call('decideCase', { params, token: chief.token, body: { decision: name, note: 'Unsafe words.', revision } })).status;
  };
  const check = async () => (await server.call('readPerson', { params: { personId: mentor.id }, token: chief.token })).body.data.youngCheck;
  expect(await check()).not.toBeNull();
  expect([await decide(decision), await decide('verify'), await check()]).toEqual([200, 200, null]);
  expect(await server.database.query(`select note from audit where action = 'not-for-young'`)).toEqual([{ note: 'Unsafe words.' }]);
});

test('whoever releases, books or applies at the very moment of a suspension comes before it, and it ends with the rest, or after it, and is refused', async () => {
  await using server = await startTestServer();
  const before = await scene(server, () => undefined);
  const { talent, mentor, staff, held } = before;
  const params = { kind: 'held', caseId: held.mentor.ofOther };
  const { revision } = (await server.call('readCase', { params, token: staff.token })).body.data;
  const [suspended, ...others] = await Promise.all([
    before.decide(mentor.id, suspends()),
    server.call('decideCase', { params, token: staff.token, body: { decision: 'release', note: '', revision } }),
    ...[216, 240, 264].map((hours) => server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(hours)) })),
  ]);
  expect([suspended.status, ...others.map(({ status }) => status).filter((status) => status >= 500)]).toEqual([200]);
  expect(await server.database.query(`select state from sessions where state in ('requested', 'accepted')`)).toEqual([]);
});
