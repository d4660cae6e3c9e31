// Goes one journey on the embedded engine over a disk whose power fails on the way (see recording-disk.ts), and says each
// batch when it was acknowledged. Argument: the data folder.
import process from 'node:process';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { readMigrations } from '../migrate.ts';
import { batches, writeBatch } from './batches.ts';
import { say } from './say.ts';

const db = await openEmbedded({ folder: process.argv[2] ?? '', migrations: await readMigrations() });
for (const batch of batches) {
  await writeBatch(db, batch);
  say(batch);
}
await db.close();
