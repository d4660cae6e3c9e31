import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { isNearlyFull } from './disk.ts';

test('a folder that is not there yet is no full disk where PostgreSQL has the data, and none to rely on where it is the database', async () => {
  const dataFolder = path.join(temporaryFolder(), 'none');
  const told = async (kind: 'embedded' | 'postgres') => {
    const report = vi.fn();
    const isFull = await isNearlyFull({ dataFolder, database: { kind } as never, report });
    return [isFull, report.mock.calls.length];
  };
  expect([await told('postgres'), await told('embedded')]).toEqual([[false, 0], [true, 1]]);
});
