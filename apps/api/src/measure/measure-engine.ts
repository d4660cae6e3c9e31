// The embedded engine alone, served on a port as PostgreSQL is: node measure-engine.ts <data folder> <port>. What the
// product makes of the engine is measured beside it (npm run bench load).
import path from 'node:path';
import process from 'node:process';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openEngine } from '../database/embedded/engine.ts';

const [folder = '', port] = process.argv.slice(2);
const engine = await openEngine(path.join(folder, 'postgres'), { durable: true });
const server = new PGLiteSocketServer({ db: engine, host: '127.0.0.1', port: Number(port) });
await server.start();
process.once('SIGTERM', async () => {
  await server.stop();
  await engine.close();
  process.exit(0);
});
