import process from 'node:process';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

// Not imported: an import of node:http makes Node load its client of HTTP as well, 12 MB.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** The policy of a page of content that is not published: it stands in a frame of the console, and neither runs nor sends anything. */
export function previewPolicy(styles: readonly string[]): string {
  const own: Record<string, string> = { 'script-src': "'none'", 'connect-src': "'none'", 'form-action': "'none'", 'worker-src': "'none'", 'frame-src': "'none'", 'frame-ancestors': "'self'" };
  return contentSecurityPolicy(styles).split('; ').map((rule) => {
    const [name = ''] = rule.split(' ');
    return own[name] === undefined ? rule : `${name} ${own[name]}`;
  }).join('; ');
}

/** The policy of every answer; a page that carries its styles names their hash. */
export const contentSecurityPolicy = (styles: readonly string[] = []) => [
  "default-src 'none'",
  "script-src 'self'",
  ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'", // pages of content that is not published, in the console; every other page refuses to be framed
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types bridge-worker', // made once, and gives one address: apps/web/src/offline/worker-address.ts
].join('; ');

const always = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups', // a sign-in popup keeps its opener
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

const transport = 'max-age=31536000; includeSubDomains';

const crossOrigin = {
  'access-control-expose-headers': 'Date, Retry-After, X-Request-Id',
  'cross-origin-resource-policy': 'cross-origin',
};
const preflight = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-access-token',
  'access-control-max-age': '7200',
};

/** Puts on every answer what browsers need to be told, and lets only the listed origins read answers. */
export function addHeaders(app: FastifyInstance, { origins, https }: { origins: readonly string[]; https: boolean }): void {
  app.addHook('onRequest', (request, reply, done) => {
    protect(request, reply, https);
    if (origins.length === 0 || !allowOrigin(request, reply, origins)) done();
  });
}

/** The headers that every answer has, whoever may read it. */
export function protect(request: FastifyRequest, reply: FastifyReply, https: boolean): void {
  reply.headers({ ...always, 'x-request-id': request.id });
  if (https || request.protocol === 'https') reply.header('strict-transport-security', transport);
}

/** What is written where no request could be read at all: there is no reply, only a connection, which it ends. */
export function bareAnswer(status: number, body: string, https: boolean): string {
  const headers = { ...always, ...(https && { 'strict-transport-security': transport }), 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body), connection: 'close' };
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): FastifyReply | undefined {
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return;
  reply.headers({ ...crossOrigin, 'access-control-allow-origin': origin });
  const asksFirst = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
  return asksFirst ? reply.code(204).headers(preflight).send() : undefined;
}
