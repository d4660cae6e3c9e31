import * as v from 'valibot';
import { failureSchema, type Call } from '@bridge/model';
import { addressOf } from './address.ts';
import { ApiError } from './api-error.ts';
import { noteServerDate } from './clock.ts';
import { credentials } from './credentials.ts';
import { takeFirstCall } from './first-call.ts';
import { headersFor } from './headers.ts';

/** What a call is made with, without its ties to one call. */
export type RequestOptions = { signal?: AbortSignal; keepalive?: boolean; token?: string; /** The change's own: by it the server makes it once. */ id?: string; params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/** Sends a call, and answers once the server has taken it; a refusal is thrown as ApiError. */
export async function request(endpoint: Call, options: RequestOptions, deadline: AbortSignal): Promise<Response> {
  const token = options.token ?? credentials.token();
  const address = addressOf(endpoint, options.params, options.query);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  const first = endpoint.method === 'GET' ? takeFirstCall(address, signal) : undefined;
  const startedAt = first?.startedAt ?? Date.now();
  const response = await (first?.answer ??
    fetch(address, {
      method: endpoint.method,
      headers: { ...headersFor(token), ...(options.body !== undefined && { 'Content-Type': 'application/json' }), ...(options.id !== undefined && { 'Idempotency-Key': options.id }) },
      credentials: 'same-origin',
      ...(options.keepalive ? { keepalive: true } : {}),
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      signal,
    }));
  noteServerDate(response.headers.get('date'), startedAt);
  if (!response.ok) throw refusal(response, await response.text(), token);
  return response;
}

/** What is thrown for whatever went wrong on the way: the caller's own reason where it gave up, else an ApiError. */
export function failureOf(error: unknown, signal: AbortSignal | undefined, deadline: AbortSignal): unknown {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return signal.reason;
  if (deadline.aborted) return new ApiError({ code: 'timeout', cause: error });
  return error instanceof TypeError ? new ApiError({ code: 'offline', cause: error }) : error; // what fetch throws without an answer
}

function refusal({ status, headers }: Response, text: string, token: string | undefined): ApiError {
  const failure = v.safeParse(failureSchema, parseJson(text));
  const told = { status, retryAfter: 1000 * (Number(headers.get('retry-after')) || 0) }; // a proxy may send a date: then as if it said nothing
  const error = failure.success ? new ApiError({ ...told, ...failure.output }) : new ApiError({ ...told, code: 'malformed' });
  if (status === 401 && token && error.code !== 'wrong-credentials') credentials.refused(token);
  return error;
}

/** The JSON of a text, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
