import * as v from 'valibot';
import { expect, test } from 'vitest';
import { linkSchema } from './link.ts';

test.each([
  ['https://meet.example.com/a', 'https://meet.example.com/a'],
  ['HTTPS://Meet.Example.com', 'https://meet.example.com/'],
  ['https://meet\u200b.example.com/a\u202eb', 'https://meet.example.com/ab'],
  ['https://bücher.example/a b'.replace(' ', '%20'), 'https://xn--bcher-kva.example/a%20b'],
  ['https://meet.example.com\\@evil.example/', 'https://meet.example.com/@evil.example/'],
  ['', ''],
])('"%s" is stored as "%s"', (typed, stored) => {
  expect(v.parse(linkSchema, typed)).toBe(stored);
});

test.each(['http://meet.example.com', 'javascript:alert(1)', 'https://a:b@meet.example.com', 'https://x@meet.example.com', 'https://meet.example.com/a\nb', 'meet.example.com', `https://meet.example.com/${'ü'.repeat(200)}`])('"%s" is refused', (typed) => {
  expect(v.is(linkSchema, typed)).toBe(false);
});
