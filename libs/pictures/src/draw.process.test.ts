import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { drawInProcess, PictureError, sketchInProcess } from './draw.ts';

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 10"><rect width="160" height="10" fill="#29a383"/></svg>');
const said = { kind: 'svg', width: 1600, height: 100 };

test('a picture is drawn in a process of its own, in three widths and two kinds', async () => {
  const written = await drawInProcess(drawing, said);
  expect(written.map(({ width }) => width)).toEqual([480, 960, 1600]);
});

test('one that is not published is drawn in one width', async () => {
  const sketch = await sketchInProcess(drawing, said);
  expect([sketch.toString('latin1', 8, 12), sketch.length > 100]).toEqual(['WEBP', true]);
  await expect(sketchInProcess(Buffer.from('words'), { kind: 'png', width: 10, height: 10 })).rejects.toThrow(/cannot be read/);
});

const odd = (code: string) => {
  const program = path.join(os.tmpdir(), `odd-picture-${process.pid}-${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(program, code);
  return program;
};

test.each([
  ['ends on the way', 'process.exit(1)', /cannot be read/],
  ['says something else', 'console.log("[]")', /cannot be read/],
  ['answers with other bytes', `console.log(JSON.stringify({ written: [480, 960, 1600].map((width) => ({ width, avif: "aGE=", webp: "aGE=" })) }))`, /cannot be read/],
  ['says that the size is another', 'console.log(JSON.stringify({ problem: "otherwise" }))', /says another size/],
  ['never ends', 'setInterval(() => {}, 1000)', /takes too long/],
])('a process that %s is told in words', async (_, code, words) => {
  const drawn = drawInProcess(drawing, said, { program: odd(code), deadline: 3000 });
  await expect(drawn).rejects.toThrow(words);
  await expect(drawn).rejects.toBeInstanceOf(PictureError);
});
