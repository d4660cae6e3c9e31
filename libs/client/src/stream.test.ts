import { expect, test, vi } from 'vitest';
import { contract } from '@bridge/model';
import { aBlueprint, aSignIn, aUser, fakeApi, offline, refuse } from './testing/index.ts';
import { ApiError } from './api-error.ts';
import { session } from './session.ts';
import { stream } from './stream.ts';

const params = { userId: aUser().userId };
const ndjson = { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } };
const year = { type: 'year', year: 'year1', milestones: ['Ünderstand bridges'] } as const;

async function read(onPiece: (piece: unknown) => void = () => {}) {
  const pieces: unknown[] = [];
  try {
    for await (const piece of stream(contract.startGeneration, { params })) {
      pieces.push(piece);
      onPiece(piece);
    }
    return { pieces, code: undefined };
  } catch (error) {
    return { pieces, code: error instanceof ApiError ? error.code : error };
  }
}

/** A body that comes as these chunks of bytes; `end` may break it. */
function body(chunks: Uint8Array[], end: (controller: ReadableStreamDefaultController) => void = (controller) => controller.close()) {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      end(controller);
    },
  });
}
const bytes = (text: string) => new TextEncoder().encode(text);

test('each piece comes as the contract says, wherever the bytes were cut', async () => {
  const text = bytes(`${JSON.stringify({ type: 'started' })}\n\n\n${JSON.stringify(year)}\n${JSON.stringify({ type: 'done', blueprint: aBlueprint() })}`);
  for (const size of [1, 7, text.length]) {
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
    const api = fakeApi({ startGeneration: () => new Response(body(chunks), ndjson) });
    const { pieces, code } = await read();
    expect([code, pieces.length, pieces[0], pieces[1]]).toEqual([undefined, 3, { type: 'started' }, year]);
    api.restore();
  }
});

test.each([
  ['a cut connection', () => new Response(body([bytes(`${JSON.stringify(year)}\n`)], (controller) => setTimeout(() => controller.error(new TypeError('network error')))), ndjson), [year], 'offline'],
  ['half a line', () => new Response(`${JSON.stringify(year)}\n{"type":"ye`, ndjson), [year], 'malformed'],
  ['a piece of another shape', () => new Response(`${JSON.stringify(year)}\n{"type":"year","year":"year9"}\n`, ndjson), [year], 'malformed'],
  ['a page in its place', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }), [], 'malformed'],
  ['a refusal on the way', () => new Response(`${JSON.stringify(year)}\n${JSON.stringify({ success: false, code: 'generation-failed', message: 'x' })}\n`, ndjson), [year], 'generation-failed'],
  ['a refusal at first', () => refuse('generation-limit'), [], 'generation-limit'],
  ['no network', () => Promise.reject(offline), [], 'offline'],
  ['nothing at all', () => new Response('', ndjson), [], undefined],
])('%s', async (_, answer, pieces, code) => {
  fakeApi({ startGeneration: answer });
  expect(await read()).toEqual({ pieces, code });
});

test('an ended sign-in is told to the session', async () => {
  session.signIn(aSignIn());
  fakeApi({ startGeneration: () => refuse('not-signed-in') });
  expect((await read()).code).toBe('not-signed-in');
  expect(session.current()).toBeNull();
});

test('whoever stops reading ends the call', async () => {
  const cancelled = vi.fn();
  fakeApi({ startGeneration: () => new Response(new ReadableStream({ start: (controller) => controller.enqueue(bytes(`${JSON.stringify(year)}\n`)), cancel: cancelled }), ndjson) });
  for await (const piece of stream(contract.startGeneration, { params })) {
    expect(piece).toEqual(year);
    break;
  }
  await expect.poll(() => cancelled).toHaveBeenCalledOnce();
});

test('a stream that falls silent is given up; one that gives signs of life is not', async () => {
  vi.useFakeTimers();
  try {
    let alive: ReadableStreamDefaultController<Uint8Array> | undefined;
    fakeApi({ startGeneration: () => new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (alive = controller) }), ndjson) });
    const reading = read();
    await vi.advanceTimersByTimeAsync(10_000);
    alive?.enqueue(bytes('\n'));
    await vi.advanceTimersByTimeAsync(10_000);
    alive?.enqueue(bytes(`${JSON.stringify(year)}\n`));
    await vi.advanceTimersByTimeAsync(16_000);
    expect(await reading).toEqual({ pieces: [year], code: 'timeout' });
  } finally {
    vi.useRealTimers();
  }
});
