import type { Call, CallName } from '@bridge/model';
import fc from 'fast-check';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { namedCalls } from './http/calls.ts';
import { failureSchema } from '@bridge/model';
import { testEngine } from './database/testing.ts';
import { everyone } from './testing/everyone.ts';
import { apply, goodBodies, placesIn, type Shape } from './testing/good-bodies.ts';
import { startTestServer } from './testing/server.ts';

// Bad input made from the contract's schemas: none may end in a fault of the server, none may change a row.
// Every run makes 300 on PostgreSQL; the embedded engine, which takes five times as long, is sampled beside it. The long run makes 2,000 on both.
const runs = process.env['LONG'] ? 2000 : testEngine === 'postgres' ? 300 : 20;

const server = await startTestServer();
const people = await everyone(server);
const { talent, callerOf } = people;
const good = goodBodies(people);
afterAll(() => server.close());

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, '', [], {}, [null], '\u0000', 'a\u0000b', '\ud800', '\u202e', 'x'.repeat(5000), "'; drop table users; --", '<script>'),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);
const oddKey = fc.constantFrom('role', 'id', '_id', 'userId', 'email', 'password_hash', 'isEmailVerified', '', ' ', '__proto__', 'constructor', 'toString', 'year6', 'generation', 'x'.repeat(300));

/** Copies of the good body, each spoilt in one place or several: another type, a missing part, one too many. */
function spoilt(body: Record<string, unknown>, shape: Shape): fc.Arbitrary<unknown> {
  const places = placesIn(body, shape);
  const change = fc.oneof(
    fc.record({ kind: fc.constant('set' as const), at: fc.constantFrom(...places), value: odd }),
    fc.record({ kind: fc.constant('remove' as const), at: fc.constantFrom(...places), value: fc.constant(undefined) }),
    fc.record({ kind: fc.constant('add' as const), at: fc.constantFrom(...places), value: fc.tuple(oddKey, odd) }),
  );
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const copy: unknown = structuredClone(body);
    for (const { kind, at, value } of changes) apply(copy, at, kind, value);
    return copy;
  });
}

/** Bodies that are no JSON object of the right kind at all. */
const raw = fc.oneof(
  odd.map((value) => Buffer.from(JSON.stringify(value) ?? '')),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.integer({ min: 1, max: 40 }).map((depth) => Buffer.from('['.repeat(depth) + ']'.repeat(depth))),
  fc.integer({ min: 1, max: 60 }).map((length) => Buffer.from(JSON.stringify(good['signUp']).slice(0, length))),
  fc.constant(Buffer.from(JSON.stringify({ email: 'x'.repeat(100_000) }))),
);
const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml', 'application/json; charset=latin1', '', 'application/x-www-form-urlencoded', 'x') },
);
const oddText = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('', '%00', '..', '%ff', '1', 'null', `${talent.id}%00`, 'x'.repeat(150)));
const oddQuery = fc.array(fc.tuple(fc.constantFrom('preview', 'page', 'limit', 'q', 'from', 'to', 'when', 'with', 'kind', 'category', 'show', 'state', 'post', 'before', '__proto__', 'preview[]', ''), oddText), { minLength: 1, maxLength: 4 });

/** Whose thing a call is about. */
const place = /\{(?:userId|id)\}/;

type Bad = { params: string; query: [string, string][]; body: Buffer | undefined; type: string };

function badInput(name: CallName, called: Call): fc.Arbitrary<Bad> {
  const { id } = callerOf(called);
  const hasId = place.test(called.path);
  const none = { params: id, query: [] as [string, string][], body: undefined, type: 'application/json' };
  const ways: fc.Arbitrary<Bad>[] = [];
  if (hasId) ways.push(oddText.filter((text) => text !== id).map((params) => ({ ...none, params, body: bytes(good[name]) })));
  if (called.query) ways.push(oddQuery.filter((query) => !v.safeParse(called.query as v.GenericSchema, parsed(query)).success).map((query) => ({ ...none, query }))); // the line before saw that it is there
  if (called.body) {
    const schema = called.body;
    const shape = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Shape; // of JSON Schema only this is looked at
    const wrong = spoilt(good[name] ?? {}, shape).filter((body) => !v.safeParse(schema, JSON.parse(JSON.stringify(body))).success);
    ways.push(
      wrong.map((body) => ({ ...none, body: bytes(body) })),
      fc.record({ body: raw, type: contentType }).filter(({ body }) => !passes(schema, body)).map((bad) => ({ ...none, ...bad })),
    );
  }
  return fc.oneof(...ways);
}

function bytes(body: unknown): Buffer | undefined {
  return body === undefined ? undefined : Buffer.from(JSON.stringify(body));
}

function parsed(query: [string, string][]): Record<string, unknown> {
  const all = new Map<string, string[]>();
  for (const [key, value] of query) all.set(key, [...(all.get(key) ?? []), value]);
  return Object.fromEntries([...all].map(([key, values]) => [key, values.length === 1 ? values[0] : values]));
}

function passes(schema: v.GenericSchema, body: Buffer): boolean {
  try {
    return v.safeParse(schema, body.length === 0 ? undefined : JSON.parse(body.toString())).success; // no body at all reaches the schema as undefined
  } catch {
    return false;
  }
}

function url(called: Call, { params, query }: Bad): string {
  const search = query.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');
  return called.path.replace(place, encode(params)) + (search && `?${search}`);
}

// What a careless client would send: escapes that are there already stay, halves of characters become what they become.
function encode(text: string): string {
  return /%[\da-f]{2}/i.test(text) ? text.replace(/[^\x21-\x7e]|[#?/]/g, '') : encodeURIComponent(text.toWellFormed());
}

/** What stands in all tables, in one statement: counting attempts is what the limits are for, nothing else may move. */
async function rows(): Promise<string> {
  const tables = await server.database.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits' order by 1`);
  const sums = tables.map(({ name }) => `select '${name}' as name, (select md5(string_agg(t::text, chr(10) order by t::text)) from ${name} as t) as sum`);
  return JSON.stringify(await server.database.query(sums.join(' union all ')));
}

let before = await rows();

const withInput = namedCalls.filter(([, { path, query, body }]) => place.test(path) || query || body);

test.each(withInput)('%s refuses whatever is not as the contract says, and changes nothing', { timeout: process.env['LONG'] ? 600_000 : 120_000 }, async (name, called) => {
  const seen: number[] = [];
  await fc.assert(
    fc.asyncProperty(badInput(name, called), async (bad) => {
      const response = await server.app.inject({
        method: called.method,
        url: url(called, bad),
        headers: { authorization: `Bearer ${callerOf(called).token}`, ...(bad.body && { 'content-type': bad.type }) },
        ...(bad.body && { payload: bad.body }),
      });
      seen.push(response.statusCode);
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expect(v.is(failureSchema, response.json())).toBe(true);
      expect(response.body).not.toMatch(/node_modules|\.ts:|select |insert /);
    }),
    { numRuns: runs },
  );
  expect(seen.length).toBeGreaterThanOrEqual(runs);
  const [was, is] = [before, await rows()];
  before = is; // the next one finds what this one left
  expect(is).toBe(was);
});
