import type { FastifyInstance } from 'fastify';

const patience = 8_000; // on a machine with breath it takes a fraction of a second

/** Ends the server: what is under way is answered, then the database is closed. */
export async function shutDown(app: FastifyInstance, closeDatabase: () => Promise<void>): Promise<void> {
  // Browsers keep connections open without asking anything; a server waits for them unless they are closed.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const late = setTimeout(() => app.server.closeAllConnections(), patience);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(late);
    await closeDatabase();
  }
}
