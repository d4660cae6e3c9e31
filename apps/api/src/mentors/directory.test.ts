import { expect, test } from 'vitest';
import type { Availability } from '@bridge/model';
import { testContent } from '../testing/content.ts';
import { booking, bookingTalent, everyHour, startIn, verifiedMentor } from '../testing/mentors.ts';
import { startTestServer, type Person, type TestServer } from '../testing/server.ts';
import { checked, makeYoung } from '../testing/young.ts';
import { refreshFit } from './refresh-fit.ts';

const rules = testContent.document('mentors/sessions');

/** Who is found, in the order of the list. */
const finder = (server: TestServer, token: string) => async (query: Record<string, string>) =>
  (await server.call('listMentors', { token, query })).body.mentors.map(({ userId }) => userId);

test('each filter narrows the list, all of them together and with a search', async () => {
  await using server = await startTestServer();
  const far: Availability = { ...everyHour, timeZone: 'Pacific/Auckland' };
  const cheap = await verifiedMentor(server, { fieldsOfExpertise: ['Cloud'], industryExpertise: [], languages: ['en', 'fr'], litePrice: rules.lowPrice.NGN, professionalTitle: 'Nurse' });
  const dear = await verifiedMentor(server, { fieldsOfExpertise: ['UI/UX'], industryExpertise: ['Finance'], languages: ['en'], litePrice: rules.lowPrice.USD + 1, currency: 'USD' });
  const free = await verifiedMentor(server, { fieldsOfExpertise: [], industryExpertise: ['Finance'], languages: [], offersPaidMentorship: false, availability: far });
  const talent = await server.person();
  await server.call('updateProfile', { params: { userId: talent.id }, token: talent.token, body: { user: { timeZone: 'Europe/Berlin' } } });
  const find = finder(server, talent.token);
  const expected: [Record<string, string>, string[]][] = [
    [{ topic: 'Cloud' }, [cheap.id]],
    [{ topic: 'Finance' }, [dear.id, free.id]],
    [{ language: 'en' }, [cheap.id, dear.id]],
    [{ language: 'fr', q: 'nurse' }, [cheap.id]],
    [{ language: 'fr', q: 'data lead' }, []],
    [{ price: 'free' }, [free.id]],
    [{ price: 'low' }, [cheap.id, free.id]],
    [{ zone: 'near' }, [cheap.id, dear.id]],
    [{ topic: 'Finance', zone: 'near', language: 'en' }, [dear.id]],
    [{ topic: 'Nothing', language: 'xx' }, [cheap.id, dear.id, free.id]],
    [{ free: 'week' }, [cheap.id, dear.id, free.id]],
  ];
  for (const [query, ids] of expected) expect([query, (await find(query)).toSorted()]).toEqual([query, ids.toSorted()]);
  expect((await server.call('listMentors', { token: talent.token, query: { topic: 'Finance' } })).body).toMatchObject({ total: 2, timeZone: 'Europe/Berlin' });
  // Whoever writes an address by hand may write anything.
  expect((await server.call('listMentors', { token: talent.token, query: { price: 'dear' as 'free' } })).status).toBe(400);
});

test.each([
  ['Machine-learning engineer', 'machine learning'],
  ['Machine learning engineer', 'Machine-Learning'],
  ['Machine\u2011learning engineer', 'machine-learning'],
  ['Editor – long texts', 'editor long'],
  ['A_b, 100%\\', 'a_b, 100%\\'],
])('a %s is found as "%s": hyphens and dashes are spaces between words', async (professionalTitle, q) => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server, { professionalTitle });
  await verifiedMentor(server, { professionalTitle: 'Engineer who learned' });
  expect(await finder(server, (await server.person()).token)({ q })).toEqual([mentor.id]);
});

test('who is under 18 finds the mentors who were checked for it, and no address of theirs; everybody sees who was', async () => {
  await using server = await startTestServer();
  const safe = await verifiedMentor(server, { emailVisible: true, linkedInUrl: 'https://www.linkedin.com/in/demo' });
  const other = await verifiedMentor(server, { professionalTitle: 'Nurse' });
  await checked(server, safe.id);
  const [adult, young] = [await server.person(), await server.person()];
  await makeYoung(server, young.id);
  const list = async (token: string, query: object = {}) => (await server.call('listMentors', { token, query })).body;
  const seen = ({ mentors }: Awaited<ReturnType<typeof list>>) => mentors.map(({ userId, forYoung, email }) => [userId, forYoung, email]);
  expect(seen(await list(adult.token)).toSorted()).toEqual([[safe.id, true, safe.email], [other.id, undefined, undefined]].toSorted());
  for (const query of [{}, { page: 1, limit: 1 }, { topic: 'Data Science' }, { q: 'ada' }]) {
    const found = await list(young.token, query);
    expect([seen(found), found.total, found.young]).toEqual([[[safe.id, true, undefined]], 1, true]);
  }
  for (const q of [safe.email, safe.email.slice(0, 8), safe.email.slice(0, safe.email.indexOf('@') + 2)]) expect([q, (await list(adult.token, { q })).mentors.some(({ userId }) => userId === safe.id), (await list(young.token, { q })).total]).toEqual([q, true, 0]); // nor is the address to be guessed
  expect(await list(young.token, { q: 'nurse' })).toMatchObject({ mentors: [], total: 0, young: true });
  const view = async ({ token }: Person, { id } = safe) => (await server.call('lookUpUser', { params: { userId: id }, token })).body.data;
  expect(await view(adult)).toMatchObject({ forYoung: true, email: safe.email, linkedInUrl: 'https://www.linkedin.com/in/demo' });
  expect(Object.keys(await view(young)).filter((key) => ['forYoung', 'email', 'linkedInUrl'].includes(key))).toEqual(['forYoung']);
  const isClosed = (one: object) => 'notForReader' in one;
  expect([await view(young, other), await view(young), await view(adult, other)].map(isClosed)).toEqual([true, false, false]);
});

test('who is under 18 is told where the product does not let them meet anybody yet, and adults are not', async () => {
  await using server = await startTestServer({ meetsTheYoung: () => false });
  await verifiedMentor(server);
  const [adult, young] = [await server.person(), await server.person()];
  await makeYoung(server, young.id);
  const list = async (token: string) => (await server.call('listMentors', { token })).body;
  expect(await list(young.token)).toMatchObject({ mentors: [], young: true, paused: true });
  expect((await list(adult.token)).paused).toBeUndefined();
});

test('a filter follows the profile at once', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server, { languages: ['en'] });
  const find = finder(server, (await server.person()).token);
  await server.call('updateMentor', { params: mentor.params, token: mentor.token, body: { languages: ['sw'], offersPaidMentorship: false } });
  expect([await find({ language: 'en' }), await find({ language: 'sw' }), await find({ price: 'free' })]).toEqual([[], [mentor.id], [mentor.id]]);
  await server.database.query(`update mentors set state = 'declined' where user_id = $1`, [mentor.id]);
  expect([await find({ language: 'sw' }), await find({ language: 'sw', price: 'free' })]).toEqual([[], []]);
});

test('a card says when a session can start next; who is booked up for a week is not free this week, until a session is cancelled', async () => {
  await using server = await startTestServer();
  const talent = await bookingTalent(server);
  const day = new Date(Date.now() + 2 * 86_400_000);
  const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(day).toLowerCase() as 'monday';
  const mentor = await verifiedMentor(server, { availability: { timeZone: 'UTC', windows: [{ day: name, from: '10:00', to: '11:00' }] } });
  const at = (days: number) => `${new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10)}T10:00:00.000Z`;
  const nextFree = async (query = {}) => (await server.call('listMentors', { token: talent.token, query })).body.mentors.map((card) => card.nextFree);
  expect(await nextFree({ free: 'week' })).toEqual([at(0)]);
  const { body } = await server.call('bookSession', { token: talent.token, body: booking(mentor.id, at(0)) });
  expect(await nextFree()).toEqual([at(7)]);
  expect(await nextFree({ free: 'week' })).toEqual([]);
  expect((await server.call('listMentors', { token: talent.token, query: { free: 'week' } })).body.total).toBe(0);
  await server.call('cancelSession', { params: { sessionId: body.data.id }, token: talent.token, body: {} });
  expect(await nextFree({ free: 'week' })).toEqual([at(0)]);
});

test('the next free time is the first that can be booked', async () => {
  await using server = await startTestServer();
  const talent = await bookingTalent(server);
  const mentor = await verifiedMentor(server);
  await server.call('bookSession', { token: talent.token, body: booking(mentor.id, startIn(rules.leadHours)) });
  const { starts } = (await server.call('readAvailability', { params: { mentorId: mentor.id }, token: talent.token })).body.data;
  expect((await server.call('listMentors', { token: talent.token })).body.mentors[0]?.nextFree).toBe(starts[0]);
});

test('more than a thousand are not counted, and the skill that was named leads though a thousand are rated better', async () => {
  await using server = await startTestServer();
  const exact = await verifiedMentor(server, { fieldsOfExpertise: ['Data Analysis', 'Cloud'], industryExpertise: ['Finance'], languages: ['fr'] });
  await server.database.transaction(async (transaction) => {
    await transaction.query(`insert into users (id, email, role, first_name, last_name) select gen_random_uuid(), 'crowd' || n || '@example.com', 'MENTOR', 'Demo', 'Mentor ' || n from generate_series(1, 1050) as n`);
    await transaction.query(
      `insert into mentors (user_id, state, rating_count, rating_sum, profile, fit_tags) select id, 'verified', 20, 100, $1, '{industry:Finance}' from users where email like 'crowd%'`,
      [JSON.stringify({ industryExpertise: ['Finance'], languages: ['fr'], availability: everyHour })],
    );
  });
  const { id, token } = await server.person();
  await server.call('updateProfile', { params: { userId: id }, token, body: { user: { technicalSkills: ['Data Analysis'] } } });
  const list = async (query: Record<string, string>) => (await server.call('listMentors', { token, query })).body;
  const broad: Record<string, string>[] = [{ topic: 'Finance' }, { zone: 'near', timeZone: 'Africa/Lagos' }, { topic: 'Finance', language: 'fr' }, { free: 'week' }];
  for (const query of broad) {
    const { total, isMore, mentors } = await list(query);
    expect([query, total, isMore, mentors[0]?.userId]).toEqual([query, 1000, true, exact.id]);
    expect(mentors[0]?.reasons[0]).toEqual({ rule: 'skills', value: 'Data analysis' });
  }
  const pages = await Promise.all(['1', '2', '20'].map((page) => list({ topic: 'Finance', limit: '50', page })));
  expect(new Set(pages.flatMap(({ mentors }) => mentors.map(({ userId }) => userId))).size).toBe(150);
  expect((await list({ topic: 'Finance', limit: '50', page: '21' })).mentors).toEqual([]);
  // Where not all of a thousand are there, they are counted.
  const few = await list({ topic: 'Cloud' });
  expect([few.total, few.isMore]).toEqual([1, undefined]);
  expect((await list({})).total).toBe(1051);
});

test('neither two stars nor help for other levels lead the list; the skill that was named comes before all who lack it, and is named', async () => {
  await using server = await startTestServer();
  const stars = (id: string, average: number) => server.database.query('update mentors set rating_count = 20, rating_sum = $2 where user_id = $1', [id, 20 * average]);
  const base = { industryExpertise: [], fieldsOfExpertise: [], supportTypes: [] };
  const close = await verifiedMentor(server, { ...base, careerLevelsSupported: ['entry'], fieldsOfExpertise: ['Data Science'], industryExpertise: ['Finance'], supportTypes: ['technical coaching', 'resume review'] }); // all but the skill
  const exact = await verifiedMentor(server, { ...base, careerLevelsSupported: ['entry'], fieldsOfExpertise: ['Data Analysis'] });
  const otherLevel = await verifiedMentor(server, { ...base, careerLevelsSupported: ['founders'], fieldsOfExpertise: ['Data Analysis'], industryExpertise: ['Finance'] });
  const poor = await verifiedMentor(server, { ...base, careerLevelsSupported: ['founders'], fieldsOfExpertise: ['Data Analysis', 'Data Science'], industryExpertise: ['Finance'] });
  for (const mentor of [close, exact, otherLevel]) await stars(mentor.id, 4.5);
  await stars(poor.id, 2);
  const talent = await server.person();
  await server.call('updateProfile', { params: { userId: talent.id }, token: talent.token, body: { user: { technicalSkills: ['Data Analysis'], currentStatus: 'Student', industriesOfInterest: ['Finance'], careerChallenges: ['Lack of Skills', 'Lack of Access to Opportunities'] } } });
  const { mentors } = (await server.call('listMentors', { token: talent.token })).body;
  expect(mentors.map(({ userId }) => userId)).toEqual([exact.id, otherLevel.id, close.id, poor.id]);
  for (const mentor of mentors.slice(0, 2)) expect(mentor.reasons[0]).toEqual({ rule: 'skills', value: 'Data analysis' });
});

test('mentors who were compared by other rules are compared anew when content knows more', async () => {
  await using server = await startTestServer();
  const mentor = await verifiedMentor(server, { fieldsOfExpertise: ['Bookkeeping'] });
  await server.database.query(`update mentors set fit_tags = '{exact:Bookkeeping}', fit_version = 'before' where user_id = $1`, [mentor.id]);
  const talent = await server.person();
  await server.call('updateProfile', { params: { userId: talent.id }, token: talent.token, body: { user: { technicalSkills: ['bookkeeping'] } } });
  const reason = async () => (await server.call('listMentors', { token: talent.token })).body.mentors[0]?.reasons[0];
  expect(await reason()).not.toMatchObject({ rule: 'skills' });
  await refreshFit({ database: server.database, content: testContent });
  expect(await reason()).toEqual({ rule: 'skills', value: 'Bookkeeping' });
});
