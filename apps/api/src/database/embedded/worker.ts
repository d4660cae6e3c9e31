// The thread the embedded engine lives in: PGlite blocks its thread while a statement runs. It speaks PostgreSQL's
// protocol on a socket, so the server uses one driver for both engines.
import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { giveBackMemory } from '../give-back-memory.ts';
import { openEngine } from './engine.ts';
import { joinWrites } from './join-writes.ts';

export type WorkerStart = { folder: string; durable: boolean; path?: string };
export type WorkerMessage = { type: 'listening'; address: string } | { type: 'closed' } | { type: 'failed'; message: string };

const port = parentPort;
if (!port) throw new Error('This file is started as a worker thread.');
const report = (message: WorkerMessage) => port.postMessage(message);

const { folder, durable, path }: WorkerStart = workerData;
const engine = await openEngine(folder, { durable });

// A statement's own error is an answer; a throw here means that the engine itself broke, and the socket server would
// leave every later statement waiting. Say so instead.
const execute = engine.execProtocolRawStream.bind(engine);
engine.execProtocolRawStream = async (...args) => {
  try {
    return await execute(...args);
  } catch (error) {
    report({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
    throw error;
  }
};

joinWrites();
const server = new PGLiteSocketServer({ db: engine, maxConnections: 4, ...(path ? { path } : { host: '127.0.0.1', port: 0 }) });
await server.start();
report({ type: 'listening', address: server.getServerConn() });
giveBackMemory();

port.once('message', async () => {
  await server.stop();
  await engine.close();
  report({ type: 'closed' });
  port.close();
});
