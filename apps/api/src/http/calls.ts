import { contract, type Call, type CallName } from '@bridge/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../core/call-handler.ts';
import { execute, type Answered } from '../core/execute.ts';
import type { Services } from '../core/services.ts';

/** Serves every call of the contract at its literal path. The one that plain forms may send is served by addPlainForms. */
export function addCalls(app: FastifyInstance, handlers: Handlers, services: Services): void {
  for (const [name, called] of namedCalls) {
    if (name === 'sendForm') continue;
    app.route({
      method: called.method === 'GET' && !called.effect ? ['GET', 'HEAD'] : called.method,
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
  const methods = here.flatMap((called) => (called.method === 'GET' && !called.effect ? ['GET', 'HEAD'] : [called.method]));
  return [...new Set(methods)];
}

const patterns = namedCalls.map(([, called]) => ({
  called,
  pattern: new RegExp(`^${called.path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Sends an answer of the core; API answers are never kept by anybody on the way. */
export function send(reply: FastifyReply, { status, body, retryAfter, cookies }: Answered): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (cookies) reply.header('set-cookie', cookies);
  const vary = [reply.getHeader('vary'), 'Accept-Language'].filter(Boolean).join(', ');
  return reply.code(status).headers({ 'cache-control': 'no-store', vary }).type('application/json; charset=utf-8').send(JSON.stringify(body));
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
