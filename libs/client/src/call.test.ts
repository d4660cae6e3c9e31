import { expect, onTestFinished, test, vi } from 'vitest';
import { call as declare, contract } from '@bridge/model';
import * as v from 'valibot';
import { aSignIn, aUser, fakeApi, offline, refuse } from './testing/index.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { session } from './session.ts';

const health = { status: 'ok', database: 'ok' } as const;

async function failure(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError; // asserted above
}

test('an answer comes back parsed by the contract', async () => {
  fakeApi({ health: () => health });
  expect(await call(contract.health)).toEqual(health);
});

test('path parameters are encoded and the query is appended', async () => {
  const api = fakeApi({ generateBlueprint: () => refuse('survey-missing') });
  await failure(call(contract.generateBlueprint, { params: { userId: 'a/b?c' }, query: { preview: '1' } }));
  expect(api.calls[0]?.params).toEqual({ userId: 'a/b?c' });
});

test('both headers carry the token, and none goes out before sign-in', async () => {
  const sent: Headers[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    sent.push(new Headers(init?.headers));
    return Promise.resolve(Response.json(health));
  });
  await call(contract.health);
  session.signIn(aSignIn(aUser(), 'token-1'));
  await call(contract.health);
  session.signOut();
  vi.restoreAllMocks();
  expect(sent.slice(0, 2).map((headers) => [headers.get('authorization'), headers.get('x-access-token')])).toEqual([
    [null, null],
    ['Bearer token-1', 'token-1'],
  ]);
});

test('a refusal carries status, code, the server’s message and the fields', async () => {
  fakeApi({ signUp: () => refuse('email-taken', 'That address has an account.', [{ path: 'email', message: 'taken' }]) });
  const body = { firstName: 'Demo', lastName: 'One', email: 'a@example.com', password: 'long enough' };
  const error = await failure(call(contract.signUp, { body }));
  expect(error).toMatchObject({ status: 409, code: 'email-taken', message: 'That address has an account.', fields: [{ path: 'email' }] });
});

test.each([
  ['HTML', '<!doctype html><p>Hello'],
  ['cut off', '{"status":"ok","data'],
  ['empty', ''],
  ['null', 'null'],
  ['of another shape', '{"status":"fine"}'],
])('an answer that is %s fails as malformed', async (_, text) => {
  fakeApi({ health: () => new Response(text, { status: 200 }) });
  expect(await failure(call(contract.health))).toMatchObject({ code: 'malformed', status: 200 });
});

test('a refusal that is not the server’s own keeps its status', async () => {
  fakeApi({ login: () => new Response('<html>Bad gateway', { status: 502 }) });
  expect(await failure(call(contract.login, { body: { email: 'a@example.com', password: 'x' } }))).toMatchObject({ code: 'malformed', status: 502, message: '' });
});

test('a read that the network fails is tried three times in all, then fails as offline', async () => {
  const api = fakeApi({
    health: () => {
      throw offline;
    },
  });
  expect((await failure(call(contract.health))).code).toBe('offline');
  expect(api.calls).toHaveLength(3);
});

test('a read that fails once on the server succeeds', async () => {
  let asked = 0;
  fakeApi({ health: () => (++asked === 1 ? refuse('unavailable') : health) });
  expect(await call(contract.health)).toEqual(health);
});

/** Refused as busy, with the seconds after which the server will have time. */
function busy(seconds: number): Response {
  const { status } = refuse('unavailable');
  return new Response(JSON.stringify({ success: false, code: 'unavailable', message: 'Later.' }), { status, headers: { 'retry-after': String(seconds) } });
}

test('a busy server is asked again when it has said that it will have time, not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const api = fakeApi({ health: () => (api.calls.length === 1 ? busy(3) : health) });
  const answer = call(contract.health);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 60_000 });
  await vi.advanceTimersByTimeAsync(2999);
  expect(api.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(await answer).toEqual(health);
});

test('a write that the server cannot do now is sent again when it has said, and one of which it does not say so is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const body = { email: 'a@example.com', password: 'x' };
  const api = fakeApi({ login: () => (api.callsOf('login').length === 1 ? busy(2) : aSignIn()) });
  const answer = call(contract.login, { body });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 60_000 });
  await vi.advanceTimersByTimeAsync(2500);
  expect(await answer).toMatchObject({ success: true });
  api.answers({ login: () => refuse('unavailable') });
  expect(await failure(call(contract.login, { body }))).toMatchObject({ code: 'unavailable', retryAfter: 0 });
  expect(api.callsOf('login')).toHaveLength(3);
});

test('a server that will not have time before the call’s own end is not waited for', async () => {
  const api = fakeApi({ health: () => busy(30) });
  expect(await failure(call(contract.health))).toMatchObject({ code: 'unavailable', retryAfter: 30_000 });
  expect(api.calls).toHaveLength(1);
});

test('a refused read, a write and a long generation are never repeated', async () => {
  const gone = () => {
    throw offline;
  };
  const api = fakeApi({ fullBlueprint: () => refuse('not-allowed'), login: gone, generateBlueprint: gone });
  await failure(call(contract.fullBlueprint, { params: { userId: 'u' } }));
  await failure(call(contract.login, { body: { email: 'a@example.com', password: 'x' } }));
  await failure(call(contract.generateBlueprint, { params: { userId: 'u' } }));
  expect(api.calls.map(({ name }) => name)).toEqual(['fullBlueprint', 'login', 'generateBlueprint']);
});

test('a server that never answers ends in a time-out', async () => {
  const slow = declare('GET', '/api/health', { purpose: '', access: 'public', answer: v.any(), timeout: 40 });
  fakeApi({ health: () => new Promise(() => {}) });
  expect((await failure(call(slow))).code).toBe('timeout');
});

test('an aborted call throws the reason of its signal and is not repeated', async () => {
  const api = fakeApi({ health: () => new Promise(() => {}) });
  const abort = new AbortController();
  const pending = call(contract.health, { signal: abort.signal });
  abort.abort();
  await expect(pending).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }) as Error);
  expect(api.calls.length).toBeLessThanOrEqual(1);
});

test('a read that has an effect on the server is never repeated by itself', async () => {
  const api = fakeApi({ resendCode: () => Promise.reject(offline) });
  await failure(call(contract.resendCode, { params: { identifier: 'u' } }));
  expect(api.callsOf('resendCode')).toHaveLength(1);
});
