import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readMigrations, type Migration } from '../migrate.ts';
import { templateCache } from '../places.ts';
import { lockFolder } from './folder-lock.ts';
import { openEmbedded } from './open-embedded.ts';
import { templatePath } from './template.ts';

/**
 * Makes the empty, migrated database that first boots and tests copy (a copy takes 0.1 s, initdb 3 s). Part of the build:
 * `node apps/api/src/database/embedded/build-template.ts`. Does nothing where it is there already.
 */
export async function buildTemplate(migrations: readonly Migration[]): Promise<string> {
  const template = templatePath(migrations);
  if (existsSync(template)) return template;
  await mkdir(templateCache, { recursive: true });
  const lock = await lockFolder(templateCache, { patience: 120_000 });
  try {
    if (existsSync(template)) return template;
    for (const old of await readdir(templateCache)) {
      if (!old.startsWith('lock')) await rm(path.join(templateCache, old), { recursive: true, force: true });
    }
    const work = await mkdtemp(path.join(templateCache, 'new-'));
    const db = await openEmbedded({ folder: work, migrations, durable: false });
    await db.query('vacuum (analyze, freeze)');
    await db.close();
    await rename(path.join(work, 'postgres'), template);
    await rm(work, { recursive: true });
    return template;
  } finally {
    await lock.release();
  }
}

if (process.argv[1] === import.meta.filename) console.log(await buildTemplate(await readMigrations()));
