import { Readable } from 'node:stream';
import { contract, limits, type Call, type CallName } from '@bridge/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../core/call-handler.ts';
import { execute, type Answered } from '../core/execute.ts';
import type { Services } from '../core/services.ts';

/** Serves every call of the contract at its literal path. The one that plain forms may send is served by addPlainForms. */
export function addCalls(app: FastifyInstance, handlers: Handlers, services: Services): void {
  for (const [name, called] of namedCalls) {
    if (name === 'sendForm') continue;
    app.route({
      method: methodsOf(called),
      url: called.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => send(reply, await execute(name, raw(request), handlers, services)),
    });
  }
}

/** The contract's calls with their names. */
export const namedCalls = Object.entries(contract) as [CallName, Call][]; // entries forgets the names

/** The methods that calls of the contract take at a path; none where there is no call. */
export function methodsAt(path: string): string[] {
  const here = patterns.filter(({ pattern }) => pattern.test(path)).map(({ called }) => called);
  return [...new Set(here.flatMap(methodsOf))];
}

/** HEAD is the same as GET where GET neither does anything nor goes on for a minute. */
function methodsOf(called: Call): string[] {
  return called.method === 'GET' && !called.effect && !called.streamed ? ['GET', 'HEAD'] : [called.method];
}

const patterns = namedCalls.map(([, called]) => ({
  called,
  pattern: new RegExp(`^${called.path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Sends an answer of the core; API answers are never kept by anybody on the way. */
export function send(reply: FastifyReply, { status, body, retryAfter, cookies, pieces }: Answered): FastifyReply {
  if (pieces) return sendPieces(reply, pieces);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (cookies) reply.header('set-cookie', cookies);
  const vary = [reply.getHeader('vary'), 'Accept-Language'].filter(Boolean).join(', ');
  return reply.code(status).headers({ 'cache-control': 'no-store', vary }).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** A line for each piece, as it comes: a proxy must not gather them. */
function sendPieces(reply: FastifyReply, pieces: AsyncIterable<unknown>): FastifyReply {
  reply.headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
  return reply.code(200).type('application/x-ndjson; charset=utf-8').send(Readable.from(lines(pieces)));
}

/** Empty lines between pieces that are long in coming: so everybody on the way knows that there will be more. */
async function* lines(pieces: AsyncIterable<unknown>): AsyncGenerator<string> {
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    for (;;) {
      const coming = iterator.next();
      let next: IteratorResult<unknown> | undefined;
      while (!(next = await within(limits.streamPulse, coming))) yield '\n';
      if (next.done) return;
      yield `${JSON.stringify(next.value)}\n`;
    }
  } finally {
    void iterator.return?.(); // whoever asked may be gone; nobody waits for the piece after
  }
}

/** What the promise gives, or undefined where that takes longer. */
async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | undefined> {
  const timer = Promise.withResolvers<undefined>();
  const timeout = setTimeout(timer.resolve, milliseconds);
  return Promise.race([promise, timer.promise]).finally(() => clearTimeout(timeout));
}

/** The request as the core reads it. */
export function raw(request: FastifyRequest) {
  return {
    params: request.params as Record<string, string>, // Fastify makes the parameters from the path, all of them text
    query: request.query as Record<string, unknown>, // and the query from the URL
    body: request.body,
    headers: request.headers,
    address: request.ip,
  };
}
