import { createHash } from 'node:crypto';
import type { Call, CallName } from '@bridge/model';
import type { InjectOptions } from 'fastify';
import fc from 'fast-check';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { namedCalls } from './http/calls.ts';
import { failureSchema } from '@bridge/model';
import { testEngine } from './database/testing.ts';
import { startTestServer } from './testing/server.ts';

// Bad input made from the contract's schemas: none may end in a fault of the server, none may change a row.
// Every run makes 300 on PostgreSQL; the embedded engine, five times as slow, is sampled beside it.
const runs = process.env['LONG'] ? 2000 : testEngine === 'postgres' ? 300 : 60;

const server = await startTestServer();
const talent = await server.answered();
await server.call('saveDraft', { params: talent.params, token: talent.token, body: { answers: { status: { options: ['student'] } } } });
await server.generateAndSave(talent);
const others = { PARTNER: await server.person('PARTNER'), MENTOR: await server.person('MENTOR') };
afterAll(() => server.close());

/** Who may make the call: a refusal for the role would hide what becomes of the input. */
function callerOf({ access }: Call): { id: string; token: string } {
  const role = typeof access === 'string' ? undefined : 'self' in access ? access.self : access.role;
  return role === 'PARTNER' || role === 'MENTOR' ? others[role] : talent;
}

type Shape = { type?: string | string[]; properties?: Record<string, Shape>; items?: Shape; additionalProperties?: unknown };

/** A body that passes, for the mutations to start from. */
const good: Partial<Record<CallName, Record<string, unknown>>> = {
  signUp: { firstName: 'A', lastName: 'B', email: 'new@example.com', password: 'correct horse battery', role: 'TALENT' },
  login: { email: talent.email, password: 'wrong password', rememberMe: false },
  verifyCode: { userId: talent.id, uniqueVerificationCode: '0000' },
  startReset: { email: 'nobody@example.com' },
  changePassword: { uniqueVerificationCode: '0123456789', newPassword: 'a long password', confirmPassword: 'a long password', email: talent.email },
  thirdParty: { thirdPartyUserId: '1', provider: 'GOOGLE', email: talent.email, firstName: 'A', lastName: 'B', role: 'TALENT', idToken: 'x.y.z' },
  deleteAccount: { password: 'wrong password' },
  updateProfile: { user: { firstName: 'A', language: 'en', timeZone: 'Africa/Lagos', technicalSkills: ['Programming'], currentStatus: 'Student' } },
  sendForm: { answers: { message: { text: 'x' }, topics: { options: ['a'], other: '' } }, key: '00000000-0000-4000-8000-000000000000', locale: 'en', homepage: '' },
  saveDraft: { generation: 0, envision: 'x', answers: { status: { options: ['student'] } }, position: { phase: 'a' } },
  updateMentor: {
    professionalTitle: 'A', shortBio: 'B', fieldsOfExpertise: ['Cloud'], mentorshipStyle: 'both', bestDaysAndTimes: ['monday morning'], offersPaidMentorship: true,
    monthlyPrice: 20, litePrice: 10, currency: 'USD', emailVisible: true, agreements: ['code-of-conduct'], submit: false,
    availability: { timeZone: 'Africa/Lagos', windows: [{ day: 'monday', from: '09:00', to: '12:00' }] },
  },
  saveOnboardingDraft: { generation: 0, envision: 'x', answers: { title: { text: 'x' } }, position: { phase: 'a' } },
  bookSession: {
    mentorId: talent.id, date: '2030-01-01', time: '10:00', reason: 'A', plan: 'Lite Plan', startsAt: '2030-01-01T10:00:00.000Z', timeZone: 'Africa/Lagos',
    idempotencyKey: '00000000-0000-4000-8000-000000000000',
  },
  answerSession: { accept: false, reason: 'A' },
  cancelSession: { reason: 'A' },
  rescheduleSession: { startsAt: '2030-01-01T10:00:00.000Z' },
  proposeTime: { startsAt: '2030-01-01T10:00:00.000Z' },
  answerProposal: { accept: false, startsAt: '2030-01-01T10:00:00.000Z' },
  setJoinLink: { joinLink: 'https://meet.example.com/a' },
  writeReview: { rating: 5, type: 'positive', text: 'A' },
  answerReview: { text: 'A' },
  reportReview: { reason: 'A' },
  writeMessage: { text: 'A', idempotencyKey: '00000000-0000-4000-8000-000000000000' },
  applyFor: { opportunity: 'project.health-data-dashboard', answers: { why: { text: 'x' } }, key: '00000000-0000-4000-8000-000000000000' },
  writePost: {
    kind: 'project', title: 'A', organisation: 'B', category: 'technology', location: 'C', terms: 'D', description: 'E', industries: ['technology'], skills: ['programming'],
    deadline: '2030-01-01', start: '2030-02-01', places: 2, pay: 'F', submit: false, key: '00000000-0000-4000-8000-000000000000',
  },
  changePost: { kind: 'opening', title: 'A', organisation: 'B', category: '', location: '', terms: '', description: '', industries: [], skills: [], deadline: '', start: '', places: null, pay: '', submit: true },
  answerApplicant: { state: 'invited', note: 'A' },
  updateProgress: { year1: ['Milestone year1-1'], completed: true },
  changeRoadmap: { change: 'edit', id: 'year1-1', revision: 0, text: 'A', target: '2027-Q2', note: 'A', link: 'https://example.com/a' },
  replaceBlueprint: { version: talent.id, current: talent.id, revision: 0, keep: ['year1-1'], skip: ['year1-2'] },
};

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

function placesIn(body: unknown, shape: Shape | undefined, at: string[] = []): string[][] {
  if (typeof body !== 'object' || body === null) return at.length ? [at] : [];
  const keys = new Set([...Object.keys(body), ...Object.keys(shape?.properties ?? {})]);
  return [...(at.length ? [at] : []), ...[...keys].flatMap((key) => placesIn((body as Record<string, unknown>)[key] ?? '', shape?.properties?.[key], [...at, key]))]; // an object has keys
}

function apply(target: unknown, at: string[], kind: 'set' | 'remove' | 'add', value: unknown): void {
  let parent = target as Record<string, unknown>; // a good body is an object all the way to the place
  for (const key of at.slice(0, -1)) {
    if (typeof parent[key] !== 'object' || parent[key] === null) return;
    parent = parent[key] as Record<string, unknown>;
  }
  const last = at.at(-1) ?? '';
  if (kind === 'remove') delete parent[last];
  else if (kind === 'set') parent[last] = value;
  else {
    const [key, extra] = value as [string, unknown]; // "add" carries a key and its value
    Object.defineProperty(parent, key, { value: extra, enumerable: true, configurable: true, writable: true });
  }
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

async function rows(): Promise<string> {
  const tables = await server.database.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  const hash = createHash('sha256');
  // Counting attempts is what the limits are for; nothing else may move.
  for (const { name } of tables.filter((table) => table.name !== 'rate_limits')) {
    hash.update(JSON.stringify(await server.database.query(`select * from ${name} as t order by t::text`)));
  }
  return hash.digest('hex');
}

const withInput = namedCalls.filter(([, { path, query, body }]) => place.test(path) || query || body);

test.each(withInput)('%s refuses whatever is not as the contract says, and changes nothing', { timeout: process.env['LONG'] ? 600_000 : 120_000 }, async (name, called) => {
  const before = await rows();
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
  expect(await rows()).toBe(before);
});

// What passes many a schema and that no database can hold, or that means something else there. In one place at a time.
const unholdable = ['a\u0000b', '\u0000', '\ud800', '0000-01-01T00:00:00.000Z', '0000-01-01', '9'.repeat(30), '1e309', "\\u0000'", '\u202e\u200b'];
const headers = ['accept-language', 'authorization', 'cookie', 'x-access-token', 'origin', 'referer', 'user-agent', 'if-none-match', 'accept-encoding', 'x-request-id', 'x-forwarded-for', 'sec-fetch-site'];

type Site = { name: string; with(value: string): InjectOptions };

function sitesOf(name: CallName, called: Call): Site[] {
  const { id, token } = callerOf(called);
  const body = good[name];
  const request = ({ params = {}, query, payload = body, more = {} }: { params?: Record<string, string>; query?: [string, string]; payload?: unknown; more?: Record<string, string> }): InjectOptions => ({
    method: called.method,
    url: called.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent((params[key] ?? id).toWellFormed())) + (query ? `?${encodeURIComponent(query[0])}=${encodeURIComponent(query[1].toWellFormed())}` : ''),
    headers: { authorization: `Bearer ${token}`, ...more },
    ...(payload !== undefined && { payload: payload as object }),
  });
  const shape = (schema: v.GenericSchema | undefined) => (schema ? (toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Shape) : undefined); // of JSON Schema only this is looked at
  const inBody = body ? placesIn(body, shape(called.body)) : [];
  return [
    ...inBody.map((at) => ({
      name: `body ${at.join('.')}`,
      with: (value: string) => {
        const payload: unknown = structuredClone(body);
        apply(payload, at, 'set', value);
        return request({ payload });
      },
    })),
    ...Object.keys(shape(called.query)?.properties ?? {}).map((key) => ({ name: `query ${key}`, with: (value: string) => request({ query: [key, value] }) })),
    ...Array.from(called.path.matchAll(/\{(\w+)\}/g), ([, key = '']) => ({ name: `id ${key}`, with: (value: string) => request({ params: { [key]: value } }) })),
    ...headers.map((key) => ({ name: `header ${key}`, with: (value: string) => request({ more: { [key]: value } }) })),
  ];
}

// Whoever logs out could not go on.
test.each(namedCalls.filter(([name]) => name !== 'logout'))('%s answers what cannot be held by its kind, in every field, query, id and header', { timeout: 120_000 }, async (name, called) => {
  for (const [index, site] of sitesOf(name, called).entries()) {
    const values = process.env['LONG'] || testEngine === 'postgres' ? unholdable : [unholdable[0] ?? '', unholdable[index % unholdable.length] ?? ''];
    for (const value of values) {
      const { statusCode } = await server.app.inject(site.with(value));
      expect([site.name, value, statusCode], 'no fault of the server').toEqual([site.name, value, expect.toSatisfy((status: number) => status < 500 || status === 501)]);
    }
  }
});
