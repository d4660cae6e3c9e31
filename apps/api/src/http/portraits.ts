import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/services.ts';
import { isId } from '../mentors/face.ts';
import { portraitWidths, readSeen } from '../pictures/face.ts';

/**
 * Portraits that others see, each at an address that only answers about its owner name and that nobody guesses: an image is asked for without a
 * sign-in. One that waits, was taken away or is its owner's alone is not found. The reader's own browser keeps it for a day, nobody on the way.
 */
export function addPortraits(app: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  app.route<{ Params: { id: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/portraits/:id/:file',
    handler: async ({ params: { id, file } }, reply) => {
      const width = portraitWidths.find((one) => file === `${one}.webp`);
      const bytes = width && isId(id) ? await readSeen(database, id, width) : undefined;
      if (!bytes) return reply.callNotFound();
      return reply.headers({ 'cache-control': 'private, max-age=86400, immutable', 'content-security-policy': "default-src 'none'; sandbox" }).type('image/webp').send(bytes);
    },
  });
}
