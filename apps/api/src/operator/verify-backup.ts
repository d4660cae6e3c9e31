import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BackupError } from '../database/backup/format.ts';
import { loadBackup, readHead } from '../database/backup/read-backup.ts';
import { openEmbedded } from '../database/embedded/open-embedded.ts';
import { readMigrations } from '../database/migrate.ts';

/** Restores a backup into an empty database that is thrown away, brings it up to date, and looks whether the audit still fits. Says what came. */
export async function verifyBackup(file: string, key: string | undefined): Promise<string> {
  const all = await readMigrations();
  const own = await readHead(file, all, key);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bridge-verify-'));
  try {
    const restored = await openEmbedded({ folder, migrations: own, durable: false });
    const { tables, rows } = await loadBackup(restored, file, key).finally(() => restored.close());
    const newest = await openEmbedded({ folder, migrations: all, durable: false });
    try {
      const [row] = await newest.query<{ fault: number | null; people: number }>('select audit_fault() as fault, (select count(*)::integer from users) as people');
      if (row?.fault != null) throw new BackupError(`${file} restores, but entry ${row.fault} of its audit is not as it was written.`);
      return `${file} was restored into an empty database: ${rows} rows of ${tables} tables, ${row?.people ?? 0} people, and every reference holds.`;
    } finally {
      await newest.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
