import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { terminalAt } from './testing.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = terminalAt(folder, 'payments');

test('what is due is listed with its sum, and noted as paid back once', async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  const database = await openDatabase({ folder });
  for (const [number, amount] of [[id, 8000], [other, 28000.5]]) {
    await database.query(`insert into refunds (id, plan, sessions, amount, currency, cause) values ($1, 'lite', 1, $2, 'NGN', 'declined')`, [number, amount]);
  }
  await database.close();
  const due = (await run('list')).said;
  expect(due).toMatch(new RegExp(`^${id.slice(0, 8)}  due       \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d        ₦8,000  an account that was deleted  the mentor declined`, 'm'));
  expect(due).toContain('Due in NGN: ₦36,000.50 in 2 payments.');
  expect(await run('refunded', id.slice(0, 8))).toMatchObject({ code: 0, said: expect.stringContaining('is noted as paid back.') });
  expect((await run('refunded', id)).said).toContain('was paid back already.');
  expect((await run('show', id)).said).toMatch(/Paid back .* UTC, noted by operator/);
  expect((await run('list')).said).not.toContain(id.slice(0, 8));
  expect((await run('list', '--state', 'all')).said).toContain(id.slice(0, 8));
  expect(await run('refunded', 'ffffffff-0000')).toMatchObject({ code: 1, complaint: expect.stringContaining('There is no payment') });
  expect((await run('list', '--state', 'new')).code).toBe(2);
});
