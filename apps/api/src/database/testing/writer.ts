// Opens an embedded database, says what is in it, then writes transactions of four statements until it is killed, and
// says each one after its commit. Arguments: the folder, and "relaxed" to write without fsync.
import process from 'node:process';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { readMigrations } from '../migrate.ts';
import { say } from './say.ts';

export type Found = { batches: string[]; torn: string[]; total: number; damaged: number };

const [folder = '', mode, most = 'Infinity'] = process.argv.slice(2);
const migrations = await readMigrations();
const db = await openEmbedded({ folder, migrations, durable: mode !== 'relaxed' });

await db.query(`
  create table if not exists ledger (batch text not null, part integer not null, note text not null, primary key (batch, part));
  create table if not exists total (id integer primary key, batches integer not null);
  insert into total (id, batches) values (1, 0) on conflict do nothing`);

const rows = await db.query<{ batch: string; parts: number }>('select batch, count(*) as parts from ledger group by batch');
const [total] = await db.query<{ batches: number }>('select batches from total');
// read once by the table and once by its index: a damaged index would differ
await db.query('set enable_seqscan = off');
const [byIndex] = await db.query<{ n: number }>("select count(*) as n from ledger where batch >= ''");
await db.query('set enable_seqscan = on');
const counted = rows.reduce((sum, { parts }) => sum + parts, 0);
const found: Found = {
  batches: rows.filter(({ parts }) => parts === 3).map(({ batch }) => batch),
  torn: rows.filter(({ parts }) => parts !== 3).map(({ batch }) => batch),
  total: total?.batches ?? -1,
  damaged: counted - (byIndex?.n ?? 0),
};
say(found);
if (mode === 'read') await db.close();
else await Promise.all(Array.from({ length: 4 }, (_, lane) => write(lane)));

async function write(lane: number): Promise<void> {
  for (let number = 0; number < Number(most); number += 1) {
    const batch = `${process.pid}-${lane}-${number}`;
    await db.transaction(async (tx) => {
      for (const part of [1, 2, 3]) await tx.query('insert into ledger (batch, part, note) values ($1, $2, $3)', [batch, part, 'n'.repeat(200)]);
      await tx.query('update total set batches = batches + 1 where id = 1');
    });
    say(batch);
    // data files must reach the disk before the log that could repeat them is given up
    if (lane === 0 && number % 25 === 24) await db.query('checkpoint');
  }
}
