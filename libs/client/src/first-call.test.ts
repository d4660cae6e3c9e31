import { afterEach, expect, test, vi } from 'vitest';
import { contract } from '@bridge/model';
import { call } from './call.ts';
import { makeFirstCall } from './first-call.ts';

const list = '/users/all-metors/mentors?page=1&limit=10';
const answer = { success: true, mentors: [], total: 0, page: 1, limit: 10 };
const ask = () => call(contract.listMentors, { query: { page: 1, limit: 10 } });

function signedIn() {
  document.cookie = 'authToken=a-token; Secure';
  localStorage.setItem('userData', JSON.stringify({ userId: 'u1' }));
}
function answering(respond: () => Promise<Response>) {
  const asked = vi.fn((_address: string, _options?: RequestInit) => respond());
  vi.stubGlobal('fetch', asked);
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.cookie = 'authToken=; max-age=0; Secure';
  localStorage.clear();
  window.bridgeFirstCall = undefined;
});

test('the first who asks gets the answer that is already on its way, with the token sent; the next asks anew', async () => {
  signedIn();
  const asked = answering(async () => Response.json(answer));
  makeFirstCall(list);
  expect(asked).toHaveBeenCalledExactlyOnceWith(list, expect.objectContaining({ headers: expect.objectContaining({ Authorization: 'Bearer a-token' }) }));
  expect(await ask()).toMatchObject({ total: 0 });
  expect(asked).toHaveBeenCalledTimes(1);
  await ask();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('nobody signed in, storage damaged, another address, or ten seconds gone by: the program asks itself', async () => {
  const asked = answering(async () => Response.json(answer));
  makeFirstCall(list);
  document.cookie = 'authToken=a-token; Secure';
  localStorage.setItem('userData', '{damaged');
  makeFirstCall('/users/{userId}/mentor-profile');
  expect(asked).not.toHaveBeenCalled();

  signedIn();
  makeFirstCall('/users/all-metors/mentors?page=2&limit=10');
  await ask();
  expect(asked).toHaveBeenCalledTimes(2);

  vi.useFakeTimers({ toFake: ['Date'] });
  makeFirstCall(list);
  vi.setSystemTime(Date.now() + 11_000);
  await ask();
  expect(asked).toHaveBeenCalledTimes(4);
});

test('a first call that never ends is given up in time, and one that failed is repeated as any other', async () => {
  signedIn();
  answering(() => new Promise<Response>(() => {}));
  makeFirstCall(list);
  const leave = new AbortController();
  const waiting = call(contract.listMentors, { query: { page: 1, limit: 10 }, signal: leave.signal });
  leave.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');

  let tries = 0;
  answering(async () => (tries++ === 0 ? Promise.reject(new TypeError('no network')) : Response.json(answer)));
  makeFirstCall(list);
  expect(await ask()).toMatchObject({ total: 0 });
});
