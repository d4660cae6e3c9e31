import { openContent } from '@bridge/content';
import { years } from '@bridge/model';
import { expect, test } from 'vitest';
import { contentFolder } from '../testing/content.ts';
import { startTestServer } from '../testing/server.ts';
import { composer } from './generator.ts';

test('a blueprint is written in the language of the page, with the same milestones, and ticks survive a change of language', async () => {
  const content = await openContent(contentFolder);
  await using server = await startTestServer({ content, generator: { ...composer(content), runs: 0 } });
  const talent = await server.answered();
  const made = async (language: string) => (await server.call('generateBlueprint', { ...talent, headers: { 'accept-language': language } })).body.data.blueprint;
  const english = await made('en');
  await server.generateAndSave(talent);
  await server.call('updateProgress', { ...talent, body: { year1: [english.milestones.year1[0]?.text ?? ''] } });
  const french = await made('fr');
  const ids = (blueprint: typeof english) => years.map((year) => blueprint.milestones[year].map(({ id }) => id));
  expect(ids(french)).toEqual(ids(english));
  expect(french.milestones.year1[0]?.completed).toBe(true);
  expect(french.structuredJson.careerVision).not.toBe(english.structuredJson.careerVision);
  expect(french.milestones.year1.filter(({ text }, place) => text === english.milestones.year1[place]?.text)).toEqual([]);
});
