import type { FastifyInstance } from 'fastify';

// Browsers that have the product's worker ask for it anew with each visit, and get one that takes itself and all that was kept away.
const worker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Takes the service worker off every device that comes by: OFFLINE=off (docs/operators.md). */
export function addNoWorker(app: FastifyInstance): void {
  app.get('/sw.js', async (_, reply) => reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker));
}
