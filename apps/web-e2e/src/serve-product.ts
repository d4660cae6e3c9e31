// Starts the built product as production does, on a fresh database: `serve-product.ts embedded|postgres`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { products, type DatabaseKind } from './products.ts';

const database = process.argv[2] === 'postgres' ? 'postgres' : 'embedded';
const folder = mkdtempSync(path.join(tmpdir(), 'bridge-e2e-'));
const server = spawn('node', ['--liftoff-only', 'apps/api/dist/main.js'], { stdio: 'inherit', env: { ...process.env, ...(await settings(database)) } });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});

async function settings(kind: DatabaseKind) {
  const own = { PORT: String(products[kind].port), PUBLIC_URL: products[kind].url, DATA_FOLDER: folder };
  return kind === 'postgres' ? { ...own, DATABASE_URL: await freshDatabase() } : own;
}

async function freshDatabase() {
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  const name = `e2e_${process.pid}`;
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}
