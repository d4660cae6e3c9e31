import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('initials are the first letters of the first and the last word', () => {
  expect(initials('Demo', 'Talent 1')).toBe('D1');
  expect(initials('Demo', 'Mentor 22')).toBe('D22'); // a number is not taken apart: D2 is somebody else
  expect(initials('Demo', '1984')).toBe('D1');
  expect(initials('ọlá', 'ṣadé')).toBe('ỌṢ');
  expect(initials('ليلى', 'بن عبد الله')).toBe('ل\u200cا'); // apart, as they are read one by one
  expect(initials('𞤀𞤣𞤢', '𞤔𞤢')).toBe('𞤀\u200c𞤔');
  expect(initials('Demo', '')).toBe('D');
  expect(initials('', '')).toBe('');
});
