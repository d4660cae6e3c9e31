import type { ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { followConnections } from './connections.ts';
import { Refusal } from './core/refusal.ts';
import { endWithin } from './hard-stop.ts';

const breath = 50;
const longestDrain = 3000;
const patience = 5000; // from the beginning; answering comes first, with a core to itself the server needs a fraction of a second
const farewell = 500; // for whoever is told then that there will be no answer
const longest = 6500; // whatever hangs: whoever asked for the end kills what is still there after ten seconds
const hardest = 8500; // also where this process does not get to do anything any more; a busy machine needs its time for an orderly exit

/**
 * Prepares a server that is about to listen. What it answers ends it: what has come is answered, then the database is closed.
 * Before that it goes on for so many milliseconds, in which whoever sends people here finds out that it is not ready.
 */
export function prepareShutDown(app: FastifyInstance, drain = 0): (closeDatabase: () => Promise<void>) => Promise<void> {
  const connections = followConnections(app.server);
  const lastAnswers = prepareLastAnswers(app);
  // Node would close what looks idle together with the listener, wherever its loop stands: with questions that nobody has read.
  app.server.closeIdleConnections = () => {};
  return async (closeDatabase) => {
    endWithin(drain + hardest);
    lastAnswers.begin();
    if (drain > 0) await pause(drain);
    const { promise, reject } = Promise.withResolvers<never>();
    setTimeout(() => reject(new Error(`The server did not come to its end in ${longest} ms.`)), longest).unref();
    return Promise.race([close(closeDatabase), promise]);
  };

  async function close(closeDatabase: () => Promise<void>): Promise<void> {
    let late = setTimeout(() => {
      lastAnswers.refuse();
      late = setTimeout(() => app.server.closeAllConnections(), farewell);
    }, patience);
    let isClosed = false;
    try {
      await untilQuiet();
      Server.prototype.close.call(app.server); // at once, see allRead: app.close() comes to it some turns later
      const closed = app.close().finally(() => (isClosed = true));
      while (!isClosed) {
        await Promise.race([allRead(), closed]);
        connections.closeIdle();
      }
      await closed;
    } finally {
      clearTimeout(late);
      await closeDatabase();
    }
  }

  /**
   * Lets whoever has connected in: a listener that closes resets those it has not seen yet. Over when nobody new came for two
   * breaths; when its time is over, at the first turn of the loop in which nobody came: each turn lets one in of those who wait.
   */
  async function untilQuiet(): Promise<void> {
    const ends = Date.now() + longestDrain;
    const isLate = () => Date.now() >= ends;
    for (let quiet = 0; quiet < (isLate() ? 1 : 2); ) {
      const before = connections.arrived();
      await (isLate() ? turn() : allRead());
      quiet = connections.arrived() === before ? quiet + 1 : 0;
    }
  }
}

/**
 * A breath later, at the one place of Node's loop where everything that had reached this process by then was read: after a
 * timer alone, what came while the process was busy with something else still lies unread.
 */
async function allRead(): Promise<void> {
  await pause(breath);
  await turn();
}

/**
 * `begin` makes every answer from then on ask for the end of its connection, so that nobody sends more on it; `refuse` tells
 * those who still wait, and whoever still comes, that they had better ask another server.
 */
function prepareLastAnswers(app: FastifyInstance): { begin(): void; refuse(): void } {
  const open = new Map<ServerResponse, FastifyReply | undefined>(); // no reply is made of what cannot be read
  let isEnding = false;
  let isOver = false;
  app.server.prependListener('request', (_, response: ServerResponse) => {
    open.set(response, undefined);
    response.once('close', () => open.delete(response));
    if (isEnding) response.setHeader('connection', 'close');
  });
  app.addHook('onRequest', (_, reply, done) => {
    if (open.has(reply.raw)) open.set(reply.raw, reply);
    done(isOver ? unavailable() : undefined);
  });
  return {
    begin() {
      isEnding = true;
      for (const response of open.keys()) if (!response.headersSent) response.setHeader('connection', 'close');
    },
    refuse() {
      isOver = true;
      for (const reply of open.values()) if (reply && !reply.sent && !reply.raw.headersSent) reply.send(unavailable());
    },
  };
}

function unavailable(): Refusal {
  return new Refusal('unavailable', { retryAfter: 5 });
}
