import type { Socket } from 'node:net';
import type { FailureCode } from '@bridge/model';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asRefusal, refused } from '../core/execute.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { methodsAt, send } from './calls.ts';
import { bareAnswer } from './headers.ts';
import type { Web } from './static.ts';

/** What Fastify itself refuses reads like every other refusal. */
const codes: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal('too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal('not-json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Refusal('invalid-input'),
  FST_ERR_BAD_URL: new Refusal('invalid-input'),
  FST_ERR_MAX_PARAM_LENGTH: new Refusal('user-not-found'),
};

type Parts = Pick<Services, 'words' | 'report'>;

/** Answers everything that is no call: pages of the web application, and what is refused. */
export function addFailures(app: FastifyInstance, parts: Parts, web: Web | undefined, explorer?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined): void {
  app.setErrorHandler((error, _, reply) => sendFailure(error, reply, parts));
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const page = reads && !isApi(request) ? (explorer?.(request, reply) ?? web?.serve(request, reply)) : undefined;
    return page ?? sendNotFound(request, reply, parts);
  });
}

export function sendFailure(error: unknown, reply: FastifyReply, parts: Parts): FastifyReply {
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>; // anything may be thrown; without a code it is not Fastify's
  if (code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE') return sendNotFound(reply.request, reply, parts); // of a method that no call has
  const known = codes[code] ?? (code.startsWith('FST_') && statusCode < 500 ? new Refusal('invalid-input') : undefined);
  return send(reply, refused(known ?? asRefusal(error, parts), inWordsFor(reply.request, parts)));
}

const unread: Record<string, FailureCode> = { HPE_HEADER_OVERFLOW: 'too-large', ERR_HTTP_REQUEST_TIMEOUT: 'unavailable' };

/** Answers what is no HTTP, or ends before it is a request. */
export function answerUnread(error: Error & { code?: string }, socket: Socket, parts: Parts, https: boolean): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const { status, body } = refused(new Refusal(unread[error.code ?? ''] ?? 'invalid-input'), parts);
    socket.write(bareAnswer(status, JSON.stringify(body), https));
  }
  socket.destroySoon();
}

/** Nothing is here: no such path, or none for this method. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, given: Parts): FastifyReply {
  const parts = inWordsFor(request, given);
  const methods = methodsAt(pathOf(request));
  if (methods.length === 0) return send(reply, refused(new Refusal('not-found'), parts));
  reply.header('allow', methods.join(', '));
  return send(reply, refused(new Refusal('wrong-method'), parts));
}

function inWordsFor({ headers }: FastifyRequest, { words, ...rest }: Parts): Parts {
  return { ...rest, words: words.accepted(headers['accept-language']) };
}

/** The API's own part of the addresses: nothing there is ever a page. */
function isApi(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return methodsAt(path).length > 0 || /^\/(api|auth|users|azure-openai|dev)(\/|$)/.test(path);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}
