// Goes one journey on the embedded engine again and again, each time over a disk that fails at another operation (see
// failing-disk.ts), then opens what is left on a sound one and says what is there. Arguments: a data folder that is
// copied for each, the kind of fault, "lasts" or "once", and the operations.
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { isUnavailable } from '../failures.ts';
import { readMigrations } from '../migrate.ts';
import { batches, writeBatch } from './batches.ts';
import { say } from './say.ts';

export type Gone = {
  at: number;
  /** Operations that the journey took, where none failed. */
  operations: number;
  /** Where it failed, or that it did not. */
  end: 'opened not' | 'failed' | 'went through';
  /** Failures that are not known to pass, so that they would be answered as faults of the server. */
  unknown: string[];
  lost: string[];
  torn: string[];
  damaged: number;
  /** What a sound disk then says. */
  reopened: string;
};

const [from = '', fault = '', lasts = '', ...points] = process.argv.slice(2);
const migrations = await readMigrations();

for (const at of points.map(Number)) {
  const folder = `${from}-${fault}-${at}`;
  cpSync(from, folder, { recursive: true });
  const hangs = setTimeout(() => {
    console.error(`The journey hangs where the disk fails (${fault}, ${lasts}) at operation ${at}.`);
    process.exit(1);
  }, 120_000);
  say(await journey(folder, at));
  clearTimeout(hangs);
  rmSync(folder, { recursive: true, force: true });
}

async function journey(folder: string, at: number): Promise<Gone> {
  const counted = `${folder}.count`;
  Object.assign(process.env, { LIVE: folder, FAULT: fault, FAULT_AT: String(at), FAULT_COUNT: counted, ...(lasts === 'lasts' && { FAULT_LASTS: '1' }) });
  const acknowledged: string[] = [];
  const failures: unknown[] = [];
  const db = await openEmbedded({ folder, migrations }).catch((error: unknown) => void failures.push(error));
  const opened = db !== undefined;
  if (db) {
    for (const batch of batches) await writeBatch(db, batch).then(() => acknowledged.push(batch), (error: unknown) => failures.push(error));
    await db.close().catch(() => {});
  }
  const operations = existsSync(counted) ? Number(readFileSync(counted, 'utf8')) : 0;
  rmSync(counted, { force: true });
  delete process.env['FAULT'];

  const found = { at, operations, end: !opened ? ('opened not' as const) : failures.length ? ('failed' as const) : ('went through' as const), unknown: opened ? failures.filter((error) => !isUnavailable(error)).map(String) : [], lost: [] as string[], torn: [] as string[], damaged: 0, reopened: 'well' };
  const sound = await openEmbedded({ folder, migrations }).catch((error: unknown) => void (found.reopened = String(error)));
  if (!sound) return found;
  const rows = await sound.query<{ batch: string; parts: number }>('select batch, count(*) as parts from ledger group by batch');
  const whole = new Set(rows.filter(({ parts }) => parts === 3).map(({ batch }) => batch));
  found.lost = acknowledged.filter((batch) => !whole.has(batch));
  found.torn = rows.filter(({ parts }) => parts !== 3).map(({ batch }) => batch);
  await sound.query('set enable_seqscan = off');
  const [byIndex] = await sound.query<{ n: number }>("select count(*) as n from ledger where batch >= ''");
  found.damaged = rows.reduce((sum, { parts }) => sum + parts, 0) - (byIndex?.n ?? 0);
  await writeBatch(sound, 'after it').catch((error: unknown) => (found.reopened = `not written to: ${String(error)}`));
  await sound.close();
  return found;
}
