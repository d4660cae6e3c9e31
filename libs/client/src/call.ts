import * as v from 'valibot';
import { failureSchema, limits, type AnswerOf, type BodyOf, type Call, type ParametersOf, type QueryOf } from '@bridge/model';
import { addressOf } from './address.ts';
import { ApiError } from './api-error.ts';
import { noteServerDate } from './clock.ts';
import { credentials } from './credentials.ts';

type Options<C extends Call> = { signal?: AbortSignal; keepalive?: boolean; token?: string } & (keyof ParametersOf<C> extends never
  ? { params?: undefined }
  : { params: ParametersOf<C> }) &
  (undefined extends QueryOf<C> ? { query?: undefined } : { query?: QueryOf<C> }) &
  (undefined extends BodyOf<C> ? { body?: BodyOf<C> } : { body: BodyOf<C> });
type Arguments<C extends Call> = Record<never, never> extends Options<C> ? [options?: Options<C>] : [options: Options<C>];
/** The same options without their ties to one call. */
type LooseOptions = { signal?: AbortSignal; keepalive?: boolean; token?: string; params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/**
 * Makes a call of the contract and answers what its schema describes. Waits at most the call's time-out in all; a read
 * that the network or the server failed is repeated at most twice. Throws ApiError, or the signal's reason when aborted.
 */
export async function call<C extends Call>(endpoint: C, ...[options = {} as Options<C>]: Arguments<C>): Promise<AnswerOf<C>> {
  const deadline = AbortSignal.timeout(endpoint.timeout ?? limits.callTimeout);
  const loose = options as LooseOptions; // the same keys; the generic hides that each is at least this wide
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(endpoint, loose, deadline);
    } catch (error) {
      if (attempt >= limits.readRetries || !mayRepeat(endpoint, error) || deadline.aborted) throw error;
      await pause(attempt, [deadline, ...(loose.signal ? [loose.signal] : [])]);
    }
  }
}

async function send<C extends Call>(endpoint: C, options: LooseOptions, deadline: AbortSignal): Promise<AnswerOf<C>> {
  const token = options.token ?? credentials.token();
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  try {
    const startedAt = Date.now();
    const response = await fetch(addressOf(endpoint, options.params, options.query), {
      method: endpoint.method,
      headers: headersFor(token, options.body !== undefined),
      credentials: 'same-origin',
      ...(options.keepalive ? { keepalive: true } : {}),
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      signal,
    });
    noteServerDate(response.headers.get('date'), startedAt);
    const text = await response.text();
    if (!response.ok) throw refusal(response.status, text, token);
    return readAnswer(endpoint, response.status, text);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    options.signal?.throwIfAborted();
    if (deadline.aborted) throw new ApiError({ code: 'timeout', cause: error });
    if (error instanceof TypeError) throw new ApiError({ code: 'offline', cause: error }); // what fetch throws without an answer
    throw error;
  }
}

function headersFor(token: string | undefined, hasBody: boolean): Record<string, string> {
  const { lang } = document.documentElement; // the answer's words are read on this page
  return {
    Accept: 'application/json',
    ...(lang ? { 'Accept-Language': lang } : {}),
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    ...(token ? { Authorization: `Bearer ${token}`, 'x-access-token': token } : {}),
  };
}

function readAnswer<C extends Call>(endpoint: C, status: number, text: string): AnswerOf<C> {
  const answer = v.safeParse(endpoint.answer, parseJson(text));
  if (!answer.success) throw new ApiError({ status, code: 'malformed', cause: answer.issues });
  return answer.output as AnswerOf<C>; // parsed by this very call's schema; the generic hides it from the compiler
}

function refusal(status: number, text: string, token: string | undefined): ApiError {
  const failure = v.safeParse(failureSchema, parseJson(text));
  const error = failure.success ? new ApiError({ status, ...failure.output }) : new ApiError({ status, code: 'malformed' });
  if (status === 401 && token && error.code !== 'wrong-credentials') credentials.refused(token);
  return error;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// What does work on the server is never repeated by itself.
function mayRepeat(endpoint: Call, error: unknown): boolean {
  if (endpoint.method !== 'GET' || endpoint.effect || !(error instanceof ApiError)) return false;
  return error.code === 'offline' || error.status >= 500;
}

/** Waits 0.2 to 0.4 s, then 0.4 to 0.8 s, so that many pages do not come back at the same moment. */
async function pause(attempt: number, signals: AbortSignal[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, 200 * 2 ** attempt * (1 + Math.random()));
  for (const signal of signals) signal.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
}
