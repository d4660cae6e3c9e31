import { isPlainLoopback } from '@bridge/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../core/services.ts';
import { newestMails, type QueuedMail } from '../mail/outbox.ts';
import { sendNotFound } from './failures.ts';
import { isForwarded } from './forwarded.ts';

const shown = 100;

/** The queued mails, and the code of the demo staff, for whoever develops on this machine. In production the route does not exist. */
export function addDevOutbox(app: FastifyInstance, services: Services, demoCode: (() => string) | undefined): void {
  app.get('/dev/outbox', async (request, reply) => {
    if (!isFromHere(request)) return sendNotFound(request, reply, services);
    const mails = await newestMails(services.database, shown);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(mails, services.words.outbox, demoCode?.()));
  });
}

/**
 * From this machine, and under its own name: a foreign page that points its host name here must not read mails. A proxy on
 * this machine hands on what comes from anywhere; one that says nothing of itself (nginx with a single `proxy_pass`) speaks
 * HTTP/1.0 and closes, and whoever reads through it says where from.
 */
function isFromHere(request: FastifyRequest): boolean {
  const { raw, headers } = request;
  if (isForwarded(request) || raw.httpVersion === '1.0' || headers.connection === 'close' || !raw.url?.startsWith('/')) return false;
  if (headers.referer !== undefined && !isPlainLoopback(URL.parse(headers.referer)?.origin ?? '')) return false;
  const address = raw.socket.remoteAddress ?? '';
  const local = address === '::1' || /^(::ffff:)?127\./.test(address);
  return local && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}

function page(mails: QueuedMail[], word: (key: string) => string, code: string | undefined): string {
  const items = mails.map(
    ({ recipient, subject, body, created_at }) =>
      `<li><h2>${escape(subject)}</h2><p>${escape(word('to'))} ${escape(recipient)}, <time>${created_at.toISOString()}</time></p><pre>${escape(body)}</pre></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${escape(word('empty'))}</p>`;
  const title = escape(word('title'));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1>${code ? `<p>${escape(word('code'))} <strong>${code}</strong></p>` : ''}${list}</main></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
