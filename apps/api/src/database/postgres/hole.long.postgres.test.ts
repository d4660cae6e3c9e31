import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { startTestServer } from '../../testing/server.ts';
import { readMigrations } from '../migrate.ts';
import { withDatabase } from '../testing.ts';
import { throughGate } from '../testing/gate.ts';
import { openPostgres } from './open-postgres.ts';

const seconds = 20;
const whole = 5; // seconds after it

test(`a hole of ${seconds} s in the network to the database: by its kind meanwhile, whole again ${whole} s after it`, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const admin = new pg.Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
  await admin.connect();
  const name = `bridge_hole_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name}`);
  const gate = await throughGate(withDatabase(process.env['TEST_POSTGRES_URL'] ?? '', name));
  await gate.open();
  const database = await openPostgres({ url: gate.url, migrations: await readMigrations() });
  const server = await startTestServer({ shared: { ...database, drop: async () => {} } });
  const { id, token } = await server.person();

  const answers: { began: number; ended: number; status: number }[] = [];
  const acknowledged: number[] = [];
  let isOver = false;
  let number = 0;
  // Twelve people who go on asking, whatever they are answered: more than there are connections.
  const people = Array.from({ length: 12 }, async (_, lane) => {
    while (!isOver) {
      const began = performance.now();
      const mine = (number += 1);
      const answer = await (lane % 3 === 0
        ? server.call('saveDraft', { params: { userId: id }, token, body: { answers: { [`lane-${lane}`]: { text: String(mine) } } } })
        : server.call(lane % 3 === 1 ? 'ownProfile' : 'ready', { token }));
      if (lane === 0 && answer.status === 200) acknowledged.push(mine);
      answers.push({ began, ended: performance.now(), status: answer.status });
      await wait(50);
    }
  });

  await wait(3000);
  const swallowed = performance.now();
  gate.swallow();
  await wait(seconds * 1000);
  const delivered = performance.now();
  gate.deliver();
  await wait(15_000);
  isOver = true;
  await Promise.all(people);

  const failed = answers.filter(({ status }) => status !== 200);
  const lastFailed = Math.max(0, ...failed.map(({ ended }) => ended));
  const slowest = Math.max(...answers.map(({ began, ended }) => ended - began));
  const after = Math.max(0, lastFailed - delivered);
  console.log(`hole of ${seconds} s: ${answers.length} calls, ${failed.length} × 503, slowest answer ${Math.round(slowest)} ms, whole again ${(after / 1000).toFixed(1)} s after it`);
  expect([...new Set(failed.map(({ status }) => status))]).toEqual([503]);
  expect(failed.every(({ ended }) => ended > swallowed)).toBe(true);
  expect(after).toBeLessThan(whole * 1000);
  const draft = (await server.call('readDraft', { params: { userId: id }, token })).body.data;
  expect(Number(draft.answers['lane-0']?.text)).toBeGreaterThanOrEqual(acknowledged.at(-1) ?? 0);

  await server.close();
  await database.close();
  await gate.close();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});
