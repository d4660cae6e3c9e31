import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leavesAt } from '@bridge/content/engine/translations/outdated';

const folder = path.resolve(import.meta.dirname, '../../../../content/translations/fr');
const files = globSync('**/*.{json,mdx}', { cwd: folder }).filter((file) => !/^(?:locale|glossary)\.json$|blueprint[\\/]rules/.test(file));

const breaking = /[^\s|*-] (?:[:;!?]+(?=[\s"*)»]|$)|»)|« /g;

test('no line of a French text begins with a sign: the space before it, and after «, does not break', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const texts = file.endsWith('.mdx') ? [text] : leavesAt(JSON.parse(text), []).map(({ text: said }) => said);
    return texts.flatMap((one) => (one.match(breaking) ?? []).map((odd) => `${file}: ${odd}`));
  });
  expect(found).toEqual([]);
});

// What is read at length, posts and legal texts, has straight ones throughout, and so have milestones.
const onScreens = /^(?:interface|messages|navigation|forms|onboarding|surveys|payment|pages|lists)[\\/]/;
const straight = /\p{L}+'(?=\p{L}|\{\{)/gu;

test('the words of the screens have one apostrophe, the curved one', () => {
  const screens = files.filter((file) => onScreens.test(file));
  expect(screens.length).toBeGreaterThan(30);
  const found = screens.flatMap((file) => leavesAt(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), []).flatMap(({ text }) => (text.match(straight) ?? []).map((odd) => `${file}: ${odd}`)));
  expect(found).toEqual([]);
});
