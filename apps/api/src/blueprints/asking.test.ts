import { toWire } from '@bridge/model';
import { expect, test } from 'vitest';
import { openContent } from '../content/open-content.ts';
import { contentFolder } from '../testing/content.ts';
import { startTestServer } from '../testing/server.ts';
import { composer } from './generator.ts';

const content = await openContent(contentFolder);
const survey = content.document('surveys/talent');
const sister = { user: toWire(survey, { '12': { text: 'I share one laptop with my sister' } }, 'a nurse') };
const start = () => startTestServer({ content, generator: { ...composer(content), runs: 0 } });

test('what is unsure is asked, and what is said changes the plan of both calls', async () => {
  await using server = await start();
  const talent = await server.answered();
  await server.call('updateProfile', { ...talent, body: sister });
  const { questions } = (await server.call('readQuestions', talent)).body;
  expect(questions).toMatchObject([{ id: 'meant-caring', quote: 'I share one laptop with my sister' }]);
  const before = (await server.call('generateBlueprint', { ...talent, query: { preview: '1' } })).body.data.blueprint;

  expect((await server.call('answerQuestions', { ...talent, body: { said: { 'meant-caring': 'yes', 'never-asked': 'no' } } })).status).toBe(200);
  expect((await server.call('readQuestions', talent)).body.questions).toEqual([]);
  const after = (await server.call('generateBlueprint', { ...talent, query: { preview: '1' } })).body.data.blueprint;
  expect(after.id).not.toBe(before.id);
  const { pieces } = await server.pieces('startGeneration', talent);
  expect(pieces.at(-1)).toMatchObject({ type: 'done', blueprint: { id: after.id } });
});

test('it is asked in the language of the page', async () => {
  await using server = await start();
  const talent = await server.answered();
  await server.call('updateProfile', { ...talent, body: sister });
  const { questions } = (await server.call('readQuestions', { ...talent, headers: { 'accept-language': 'sw' } })).body;
  expect(questions[0]?.text).toBe(content.document('blueprint/asking', 'sw').themes['caring']);
});

test('a survey sent again with the same words is not asked again, with other words it is', async () => {
  await using server = await start();
  const talent = await server.answered();
  const ask = async (text: string) => {
    await server.call('updateProfile', { ...talent, body: { user: { ...toWire(survey, { '12': { text } }, ''), furtherAnswers: { hobby: 'chess' } } } });
    return (await server.call('readQuestions', talent)).body.questions.length;
  };
  expect(await ask('I live with my sister')).toBe(1);
  await server.call('answerQuestions', { ...talent, body: { said: { 'meant-caring': 'skip' } } });
  expect(await ask('I live with my sister')).toBe(0);
  expect(await ask('I live with my brother')).toBe(1);
});

test('who answered nothing is asked nothing', async () => {
  await using server = await start();
  const { id, token } = await server.person();
  expect((await server.call('readQuestions', { params: { userId: id }, token })).body.questions).toEqual([]);
});
