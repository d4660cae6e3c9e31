import { expect, test, vi } from 'vitest';
import { years, type GenerationEvent } from '@bridge/model';
import { aBlueprint, fakeApi, offline, refuse, type FakeHandlers } from '@bridge/testing';
import { generateInParts, joinGeneration, limitReached } from './generation.ts';

const blueprint = aBlueprint();
const events: GenerationEvent[] = [
  { type: 'started' },
  { type: 'vision', text: blueprint.structuredJson.careerVision },
  ...years.map((year) => ({ type: 'year' as const, year, milestones: blueprint.structuredJson.fiveYearRoadmap[year] })),
  { type: 'done', blueprint },
];
const cut = (lines: number) => new Response(events.slice(0, lines).map((event) => `${JSON.stringify(event)}\n`).join(''), { headers: { 'content-type': 'application/x-ndjson' } });

async function generate(handlers: FakeHandlers, onShow: (count: number) => unknown = () => {}) {
  const api = fakeApi(handlers);
  const show = vi.fn((parts: readonly unknown[]) => onShow(parts.length));
  const outcome = await generateInParts('me', show).catch((error: unknown) => error);
  return { outcome, shown: show.mock.calls.map(([parts]) => (parts as unknown[]).length), calls: api.calls.map(({ name }) => name) };
}

const whole = { success: true as const, data: { blueprint } };

test('what is ready at once comes by the specified call, and nothing else is asked', async () => {
  expect(await generate({ generateBlueprint: () => whole })).toEqual({ outcome: blueprint, shown: [], calls: ['generateBlueprint'] });
});

test('what takes a while is told in parts beside it, more each time; the specified call has the end', async () => {
  const told = Promise.withResolvers<typeof whole>();
  const outcome = await generate({ generateBlueprint: () => told.promise, watchGeneration: () => events }, (count) => count === 6 && told.resolve(whole));
  expect(outcome).toEqual({ outcome: blueprint, shown: [0, 1, 2, 3, 4, 5, 6], calls: ['generateBlueprint', 'watchGeneration'] });
});

test.each([
  ['cut off', () => cut(4), [0, 1, 2, 3]],
  ['a page instead', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }), []],
  ['no answer', () => Promise.reject(offline), []],
  ['empty', () => cut(0), []],
])('parts that are %s change nothing: the specified call has the end', async (_, watchGeneration, shown) => {
  const told = Promise.withResolvers<typeof whole>();
  const last = shown.at(-1);
  const answer = () => {
    if (last === undefined) told.resolve(whole);
    return watchGeneration();
  };
  expect(await generate({ generateBlueprint: () => told.promise, watchGeneration: answer }, (count) => count === last && told.resolve(whole))).toEqual({ outcome: blueprint, shown, calls: ['generateBlueprint', 'watchGeneration'] });
});

test('a generation that the server has not begun yet is looked for again', async () => {
  const told = Promise.withResolvers<typeof whole>();
  let looks = 0;
  const watchGeneration = () => ((looks += 1) === 1 ? cut(0) : events);
  const { shown } = await generate({ generateBlueprint: () => told.promise, watchGeneration }, (count) => count === 6 && told.resolve(whole));
  expect([looks, shown.length]).toEqual([2, 7]);
});

test('where the answer is lost, the generation is followed to its end', async () => {
  expect(await generate({ generateBlueprint: () => Promise.reject(offline), startGeneration: () => events })).toEqual({ outcome: blueprint, shown: [0, 1, 2, 3, 4, 5, 6], calls: ['generateBlueprint', 'startGeneration'] });
});

test.each(['not-signed-in', 'generation-limit', 'generation-budget', 'generation-failed', 'survey-missing'] as const)('the refusal %s is final: nothing is asked again', async (code) => {
  const { outcome, calls } = await generate({ generateBlueprint: () => refuse(code) });
  expect([outcome, calls]).toEqual([expect.objectContaining({ code }), ['generateBlueprint']]);
});

test('only a limit of the day has words of its own', async () => {
  const limited = await generate({ generateBlueprint: () => refuse('generation-budget', 'Try again tomorrow.') });
  const failed = await generate({ generateBlueprint: () => refuse('generation-failed', 'Choose Regenerate Blueprint.') });
  expect([limitReached(limited.outcome), limitReached(failed.outcome), limitReached(null)]).toEqual(['Try again tomorrow.', undefined, undefined]);
});

test.each([
  ['is found', { watchGeneration: () => events }, blueprint],
  ['is not there', { watchGeneration: () => cut(0) }, undefined],
  ['cannot be looked for', { watchGeneration: () => Promise.reject(offline) }, undefined],
  ['fails', { watchGeneration: () => new Response(`{"type":"started"}\n{"success":false,"code":"generation-failed","message":"x"}\n`, { headers: { 'content-type': 'application/x-ndjson' } }) }, null],
  ['is found, and the stream is cut', { watchGeneration: () => cut(3), generateBlueprint: () => ({ success: true as const, data: { blueprint } }) }, blueprint],
] satisfies [string, FakeHandlers, unknown][])('a generation begun before that %s', async (_, handlers, expected) => {
  fakeApi(handlers);
  expect(await joinGeneration('me', () => {}, new AbortController().signal)).toEqual(expected);
});
