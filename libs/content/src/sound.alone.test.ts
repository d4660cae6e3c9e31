import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseMdx } from './mdx.ts';
import { bodyProblems, judgeOnce, prepare, readOnce, rememberSound } from './sound.ts';

const sound = '---\ntitle: "A"\n---\n\nSound, and seen once.\n';
const unsound = '---\ntitle: "A"\n---\n\n{code()}\n';

test('sound texts are remembered, others are looked through each time', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-sound-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'kept/sound-texts');
  const writeDown = rememberSound(file, { draws: false });
  await prepare([sound, unsound]);
  expect(bodyProblems(sound)).toEqual([]);
  for (let time = 0; time < 2; time += 1) expect(bodyProblems(unsound)).toMatchObject([{ code: 'mdx-code' }]);
  writeDown();
  const kept = readFileSync(file, 'utf8').split('\n');
  expect(kept.length).toBe(2); // the version, and one text
  rememberSound(file, { draws: false })();
  expect(existsSync(file)).toBe(true);
});

test('a text that was seen and found sound is not parsed again, and its places are still found', async () => {
  const text = '---\ntitle: "A title: with a colon"\nsample: true\n---\n\nSound as well.\n';
  await prepare([text]);
  let parsed = 0;
  const parse = (one: string) => {
    parsed += 1;
    return parseMdx(one, bodyProblems);
  };
  const [first, second] = [readOnce(text, parse), readOnce(text, parse)];
  expect(parsed).toBe(1);
  expect(second.value).toEqual({ title: 'A title: with a colon', sample: true });
  expect(second.value).toEqual(first.value);
  expect(second.place(['sample'], 'value')).toBe(first.place(['sample'], 'value'));
  const broken = text.replace('"A title', 'A title').replaceAll('"', '');
  for (let time = 0; time < 2; time += 1) expect(readOnce(broken, parse).problems).toMatchObject([{ code: 'yaml-syntax' }]);
});

test('what was judged and nothing found in is not judged again; what is told of something else, or found, is', () => {
  let judged = 0;
  const judge = (parts: unknown[], found: string[]) => judgeOnce(parts, () => ((judged += 1), found));
  expect([judge(['rules', { a: 1 }], []), judge(['rules', { a: 1 }], ['never asked']), judged]).toEqual([[], [], 1]);
  expect([judge(['rules', { a: 2 }], ['a fault']), judge(['rules', { a: 2 }], ['a fault']), judged]).toEqual([['a fault'], ['a fault'], 3]);
});
