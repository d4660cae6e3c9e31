import { afterEach, expect, test, vi } from 'vitest';
import { contract } from '@bridge/model';
import { aSignIn, aUser, fakeApi, refuse } from './testing/index.ts';
import { call } from './call.ts';
import { forgetServerClock } from './clock.ts';
import { createQueryClient, ownProfileQuery } from './query-client.ts';
import { session, type SessionChange } from './session.ts';
import { dropMemory } from './storage.ts';

const day = 86_400_000;
const done = () => ({ success: true as const, message: '' });
const another = aUser({ _id: 'b', userId: 'b', email: 'b@example.com' });

afterEach(() => {
  vi.useRealTimers();
  fakeApi({ logout: done });
  session.signOut();
  dropMemory();
  forgetServerClock();
  localStorage.clear();
  sessionStorage.clear();
});

function changes(): SessionChange[] {
  const seen: SessionChange[] = [];
  session.subscribe((_, change) => seen.push(change));
  return seen;
}

const expiringIn = (days: number) => aUser({ tokenExpiryDate: new Date(Date.now() + days * day).toISOString() });

test('signing in stores the record and the token under the stated keys; logging out removes them', () => {
  session.signIn(aSignIn(aUser({ phoneNumber: '0800', date_of_birth: '2000-01-01' }), 'secret-token'));
  const stated = { role: 'TALENT', token: 'secret-token', phoneNumber: '0800', date_of_birth: '2000-01-01' };
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({ ...stated, user: { firstName: 'Demo', phoneNumber: '0800', date_of_birth: '2000-01-01', isEmailVerified: false } });
  expect(localStorage.getItem('token')).toBe('secret-token');
  expect(localStorage.getItem('isAuthenticated')).toBe('true');
  expect(Number(sessionStorage.getItem('bridgeLoginTime'))).toBe(session.current()?.expiresAt);
  expect(document.cookie).toContain('authToken=secret-token');
  fakeApi({ logout: done });
  session.signOut();
  expect({ ...localStorage }).toEqual({});
});

test.each([
  [false, 7],
  [true, 30],
])('with Remember Me %s the cookie lasts %i days', async (remember, days) => {
  session.signIn(aSignIn(), { remember });
  const cookie = (await cookieStore.get('authToken')) as { expires?: number } | null; // TypeScript does not know of it yet
  expect(Math.round(((cookie?.expires ?? 0) - Date.now()) / day)).toBe(days);
  expect(cookie).toMatchObject({ path: '/', sameSite: 'strict', secure: false }); // plain http of this machine: set-cookie.test.ts has the others
});

test('signing out clears everything and ends the token on the server', async () => {
  const api = fakeApi({ logout: done });
  session.signIn(aSignIn(aUser(), 'token-1'));
  session.signOut();
  expect(session.current()).toBeNull();
  expect([localStorage.length, sessionStorage.getItem('bridgeLoginTime'), document.cookie]).toEqual([0, null, '']);
  await expect.poll(() => api.callsOf('logout')).toMatchObject([{ token: 'token-1' }]);
});

test('a session of 30 days lasts 30 days, not 43 milliseconds', async () => {
  vi.useFakeTimers({ now: Date.now() });
  fakeApi({ health: () => ({ status: 'ok', database: 'ok' }) });
  await call(contract.health);
  const seen = changes();
  session.signIn(aSignIn(expiringIn(30)));
  await vi.advanceTimersByTimeAsync(30 * day - 60_000);
  expect(session.current()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(session.current()).toBeNull();
  expect(seen).toEqual(['signed-in', 'expired']);
});

test('a device whose clock runs two days ahead keeps its session', async () => {
  vi.useFakeTimers({ now: Date.now() + 2 * day });
  fakeApi({ health: () => Response.json({ status: 'ok', database: 'ok' }, { headers: { date: new Date(Date.now() - 2 * day).toUTCString() } }) });
  const user = aUser({ tokenExpiryDate: new Date(Date.now() - day).toISOString() });
  session.signIn(aSignIn(user));
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.current()?.user.userId).toBe(user.userId);
});

test('an expired session ends although the server cannot be reached', async () => {
  vi.useFakeTimers({ now: Date.now() });
  fakeApi({
    health: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  session.signIn(aSignIn(expiringIn(-1)));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.current()).toBeNull();
});

test('many answers 401 end the session once', async () => {
  fakeApi({ fullBlueprint: () => refuse('not-signed-in') });
  session.signIn(aSignIn());
  const seen = changes();
  const params = { userId: 'u' };
  await Promise.allSettled([1, 2, 3].map(() => call(contract.fullBlueprint, { params })));
  expect(seen).toEqual(['expired']);
  expect(session.current()).toBeNull();
});

test('a late 401 for an old token leaves the new session alone', async () => {
  const answers = Promise.withResolvers<Response>();
  fakeApi({ logout: done, fullBlueprint: () => answers.promise });
  session.signIn(aSignIn(aUser(), 'old'));
  const late = call(contract.fullBlueprint, { params: { userId: 'u' } }).catch(() => {});
  session.signOut();
  session.signIn(aSignIn(another, 'new'));
  answers.resolve(refuse('not-signed-in'));
  await late;
  expect(session.current()?.user.userId).toBe('b');
});

test('a wrong password is no reason to end a session', async () => {
  fakeApi({ login: () => refuse('wrong-credentials') });
  session.signIn(aSignIn());
  await call(contract.login, { body: { email: 'a@example.com', password: 'x' } }).catch(() => {});
  expect(session.current()).not.toBeNull();
});

test('a reloaded page takes the session up again', async () => {
  await session.restore();
  session.signIn(aSignIn());
  const kept = { ...localStorage };
  const cookie = document.cookie;
  const tab = otherTab();
  tab.postMessage({ type: 'signed-out' });
  await expect.poll(() => session.current()).toBeNull();
  expect({ ...localStorage }).toEqual(kept); // the other tab clears, this one only follows
  expect(document.cookie).toBe(cookie);
  expect((await session.restore())?.user.role).toBe('TALENT');
});

test('a damaged record is asked for again', async () => {
  fakeApi({ logout: done, ownProfile: () => ({ firstName: 'Demo', lastName: 'Talent 1', role: 'TALENT', user: aUser() }) });
  document.cookie = 'authToken=kept; path=/; Secure; SameSite=Strict';
  localStorage.setItem('userData', '{"userId":7}');
  expect((await session.restore())?.user.firstName).toBe('Demo');
});

test('a record that cannot be had leaves the page signed out and the cookie in place', async () => {
  fakeApi({ ownProfile: () => refuse('not-allowed') });
  document.cookie = 'authToken=kept; path=/; Secure; SameSite=Strict';
  expect(await session.restore()).toBeNull();
  expect(document.cookie).toBe('authToken=kept');
});

test('a record that does not come in time leaves the page signed out and deletes nothing', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), milliseconds / 50);
    return late.signal;
  });
  fakeApi({ ownProfile: () => new Promise<Response>(() => {}) });
  document.cookie = 'authToken=kept; path=/; Secure; SameSite=Strict';
  localStorage.setItem('draft', 'half an answer');
  expect(await session.restore()).toBeNull();
  expect([document.cookie, localStorage.getItem('draft')]).toEqual(['authToken=kept', 'half an answer']);
  expect(limit).toHaveBeenCalledWith(5000);
  limit.mockRestore();
});

test('a session whose role nobody can say has none', async () => {
  fakeApi({ logout: done, ownProfile: () => refuse('unavailable') });
  session.signIn(aSignIn());
  localStorage.setItem('userData', JSON.stringify({ ...JSON.parse(localStorage.getItem('userData') ?? ''), role: 'ADMIN' }));
  otherTab().postMessage({ type: 'signed-out' });
  await expect.poll(() => session.current()).toBeNull();
  expect((await session.restore())?.user.role).toBeUndefined();
});

test('the token in storage ends with its cookie, and is never what signs in', async () => {
  session.signIn(aSignIn());
  otherTab().postMessage({ type: 'signed-out' });
  await expect.poll(() => session.current()).toBeNull();
  document.cookie = 'authToken=; path=/; max-age=0';
  expect([await session.restore(), localStorage.getItem('token')]).toEqual([null, null]);
});

test.each([undefined, 'ADMIN'])('a record whose role is %s finds its role from the server', async (role) => {
  fakeApi({ logout: done, ownProfile: () => ({ firstName: 'Demo', lastName: 'Talent 1', role: 'TALENT', user: aUser() }) });
  session.signIn(aSignIn());
  localStorage.setItem('userData', JSON.stringify({ ...JSON.parse(localStorage.getItem('userData') ?? ''), role }));
  otherTab().postMessage({ type: 'signed-out' });
  await expect.poll(() => session.current()).toBeNull();
  expect((await session.restore())?.user.role).toBe('TALENT');
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({ role: 'TALENT' });
});

test('a sign-in elsewhere is followed when its storage arrives after its message, and a logout the other way round', async () => {
  session.signIn(aSignIn(aUser(), 'a'));
  const kept = { ...localStorage };
  await session.restore();
  otherTab().postMessage({ type: 'signed-out' });
  await expect.poll(() => session.current()).toBeNull();
  localStorage.clear();
  const heard = Promise.withResolvers<unknown>();
  otherTab().onmessage = heard.resolve; // opened after the session's own, so it hears later
  otherTab().postMessage({ type: 'signed-in', userId: aUser().userId });
  await heard.promise;
  expect(session.current()).toBeNull();
  const seen = changes();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated', newValue: 'true' }));
  await expect.poll(() => session.current()?.user.userId).toBe(aUser().userId);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([session.current(), seen]).toEqual([null, ['elsewhere', 'elsewhere']]);
});

test('a cookie that comes after the word of it signs in here too, and one that is gone when the page is looked at again signs out', async () => {
  session.signIn(aSignIn(aUser(), 'before'));
  const kept = { ...localStorage };
  session.signOut();
  await session.restore();
  const seen = changes();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value.replace('before', 'after'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated', newValue: 'true' }));
  expect(session.current()).toBeNull(); // the cookie is still on its way
  document.cookie = 'authToken=after; path=/';
  await expect.poll(() => session.current()?.user.userId).toBe(aUser().userId);
  document.cookie = 'authToken=; path=/; max-age=0';
  document.dispatchEvent(new Event('visibilitychange'));
  expect([session.current(), seen]).toEqual([null, ['elsewhere', 'elsewhere']]);
});

test('a token that the kept record does not belong to is nobody’s until somebody says whose', async () => {
  await session.restore();
  session.signIn(aSignIn(aUser(), 'a'));
  document.cookie = 'authToken=b; path=/';
  await expect.poll(() => session.current()).toBeNull();
  localStorage.setItem('userData', JSON.stringify({ ...JSON.parse(localStorage.getItem('userData') ?? ''), _id: 'b', userId: 'b', token: 'b' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated', newValue: 'true' }));
  expect(session.current()?.user.userId).toBe('b');
});

test('when another tab signs somebody else in, this one shows them and drops what it cached', async () => {
  await session.restore();
  session.signIn(aSignIn(aUser(), 'a'));
  const queries = createQueryClient();
  queries.setQueryData(['blueprint'], 'of the first');
  const seen = changes();
  localStorage.setItem('userData', JSON.stringify({ ...JSON.parse(localStorage.getItem('userData') ?? ''), _id: 'b', userId: 'b' }));
  const heard: unknown[] = [];
  const tab = otherTab();
  tab.onmessage = ({ data }) => heard.push(data);
  tab.postMessage({ type: 'signed-in', userId: 'b' });
  await expect.poll(() => session.current()?.user.userId).toBe('b');
  expect(queries.getQueryData(['blueprint'])).toBeUndefined();
  expect(seen).toEqual(['elsewhere']);
  expect(heard).toEqual([]); // nothing is sent on: no loop
});

test('what another tab changed in the profile is asked for anew here, and nothing else', async () => {
  await session.restore();
  session.signIn(aSignIn(aUser(), 'a'));
  const queries = createQueryClient();
  const answer = { firstName: 'Ama', lastName: 'B', role: 'TALENT', user: aUser() } as const;
  queries.setQueryData(ownProfileQuery().queryKey, answer);
  queries.setQueryData(['blueprint'], 'kept');
  const seen = changes();
  otherTab().postMessage({ type: 'updated', userId: aUser().userId });
  await expect.poll(() => queries.getQueryState(ownProfileQuery().queryKey)?.isInvalidated).toBe(true);
  expect([queries.getQueryState(['blueprint'])?.isInvalidated, seen]).toEqual([false, ['updated-elsewhere']]);
});

test('what the server says of the signed-in person is theirs from then on, here, in the other tabs and after a reload', async () => {
  await session.restore();
  session.signIn(aSignIn(aUser(), 'a'));
  const heard: unknown[] = [];
  otherTab().onmessage = ({ data }) => heard.push(data);
  const seen = changes();
  session.heard(aUser({ userId: 'somebody else', face: 'cap' }));
  session.heard(aUser());
  expect([session.current()?.user.face, seen]).toEqual([undefined, []]);
  session.heard(aUser({ face: 'hijab', profileImageUrl: '/portraits/a/192.webp' }));
  session.heard(aUser({ face: 'hijab', profileImageUrl: '/portraits/a/192.webp' }));
  await expect.poll(() => heard).toEqual([{ type: 'updated', userId: aUser().userId }]);
  expect(seen).toEqual(['updated']);
  expect((await session.restore())?.user).toMatchObject({ face: 'hijab', profileImageUrl: '/portraits/a/192.webp' });
});

test('whoever blocks somebody, in whichever tab, draws nothing from memory any more: what is on the screen and what Back would show', async () => {
  await session.restore();
  session.signIn(aSignIn(aUser(), 'a'));
  const queries = createQueryClient();
  const ofPeople = () => [queries.getQueryData(['mentorship', 'mentor', 'm']), queries.getQueryData(['content', 'x'])];
  const heard: unknown[] = [];
  const other = otherTab();
  other.onmessage = ({ data }) => heard.push(data);
  const draw = () => [['mentorship', 'mentor', 'm'], ['content', 'x']].forEach((key) => queries.setQueryData(key, 'kept'));
  draw();
  other.postMessage({ type: 'apart', userId: 'somebody else' });
  other.postMessage({ type: 'apart', userId: aUser().userId });
  await expect.poll(ofPeople).toEqual([undefined, 'kept']);
  expect(heard).toEqual([]); // nothing is sent on
  draw();
  session.keptApart();
  expect(ofPeople()).toEqual([undefined, 'kept']);
  await expect.poll(() => heard).toEqual([{ type: 'apart', userId: aUser().userId }]);
  expect(session.current()?.user.userId).toBe(aUser().userId);
});

test('a verified address is remembered over a reload', async () => {
  session.signIn(aSignIn());
  const seen = changes();
  session.confirmEmail();
  expect([session.current()?.user.user.isEmailVerified, seen]).toEqual([true, ['updated']]);
  expect((await session.restore())?.user.user.isEmailVerified).toBe(true);
});

test('without a session there is no address to verify', () => {
  session.confirmEmail();
  expect([session.current(), localStorage.getItem('userData')]).toEqual([null, null]);
});

test('signing in as somebody else removes what the one before left in storage', () => {
  session.signIn(aSignIn(aUser(), 'a'));
  localStorage.setItem('draft', 'of the first');
  session.signIn(aSignIn(another, 'b'));
  expect(localStorage.getItem('draft')).toBeNull();
});

function otherTab(): BroadcastChannel {
  return new BroadcastChannel('bridge-session');
}

test('an answer from before the address was verified takes nothing back, and is heard otherwise', () => {
  session.signIn(aSignIn());
  session.confirmEmail();
  session.heard(aUser({ firstName: 'Renamed' }));
  expect(session.current()?.user).toMatchObject({ firstName: 'Renamed', user: { isEmailVerified: true } });
});

test('the zone of the reader is kept with the record: the sign-in’s, then the newest that the server said; hours alone are not forgotten', async () => {
  session.signIn(aSignIn(aUser({ timeZone: 'Africa/Lagos' })));
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({ timeZone: 'Africa/Lagos' });
  session.heard(aUser({ timeZone: 'Asia/Kathmandu' }));
  expect(session.current()?.user.timeZone).toBe('Asia/Kathmandu');
  session.livesIn('Europe/Paris');
  session.heard(aUser({ firstName: 'New' })); // a profile without a zone
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({ firstName: 'New', timeZone: 'Europe/Paris' });
});
