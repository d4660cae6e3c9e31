import { AsyncLocalStorage } from 'node:async_hooks';
import { contract, inSeconds, type Call, type CallName, type Failure } from '@bridge/model';
import * as v from 'valibot';
import { readToken } from './caller.ts';
import type { Database } from '../database/database.ts';
import { CommitInDoubtError, DatabaseBusyError, DatabaseUnavailableError, isFull, isOrphaned, isUnavailable, isUnholdable } from '../database/index.ts';
import { allow, demandAdult, demandAge, demandRecentProof, isForStaff } from './access.ts';
import { asStaff } from './as-staff.ts';
import type { CallRequest, Handlers } from './call-handler.ts';
import { openCookies, type Cookies } from './cookies.ts';
import { deviceOf } from './device.ts';
import { parseInTurns } from './in-turns.ts';
import { observe } from './metrics.ts';
import { changeIdOf, once } from './once.ts';
import { parse } from './parse.ts';
import { patienceFor, waitOf } from './patience.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';
import { traced } from './trace.ts';

/** A call as any HTTP library hands it over. */
export type RawCall = {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string | string[] | undefined>;
  address: string;
  /** Its number in the log. */
  id?: string;
  /** Whether it is read over plain http on the reader's own machine. */
  plainLoopback?: () => boolean;
  signal?: AbortSignal;
};
export type Answered = { status: number; body: unknown; retryAfter?: number; cookies?: string[]; /** In place of a body: its pieces, as they come. */ pieces?: AsyncIterable<unknown> };

/** Executes a call of the contract: who calls, may they, is what they sent right, do it, present it. */
export async function execute(name: CallName, raw: RawCall, handlers: Handlers, given: Services): Promise<Answered> {
  const began = performance.now();
  const { method, path } = contract[name];
  const told = { 'http.request.method': method, 'http.route': path, ...(raw.id !== undefined && { 'bridge.request': raw.id }) };
  const answered = await traced({ name, kind: 'served', told, from: String(raw.headers['traceparent'] ?? '') }, async (tell) => {
    const made = await carryOut(name, raw, handlers, given);
    tell({ 'http.response.status_code': made.status });
    return made;
  });
  observe('bridge_call_seconds', { call: name, status: String(answered.status) }, (performance.now() - began) / 1000);
  return answered;
}

async function carryOut(name: CallName, raw: RawCall, handlers: Handlers, given: Services): Promise<Answered> {
  const called: Call = contract[name];
  const services = { ...given, database: given.database.as(name, patienceFor(name, called), performance.now() + waitOf(called)), words: given.words.accepted(raw.headers['accept-language']) };
  const cookies = openCookies(raw.headers['cookie'], raw.plainLoopback ?? (() => false));
  try {
    const body = await answer(name, raw, cookies, handlers, services);
    if (isPieces(body)) return { status: 200, body: undefined, pieces: await begun(name, body, services) };
    return { status: 200, body, ...(cookies.written.length > 0 && { cookies: cookies.written }) };
  } catch (error) {
    return refused(asRefusal(error, services), services);
  }
}

async function answer(name: CallName, raw: RawCall, cookies: Cookies, handlers: Handlers, given: Services): Promise<unknown> {
  const called: Call = contract[name];
  const caller = called.access === 'public' ? undefined : await given.findCaller(given.database, readToken(raw.headers));
  const services = caller && isForStaff(called.access) && called.method !== 'GET' ? { ...given, database: asStaff(given.database, called.access, caller) } : given;
  allow(called.access, raw.params, caller);
  if (called.recent && caller) demandRecentProof(caller);
  if (called.ofAge && caller) demandAge(caller, services.meetsTheYoung);
  if (called.adults && caller) demandAdult(caller);
  if (called.effect && !isMeant(raw.headers, services.origins)) throw new Refusal('not-from-here');
  const request = {
    params: raw.params,
    query: called.query && parse(called.query, raw.query),
    body: called.body && parse(called.body, raw.body),
    caller,
    address: raw.address,
    token: readToken(raw.headers),
    cookies,
    host: String(raw.headers['host'] ?? ''),
    get device() {
      return deviceOf(raw.headers['user-agent']); // few calls want to know
    },
    isAgain: false,
    signal: raw.signal,
  };
  // `request` was made from the contract's entry of this name, which the union of all handlers cannot express.
  const handle = handlers[name] as (request: CallRequest<Call>, services: Services) => Promise<unknown> | AsyncIterable<unknown>;
  const asked = { ...services, words: services.words.askedBy(caller?.user.id) };
  const id = called.waits && caller ? changeIdOf(raw.headers) : undefined;
  const work = (database: Database, isAgain: boolean) => handle(Object.assign(request, { isAgain }) as CallRequest<Call>, { ...asked, database });
  const answered = id === undefined || !caller ? work(services.database, false) : once(services.database, { userId: caller.user.id, id, call: name }, async (database, isAgain) => work(database, isAgain));
  return isPieces(answered) ? answered : await parseInTurns(called.answer, await answered); // keeps the contract's fields only
}

function isPieces(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** The pieces of an answer, the first of which is there: what is refused before it is refused like any other call. */
async function begun(name: CallName, pieces: AsyncIterable<unknown>, services: Services): Promise<AsyncIterable<unknown>> {
  const iterator = pieces[Symbol.asyncIterator]();
  const within = AsyncLocalStorage.snapshot(); // whoever takes the pieces asks from elsewhere: all of them see what the first one saw
  const first = await iterator.next();
  return (async function* () {
    try {
      for (let next = first; !next.done; next = await within(() => iterator.next())) yield v.parse(contract[name].answer, next.value);
    } catch (error) {
      yield refused(asRefusal(error, services), services).body;
    } finally {
      await iterator.return?.();
    }
  })();
}

/** How a refusal reads on the wire. */
export function refused(refusal: Refusal, services: Pick<Services, 'words'>): Answered {
  const { words } = services;
  const fields = refusal.fields.map(({ path, problem, count }) => ({ path, message: words.field(problem, count) }));
  const ofField = refusal.asField && fields[0] ? `${fields[0].message}.` : undefined;
  const body: Failure = { success: false, code: refusal.code, message: ofField ?? words.failure(refusal.code, { ...(refusal.retryAfter !== undefined && { when: inSeconds(refusal.retryAfter, words.locale) }), ...refusal.values }), ...(fields.length > 0 && { fields }) };
  return { status: refusal.status, body, ...(refusal.retryAfter !== undefined && { retryAfter: refusal.retryAfter }) };
}

/** The refusal a thrown value stands for; what nobody foresaw is reported and answered as an unexpected error. */
export function asRefusal(error: unknown, services: Pick<Services, 'report'>): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseBusyError) return new Refusal('unavailable', { retryAfter: error.retryAfter });
  if (isUnholdable(error)) return new Refusal('invalid-input');
  if (isOrphaned(error)) return new Refusal('not-found');
  services.report(error);
  if (isFull(error)) return new Refusal('disk-full', { retryAfter: 60 }); // somebody has to make room
  if (!isUnavailable(error)) return new Refusal('unexpected');
  if (error instanceof CommitInDoubtError) return new Refusal('unavailable', { retryAfter: 20 }); // later than any call waits: a person shall look before it is sent again
  return new Refusal('unavailable', { retryAfter: error instanceof DatabaseUnavailableError ? 5 : 1 }); // not there, or a connection lost: the next one may be better
}

/**
 * Whether a GET with an effect was asked for by a page of ours. Browsers say in headers that no page can forge when they
 * fetch ahead, and when an image, a link or a script of another site asks. Whatever is no browser does not say anything.
 */
function isMeant(headers: RawCall['headers'], origins: readonly string[]): boolean {
  if ([headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((value) => /prefetch|prerender/i.test(String(value ?? '')))) return false;
  if (typeof headers['origin'] === 'string' && origins.includes(headers['origin'])) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined || destination === 'empty'; // what fetch() has; an image or a page has its own name
}
