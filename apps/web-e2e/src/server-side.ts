import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { storageOf } from './products.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** What the operator does on the server's command line, beside the running product: `npm run operator -- …`. */
export async function operator(...words: string[]): Promise<string> {
  return (await onServer('apps/api/src/operator/main.ts', ...words)).trim();
}

/** Lets an accepted session have begun half an hour ago: the server's clock goes on, the session's times change. */
export async function letSessionBegin(talentEmail: string): Promise<void> {
  const changed = await onServer(
    'apps/api/src/testing/ask-database.ts',
    `update sessions set starts_at = now() - interval '30 minutes', ends_at = now() + interval '30 minutes'
     from users where users.id = talent_id and email = $1 and state = 'accepted' returning sessions.id`,
    JSON.stringify([talentEmail]),
  );
  if ((JSON.parse(changed) as unknown[]).length !== 1) throw new Error(`${talentEmail} has not one accepted session: ${changed}`); // what ask-database prints
}

async function onServer(script: string, ...words: string[]): Promise<string> {
  const database = test.info().project.name === 'postgres' ? 'postgres' : 'embedded';
  const { stdout } = await run('node', [script, ...words], { cwd: root, env: { ...process.env, ...storageOf(database) } });
  return stdout;
}
