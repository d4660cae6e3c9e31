import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { serveMetrics } from './metrics-server.ts';
import { testContent } from './testing/content.ts';
import { noRates, startTestServer, type TestServer } from './testing/server.ts';

async function figuresOf({ database }: Pick<TestServer, 'database'>): Promise<() => Promise<string>> {
  const server = await serveMetrics({ database, content: testContent, version: '1.2.3', report: () => {} }, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // it listens on a port
  return async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

const valueOf = (text: string, line: string) => Number(text.split('\n').find((one) => one.startsWith(`${line} `))?.split(' ').at(-1) ?? 0);

test('calls are told by name and status, limits that were hit by name, mails by kind', async () => {
  await using server = await startTestServer({ rates: { ...noRates, loginByAddressAndNetwork: { most: 1, seconds: 60 } } });
  const figures = await figuresOf(server);
  const before = await figures();
  const { email } = await server.person();
  for (const status of [401, 429]) expect((await server.call('login', { body: { email, password: 'not this one' } })).status).toBe(status);
  await server.database.query(`update outbox set run_at = now() - interval '10 minutes'`);
  const text = await figures();
  const grown = (line: string) => valueOf(text, line) - valueOf(before, line);
  expect([grown('bridge_call_seconds_count{call="login",status="401"}'), grown('bridge_call_seconds_count{call="login",status="429"}'), grown('bridge_call_seconds_bucket{call="login",status="401",le="+Inf"}')]).toEqual([1, 1, 1]);
  expect(text.match(/^bridge_limits_hit_total\{limit="[a-z-]+"\} /m)).not.toBeNull();
  expect(valueOf(text, 'bridge_mails_waiting{kind="verifyEmail"}')).toBe(1);
  expect(valueOf(text, 'bridge_mails_oldest_seconds{kind="verifyEmail"}')).toBeGreaterThan(590);
  expect(text).toContain('bridge_build_info{version="1.2.3"');
  expect(text).toMatch(/^bridge_pool_connections\{state="free"\} \d/m);
  expect(text).toMatch(/^bridge_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m);
  expect(valueOf(text, 'bridge_database_up')).toBe(1);
});

test('what alerts count is told before it has happened: a first one is seen to grow from nothing', async () => {
  await using server = await startTestServer();
  const text = await (await figuresOf(server))();
  for (const line of ['bridge_responses_total{status="500"}', 'bridge_mails_handed_over_total{outcome="taken"}', 'bridge_generations_total{by="provider",outcome="failed"}']) expect(text).toContain(`\n${line} `);
});

test('no person is in a label, and every line is one that Prometheus reads', async () => {
  await using server = await startTestServer();
  const figures = await figuresOf(server);
  const person = await server.person();
  await server.call('lookUpUser', { params: { userId: person.id }, token: person.token });
  await server.call('login', { body: { email: 'm4rker@example.com', password: 'm4rker' }, headers: { 'user-agent': 'm4rker' }, from: '198.51.100.77' });
  await server.app.inject('/m4rker?m4rker');
  const text = await figures();
  for (const hidden of ['m4rker', person.id, person.email, person.token, '198.51.100', '@']) expect(text).not.toContain(hidden);
  for (const line of text.trimEnd().split('\n')) expect(line).toMatch(/^# (?:HELP|TYPE) [a-z_]+ .+$|^[a-z_]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? -?[\d.e+-]+$/);
});

test('without a database the other figures are told, and that it is away', async () => {
  await using server = await startTestServer();
  const away = { ...server.database, as: () => away, query: () => Promise.reject(new Error('away')) };
  const text = await (await figuresOf({ database: away }))();
  expect(valueOf(text, 'bridge_database_up')).toBe(0);
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('the figures have a port of their own, on this machine alone unless it is said otherwise', () => {
  const read = (variables: Record<string, string>) => readEnvironment(variables, '/').metrics;
  expect(read({})).toBeUndefined();
  expect(read({ METRICS_PORT: '9464' })).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(() => read({ PORT: '4200', METRICS_PORT: '4200' })).toThrow('METRICS_PORT is "4200"; expected a whole number from 0 to 65535, another one than PORT.');
});
