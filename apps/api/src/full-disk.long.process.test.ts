import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { contract, type CallName } from '@bridge/model';
import { expect, test } from 'vitest';
import { applicationFolder } from './core/files.ts';
import { buildTemplate } from './database/embedded/build-template.ts';
import { readMigrations } from './database/migrate.ts';
import { temporaryFolder } from './database/testing/temporary-folder.ts';
import { start } from './testing/process.ts';

const megabytes = 160; // the database, and about as much again

/** A small disk of its own; undefined where this user may not have one. */
function mountDisk(): { folder: string; fill: () => void; makeRoom: () => void; remove: () => void } | undefined {
  const folder = temporaryFolder();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (status !== 0) return undefined;
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'a');
      for (const size of [2 ** 20, 4096, 1]) while (hasRoom(() => writeSync(file, Buffer.alloc(size, 1)) === size));
      closeSync(file);
    },
    makeRoom: () => rmSync(filler),
    remove: () => void (spawnSync('umount', ['-l', folder]), rmSync(folder, { recursive: true, force: true })),
  };
}

function hasRoom(write: () => boolean): boolean {
  try {
    return write();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}

const caller = (port: number) => async (name: CallName, { token, body }: { token?: string; body?: object } = {}) => {
  const { method, path: at } = contract[name];
  const answer = await fetch(`http://127.0.0.1:${port}${at}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}`, 'x-access-token': token }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000), // nothing hangs
  });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
};

type Engine = { environment: Record<string, string>; end: () => Promise<void> };

/** The database on a folder's disk. */
const engines: Record<string, (disk: string) => Promise<Engine>> = {
  embedded: async (disk) => {
    const folder = path.join(disk, 'data');
    mkdirSync(folder);
    await buildTemplate(await readMigrations());
    return { environment: { DATA_FOLDER: folder }, end: async () => {} };
  },
  PostgreSQL: async (disk) => {
    const child = spawn(process.execPath, [path.resolve(applicationFolder, '../../tools/setup/postgres.mjs'), process.execPath, '--eval', 'setInterval(() => {}, 1e6)'], {
      env: { PATH: process.env['PATH'], TMPDIR: disk },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    for await (const line of createInterface(child.stdout)) {
      const url = /^PostgreSQL: (.*)$/.exec(line)?.[1];
      if (url) return { environment: { DATABASE_URL: url, DATA_FOLDER: temporaryFolder() }, end: async () => void (child.kill('SIGTERM'), await ended) };
    }
    throw new Error('PostgreSQL did not start.');
  },
};

const asked = { timeout: 20_000 }; // every two seconds

test.each(Object.entries(engines))('where the disk is full, what is read is read, what would be written is refused for now, and with room all goes on (%s)', { timeout: 300_000 }, async (_, begin) => {
  const disk = mountDisk();
  if (!disk) return console.log('No disk was filled: this user may not mount one.');
  const engine = await begin(disk.folder);
  const open = () => start({ NODE_ENV: 'production', ...engine.environment });
  let server = await open();
  try {
    let call = caller(await server.untilReady());
    const known = new Map<string, string>(); // who was told that they have an account, with their token
    const signUp = async (number: number) => {
      const email = `person-${number}@example.com`;
      const answer = await call('signUp', { body: { firstName: 'Ada', lastName: 'Example', email, password: 'correct horse battery', role: 'TALENT' } });
      if (answer.status === 200) known.set(email, answer.body.data.token);
      return answer;
    };
    expect((await signUp(0)).status).toBe(200);
    expect((await call('ready')).body).toMatchObject({ disk: 'ok' });

    disk.fill();
    const refused: number[] = [];
    for (let number = 1; refused.length < 5 && number < 150; number += 1) {
      const { status, retryAfter, body } = await signUp(number);
      if (status === 200) continue;
      refused.push(number);
      expect({ status, code: body.code, waits: Number(retryAfter) > 0 }).toEqual({ status: 503, code: 'disk-full', waits: true });
    }
    expect(refused.length).toBe(5);
    for (const token of known.values()) expect((await call('ownProfile', { token })).status).toBe(200);
    for (const name of ['ready', 'health'] as const) await expect.poll(() => call(name), asked).toMatchObject({ status: 503, retryAfter: '60', body: { code: 'disk-full' } }); // though a row still fits beside the others
    expect((await call('live')).status).toBe(200);

    disk.makeRoom();
    for (const number of refused) expect((await signUp(number)).status).toBe(200); // nothing of the first try is left
    await expect.poll(async () => (await call('ready')).body, asked).toEqual({ status: 'ok', database: 'ok', disk: 'ok', mail: 'ok' });

    server.child.kill('SIGTERM');
    expect(await server.exit).toEqual([0, null]);
    server = await open();
    call = caller(await server.untilReady());
    for (const token of known.values()) expect((await call('ownProfile', { token })).status).toBe(200);
    expect((await signUp(1000)).status).toBe(200);
    console.log(`a full disk: ${known.size} signed up, ${refused.length} of them refused before there was room`);
  } finally {
    server.child.kill('SIGKILL');
    await server.exit;
    await engine.end();
    disk.remove();
  }
});
