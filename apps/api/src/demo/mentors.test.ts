import { availabilitySchema, faceNames, mentorProfileSchema } from '@bridge/model';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createPasswords } from '../accounts/passwords.ts';
import { missingParts } from '../mentors/row.ts';
import { skillBook } from '../content/skills.ts';
import { testContent } from '../testing/content.ts';
import { cheapHash, startTestServer } from '../testing/server.ts';
import { addDemoMentors, demoMentorCount, demoName, demoProfile } from './mentors.ts';
import { addDemoPeople, demoPeople } from './people.ts';

const rules = { fit: testContent.document('mentors/fit'), book: skillBook(testContent), sessions: testContent.document('mentors/sessions') };

test('every demo profile is one that a mentor could have sent', () => {
  for (let n = 1; n <= demoMentorCount; n += 1) {
    const profile = demoProfile(n);
    expect(v.parse(mentorProfileSchema, profile)).toEqual(profile);
    expect(v.is(availabilitySchema, profile.availability)).toBe(true);
    expect(missingParts(profile, true)).toEqual([]);
  }
});

test('a demo mentor keeps the hours and asks the money of the place in the name', () => {
  const told = (n: number) => [demoName(n).lastName, demoProfile(n).availability.timeZone, demoProfile(n).currency];
  expect([told(1), told(3), told(13)]).toEqual([['of Lagos', 'Africa/Lagos', 'NGN'], ['of Nairobi', 'Africa/Nairobi', 'USD'], ['of Mombasa', 'Africa/Nairobi', 'USD']]);
  for (let n = 1; n <= demoMentorCount; n += 1) expect(demoProfile(n).availability.timeZone).toMatch(/^(Africa|Atlantic)\//);
});

test('the demo directory is there once, however often it is made: marked names, prices, open times, reviews after completed sessions', async () => {
  await using server = await startTestServer();
  await addDemoPeople(server.database, await createPasswords(cheapHash));
  await addDemoMentors(server.database, rules);
  const counts = () => server.database.query('select (select count(*) from mentors) as mentors, (select count(*) from sessions) as sessions, (select count(*) from reviews) as reviews, (select count(*) from session_slots) as slots');
  const before = await counts();
  await addDemoMentors(server.database, rules);
  expect(await counts()).toEqual(before);
  expect(await server.database.query(`select 1 from reviews join sessions on sessions.id = session_id where state <> 'completed'`)).toEqual([]);

  const talent = demoPeople.find(({ role }) => role === 'TALENT');
  const { token } = (await server.call('login', { body: { email: talent?.email ?? '', password: talent?.password ?? '' } })).body.data;
  const { body } = await server.call('listMentors', { token, query: { limit: 50 } });
  expect(body.total).toBe(demoMentorCount);
  for (const { firstName, lastName } of body.mentors) expect(`${firstName} ${lastName}`).toMatch(/^\p{Lu}\p{L}+ of \p{Lu}\p{L}+$/u);
  expect(new Set(body.mentors.map(({ firstName, lastName }) => firstName + lastName)).size).toBe(demoMentorCount);
  expect(new Set(body.mentors.map(({ specialty, line }) => specialty + line)).size).toBe(demoMentorCount);
  expect(new Set(body.mentors.map(({ face }) => face))).toEqual(new Set([...faceNames, undefined]));
  for (const { line, languages } of body.mentors) expect([line.length > 0, languages.length > 0]).toEqual([true, true]);
  expect((await server.call('listCredits', { token })).body.credits).toContainEqual(expect.objectContaining({ left: 3, of: 4, price: 20_000 })); // what its mentor asks
  expect(body.mentors.some(({ rating }) => rating.count > 0)).toBe(true);
  const busy = body.mentors.find(({ lastName }) => lastName === demoName(1).lastName)?._id ?? '';
  expect((await server.call('readAvailability', { params: { mentorId: busy }, token })).body.data.starts.length).toBeGreaterThan(10);
  expect((await server.call('listSessions', { token })).body.total).toBeGreaterThan(0);
});

test('nobody in the demo data is in two sessions at once, whenever it is made', async () => {
  await using server = await startTestServer();
  const { database } = server;
  await addDemoPeople(database, await createPasswords(cheapHash));
  const monday = Date.parse('2026-11-23T00:00:00Z');
  for (let day = 0; day < 7; day += 3) {
    await database.query('delete from mentors');
    await database.query('delete from sessions');
    await addDemoMentors(database, rules, monday + day * 86_400_000 + day * 3_600_000);
    const [made] = await database.query<{ count: number }>('select count(*)::integer as count from sessions');
    expect(made?.count).toBeGreaterThan(30);
    const twice = await database.query(
      `select one.starts_at, one.state, other.state as other from sessions one join sessions other on one.id < other.id and (one.talent_id = other.talent_id or one.mentor_id = other.mentor_id)
         and one.starts_at < other.ends_at and other.starts_at < one.ends_at`,
    );
    expect({ day, twice }).toEqual({ day, twice: [] });
    expect(await database.query('select 1 from session_slots where talent_id is null')).toEqual([]); // nor can anybody book a second one
  }
});
