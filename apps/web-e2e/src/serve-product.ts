// Starts the built product as production does, on a fresh database: `serve-product.ts embedded|postgres`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { products, storageOf, type DatabaseKind } from './products.ts';

const database: DatabaseKind = process.argv[2] === 'postgres' ? 'postgres' : 'embedded';
const { DATA_FOLDER = mkdtempSync(path.join(tmpdir(), 'bridge-e2e-')), ...rest } = storageOf(database);
const storage = { DATA_FOLDER, ...rest };
if (database === 'embedded') rmSync(storage.DATA_FOLDER, { recursive: true, force: true }); // of a run that was killed
else await makeFreshDatabase();
const own = { PORT: String(products[database].port), PUBLIC_URL: products[database].url };
const server = spawn('node', ['--liftoff-only', 'apps/api/dist/main.js'], { stdio: 'inherit', env: { ...process.env, ...own, ...storage } });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(storage.DATA_FOLDER, { recursive: true, force: true });
  process.exit(code ?? 1);
});

async function makeFreshDatabase() {
  const admin = new pg.Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
  const name = new URL(storageOf('postgres')['DATABASE_URL'] ?? '').pathname.slice(1);
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
}
