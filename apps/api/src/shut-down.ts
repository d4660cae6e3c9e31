import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const breath = 50;
const patience = 20_000; // answering comes first; with a core to itself the server needs a fraction of a second

/** Ends the server: what is under way is answered, then the database is closed. */
export async function shutDown(app: FastifyInstance, closeDatabase: () => Promise<void>): Promise<void> {
  await pause(breath); // who has connected is let in: a listener that closes resets those it has not seen yet
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
