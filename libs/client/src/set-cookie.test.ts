import { expect, test } from 'vitest';
import { cookieText } from './set-cookie.ts';

test.each([
  ['https://bridge.example', 'theme=dark; path=/; max-age=9; Secure; SameSite=Lax'],
  ['https://localhost:4200', 'theme=dark; path=/; max-age=9; Secure; SameSite=Lax'],
  ['http://bridge.example', 'theme=dark; path=/; max-age=9; Secure; SameSite=Lax'],
  ['http://localhost:4200', 'theme=dark; path=/; max-age=9; SameSite=Lax'],
  ['http://127.0.0.1:4200', 'theme=dark; path=/; max-age=9; SameSite=Lax'],
])('on %s a cookie is %s', (origin, text) => {
  expect(cookieText('theme', 'dark', 9, 'Lax', origin)).toBe(text);
});
