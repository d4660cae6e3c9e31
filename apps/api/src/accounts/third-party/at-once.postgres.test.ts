import { afterAll, expect, test } from 'vitest';
import { clientId, startIssuer } from '../../testing/issuer.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const issuer = await startIssuer();
afterAll(() => issuer[Symbol.asyncDispose]());

test('first sign-ins of one identity at the same moment wait for each other in one order', async () => {
  await using server = await startTestServer({ thirdParty: { clientId, issuer: issuer.url } });
  const before = await deadlocks(server);
  for (let round = 0; round < 8; round += 1) {
    const email = `person-${round}@example.com`;
    const tokens = await Promise.all(
      Array.from({ length: 10 }, async () => issuer.token({ nonce: (await server.call('thirdPartyNonce')).body.data.nonce, sub: `subject-${round}`, email })),
    );
    const answers = await Promise.all(tokens.map((idToken) => server.call('thirdParty', { body: { thirdPartyUserId: `subject-${round}`, provider: 'GOOGLE', email, firstName: 'Ada', lastName: 'Example', profileImageUrl: '', role: 'TALENT', idToken } })));
    for (const { status, body } of answers) expect([status, body.code]).toEqual([200, undefined]);
  }
  expect(await deadlocks(server)).toBe(before);
});

async function deadlocks(server: TestServer): Promise<number> {
  await new Promise((done) => setTimeout(done, 1200)); // the database tells its counts once a second
  const [row] = await server.database.query<{ n: number }>('select deadlocks::int as n from pg_stat_database where datname = current_database()');
  return row?.n ?? 0;
}
