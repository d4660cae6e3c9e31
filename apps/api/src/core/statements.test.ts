import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { effectOf } from '../database/statements.ts';
import { openTestDatabase } from '../database/testing.ts';
import { answering } from '../testing/answering.ts';
import { startTestServer } from '../testing/server.ts';

// A statement is a journey to the database, and most of what a light call takes. Who calls and what they may do is one.
test('the calls made most often ask the database no more often than they must', async () => {
  const database = await openTestDatabase();
  let asked: string[] = [];
  const counting = answering(database, (text, values) => {
    asked.push(text);
    return database.query(text, values);
  });
  await using server = await startTestServer({ database: counting, shared: database });
  const talent = await server.person();
  const statementsOf = async (call: () => Promise<{ status: number }>) => {
    asked = [];
    expect((await call()).status).toBe(200);
    return asked.length;
  };
  expect({
    ownProfile: await statementsOf(() => server.call('ownProfile', { token: talent.token })),
    updateProfile: await statementsOf(() => server.call('updateProfile', { token: talent.token, params: { userId: talent.id }, body: { user: { fieldOfStudy: 'Nursing' } } })),
    listMentors: await statementsOf(() => server.call('listMentors', { token: talent.token })),
  }).toEqual({ ownProfile: 1, updateProfile: 2, listMentors: 3 }); // of the list: who calls, whom they are kept apart from, the page with its total
  await database.drop();
});

// To be on the disk takes longer than anything else a login does, but for the password.
test('signing in writes to the disk three times at most, also from where nobody has signed in before', async () => {
  const database = await openTestDatabase();
  let commits = 0;
  const counting: Database = {
    ...database,
    as: () => counting,
    query: (text, values) => {
      if (effectOf(text) !== 'reads') commits += 1;
      return database.query(text, values);
    },
    transaction: (work, options) => {
      commits += 1;
      return database.transaction(work, options);
    },
  };
  await using server = await startTestServer({ database: counting, shared: database });
  const talent = await server.person();
  commits = 0;
  expect((await server.call('login', { body: { email: talent.email, password: talent.password, rememberMe: false }, from: '2001:db8:1:2::3' })).status).toBe(200);
  expect(commits).toBeGreaterThan(0);
  expect(commits).toBeLessThanOrEqual(3);
  await database.drop();
});
