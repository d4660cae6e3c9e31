// Writes to an embedded database over a disk that fails (see failing-disk.ts) until a write is refused, makes the disk a
// sound one, and goes on writing with the same database until it takes writes again. Says what it was told and what is
// there. Arguments: the folder, and what fails.
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { isUnavailable } from '../failures.ts';
import { readMigrations } from '../migrate.ts';
import { say } from './say.ts';

export type Survived = { refusals: number; unknown: string[]; missing: number[]; afterwards: number };

const [folder = '', fault = ''] = process.argv.slice(2);
const migrations = await readMigrations();
await (await openEmbedded({ folder, migrations })).close();
Object.assign(process.env, { LIVE: folder, FAULT: fault });
const db = await openEmbedded({ folder, migrations });
await db.query('create table kept (number integer primary key, note text not null)');

const acknowledged: number[] = [];
const unknown: string[] = [];
let refusals = 0;
let afterwards = 0;
for (let number = 0; afterwards < 5; number += 1) {
  try {
    await db.query('insert into kept (number, note) values ($1, $2)', [number, 'n'.repeat(4000)]);
    acknowledged.push(number);
    if (refusals > 0) afterwards += 1;
  } catch (error) {
    refusals += 1;
    if (!isUnavailable(error)) unknown.push(String(error));
    delete process.env['FAULT'];
    await wait(50);
  }
}
const rows = await db.query<{ number: number }>('select number from kept');
const there = new Set(rows.map(({ number }) => number));
await db.close();
say({ refusals, unknown, missing: acknowledged.filter((number) => !there.has(number)), afterwards } satisfies Survived);
