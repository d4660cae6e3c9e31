import { statfs } from 'node:fs/promises';
import { errorCode } from '../database/failures.ts';
import type { Services } from './services.ts';

const leastFree = { part: 0.05, bytes: 200 * 2 ** 20 };

/** Whether the disk that the data lies on is nearly full, as far as it is this machine's. */
export async function isNearlyFull({ dataFolder, database, report }: Pick<Services, 'dataFolder' | 'database' | 'report'>): Promise<boolean> {
  if (dataFolder === undefined) return false;
  try {
    const { bavail, blocks, bsize } = await statfs(dataFolder);
    return bavail < blocks * leastFree.part && bavail * bsize < leastFree.bytes;
  } catch (error) {
    if (database.kind === 'postgres' && errorCode(error) === 'ENOENT') return false; // nothing was kept on this machine yet
    report(error); // a folder that cannot be asked is none to rely on
    return true;
  }
}
