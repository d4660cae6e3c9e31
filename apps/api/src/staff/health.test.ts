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
  expect(before).toMatchObject({ mail: { due: 0, oldest: null, why: null, failed: 0, waits: 0 }, plans: { today: 0, failed: 0 }, provider: null, database: { kind: server.database.kind, disk: 'ok' }, backup: null });
  expect(before.database.bytes).toBeGreaterThan(1_000_000);
  expect(before.database.migration).toMatch(/^\d{4}_/);

  const talent = await server.answered();
  await server.call('generateBlueprint', talent);
  const began = Date.now();
  await server.database.query(`update outbox set run_at = now() - interval '20 minutes'`);
  await server.database.query(`update outbox set failed_at = now(), last_error = 'refused' where id = (select min(id::text)::uuid from outbox)`);
  await noteBackup(server.database);
  await noteBackup(server.database); // the newest counts
  const after = await health();
  const isSinceThen = (instant: number) => instant > began - 1000 && instant < Date.now() + 1000; // however long a busy machine took
  expect(after).toMatchObject({ mail: { failed: 1, waits: 1 }, plans: { today: 1 } });
  await server.database.query('update outbox set user_id = $1 where failed_at is not null', [staff.id]);
  expect((await health()).mail).toMatchObject({ failed: 1, waits: 0, own: 1 }); // a colleague decides about it
  await server.database.query('update outbox set expires_at = now() where failed_at is not null');
  expect((await health()).mail).toMatchObject({ failed: 1, waits: 0 }); // nobody can send it again
  expect(after.mail.due > 0).toBe(after.mail.oldest !== null);
  if (after.mail.oldest) expect(isSinceThen(Date.parse(after.mail.oldest) + 20 * 60_000)).toBe(true);
  expect(isSinceThen(Date.parse(after.backup ?? ''))).toBe(true);
});

const settings = (url: string, tokensPerDay: number) => ({ kind: 'openai-compatible', baseUrl: url, apiKey: 'x', model: 'stub', tokensPerDay }) as const;

test('of a provider the staff sees every try that failed, which is no plan, and the tokens of the day', async () => {
  await using endpoint = await startAiEndpoint();
  const works = endpoint.reply;
  endpoint.reply = (_, response) => response.writeHead(400).end('{}');
  await using server = await startTestServer({ generator: { ...provider(testContent, settings(endpoint.url, 500_000)), runs: 0 } });
  const staff = await staffMember(server, ['posts']);
  const health = async () => (await server.call('staffHealth', { token: staff.token })).body.data;
  const talents = [await server.answered(), await server.answered('a nurse')];
  for (const talent of [...talents, ...talents]) expect((await server.call('generateBlueprint', talent)).status).toBe(502);
  expect((await health()).plans).toMatchObject({ today: 0, failed: 4, failing: { tries: 4, failed: 4, why: 'answered 400' } });
  await server.database.query('delete from generations_by_day'); // what somebody may still make today is another matter, as are plans that nobody tried for
  expect((await health()).plans.failed).toBe(4);
  endpoint.reply = works;
  for (const talent of talents) expect((await server.call('generateBlueprint', talent)).status).toBe(200);
  expect((await health()).plans).toMatchObject({ today: 2, failed: 4, failing: { tries: 5, failed: 3, again: expect.any(String) } }); // of the newest five, most did, and it works again
  await server.database.query(`update provider_tokens_by_day set used = 4000`);
  expect((await health()).provider).toMatchObject({ used: 4000, perDay: 500_000 });
});

test.each([[9000, 0], [2_000_000, 1_990_001], [2_000_000, 1_990_000], [10_000, 0]])('whether the next plan is refused for want of tokens can be told from the figures: %d a day, %d used', async (perDay, used) => {
  await using endpoint = await startAiEndpoint();
  await using server = await startTestServer({ generator: { ...provider(testContent, settings(endpoint.url, perDay)), runs: 0 } });
  const staff = await staffMember(server, ['posts']);
  if (used > 0) await server.database.query(`insert into provider_tokens_by_day (day, used) values ((now() at time zone 'utc')::date, $1)`, [used]);
  const found = (await server.call('staffHealth', { token: staff.token })).body.data.provider;
  const { status } = await server.call('generateBlueprint', await server.answered());
  expect(found && found.used + found.aside > found.perDay).toBe(status === 429);
});

test.each<[string, [minutesAgo: number, failed: string | null][], object | undefined]>([
  ['nothing was tried', [], undefined],
  ['the only try failed', [[3, 'late']], { tries: 1, failed: 1, since: 3, why: 'late' }],
  ['one failed of many', [[9, null], [8, null], [7, null], [3, 'late'], [2, null]], undefined],
  ['one failed, one did not', [[3, null], [2, 'broken']], undefined],
  ['a good morning, and nothing for an hour', [...Array.from({ length: 40 }, (_, n): [number, null] => [400 - n, null]), [60, 'unreached'], [50, 'unreached'], [40, 'answered 503']], { tries: 5, failed: 3, since: 60, why: 'answered 503' }],
  ['longer than what is looked at', Array.from({ length: 9 }, (_, n): [number, string] => [90 - n, 'answered 401']), { tries: 5, failed: 5, since: 90, why: 'answered 401' }],
  ['one good try of five: it works again', [[9, 'late'], [8, 'late'], [7, 'late'], [6, 'late'], [2, null]], { tries: 5, failed: 4, since: 9, why: 'late', again: 2 }],
  ['it worked for a moment', [[9, 'late'], [8, 'late'], [7, null], [6, 'late'], [2, 'late']], { tries: 5, failed: 4, since: 6, why: 'late' }],
  ['it works again for long', [[9, 'late'], [8, 'late'], [7, 'late'], [3, null], [2, null], [1, null]], undefined],
])('plans fail where most of the newest tries did, however many went well before: %s', async (_name, tries, failing) => {
  await using server = await startTestServer();
  const staff = await staffMember(server, ['posts']);
  const now = Date.now();
  for (const [ago, failed] of tries) await server.database.query('insert into generation_tries (at, failed) values ($1, $2)', [new Date(now - ago * 60_000), failed]);
  const found = (await server.call('staffHealth', { token: staff.token })).body.data.plans.failing;
  const ago = (instant: string) => Math.round((now - Date.parse(instant)) / 60_000);
  expect(found && { ...found, since: ago(found.since), ...(found.again && { again: ago(found.again) }) }).toEqual(failing);
});

test('why mails that are tried again did not go out is kept in view until they went', async () => {
  await using server = await startTestServer();
  const staff = await staffMember(server, ['posts']);
  await server.person();
  const why = async () => (await server.call('staffHealth', { token: staff.token })).body.data.mail.why;
  expect(await why()).toBeNull();
  await server.database.query(`update outbox set attempts = 2, last_error = 'ETIMEDOUT', held_since = now(), run_at = now() + interval '1 minute' where sent_at is null`);
  expect(await why()).toBe('ETIMEDOUT');
  await server.database.query('update outbox set sent_at = now()');
  expect(await why()).toBeNull();
});
