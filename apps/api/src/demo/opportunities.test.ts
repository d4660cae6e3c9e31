import { expect, test } from 'vitest';
import { createPasswords } from '../accounts/passwords.ts';
import { cheapHash, startTestServer } from '../testing/server.ts';
import { addDemoOpportunities } from './opportunities.ts';
import { addDemoPeople, demoPeople } from './people.ts';

test('the demo partner has marked posts and applicants, once, however often they are made', async () => {
  await using server = await startTestServer();
  await addDemoPeople(server.database, await createPasswords(cheapHash));
  await addDemoOpportunities(server.database);
  await addDemoOpportunities(server.database);
  const partner = demoPeople.find(({ role }) => role === 'PARTNER');
  const { token, user } = (await server.call('login', { body: { email: partner?.email ?? '', password: partner?.password ?? '' } })).body.data;
  const params = { userId: user.userId };
  const { body } = await server.call('listPosts', { params, token, query: {} });
  expect(body.posts).toHaveLength(5);
  for (const { title } of body.posts) expect(title).toMatch(/^Sample: /);
  expect((await server.call('partnerDashboard', { params, token })).body.data).toMatchObject({ applications: 3, waiting: 2, invited: 1, posts: { published: 3, submitted: 1, draft: 1 } });
  expect(await server.database.query('select 1 from post_log')).toHaveLength(5);
});

test('a sample post that is closed and opened again is what it was, with a trail or without', async () => {
  await using server = await startTestServer();
  await addDemoPeople(server.database, await createPasswords(cheapHash));
  await addDemoOpportunities(server.database);
  const partner = demoPeople.find(({ role }) => role === 'PARTNER');
  const { token, user } = (await server.call('login', { body: { email: partner?.email ?? '', password: partner?.password ?? '' } })).body.data;
  const { body } = await server.call('listPosts', { params: { userId: user.userId }, token, query: {} });
  const kept = body.posts.filter(({ state }) => state !== 'draft'); // a draft is deleted
  for (const withTrail of [true, false]) {
    if (!withTrail) await server.database.query('delete from post_log');
    for (const { id, state } of kept) {
      const at = { params: { userId: user.userId, postId: id }, token };
      await server.call('closePost', at);
      expect([id, (await server.call('reopenPost', at)).body.data.state]).toEqual([id, state]);
    }
  }
});
