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

async function generate(handlers: FakeHandlers) {
  const api = fakeApi(handlers);
  const show = vi.fn();
  const outcome = await generateInParts('me', show).catch((error: unknown) => error);
  return { outcome, shown: show.mock.calls.map(([parts]) => (parts as unknown[]).length), calls: api.calls.map(({ name }) => name) };
}

test('shows what is ready, more each time, and ends with the blueprint', async () => {
  expect(await generate({ startGeneration: () => events })).toEqual({ outcome: blueprint, shown: [0, 1, 2, 3, 4, 5, 6], calls: ['startGeneration'] });
});

test.each([
  ['cut off', () => cut(4), [0, 1, 2, 3]],
  ['a page instead', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }), []],
  ['no answer', () => Promise.reject(offline), []],
  ['empty', () => cut(0), []],
])('a stream that is %s is continued by the specified call', async (_, startGeneration, shown) => {
  const generateBlueprint = () => ({ success: true as const, data: { blueprint } });
  expect(await generate({ startGeneration, generateBlueprint })).toEqual({ outcome: blueprint, shown, calls: ['startGeneration', 'generateBlueprint'] });
});

test.each(['not-signed-in', 'generation-limit', 'generation-budget', 'generation-failed', 'survey-missing'] as const)('the refusal %s is final: nothing is asked again', async (code) => {
  const { outcome, calls } = await generate({ startGeneration: () => refuse(code) });
  expect([outcome, calls]).toEqual([expect.objectContaining({ code }), ['startGeneration']]);
});

test('only a limit of the day has words of its own', async () => {
  const limited = await generate({ startGeneration: () => refuse('generation-budget', 'Try again tomorrow.') });
  const failed = await generate({ startGeneration: () => refuse('generation-failed', 'Choose Regenerate Blueprint.') });
  expect([limitReached(limited.outcome), limitReached(failed.outcome), limitReached(null)]).toEqual(['Try again tomorrow.', undefined, undefined]);
});

test.each([
  ['is found', { watchGeneration: () => events }, blueprint],
  ['is not there', { watchGeneration: () => refuse('blueprint-not-found') }, undefined],
  ['cannot be looked for', { watchGeneration: () => Promise.reject(offline) }, undefined],
  ['fails', { watchGeneration: () => new Response(`{"type":"started"}\n{"success":false,"code":"generation-failed","message":"x"}\n`, { headers: { 'content-type': 'application/x-ndjson' } }) }, null],
  ['is found, and the stream is cut', { watchGeneration: () => cut(3), generateBlueprint: () => ({ success: true as const, data: { blueprint } }) }, blueprint],
] satisfies [string, FakeHandlers, unknown][])('a generation begun before that %s', async (_, handlers, expected) => {
  fakeApi(handlers);
  expect(await joinGeneration('me', () => {}, new AbortController().signal)).toEqual(expected);
});
