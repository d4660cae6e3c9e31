import { expect, test } from 'vitest';
import { inSize, problemOfDrawing, readDrawing } from './drawing.ts';
import { hostileDrawings } from './testing/hostile-drawings.ts';

test('there are at least forty drawings that are none', () => {
  expect(new Set(hostileDrawings.map(({ name }) => name)).size).toBe(hostileDrawings.length);
  expect(hostileDrawings.length).toBeGreaterThanOrEqual(40);
});

test.each(hostileDrawings)('$name: is refused, in words', ({ text }) => {
  expect(problemOfDrawing(text)?.problem).toMatch(/^\w[^]{12,}/);
});

const honest = `<?xml version="1.0" encoding="UTF-8"?>
<!-- made by hand -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100%" height="100%" viewBox="0 0 80 60" role="img">
  <title>A field</title>
  <defs>
    <linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient>
    <linearGradient id="b" xlink:href="#a"/>
    <clipPath id="c"><circle cx="40" cy="30" r="20"/></clipPath>
  </defs>
  <g clip-path="url(#c)" style="fill:#29a383; stroke: none"><rect width="80" height="60" fill="url(#b)"/></g>
</svg>
`;

test('shapes, their colours and what cuts them are a drawing, as wide as the widest place', () => {
  expect(readDrawing(honest)).toEqual({ width: 1600, height: 1200 });
  expect(readDrawing('<svg xmlns="http://www.w3.org/2000/svg" width="40px" height="10"><path d="M0 0h40"/></svg>')).toEqual({ width: 1600, height: 400 });
});

test('what is wrong is named where it stands', () => {
  const found = problemOfDrawing(honest.replace('<rect width="80"', '<rect onclick="x()" width="80"'));
  expect(honest.slice(0, found?.offset).split('\n').length).toBe(10);
});

test('a drawing says the size that it is drawn in, whatever it said before', () => {
  const sized = inSize(honest, { width: 1600, height: 1200 });
  expect(/<svg[^>]*>/.exec(sized)?.[0]).toBe('<svg width="1600" height="1200" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 80 60" role="img">');
  expect(/viewBox="[^"]*"/.exec(inSize('<svg xmlns="http://www.w3.org/2000/svg" width="40px" height="10"/>', { width: 1600, height: 400 }))?.[0]).toBe('viewBox="0 0 40 10"');
});
