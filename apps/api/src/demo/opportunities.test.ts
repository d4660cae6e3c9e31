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
});
