import { expect, test } from 'vitest';
import { compileBody, minutesOf } from './body.ts';

const text = '---\ntitle: "A"\n---\n\nOne *two*.\n\n## First `code` *heading*\n\n### Deeper\n\n## Second\n\n| a | b |\n|:-:|--:|\n| 1 | 2 |\n';

test('the second-level headings of a text are listed as they read', () => {
  expect(compileBody(text, 'program').headings).toEqual(['First code heading', 'Second']);
});

test('no text sets a style: the policy of pages forbids it', () => {
  const { code } = compileBody(text, 'function-body');
  expect(code).toContain('align: "center"');
  expect(code).not.toContain('style');
});

test('reading takes a minute at least, and the head of the file is not read', () => {
  expect(minutesOf(text)).toBe(1);
  expect(minutesOf(`---\ndescription: ${'word '.repeat(900)}\n---\n${'Wort über '.repeat(330)}`)).toBe(3);
});
