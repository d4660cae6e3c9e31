import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Who has just connected is about to ask; browsers also connect in advance and ask nothing. */
const firstWord = 1000;

type Connection = { since: number; answering: number; /** Bytes of all questions that are done with. */ done: number; /** Bytes there were when it was last found idle. */ idleAt: number | undefined };

/**
 * Knows what goes on on each connection. Node's own list takes one for idle as soon as its answer was written, though not
 * yet sent, and one on which nothing was asked yet for busy.
 */
export function followConnections(server: Server): { arrived(): number; closeIdle(): void } {
  const connections = new Map<Socket, Connection>();
  let arrived = 0;

  server.on('connection', (socket: Socket) => {
    arrived += 1;
    connections.set(socket, { since: Date.now(), answering: 0, done: 0, idleAt: undefined });
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    arrived += 1;
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection) return; // not of a socket, as in tests
    connection.answering += 1;
    const settle = () => void (connection.done = socket.bytesRead);
    request.once('close', settle); // may be read to its end after the answer
    response.once('close', () => {
      connection.answering -= 1;
      settle();
    });
  });

  function isIdle(socket: Socket, { since, answering, done }: Connection): boolean {
    if (answering > 0 || socket.bytesRead !== done) return false;
    return done > 0 || Date.now() - since > firstWord;
  }

  return {
    /** How many connections and questions there have been. */
    arrived: () => arrived,
    /** Closes what was idle the last time, too, and has read nothing since. */
    closeIdle() {
      for (const [socket, connection] of connections) {
        const now = isIdle(socket, connection) ? socket.bytesRead : undefined;
        if (now !== undefined && now === connection.idleAt) socket.destroy();
        connection.idleAt = now;
      }
    },
  };
}
