import { previewPath } from '@bridge/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../mentors/face.ts';
import type { Services } from '../core/services.ts';
import { takePreview } from '../publishing/face.ts';
import { previewPolicy } from './headers.ts';
import { stylesIn } from './page.ts';

/**
 * A page of content that is not published, in a frame of the console. Whoever asked for it (previewDocument) got a ticket
 * that opens it once: so the page needs no sign-in that travels by itself, and its address is worth nothing afterwards.
 */
export function addPreviewPage(app: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  app.get<{ Params: { ticket: string } }>(`${previewPath}/:ticket`, async ({ params, headers }: FastifyRequest<{ Params: { ticket: string } }>, reply: FastifyReply) => {
    const isFramed = ['iframe', undefined].includes(headers['sec-fetch-dest'] as string | undefined) && ['same-origin', undefined].includes(headers['sec-fetch-site'] as string | undefined); // one value each, where a browser says it
    const html = isFramed && isId(params.ticket) ? await takePreview(database, params.ticket) : undefined;
    if (html === undefined) return reply.callNotFound();
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': previewPolicy(stylesIn(html)), 'x-robots-tag': 'noindex' });
    return reply.type('text/html; charset=utf-8').send(html);
  });
}
