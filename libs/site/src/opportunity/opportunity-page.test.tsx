/// <reference types="vite/client" />
import { expect, test } from 'vitest';
import { aSite } from '../testing/a-site.ts';
import { expectAccessible, still } from '../testing/still.tsx';
import { OpportunityPage } from './opportunity-page.tsx';
import type { OpportunityWords } from './words.ts';

const [words] = Object.values(import.meta.glob<OpportunityWords>('../../../../content/interface/opportunities.json', { eager: true, import: 'default' }));
const draw = () => still(<OpportunityPage words={words!} asked={{ project: ['Why this?'], opening: ['Why this job?'] }} site={aSite()} />).getHTML();

test('the page has every place that the server fills in', () => {
  const places = new Set(Array.from(draw().matchAll(/__([A-Z]+)__/g), ([, name]) => name));
  expect([...places].sort()).toEqual(['CATEGORY', 'COMPANY', 'DEADLINE', 'DESCRIPTION', 'EACH', 'LOCATION', 'NAMED', 'OVER', 'OVERTEXT', 'PAY', 'PLACES', 'START', 'TERMS', 'TITLE']);
});

test('a part holds none of its own kind, so that the server finds its end', () => {
  const parts = [...draw().matchAll(/<(\w+)[^>]* data-when="([\w-]+)"[^>]*>([\s\S]*?)<\/\1>/g)];
  expect(parts.length).toBeGreaterThan(8);
  expect(parts.filter(([, tag = '', , inner = '']) => new RegExp(`<${tag}[ >]`).test(inner)).map(([, tag, name]) => `${tag} ${name}`)).toEqual([]);
});

test('the way to apply leads to the form of its kind', () => {
  const html = draw();
  expect(html).toContain('href="/talent/projects/__NAMED__?apply=true"');
  expect(html).toContain('href="/talent/jobs/__NAMED__?apply=true"');
});

test('has no accessibility fault that a machine can find', async () => {
  draw();
  await expectAccessible();
});
