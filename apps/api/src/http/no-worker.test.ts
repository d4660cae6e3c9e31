import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';

test('where nothing is to be kept, browsers are given a worker that takes itself away, anew each time, and pages are told', async () => {
  await using server = await startTestServer({ offline: false });
  const { body, headers } = await server.app.inject('/sw.js');
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  const done: string[] = [];
  const waits: Promise<unknown>[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const caches = { keys: () => Promise.resolve(['bridge 1 talent en', 'older']), delete: (name: string) => Promise.resolve(done.push(`deleted ${name}`)) };
  const registration = { unregister: () => Promise.resolve(done.push('gone')) };
  new Function('addEventListener', 'skipWaiting', 'caches', 'registration', body)((name: string, listener: (event: object) => void) => (listeners[name] = listener), () => done.push('at once'), caches, registration);
  expect(Object.keys(listeners)).toEqual(['install', 'activate']); // and none that answers in the network's place
  for (const listener of Object.values(listeners)) listener({ waitUntil: (work: Promise<unknown>) => waits.push(work) });
  await Promise.all(waits);
  expect(done).toEqual(['at once', 'deleted bridge 1 talent en', 'deleted older', 'gone']);
  expect((await server.app.inject('/api/settings')).json()).toMatchObject({ data: { offline: false } });
});

test('otherwise the worker is the build’s, and pages may keep', async () => {
  await using server = await startTestServer();
  expect((await server.app.inject('/sw.js')).statusCode).toBe(404);
  expect((await server.app.inject('/api/settings')).json()).toMatchObject({ data: { offline: true } });
});
