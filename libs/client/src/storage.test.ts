import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { cookies, dropMemory, storage, stored, storedText } from './storage.ts';

const place = stored('local', 'shape', v.object({ wide: v.boolean() }));

afterEach(() => {
  vi.restoreAllMocks();
  dropMemory();
  localStorage.clear();
  cookies.remove('taste');
});

test('what is written is read back, also by a later page', () => {
  storage.write(place, { wide: true });
  expect(localStorage.getItem('shape')).toBe('{"wide":true}');
  expect(storage.read(place)).toEqual({ wide: true });
});

test.each(['{"wide":"yes"}', '{"wide":', 'null', ''])('a damaged value (%s) is dropped', (text) => {
  localStorage.setItem('shape', text);
  expect(storage.read(place)).toBeUndefined();
  expect(localStorage.getItem('shape')).toBeNull();
});

test('a text that others read is kept as it is', () => {
  const token = storedText('local', 'shape');
  storage.write(token, 'a"b');
  expect([localStorage.getItem('shape'), storage.read(token)]).toEqual(['a"b', 'a"b']);
});

test('a full storage keeps the value for this page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.write(place, { wide: false });
  expect(storage.read(place)).toEqual({ wide: false });
  storage.remove(place);
  expect(storage.read(place)).toBeUndefined();
});

test('a full storage does not bring back the older value', () => {
  storage.write(place, { wide: true });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.write(place, { wide: false });
  expect(storage.read(place)).toEqual({ wide: false });
});

test('a blocked storage works from memory', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  storage.write(place, { wide: true });
  expect(storage.read(place)).toEqual({ wide: true });
  storage.clear('local');
  expect(storage.read(place)).toBeUndefined();
});

test('a cookie with odd characters is read back, and is gone when removed', () => {
  cookies.write('taste', 'a;b=c ü', 1);
  expect(cookies.read('taste')).toBe('a;b=c ü');
  cookies.remove('taste');
  expect([cookies.read('taste'), cookies.areKept(), document.cookie]).toEqual([undefined, true, '']);
});

test('blocked cookies work from memory', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  cookies.write('taste', 'kept', 1);
  expect([cookies.read('taste'), cookies.areKept()]).toEqual(['kept', false]);
});
