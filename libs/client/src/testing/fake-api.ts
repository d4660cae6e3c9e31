import * as v from 'valibot';
import { onTestFinished } from 'vitest';
import { contract, type AnswerOf, type Call, type CallName, type Contract, type ParametersOf, type ParsedBodyOf, type ParsedQueryOf, type StreamedCall } from '@bridge/model';
import { matchCall } from './match-call.ts';
import { refuse } from './refuse.ts';

export type FakeRequest<Name extends CallName> = {
  params: ParametersOf<Contract[Name]>;
  query: ParsedQueryOf<Contract[Name]>;
  body: ParsedBodyOf<Contract[Name]>;
  token: string | undefined;
};
/** A call's answer, or its pieces where it is answered piece by piece. */
type FakeAnswer<Name extends CallName> = Contract[Name] extends StreamedCall ? AnswerOf<Contract[Name]>[] : AnswerOf<Contract[Name]>;
/** What a test gives for a call: an answer of the contract, `refuse(code)`, any Response, or an error (`offline`). */
export type FakeHandlers = {
  [Name in CallName]?: (request: FakeRequest<Name>) => FakeAnswer<Name> | Response | Promise<FakeAnswer<Name> | Response>;
};
export type FakeCall = { name: CallName; params: Record<string, string>; body: unknown; token: string | undefined };

/** Throw this in a handler for a network that gives no answer. */
export const offline = new TypeError('Failed to fetch');

/**
 * Stands in for the server: every request that the contract names is answered by a handler, and the answer is parsed by
 * the contract, so that a test cannot live on an answer the server could not give. `calls` lists what was asked.
 */
export function fakeApi(initial: FakeHandlers = {}) {
  const handlers = { ...initial };
  const calls: FakeCall[] = [];
  const realFetch = globalThis.fetch;

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const match = matchCall(request.method, url.pathname);
    if (!match) return realFetch(input, init);
    const token = request.headers.get('x-access-token') ?? undefined;
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    calls.push({ name: match.name, params: match.params, body, token });
    return untilAborted(request.signal, answer(match.name, { params: match.params, query: Object.fromEntries(url.searchParams), body, token, signal: request.signal }));
  };

  async function answer(name: CallName, sent: { params: Record<string, string>; query: unknown; body: unknown; token: string | undefined; signal: AbortSignal }) {
    const endpoint = contract[name];
    const handler = handlers[name] as ((request: unknown) => unknown) | undefined; // tied to its name where the test wrote it
    if (!handler) throw new Error(`The fake API has no handler for ${name} (${endpoint.method} ${endpoint.path}).`);
    const body = endpoint.body && v.safeParse(endpoint.body, sent.body);
    const query = endpoint.query && v.safeParse(endpoint.query, sent.query);
    if (body?.success === false) return refuse('invalid-input', 'invalid input', body.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })));
    if (query?.success === false) return refuse('invalid-input');
    const given = await handler({ ...sent, body: body?.output, query: query?.output });
    if (given instanceof Response) return (endpoint as Call).streamed ? abortable(given, sent.signal) : given;
    const isStreamed = (endpoint as Call).streamed === true;
    const schema = endpoint.answer as v.GenericSchema;
    const parsed = v.safeParse(isStreamed ? v.array(schema) : schema, given);
    if (!parsed.success) throw new Error(`The answer given for ${name} does not fit the contract: ${parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ')}`);
    if (isStreamed) return new Response((parsed.output as unknown[]).map((piece) => `${JSON.stringify(piece)}\n`).join(''), { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } }); // an array, by the schema
    return Response.json(parsed.output, { headers: { date: new Date().toUTCString() } });
  }

  const restore = () => {
    globalThis.fetch = realFetch;
  };
  onTestFinished(restore);
  return {
    calls,
    /** The calls of one name, in order. */
    callsOf: (name: CallName) => calls.filter((made) => made.name === name),
    /** Replaces or adds handlers. */
    answers: (more: FakeHandlers) => void Object.assign(handlers, more),
    /** The real network again; happens by itself at the end of the test. */
    restore,
  };
}
export type FakeApi = ReturnType<typeof fakeApi>;

/** A body that breaks when the caller gives up, as the network's does. */
function abortable(response: Response, signal: AbortSignal): Response {
  return response.body ? new Response(response.body.pipeThrough(new TransformStream(), { signal }), response) : response;
}

function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error); // fetch rejects with the reason, whatever it is
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([work, aborted]);
}
