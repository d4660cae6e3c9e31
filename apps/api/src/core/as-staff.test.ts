import { contract, type CallName } from '@bridge/model';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { handlers } from '../handlers.ts';
import { testContent } from '../testing/content.ts';
import { everyone } from '../testing/everyone.ts';
import { goodBodies } from '../testing/good-bodies.ts';
import { startTestServer } from '../testing/server.ts';
import { findCaller } from '../accounts/face.ts';
import { openWords } from '../content/words.ts';
import { isForStaff } from './access.ts';
import type { Handlers } from './call-handler.ts';
import { execute } from './execute.ts';
import type { Services } from './services.ts';

const changing = (Object.keys(contract) as CallName[]).filter((name) => isForStaff(contract[name].access) && contract[name].method !== 'GET'); // keys() forgets the names
const write = `insert into staff_claims (kind, subject_id, claimed_by, claimed_until) select 'post', $2, $1::uuid, now()`;
const ways: Record<string, (database: Database, values: unknown[]) => Promise<unknown>> = {
  'in a transaction': (database, values) => database.transaction((transaction) => transaction.query(write, values)),
  'by a statement': (database, values) => database.query(write, values),
  'by a statement that tells': (database, values) => database.query(`with written as (${write} returning 1) select 1 from written`, values),
  'for work of another kind': (database, values) => database.as('other').query(write, values),
};

test('whoever loses a permission between the access rule and the write changes nothing any more, by any call of the staff', async () => {
  await using server = await startTestServer();
  const people = await everyone(server);
  const bodies = goodBodies(people);
  const { staff } = people;
  const losses = { 'every permission': 'delete from staff_grants where user_id = $1', 'the one that it takes': 'delete from staff_grants where user_id = $1 and permission = $2', nothing: 'select 1 from users where id = $1' };
  const told: string[] = [];
  for (const name of changing) for (const [loss, statement] of Object.entries(losses)) for (const [way, done] of Object.entries(ways)) {
    await server.database.query(`insert into staff_grants (user_id, permission, granted_by) select $1, permission, 'a test' from unnest(array['staff', 'posts', 'people', 'content']) as permission on conflict do nothing`, [staff.id]);
    const { access } = contract[name];
    const taken = isForStaff(access) && access.staff !== 'any' ? access.staff : 'posts';
    const id = `${name} ${loss} ${way}`;
    const handle = async (_request: unknown, { database }: Services) => {
      await server.database.query(statement, statement.includes('$2') ? [staff.id, taken] : [staff.id]);
      await done(database, [staff.id, id]);
      throw new Error('it was written');
    };
    const services = { database: server.database, findCaller, words: openWords(testContent), origins: [], report: () => {} } as unknown as Services; // a handler of its own needs no more
    const raw = { params: people.paramsOf(name, contract[name]), query: {}, body: bodies[name], headers: { authorization: `Bearer ${staff.token}` }, address: '127.0.0.1' };
    const { body } = await execute(name, raw, { ...handlers, [name]: handle } as Handlers, services); // what it does is what is under test
    const [there] = await server.database.query('select 1 from staff_claims where subject_id = $1', [id]);
    told.push(`${id}: ${(body as { code: string }).code} ${there ? 'written' : 'not written'}`); // a refusal has a code
  }
  const expected = changing.flatMap((name) => Object.keys(losses).flatMap((loss) => Object.keys(ways).map((way) => `${name} ${loss} ${way}: ${{ 'every permission': 'not-allowed not written', 'the one that it takes': 'permission-missing not written' }[loss] ?? 'unexpected written'}`)));
  expect(told).toEqual(expected);
  expect(changing.length).toBeGreaterThan(10);
});
