import { Readable } from 'node:stream';
import { contract, limits, type Call, type CallName } from '@bridge/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../core/call-handler.ts';
import { execute, type Answered } from '../core/execute.ts';
import type { Services } from '../core/services.ts';
import { jsonInTurns } from '../core/in-turns.ts';
import { packAlong, packOnce } from './asset.ts';
import { onPlainLoopback } from './on-plain-loopback.ts';

/** Serves every call of the contract at its literal path. The one that plain forms may send is served by addPlainForms. */
export function addCalls(app: FastifyInstance, handlers: Handlers, services: Services): void {
  for (const [name, called] of namedCalls) {
    if (name === 'sendForm') continue;
    app.route({
      method: methodsOf(called),
      ...(called.bodyLimit && { bodyLimit: called.bodyLimit }),
      url: called.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const answered = await execute(name, { ...raw(request), signal: goneSignal(reply) }, handlers, services);
        return called.method === 'GET' && !answered.pieces ? sendPacked(reply, answered) : send(reply, answered);
      },
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
export function send(reply: FastifyReply, answered: Answered): FastifyReply {
  if (answered.pieces) return sendPieces(reply, answered.pieces);
  return withHead(reply, answered, 'Accept-Language').send(JSON.stringify(answered.body));
}

/**
 * The same, packed: on a slow line most of an answer's time is its length. Lengths tell nobody a secret: no call is signed
 * in by a cookie, so nobody else can have words of theirs put into somebody's answer.
 */
async function sendPacked(reply: FastifyReply, answered: Answered): Promise<FastifyReply> {
  const [first, ...others] = await jsonInTurns(answered.body);
  const accepted = reply.request.headers['accept-encoding'];
  const { bytes, encoding } = others.length > 0 ? packAlong([first, ...others], accepted) : await packOnce(first, accepted);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return withHead(reply, answered, 'Accept-Language, Accept-Encoding').send(bytes);
}

function withHead(reply: FastifyReply, { status, retryAfter, cookies }: Answered, varies: string): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (cookies) reply.header('set-cookie', cookies);
  const vary = [reply.getHeader('vary'), varies].filter(Boolean).join(', ');
  return reply.code(status).headers({ 'cache-control': 'no-store', vary }).type('application/json; charset=utf-8');
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

/** Aborted when the connection ends before the answer was given. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  return gone.signal;
}

/** The request as the core reads it. */
export function raw(request: FastifyRequest) {
  return {
    params: request.params as Record<string, string>, // Fastify makes the parameters from the path, all of them text
    query: request.query as Record<string, unknown>, // and the query from the URL
    body: request.body,
    headers: request.headers,
    address: request.ip,
    id: request.id,
    plainLoopback: () => onPlainLoopback(request), // few calls have cookies
  };
}
