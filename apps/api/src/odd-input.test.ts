import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { failures, type Call, type CallName } from '@bridge/model';
import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testEngine } from './database/testing.ts';
import { namedCalls } from './http/calls.ts';
import { everyone } from './testing/everyone.ts';
import { apply, goodBodies, placesIn, type Shape } from './testing/good-bodies.ts';
import { startTestServer } from './testing/server.ts';

// What passes many a schema, what no database can hold, and what no parser expects: in every field, query, id and header
// of every call, one at a time. The ordinary run takes a sample of each call (SEED=n takes another), the long run all.
const seed = Number(process.env['SEED'] ?? 1);
const sampled = testEngine === 'postgres' ? 24 : 8;

const server = await startTestServer();
const people = await everyone(server);
const good = goodBodies(people);
await server.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.app.server.address() as AddressInfo; // it listens on a port
beforeEach(() => people.mend());
afterAll(() => server.close());

const million = 'x'.repeat(1_000_000);
const texts: Record<string, string> = {
  NUL: 'a\u0000b', 'only NUL': '\u0000', 'half a character': '\ud800', 'its other half': 'a\udc00', 'year 0': '0000-01-01T00:00:00.000Z', 'day of the year 0': '0000-01-01', 'last instant': '+275760-09-13T00:00:00.000Z',
  'beyond the last instant': '+275760-09-13T00:00:00.001Z', 'day of the last year': '275760-09-13', 'year 9999': '9999-12-31T23:59:59.999Z', 'before the first instant': '-271821-04-19T23:59:59.999Z', 'no such day': '2030-02-31T10:00:00.000Z',
  'many digits': '9'.repeat(400), 'minus nothing': '-0', 'large figure': '1e308', 'too large a figure': '1e309', empty: '', blank: ' \t\n', invisible: '\u202e\u200b', quotes: "\\u0000'\"`--", long: 'é'.repeat(20_000), 'a million': million,
};
/** As they stand in JSON. */
const values: Record<string, string> = {
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)])),
  'minus zero': '-0', 'the largest': '1e308', 'minus the largest': '-1e308', 'beyond all': '1e999', 'more digits than a number has': '9'.repeat(400), 'beyond whole numbers': '9007199254740993', 'beyond 32 bits': '2147483648', 'beyond 64 bits': '9223372036854775808',
  'the smallest': '5e-324', 'a part': '0.1', 'below zero': '-1', nothing: 'null', yes: 'true', 'a list': '[]', 'an object': '{}', 'a list of nothing': '[null]', 'a deep list': '[[[[1]]]]', 'a list far too deep': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'many items': JSON.stringify(Array(5000).fill('a')), 'many keys': JSON.stringify(Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`k${n}`, {}]))), 'a prototype': '{"__proto__":{"a":1}}', 'an empty key': '{"":""}',
};
const headers = ['accept-language', 'authorization', 'cookie', 'x-access-token', 'origin', 'referer', 'user-agent', 'if-none-match', 'accept-encoding', 'x-request-id', 'x-forwarded-for', 'x-forwarded-proto', 'sec-fetch-site', 'sec-purpose', 'content-type', 'host', 'range', 'content-encoding'];

type Sent = { what: string; at?: string; /** The schema lets it through. */ isTaken?: boolean; request: InjectOptions };

/** Each place of a call with each odd value; each is put together when it is sent, as the ordinary run sends few of them. */
function oddRequests(name: CallName, called: Call): (() => Sent)[] {
  const { token } = people.callerOf(called);
  const body = good[name];
  const ids = people.paramsOf(name, called);
  const request = ({ params = {}, query = '', payload = JSON.stringify(body), more = {} }: { params?: Record<string, string>; query?: string; payload?: string | undefined; more?: Record<string, string> }): InjectOptions => ({
    method: called.method,
    url: called.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent((params[key] ?? ids[key] ?? '').toWellFormed())) + query,
    headers: { authorization: `Bearer ${token}`, ...(payload !== undefined && { 'content-type': 'application/json' }), ...more },
    ...(payload !== undefined && { payload }),
  });
  const shape = (schema: v.GenericSchema | undefined) => (schema ? (toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Shape) : undefined); // of JSON Schema only this is looked at
  const inBody = (body ? placesIn(body, shape(called.body)) : []).flatMap((at) =>
    Object.entries(values).map(([what, value]) => (): Sent => {
      const copy: unknown = structuredClone(body);
      apply(copy, at, 'set', '@here@');
      const payload = JSON.stringify(copy).replace('"@here@"', () => value);
      return { what: `body ${at.join('.')}: ${what}`, at: at.join('.'), isTaken: v.is(called.body ?? v.never(), JSON.parse(payload)), request: request({ payload }) };
    }),
  );
  const inText = Object.entries(texts);
  const inQuery = Object.keys(shape(called.query)?.properties ?? {}).flatMap((key): (() => Sent)[] => [
    ...inText.map(([what, text]) => () => ({ what: `query ${key}: ${what}`, at: key, request: request({ query: `?${key}=${encodeURIComponent(text.toWellFormed())}` }) })),
    () => ({ what: `query ${key}: twice`, at: key, request: request({ query: `?${key}=1&${key}=2` }) }),
    () => ({ what: `query ${key}: as a list`, request: request({ query: `?${key}[]=1&${key}[a]=2` }) }),
    () => ({ what: `query ${key}: no UTF-8`, at: key, request: request({ query: `?${key}=%ff%fe` }) }),
    () => ({ what: `query ${key}: no escape`, at: key, request: request({ query: `?${key}=%zz%` }) }),
  ]);
  const inPath = Array.from(called.path.matchAll(/\{(\w+)\}/g), ([, key = '']) => key).flatMap((key): (() => Sent)[] => [
    ...inText.map(([what, text]) => () => ({ what: `id ${key}: ${what}`, request: request({ params: { [key]: text } }) })),
    ...['%ff%fe', '%zz', '%', '..', '%2e%2e%2f', '%u0041'].map((escape) => () => ({ what: `id ${key}: ${escape}`, request: { ...request({}), url: called.path.replace(`{${key}}`, escape).replace(/\{(\w+)\}/g, (_, other: string) => ids[other] ?? '') } })),
  ]);
  const inHeader = headers.flatMap((key) => inText.filter(([what]) => what !== 'a million').map(([what, text]) => (): Sent => ({ what: `header ${key}: ${what}`, request: request({ more: { [key]: text } }) })));
  return [...inBody, ...inQuery, ...inPath, ...inHeader];
}

/** Where two fields must agree, the second is named. */
const besides: Record<string, string> = { newPassword: 'confirmPassword' };

/** What is wrong with an answer; nothing where it is by its kind and names the place. */
function problemOf({ what, at, isTaken }: Sent, status: number, text: string): string | undefined {
  if (status < 400) return undefined; // it is one that is taken after all
  const { code = '', fields = [] } = JSON.parse(text) as { code?: string; fields?: { path: string }[] };
  const kind = (failures as Record<string, number>)[code];
  if (kind !== status || (status >= 500 && code !== 'third-party-off')) return `${what}: ${status} ${code}`;
  const isRead = code === 'invalid-input' && at !== undefined && !/far too deep|prototype/.test(what);
  if (!isRead) return undefined;
  // What the schema takes can still be refused for what stands beside it, which is named then.
  const names = fields.some(({ path }) => (isTaken ? path !== '' : path === at || path === besides[at] || path.startsWith(`${at}.`) || at.startsWith(`${path}.`)));
  return names ? undefined : `${what}: names ${JSON.stringify(fields.map(({ path }) => path))}`;
}

// Whoever logs out could not go on.
const calls = namedCalls.filter(([name]) => name !== 'logout');

test.each(calls)('%s answers whatever is odd by its kind, and says where it is', { timeout: 600_000 }, async (name, called) => {
  const all = oddRequests(name, called);
  const some = process.env['LONG'] ? all : fc.sample(fc.constantFrom(...all), { seed, numRuns: sampled });
  const problems: string[] = [];
  for (const [index, put] of some.entries()) {
    const sent = put();
    if (index % 500 === 499) await people.mend();
    const { statusCode, body } = await server.app.inject(sent.request);
    const problem = problemOf(sent, statusCode, body);
    if (problem) problems.push(problem);
  }
  expect(problems).toEqual([]);
});

/** The first line and the body of what a connection of its own is answered. */
async function answerTo(bytes: Buffer): Promise<{ status: number; body: string }> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part)).on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(parts).toString().split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), body };
}

const close = 'Host: localhost\r\nConnection: close\r\n';
const oddWire = {
  'a method that asks': (path: string) => Buffer.from(`QUERY ${path} HTTP/1.1\r\n${close}\r\n`),
  'a method of other protocols': (path: string) => Buffer.from(`PROPFIND ${path} HTTP/1.1\r\n${close}\r\n`),
  'a method that nobody knows': (path: string) => Buffer.from(`FROBNICATE ${path} HTTP/1.1\r\n${close}\r\n`),
  'a method with a body, and that has none': (path: string) => Buffer.from(`TRACE ${path} HTTP/1.1\r\n${close}Content-Length: 2\r\n\r\n{}`),
  'bytes in the address': (path: string) => Buffer.concat([Buffer.from(`GET ${path}?q=`), Buffer.from([0xff, 0xfe, 0xc3, 0x28]), Buffer.from(` HTTP/1.1\r\n${close}\r\n`)]),
  'bytes in a header': (path: string) => Buffer.concat([Buffer.from(`GET ${path} HTTP/1.1\r\n${close}Accept-Language: `), Buffer.from([0xff, 0x80, 0xc3, 0x28]), Buffer.from('\r\n\r\n')]),
  'NUL in a header': (path: string) => Buffer.from(`GET ${path} HTTP/1.1\r\n${close}Cookie: a=\u0000\r\n\r\n`),
  'escapes that are none': (path: string) => Buffer.from(`GET ${path}/%zz%c3%28?%=%zz HTTP/1.1\r\n${close}\r\n`),
  'two tokens': (path: string) => Buffer.from(`GET ${path} HTTP/1.1\r\n${close}Authorization: Bearer a\r\nAuthorization: Bearer b\r\nX-Access-Token: c\r\nX-Access-Token: d\r\n\r\n`),
  'no host': (path: string) => Buffer.from(`GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`),
  'two ways to say how long': (path: string) => Buffer.from(`POST ${path} HTTP/1.1\r\n${close}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`),
  'a piece that is none': (path: string) => Buffer.from(`PATCH ${path} HTTP/1.1\r\n${close}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`),
  'a body that is no UTF-8': (path: string) => Buffer.concat([Buffer.from(`POST ${path} HTTP/1.1\r\n${close}Content-Type: application/json\r\nContent-Length: 5\r\n\r\n{"`), Buffer.from([0xff]), Buffer.from('"}')]),
  'packed, and not said how': (path: string) => Buffer.from(`POST ${path} HTTP/1.1\r\n${close}Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`),
  'more headers than anybody needs': (path: string) => Buffer.from(`GET ${path} HTTP/1.1\r\n${close}X: ${'x'.repeat(40_000)}\r\n\r\n`),
  'a long address': (path: string) => Buffer.from(`GET ${path}?q=${'x'.repeat(12_000)} HTTP/1.1\r\n${close}\r\n`),
};

test.each(Object.entries(oddWire))('%s is answered by its kind at every call', async (what, bytes) => {
  const all = calls.filter(([, { streamed }]) => !streamed);
  const some = process.env['LONG'] ? all : fc.sample(fc.constantFrom(...all), { seed, numRuns: 3 });
  const problems: string[] = [];
  for (const [name, called] of some) {
    const ids = people.paramsOf(name, called);
    const { status, body } = await answerTo(bytes(called.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(ids[key] ?? ''))));
    const problem = body ? problemOf({ what: `${name}, ${what}`, request: {} }, status, body) : status >= 400 ? `${name}, ${what}: ${status} without a word` : undefined;
    if (problem) problems.push(problem);
  }
  expect(problems).toEqual([]);
});
