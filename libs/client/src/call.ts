import * as v from 'valibot';
import { limits, type AnswerOf, type BodyOf, type Call, type ParametersOf, type QueryOf } from '@bridge/model';
import { addressOf } from './address.ts';
import { ApiError } from './api-error.ts';
import { keeping, recall, remember } from './offline/keeping.ts';
import { network } from './offline/network.ts';
import { isProvedAfter } from './proof.ts';
import { failureOf, parseJson, request, type RequestOptions } from './request.ts';

type Options<C extends Call> = { signal?: AbortSignal; keepalive?: boolean; token?: string; /** A change’s own: with it the server makes it once. */ id?: string } & (keyof ParametersOf<C> extends never
  ? { params?: undefined }
  : { params: ParametersOf<C> }) &
  (undefined extends QueryOf<C> ? { query?: undefined } : { query?: QueryOf<C> }) &
  (undefined extends BodyOf<C> ? { body?: BodyOf<C> } : { body: BodyOf<C> });
type Arguments<C extends Call> = Record<never, never> extends Options<C> ? [options?: Options<C>] : [options: Options<C>];

/**
 * Makes a call of the contract and answers what its schema describes. Waits at most the call's time-out in all; a read
 * that the network or the server failed is repeated at most twice, and so is whatever the server asks to be sent again. Where a fresh proof of who is there is needed, it is asked
 * for, and the call made once more. Where the server cannot be reached, a read that the contract lets be kept is answered
 * with what was kept. Throws ApiError, or the signal's reason when aborted.
 */
export async function call<C extends Call>(endpoint: C, ...[options = {} as Options<C>]: Arguments<C>): Promise<AnswerOf<C>> {
  try {
    return await attempt(endpoint, options);
  } catch (error) {
    if (isOutOfReach(error)) return keptInstead(endpoint, options as RequestOptions, error);
    if (!(await isProvedAfter(error))) throw error;
    return attempt(endpoint, options);
  }
}

async function attempt<C extends Call>(endpoint: C, options: Options<C>): Promise<AnswerOf<C>> {
  const timeout = endpoint.timeout ?? limits.callTimeout;
  const deadline = AbortSignal.timeout(timeout);
  const ends = Date.now() + timeout;
  const loose = options as RequestOptions; // the same keys; the generic hides that each is at least this wide
  for (let before = 0; ; before++) {
    try {
      return await send(endpoint, loose, deadline);
    } catch (error) {
      if (before >= limits.readRetries || !mayRepeat(endpoint, error) || deadline.aborted) throw error;
      const wait = waitBefore(before, error);
      if (Date.now() + wait >= ends) throw error; // the server has said that it will not be ready in time
      await pause(wait, [deadline, ...(loose.signal ? [loose.signal] : [])]);
    }
  }
}

async function send<C extends Call>(endpoint: C, options: RequestOptions, deadline: AbortSignal): Promise<AnswerOf<C>> {
  try {
    const response = await request(endpoint, options, deadline);
    const text = await response.text();
    const answer = readAnswer(endpoint, response.status, text);
    network.isThere();
    if (endpoint.kept) remember(addressOf(endpoint, options.params, options.query), text);
    return answer;
  } catch (error) {
    throw failureOf(error, options.signal, deadline);
  }
}

/** No answer came, or only one of whoever stands before the server. */
export function isOutOfReach(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'offline' || error.code === 'timeout' || [502, 503, 504].includes(error.status));
}

async function keptInstead<C extends Call>(endpoint: C, { params, query }: RequestOptions, error: ApiError): Promise<AnswerOf<C>> {
  const kept = endpoint.kept && (await recall(addressOf(endpoint, params, query)));
  network.isAway(kept ? kept.at : undefined);
  if (!kept) throw error;
  const answer = v.safeParse(endpoint.answer, parseJson(kept.text));
  if (!answer.success) throw error; // kept by a release that knew another shape
  return answer.output as AnswerOf<C>; // parsed by this very call's schema
}

function readAnswer<C extends Call>(endpoint: C, status: number, text: string): AnswerOf<C> {
  const answer = v.safeParse(endpoint.answer, parseJson(text));
  if (!answer.success) throw new ApiError({ status, code: 'malformed', cause: answer.issues });
  return answer.output as AnswerOf<C>; // parsed by this very call's schema; the generic hides it from the compiler
}

/**
 * What does work on the server is never repeated by itself: it may have been done. Where the server says that it cannot do
 * it now, and when it will, it has not.
 */
function mayRepeat(endpoint: Call, error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  if (endpoint.method !== 'GET' || endpoint.effect) return error.code === 'unavailable' && error.retryAfter > 0;
  if (error.code === 'offline' && endpoint.kept && keeping.isOn()) return false; // what is kept is there at once
  return error.code === 'offline' || error.status >= 500;
}

/** 0.2 to 0.4 s, then 0.4 to 0.8 s, after what the server asks for, so that many pages do not come back at the same moment. */
function waitBefore(attempt: number, { retryAfter }: ApiError): number {
  return retryAfter + 200 * 2 ** attempt * (1 + Math.random());
}

async function pause(milliseconds: number, signals: AbortSignal[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  for (const signal of signals) signal.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
}
