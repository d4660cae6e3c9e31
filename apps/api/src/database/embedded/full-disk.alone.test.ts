import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { DiskFullError } from '../failures.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openEmbedded } from './open-embedded.ts';
import { prepareFolder } from './folder.ts';

vi.mock('node:fs/promises', async (original) => ({ ...(await original<object>()), statfs: vi.fn() }));
vi.mock('./folder.ts', async (original) => ({ ...(await original<object>()), prepareFolder: vi.fn() }));

const megabyte = 2 ** 20;
const free = (bytes: number) => vi.mocked(statfs).mockResolvedValue({ bsize: 4096, bavail: bytes / 4096 } as Awaited<ReturnType<typeof statfs>>); // the parts that are looked at

test('a database that does not open says that the disk is full and how much room it needs, and where there is room what it was', async () => {
  const folder = path.join(temporaryFolder(), 'data');
  const fault = new Error('Aborted()');
  vi.mocked(prepareFolder).mockRejectedValue(fault);
  free(3 * megabyte);
  const refused = await openEmbedded({ folder }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DiskFullError);
  expect(refused).toMatchObject({ message: `The disk of the data folder ${folder} is full: to open the database it needs 64 MB of room, and 3 MB are free.`, cause: fault });
  free(100 * megabyte);
  await expect(openEmbedded({ folder })).rejects.toBe(fault);
});
