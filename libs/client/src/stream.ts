import * as v from 'valibot';
import { failureSchema, limits, type AnswerOf, type BodyOf, type ParametersOf, type StreamedCall } from '@bridge/model';
import { ApiError } from './api-error.ts';
import { failureOf, parseJson, request } from './request.ts';

const longestSilence = 3 * limits.streamPulse;

/**
 * Makes a call that is answered piece by piece, and gives each piece as it comes. Throws ApiError where the server
 * refuses, at first or on the way, and where nothing is heard of it for a while; ending early ends the call.
 */
export async function* stream<C extends StreamedCall>(endpoint: C, { params, body, signal }: { params: ParametersOf<C>; signal?: AbortSignal } & (BodyOf<C> extends undefined ? { body?: undefined } : { body: BodyOf<C> })): AsyncGenerator<AnswerOf<C>> {
  const silence = new AbortController();
  const fallSilent = () => silence.abort();
  const deadline = AbortSignal.any([AbortSignal.timeout(endpoint.timeout ?? limits.callTimeout), silence.signal]);
  let timer = setTimeout(fallSilent, longestSilence);
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const decoder = new TextDecoder();
  try {
    const response = await request(endpoint, { params, ...(body !== undefined && { body }), ...(signal ? { signal } : {}) }, deadline);
    if (!response.headers.get('content-type')?.startsWith('application/x-ndjson')) throw new ApiError({ status: response.status, code: 'malformed' });
    reader = response.body?.getReader();
    let rest = '';
    for (;;) {
      const chunk = await reader?.read();
      clearTimeout(timer);
      timer = setTimeout(fallSilent, longestSilence);
      const lines = (rest + decoder.decode(chunk?.value, { stream: chunk?.value !== undefined })).split('\n');
      rest = chunk?.value === undefined ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line !== '') yield readPiece(endpoint, response.status, line);
      if (chunk?.value === undefined) return;
    }
  } catch (error) {
    throw failureOf(error, signal, deadline);
  } finally {
    clearTimeout(timer);
    void reader?.cancel().catch(() => {}); // it may have failed already
  }
}

function readPiece<C extends StreamedCall>(endpoint: C, status: number, line: string): AnswerOf<C> {
  const value = parseJson(line);
  const failure = v.safeParse(failureSchema, value);
  if (failure.success) throw new ApiError({ status, ...failure.output });
  const piece = v.safeParse(endpoint.answer, value);
  if (!piece.success) throw new ApiError({ status, code: 'malformed', cause: piece.issues });
  return piece.output as AnswerOf<C>; // parsed by this very call's schema; the generic hides it from the compiler
}
