import { expect, test } from 'vitest';
import { noteBackup } from '../database/backup/last-backup.ts';
import { provider } from '../blueprints/providers/provider.ts';
import { startAiEndpoint } from '../testing/ai-endpoint.ts';
import { testContent } from '../testing/content.ts';
import { startTestServer } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';

test('the staff sees how the product does: mails, plans, data, backup', async () => {
  await using server = await startTestServer();
  const staff = await staffMember(server, ['posts']);
  const health = async () => (await server.call('staffHealth', { token: staff.token })).body.data;
  await server.database.query('delete from outbox');
  const before = await health();
  expect(before).toMatchObject({ mail: { due: 0, oldest: null, failed: 0, waits: 0 }, plans: { today: 0, failed: 0 }, provider: null, database: { kind: server.database.kind, disk: 'ok' }, backup: null });
  expect(before.database.bytes).toBeGreaterThan(1_000_000);
  expect(before.database.migration).toMatch(/^\d{4}_/);

  const talent = await server.answered();
  await server.call('generateBlueprint', talent);
  await server.database.query(`update outbox set run_at = now() - interval '20 minutes'`);
  await server.database.query(`update outbox set failed_at = now(), last_error = 'refused' where id = (select min(id::text)::uuid from outbox)`);
  await noteBackup(server.database);
  await noteBackup(server.database); // the newest counts
  const after = await health();
  const waited = Date.now() - Date.parse(after.mail.oldest ?? '');
  expect(after).toMatchObject({ mail: { failed: 1, waits: 1 }, plans: { today: 1 } });
  await server.database.query('update outbox set expires_at = now() where failed_at is not null');
  expect((await health()).mail).toMatchObject({ failed: 1, waits: 0 }); // nobody can send it again
  expect(after.mail.due > 0).toBe(after.mail.oldest !== null);
  if (after.mail.oldest) expect(Math.round(waited / 60_000)).toBe(20);
  expect(Date.now() - Date.parse(after.backup ?? '')).toBeLessThan(60_000);
});

test('of a provider the staff sees what failed, and the tokens of the day', async () => {
  await using endpoint = await startAiEndpoint();
  endpoint.reply = (_, response) => response.writeHead(400).end('{}');
  const settings = { kind: 'openai-compatible', baseUrl: endpoint.url, apiKey: 'x', model: 'stub', tokensPerDay: 50_000 } as const;
  await using server = await startTestServer({ generator: { ...provider(testContent, settings), runs: 0 } });
  const staff = await staffMember(server, ['posts']);
  await server.call('generateBlueprint', await server.answered());
  await server.database.query(`insert into provider_tokens_by_day (day, used) values ((now() at time zone 'utc')::date, 4000) on conflict (day) do update set used = 4000`);
  expect((await server.call('staffHealth', { token: staff.token })).body.data).toMatchObject({ plans: { failed: 1 }, provider: { used: 4000, perDay: 50_000 } });
});
