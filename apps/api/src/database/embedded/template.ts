import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Migration } from '../migrate.ts';
import { templateCache } from '../places.ts';

/** Where the template for these migrations and this engine is, or would be. */
export function templatePath(migrations: readonly Migration[]): string {
  const key = createHash('sha256').update(engineVersion());
  for (const { name, sha } of migrations) key.update(name).update(sha);
  return path.join(templateCache, key.digest('hex').slice(0, 16));
}

/** The template, where buildTemplate() has made it. */
export function templateFor(migrations: readonly Migration[]): string | undefined {
  const template = templatePath(migrations);
  return existsSync(template) ? template : undefined;
}

function engineVersion(): string {
  const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(path.dirname(entry), '../package.json'), 'utf8'));
  return version;
}
