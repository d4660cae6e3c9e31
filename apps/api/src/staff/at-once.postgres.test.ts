import process from 'node:process';
import { permissions, type Permission } from '@bridge/model';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { withDatabase } from '../database/testing.ts';
import { casesOfAllKinds } from '../testing/cases.ts';
import { startTestServer, type Person, type TestServer } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';

async function deadlocks(server: TestServer): Promise<number> {
  await new Promise((done) => setTimeout(done, 1200)); // the database tells its counts once a second
  const [row] = await server.database.query<{ n: number }>('select deadlocks::int as n from pg_stat_database where datname = current_database()');
  return row?.n ?? 0;
}

/** Another connection, with a transaction of its own. */
async function somebodyElse(server: TestServer) {
  const [row] = await server.database.query<{ name: string }>('select current_database() as name');
  const client = new pg.Client({ connectionString: withDatabase(process.env['TEST_POSTGRES_URL'] ?? '', row?.name ?? '') });
  await client.connect();
  onTestFinished(() => client.end());
  const transaction = async (work: () => Promise<void>) => {
    await client.query('begin');
    await work();
    await client.query('commit');
  };
  return { query: (text: string, values: unknown[]) => client.query(text, values), transaction };
}

async function isWaited(server: TestServer): Promise<void> {
  await expect.poll(() => server.database.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).not.toEqual([]);
}

test('a decision that waits for its permission to be taken is not carried out; one that came first is, and the taking waits for it', async () => {
  await using server = await startTestServer();
  const { cases } = await casesOfAllKinds(server);
  const other = await somebodyElse(server);
  const params = { kind: 'post', caseId: cases.post.id };
  const state = async () => (await server.database.query<{ state: string }>('select state from posts where id = $1', [cases.post.id]))[0]?.state;
  const [member, spare] = [await staffMember(server, ['posts', 'people', 'staff']), await server.person()];
  const { revision } = (await server.call('readCase', { params, token: member.token })).body.data;
  const person = (await server.call('readPerson', { params: { personId: spare.id }, token: member.token })).body.data;
  const deeds = [
    () => server.call('claimCase', { params, token: member.token }),
    () => server.call('decideCase', { params, token: member.token, body: { decision: 'publish', revision } }),
    () => server.call('decidePerson', { params: { personId: spare.id }, token: member.token, body: { decision: 'suspend', reason: 'A', days: 3, revision: person.revision } }),
    () => server.call('changeStaff', { token: member.token, body: { email: spare.email, permissions: [], revision: '' } }),
  ];
  for (const deed of deeds) {
    await server.database.query(`insert into staff_grants (user_id, permission, granted_by) select $1, permission, 'a test' from unnest(array['posts', 'people', 'staff']) as permission on conflict do nothing`, [member.id]);
    const done: Awaited<ReturnType<typeof deed>>[] = [];
    await other.transaction(async () => {
      await other.query('delete from staff_grants where user_id = $1', [member.id]); // the access rule does not see it yet
      void deed().then((answer) => done.push(answer));
      await isWaited(server);
      expect(done).toEqual([]);
    });
    await expect.poll(() => done.map(({ status, body }) => [status, body.code])).toEqual([[403, 'not-allowed']]);
  }
  expect([await state(), await server.database.query('select 1 from suspensions'), await server.database.query('select 1 from staff_claims')]).toEqual(['submitted', [], []]);

  await server.database.query(`insert into staff_grants (user_id, permission, granted_by) values ($1, 'posts', 'a test')`, [member.id]);
  const taken: unknown[] = [];
  const decided: number[] = [];
  await other.transaction(async () => {
    await other.query('select 1 from posts where id = $1 for update', [cases.post.id]);
    void server.call('decideCase', { params, token: member.token, body: { decision: 'publish', revision } }).then(({ status }) => decided.push(status));
    await isWaited(server); // it holds its permission, and waits for the post
    void server.database.query('delete from staff_grants where user_id = $1', [member.id]).then(() => taken.push(true));
    await new Promise((done) => setTimeout(done, 300));
    expect(taken).toEqual([]);
  });
  await expect.poll(() => [decided, taken]).toEqual([[200], [true]]);
  expect(await state()).toBe('published');
});

test('deciding, taking permissions, deciding about each other and leaving at the same moment wait for each other in one order', async () => {
  await using server = await startTestServer();
  const before = await deadlocks(server);
  for (let round = 0; round < 6; round += 1) {
    const chief = await staffMember(server, ['staff']);
    const people = await Promise.all(Array.from({ length: 4 }, () => staffMember(server, permissions.filter((one) => one !== 'audit'))));
    const { members } = (await server.call('listStaff', { token: chief.token })).body;
    const seen = (of: Person) => members.find(({ userId }) => userId === of.id)?.revision ?? '';
    const take = (by: Person, from: Person, left: Permission[]) => server.call('changeStaff', { token: by.token, body: { email: from.email, permissions: left, revision: seen(from) } });
    const decide = async (by: Person, about: Person) => {
      const { revision } = (await server.call('readPerson', { params: { personId: about.id }, token: by.token })).body.data ?? {};
      return server.call('decidePerson', { params: { personId: about.id }, token: by.token, body: { decision: 'end-sign-ins', reason: 'A', revision: revision ?? 'none' } });
    };
    const leave = (who: Person) => server.call('deleteAccount', { params: { userId: who.id }, token: who.token, body: { password: who.password } });
    const partner = await server.person('PARTNER');
    const [post] = await server.database.query<{ id: string }>(`insert into posts (id, partner_id, state, kind, title, organisation, category, location, terms, description, submitted_at) values (gen_random_uuid(), $1, 'submitted', 'project', 'A', 'B', 'technology', 'C', 'D', 'E', now()) returning id::text`, [partner.id]);
    const params = { kind: 'post', caseId: post?.id ?? '' };
    const claims = people.map(({ token }) => server.call('claimCase', { params, token }));
    const each = people.flatMap((one, at) => {
      const next = people[(at + 1) % people.length] ?? one;
      return [take(one, next, ['posts']), decide(one, next)];
    });
    const answers = await Promise.all([...each, ...claims, ...people.slice(0, 1).map(leave), take(chief, people[1] ?? chief, [])]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  }
  expect(await deadlocks(server)).toBe(before);
});
