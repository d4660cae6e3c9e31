import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isPassing, isUnavailable } from './failures.ts';

const nowhere = path.join(tmpdir(), `nowhere-${process.pid}`);
const failureOf = (asked: Promise<unknown>) => asked.then(() => undefined, (error: unknown) => error);

test('a server whose socket is not there may be back before long; a file that is not there says nothing of the database', async () => {
  const gone = await failureOf(new pg.Client({ host: nowhere, user: 'nobody' }).connect());
  expect(gone).toMatchObject({ code: 'ENOENT' });
  expect([isPassing(gone), isUnavailable(gone)]).toEqual([true, true]);
  const missing = await failureOf(readFile(nowhere));
  expect(missing).toMatchObject({ code: 'ENOENT' });
  expect([isPassing(missing), isUnavailable(missing)]).toEqual([false, false]);
});
