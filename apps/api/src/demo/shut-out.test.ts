import { expect, test } from 'vitest';
import { createPasswords } from '../accounts/passwords.ts';
import { skillBook } from '../content/skills.ts';
import { isOffered } from '../opportunities/catalogue.ts';
import { testContent, testSecret } from '../testing/content.ts';
import { booking, startIn, verifyEmail } from '../testing/mentors.ts';
import { cheapHash, startTestServer } from '../testing/server.ts';
import { addDemoMentors } from './mentors.ts';
import { addDemoOpportunities } from './opportunities.ts';
import { addDemoPeople, demoPeople } from './people.ts';
import { letInDemo, shutOutDemo } from './shut-out.ts';
import { addDemoStaff, demoCode, demoStaff } from './staff.ts';

const everybody = [...demoPeople, demoStaff];

test('in production no demo account of any role signs in or stays signed in, is listed, booked or offers a post; nothing is deleted, and in development all are back', async () => {
  await using server = await startTestServer();
  const { database, call } = server;
  const passwords = await createPasswords(cheapHash);
  await addDemoPeople(database, passwords);
  await addDemoStaff(database, testSecret, passwords);
  await addDemoMentors(database, { fit: testContent.document('mentors/fit'), book: skillBook(testContent), sessions: testContent.document('mentors/sessions') });
  await addDemoOpportunities(database);
  const talent = await server.answered();
  await verifyEmail(server, talent);
  const signIn = async ({ email, password }: { email: string; password: string }) => (await call('login', { body: { email, password, ...(email === demoStaff.email && { code: demoCode() }) } })).body;
  const listed = async () => (await call('listMentors', { params: talent.params, token: talent.token, query: { page: '1', limit: '50' } })).body.total;
  const offered = async () => (await database.query(`select 1 from posts where ${isOffered}`)).length;
  const rows = async () => database.query(`select (select count(*) from users)::integer as users, (select count(*) from mentors)::integer as mentors, (select count(*) from reviews)::integer as reviews, (select count(*) from young_people_checks)::integer as checks`);
  const before = [await listed(), await offered(), await rows()];
  expect([Number(before[0]) > 20, Number(before[1]) > 0]).toEqual([true, true]);
  const tokens = await Promise.all(everybody.map(async (person) => (await signIn(person)).data.token));
  const [mentor] = await database.query<{ id: string }>(`select id::text from users where email = 'mentor1@demo.example'`);

  const addresses = await shutOutDemo(database);
  expect(addresses).toEqual(expect.arrayContaining(everybody.map(({ email }) => email)));
  for (const token of tokens) expect((await call('staffToday', { token })).body.code).toBe('not-signed-in');
  for (const person of everybody.slice(0, -1)) expect([person.email, (await signIn(person)).code]).toEqual([person.email, 'account-suspended']);
  expect([await listed(), await offered(), await rows()]).toEqual([0, 0, before[2]]);
  expect((await call('bookSession', { token: talent.token, body: booking(mentor?.id ?? '', startIn(72)) })).body.code).toBe('mentor-not-found');
  expect(await shutOutDemo(database)).toEqual(addresses); // said at each start, done once
  expect(await database.query(`select 1 from audit where actor = 'the server' and action = 'suspended'`)).toHaveLength(addresses.length);
  expect(await database.query(`select 1 from outbox where recipient like '%@demo.example' and kind = 'accountSuspended'`)).toEqual([]);

  await letInDemo(database);
  expect([await listed(), await offered()]).toEqual([before[0], before[1]]);
  for (const person of demoPeople) expect((await signIn(person)).data.token).toBeTruthy();
});

test('where there is no demo account, nothing is said or done', async () => {
  await using server = await startTestServer();
  await server.person();
  expect(await shutOutDemo(server.database)).toEqual([]);
  expect(await server.database.query('select 1 from suspensions')).toEqual([]);
});
