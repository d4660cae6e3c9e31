import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const breath = 50;
const patience = 20_000; // answering comes first; with a core to itself the server needs a fraction of a second

/** Prepares a server that is about to listen. What it answers ends it: what is under way is answered, then the database is closed. */
export function prepareShutDown(app: FastifyInstance): (closeDatabase: () => Promise<void>) => Promise<void> {
  const closeSilent = followSilent(app);
  return async (closeDatabase) => {
    await pause(breath); // who has connected is let in: a listener that closes resets those it has not seen yet
    // Browsers keep connections open without asking anything; a server waits for them unless they are closed.
    const idle = setInterval(() => {
      app.server.closeIdleConnections();
      closeSilent();
    }, breath);
    const late = setTimeout(() => app.server.closeAllConnections(), patience);
    try {
      await app.close();
    } finally {
      clearInterval(idle);
      clearTimeout(late);
      await closeDatabase();
    }
  };
}

/**
 * Browsers also open connections in advance. Until something was asked on one, Node does not take it for idle. Answers what
 * closes those that were silent the last time, too: in between, the server has read whatever had arrived.
 */
function followSilent({ server }: FastifyInstance): () => void {
  const open = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) {
      if (socket.bytesRead > 0) continue;
      if (silent.has(socket)) socket.destroy();
      silent.add(socket);
    }
  };
}
