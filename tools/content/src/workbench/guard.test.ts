import { expect, test } from 'vitest';
import { isLocal, isOwn } from './guard.ts';

const from = (remoteAddress: string, host: string) => isLocal({ socket: { remoteAddress }, headers: { host } });
const own = { host: 'localhost:4200', 'x-workbench': '1' };

test.each([
  ['127.0.0.1', 'localhost:4200', true],
  ['::1', '[::1]:4200', true],
  ['::ffff:127.0.0.1', '127.0.0.1', true],
  ['192.168.1.7', 'localhost:4200', false],
  ['127.0.0.1', 'evil.example:4200', false],
  ['127.0.0.1', 'localhost.evil.example', false],
  ['127.0.0.1', '', false],
])('a request from %s to %s is local: %s', (address, host, expected) => {
  expect(from(address, host)).toBe(expected);
});

test('our own page may read and write', () => {
  expect(isOwn({ method: 'GET', headers: own })).toBe(true);
  expect(isOwn({ method: 'POST', headers: { ...own, origin: 'http://localhost:4200', 'sec-fetch-site': 'same-origin' } })).toBe(true);
});

test.each([
  ['without the header', 'GET', { host: own.host }],
  ['of a page elsewhere', 'POST', { ...own, origin: 'http://evil.example' }],
  ['of another port', 'POST', { ...own, origin: 'http://localhost:9999' }],
  ['of a page without an origin', 'POST', { ...own, origin: 'null' }],
  ['that says it comes from elsewhere', 'GET', { ...own, 'sec-fetch-site': 'cross-site' }],
  ['that writes and does not say where from', 'POST', own],
])('a request %s may not', (_name, method, headers) => {
  expect(isOwn({ method, headers })).toBe(false);
});
