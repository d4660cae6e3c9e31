import { years } from '@bridge/model';
import { expect, test } from 'vitest';
import { openContent } from '../content/open-content.ts';
import { contentFolder } from '../testing/content.ts';
import { startTestServer } from '../testing/server.ts';
import { composer } from './generator.ts';

const content = await openContent(contentFolder); // read once: no test changes it

test('a blueprint is written in the language of the page, with the same milestones, and ticks survive a change of language', async () => {
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

test('a plan says its language, and made anew in another one it keeps what its owner made of it', async () => {
  await using server = await startTestServer({ content, generator: { ...composer(content), runs: 0 } });
  const talent = await server.answered();
  const inWords = (language: string) => ({ ...talent, headers: { 'accept-language': language } });
  const french = (await server.call('generateBlueprint', inWords('fr'))).body.data.blueprint;
  await server.call('replaceBlueprint', { ...talent, body: { version: french.id, current: null } });
  const edited = french.milestones.year1[1]?.id ?? '';
  await server.call('changeRoadmap', { ...talent, body: { change: 'edit', id: edited, revision: 0, text: 'À ma façon' } });
  await server.call('updateProgress', { ...talent, body: { year1: [french.milestones.year1[0]?.text ?? ''] } });

  const current = (await server.call('fullBlueprint', inWords('en'))).body.careerBlueprint;
  const english = (await server.call('generateBlueprint', { ...inWords('en'), query: { preview: '1' } })).body.data.blueprint;
  expect([current?.language, english.language]).toEqual(['fr', 'en']);
  expect((await server.call('fullBlueprint', inWords('en'))).body.careerBlueprint?.id).toBe(french.id); // it becomes the current one by Save alone
  const body = { version: english.id, current: french.id, revision: current?.revision ?? 0, keep: [edited] };
  const saved = (await server.call('replaceBlueprint', { ...inWords('en'), body })).body.careerBlueprint;
  expect(saved.language).toBe('en');
  expect(saved.milestones.year1.slice(0, 2)).toMatchObject([{ text: english.milestones.year1[0]?.text, completed: true }, { text: 'À ma façon' }]);
});

test('a plan that does not say its language is known by the answers it was made of, while they are the same', async () => {
  await using server = await startTestServer({ content, generator: { ...composer(content), runs: 0 } });
  for (const { code } of content.document('locales').locales) {
    const talent = await server.answered();
    const { blueprint } = (await server.call('generateBlueprint', { ...talent, headers: { 'accept-language': code } })).body.data;
    await server.call('replaceBlueprint', { ...talent, body: { version: blueprint.id, current: null } });
    await server.database.query(`update blueprints set structured = structured - 'language' where user_id = $1`, [talent.id]);
    const language = async () => (await server.call('fullBlueprint', talent)).body.careerBlueprint?.language;
    expect(await language()).toBe(code);
    await server.call('updateProfile', { ...talent, body: { user: { currentJobTitle: 'something else' } } });
    expect(await language()).toBeUndefined();
  }
});
