import { expect, test } from 'vitest';
import { Refusal } from '../core/refusal.ts';
import { parseJson } from './json-body.ts';

const read = (text: string) => parseJson(Buffer.from(text));

test('a body may be nested eight deep and no deeper', () => {
  expect(read('[[[[[[[[1]]]]]]]]')).toEqual([[[[[[[[1]]]]]]]]);
  expect(() => read('[[[[[[[[[1]]]]]]]]]')).toThrow(Refusal);
});

test.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])('the key "%s" is refused wherever it stands', (key) => {
  expect(() => read(`{"${key}":1}`)).toThrow(Refusal);
  expect(() => read(`{"a":[{"b":{"${key}":{}}}]}`)).toThrow(Refusal);
});

test('an empty body is no value, a byte that is no UTF-8 is refused', () => {
  expect(read('')).toBeUndefined();
  expect(() => parseJson(Buffer.from([0x22, 0xc3, 0x28, 0x22]))).toThrow(Refusal);
});
