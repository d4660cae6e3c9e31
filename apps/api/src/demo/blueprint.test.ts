import { expect, test } from 'vitest';
import { createPasswords } from '../accounts/passwords.ts';
import { testContent } from '../testing/content.ts';
import { cheapHash, startTestServer } from '../testing/server.ts';
import { addDemoBlueprint } from './blueprint.ts';
import { addDemoPeople, demoPeople } from './people.ts';

test('one demo talent has a blueprint with some way made, once; the other begins with the survey', async () => {
  await using server = await startTestServer();
  await addDemoPeople(server.database, await createPasswords(cheapHash));
  await addDemoBlueprint(server.database, testContent);
  await addDemoBlueprint(server.database, testContent);
  const [first, second] = await Promise.all(
    demoPeople.filter(({ role }) => role === 'TALENT').map(async ({ email, password }) => {
      const { token, user } = (await server.call('login', { body: { email, password } })).body.data;
      const params = { userId: user.userId };
      const { careerBlueprint } = (await server.call('fullBlueprint', { params, token })).body;
      return { careerBlueprint, stats: (await server.call('readProgress', { params, token })).body.data.completionStats };
    }),
  );
  expect(first?.careerBlueprint).toBeNull();
  expect(second?.careerBlueprint?.structuredJson.careerVision).toContain('hospital');
  expect(second?.stats.year1MilestonesCompleted).toBe(100);
  expect(second?.stats.year3MilestonesCompleted).toBe(0);
  expect(second?.careerBlueprint?.milestones.year1[0]?.reasons.length).toBeGreaterThan(0);
});
