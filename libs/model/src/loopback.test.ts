import { expect, test } from 'vitest';
import { isPlainLoopback } from './loopback.ts';

test.each(['http://localhost', 'http://localhost:4200', 'http://app.localhost:1', 'http://127.0.0.1:4200', 'http://127.8.9.10', 'http://[::1]:4200'])('%s is plain http on this machine', (origin) => {
  expect(isPlainLoopback(origin)).toBe(true);
});

test.each(['https://localhost:4200', 'http://bridge.example', 'http://localhost.example', 'http://notlocalhost', 'http://127.0.0.1.example', 'http://10.0.0.1', 'http://localhost:4200@evil.example', 'null', ''])('%j is not', (origin) => {
  expect(isPlainLoopback(origin)).toBe(false);
});
