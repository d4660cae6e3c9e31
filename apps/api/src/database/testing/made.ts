import { randomBytes } from 'node:crypto';
import process from 'node:process';
import pg from 'pg';
import { afterAll } from 'vitest';
import { withDatabase } from '../testing.ts';

/** Empty PostgreSQL databases for the tests of a file, gone after its last one; `admin` is the server's. */
export function madeDatabases(purpose: string) {
  const server = process.env['TEST_POSTGRES_URL'] ?? '';
  const admin = new pg.Pool({ connectionString: server, max: 2 });
  const made: string[] = [];
  afterAll(async () => {
    for (const name of made) await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });

  async function makeDatabase(): Promise<{ name: string; url: string }> {
    const name = `bridge_${purpose}_${randomBytes(6).toString('hex')}`;
    made.push(name);
    await admin.query(`create database ${name}`);
    return { name, url: withDatabase(server, name) };
  }
  return { admin, makeDatabase };
}
