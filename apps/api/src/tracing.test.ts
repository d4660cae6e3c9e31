import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { tracedDatabase } from './core/traced-database.ts';
import { readEnvironment } from './environment.ts';
import { startTestServer } from './testing/server.ts';
import { openTracing } from './tracing.ts';

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; kind: number; status: { code?: number }; attributes: { key: string; value: { stringValue?: string; intValue?: number } }[] };
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** A collector on this machine, and a server that hands its traces over there; `sent` ends the tracing and answers all that came. */
async function traced({ believes = false, takes = true } = {}) {
  const bodies: string[] = [];
  const collector = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(takes ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void collector.close());
  const { port } = collector.address() as AddressInfo; // it listens on a port
  const server = await startTestServer();
  onTestFinished(() => server[Symbol.asyncDispose]());
  const shown = await startTestServer({ shared: { ...server.database, ...tracedDatabase(server.database) } });
  onTestFinished(() => shown[Symbol.asyncDispose]());
  const reports: unknown[] = [];
  const tracing = openTracing({ endpoint: `http://127.0.0.1:${port}`, service: 'bridge', share: 1 }, { version: '1.2.3', believes, report: (error) => void reports.push(error) });
  onTestFinished(() => tracing.stop());
  const sent = async () => {
    await tracing.stop();
    return bodies.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
  };
  return { server: shown, sent, bodies, reports };
}

const told = (span: Span | undefined) => Object.fromEntries(span?.attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]) ?? []);

test('a call is a span, and what it asks of the database are spans below it', async () => {
  const { server, sent, bodies } = await traced();
  const person = await server.person();
  expect((await server.call('updateProfile', { params: { userId: person.id }, token: person.token, body: { user: { fieldOfStudy: 'Ada' } } })).status).toBe(200);
  const spans = await sent();
  const call = spans.find(({ name }) => name === 'updateProfile');
  expect(told(call)).toMatchObject({ 'http.request.method': 'PATCH', 'http.route': '/users/user/{userId}', 'http.response.status_code': 200, 'bridge.request': expect.stringMatching(/^[\da-f-]{36}$/) });
  expect(call?.parentSpanId).toBeUndefined();
  const own = spans.filter(({ traceId }) => traceId === call?.traceId);
  const statements = own.filter(({ attributes }) => attributes.some(({ key }) => key === 'db.query.text'));
  expect(statements.length).toBeGreaterThan(1);
  expect(statements.filter(({ parentSpanId }) => !own.some(({ spanId }) => spanId === parentSpanId))).toEqual([]);
  expect(bodies[0]).toContain('"service.name"');
});

test('a refusal of ours is a failed span, of somebody’s input none', async () => {
  const { server, sent } = await traced();
  await server.call('login', { body: { email: 'nobody@example.com', password: 'not this one' } });
  await server.database.query('alter table users rename to users_away');
  expect((await server.call('login', { body: { email: 'nobody@example.com', password: 'not this one' } })).status).toBe(500);
  const calls = (await sent()).filter(({ name }) => name === 'login');
  expect(calls.map((span) => [told(span)['http.response.status_code'], span.status.code ?? 0])).toEqual([[401, 0], [500, 2]]);
});

test('nothing that people send is in a trace', async () => {
  const { server, sent, bodies } = await traced();
  const headers = { 'user-agent': 'm4rker', referer: 'https://m4rker.example', 'x-request-id': 'm4rker', traceparent: '00-m4rker', 'accept-language': 'm4rker' };
  const person = await server.person();
  await server.call('signUp', { headers, body: { firstName: 'm4rker', lastName: 'm4rker', email: 'm4rker@example.com', password: 'm4rker horse battery', role: 'TALENT' } });
  await server.call('login', { headers, body: { email: 'm4rker@example.com', password: 'm4rker' }, from: '198.51.100.77' });
  await server.call('updateProfile', { headers, params: { userId: person.id }, token: person.token, body: { user: { fieldOfStudy: 'm4rker' } } });
  await server.call('lookUpUser', { headers, params: { userId: 'm4rker' }, token: person.token });
  expect((await sent()).length).toBeGreaterThan(10);
  for (const hidden of ['m4rker', person.id, person.email, person.token, '198.51.100']) expect(bodies.join('')).not.toContain(hidden);
});

test.each([[true, '4bf92f3577b34da6a3ce929d0e0e4736'], [false, undefined]])('a trace that a proxy began is gone on with, if proxies are believed: %s', async (believes, begun) => {
  const { server, sent } = await traced({ believes });
  await server.call('login', { headers: { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' }, body: { email: 'nobody@example.com', password: 'not this one' } });
  const call = (await sent()).find(({ name }) => name === 'login');
  expect(call?.parentSpanId).toBe(begun && '00f067aa0ba902b7');
  if (begun) expect(call?.traceId).toBe(begun);
});

test('a collector that takes nothing costs no call, and is reported once', async () => {
  const { server, sent, reports } = await traced({ takes: false });
  for (let time = 0; time < 3; time += 1) expect((await server.call('login', { body: { email: 'nobody@example.com', password: 'not this one' } })).status).toBe(401);
  await sent();
  expect(reports).toEqual([new Error('Traces could not be handed over to OTEL_EXPORTER_OTLP_ENDPOINT. They are thrown away.')]);
});

test('traces go where OpenTelemetry’s own variables say, and nowhere without them', () => {
  const read = (variables: Record<string, string>) => readEnvironment(variables, '/').traces;
  expect(read({})).toBeUndefined();
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' })).toEqual({ endpoint: 'http://127.0.0.1:4318', service: 'bridge', share: 1 });
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example.org', OTEL_SERVICE_NAME: 'bridge-a', OTEL_TRACES_SAMPLER_ARG: '0.1' })).toEqual({ endpoint: 'https://traces.example.org', service: 'bridge-a', share: 0.1 });
  expect(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://key@collector' })).toThrow('- OTEL_EXPORTER_OTLP_ENDPOINT is not an address like http://127.0.0.1:4318.');
  expect(() => read({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('OTEL_TRACES_SAMPLER_ARG is "2"; expected a share from 0 to 1.');
});
