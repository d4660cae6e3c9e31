import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { temporaryFolder } from './database/testing/temporary-folder.ts';
import { contentFolder } from './testing/content.ts';
import { start } from './testing/process.ts';

const question = (method: string, path: string, body = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const questions = [
  question('GET', '/api/health/live'),
  question('GET', '/api/health/ready'),
  question('GET', '/openapi.json'), // longer than one write
  question('GET', '/users/all-metors/mentors'),
  question('POST', '/auth/Userlogin', JSON.stringify({ email: 'nobody@example.com', password: 'not the password' })),
];

/** Resolves once the connection stands, which the system sees to even while the server's process stands still. */
async function connected(port: number): Promise<Socket | undefined> {
  const socket = connect(port, '127.0.0.1');
  return Promise.race([once(socket, 'connect').then(() => socket), once(socket, 'error').then(() => undefined)]).catch(() => undefined);
}

/** What comes until the other side ends the connection: whether that is a whole answer, and what it says of the connection. */
async function answerOn(socket: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of socket) pieces.push(piece as Buffer); // a socket without encoding gives these
  } catch (error) {
    return String(error);
  }
  const text = Buffer.concat(pieces).toString('latin1');
  const [head = '', ...body] = text.split('\r\n\r\n');
  const isWhole = Number(/^content-length: (\d+)/im.exec(head)?.[1]) === body.join('\r\n\r\n').length;
  if (!isWhole || !/^HTTP\/1\.1 [2-5]\d\d /.test(head)) return `not answered: ${text.slice(0, 300)}`;
  return /^connection: close/im.test(head) ? 'answered, and asked to go' : 'answered';
}

test.concurrent('wherever in its end the server stands still for a moment, all that reaches it meanwhile is answered', async () => {
  const server = await start({ DATA_FOLDER: temporaryFolder() });
  const port = await server.untilReady();
  const kept = await Promise.all(Array.from({ length: 20 }, () => connected(port)));
  for (const socket of kept) {
    socket?.write(questions[0] ?? '');
    if (socket) await once(socket, 'data');
  }
  const rounds: string[][] = [];

  server.child.kill('SIGTERM');
  for (const later of [0, 60, 110, 80, 40]) {
    await pause(later); // how far the server has come with its end since the last answers
    server.child.kill('SIGSTOP');
    const fresh = await Promise.all(Array.from({ length: 54 }, () => connected(port)));
    await turn(); // an end that the server sent before it stood still has been read by now
    const open = [...fresh, ...kept.splice(0, 4)].filter((socket) => socket?.readable && socket.writable) as Socket[]; // the filter's sense
    const answers = open.map((socket, n) => {
      socket.write(questions[n % questions.length] ?? '');
      return answerOn(socket);
    });
    await pause(150); // the server's timers run out meanwhile: it goes on with them before it reads anything
    server.child.kill('SIGCONT');
    rounds.push(await Promise.all(answers));
  }

  const [first = [], ...others] = rounds;
  expect(first.length).toBeGreaterThan(0);
  expect(first.filter((outcome) => !outcome.startsWith('answered'))).toEqual([]); // some before the signal was seen
  expect(others.flat().filter((outcome) => outcome !== 'answered, and asked to go')).toEqual([]);
  expect(await server.exit).toEqual([0, null]);
});

test.concurrent('whoever has connected while the server stood still where its time to let people in runs out is let in, too', async () => {
  const server = await start({ DATA_FOLDER: temporaryFolder() });
  const port = await server.untilReady();
  const ask = async (socket: Socket | undefined) => {
    socket?.write(questions[0] ?? '');
    return socket && answerOn(socket);
  };
  const begun = Date.now();
  server.child.kill('SIGTERM');
  const before: Promise<string | undefined>[] = [];
  for (; Date.now() < begun + 2700; await pause(10)) before.push(connected(port).then(ask)); // it is never quiet
  server.child.kill('SIGSTOP');
  const fresh = await Promise.all(Array.from({ length: 54 }, () => connected(port)));
  const after = fresh.map(ask);
  await pause(Math.max(150, begun + 3200 - Date.now()));
  server.child.kill('SIGCONT');
  expect(new Set(await Promise.all(after))).toEqual(new Set(['answered, and asked to go']));
  expect((await Promise.all(before)).filter((outcome) => !outcome?.startsWith('answered'))).toEqual([]);
  expect(await server.exit).toEqual([0, null]);
});

test.concurrent('a server that drains says that it is not ready, and answers whoever still comes until it closes', async () => {
  const server = await start({ DATA_FOLDER: temporaryFolder(), DRAIN_SECONDS: '2' });
  const port = await server.untilReady();
  const ask = async (text: string) => {
    const socket = await connected(port);
    socket?.write(text);
    return socket && answerOn(socket);
  };
  server.child.kill('SIGTERM');
  await server.untilLine('ending');
  const readiness = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
  expect([readiness.status, readiness.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await Promise.all(questions.map(ask))).toEqual(questions.map(() => 'answered, and asked to go'));
  expect(await server.exit).toEqual([0, null]);
});

const limit = 10_000; // what a service manager waits for, by the operators' guide

/** Ends the server and says whether it had to be killed. */
async function isEndedInTime({ child, exit, slowness }: Awaited<ReturnType<typeof start>>): Promise<boolean> {
  let inTime = true;
  child.kill('SIGTERM');
  const late = setTimeout(() => {
    inTime = false;
    child.kill('SIGKILL');
  }, limit * slowness());
  await exit;
  clearTimeout(late);
  return inTime;
}

test.concurrent('whatever hangs, the server has ended when a service manager would kill it', async () => {
  const folder = temporaryFolder();
  const server = await start({ DATA_FOLDER: folder });
  const port = await server.untilReady();
  const ask = async (text: string) => {
    const socket = await connected(port);
    socket?.on('error', () => {}).pause().write(text);
    return socket;
  };
  await ask(questions[0]?.slice(0, 30) ?? ''); // half a head
  await ask(questions.at(-1)?.slice(0, -5) ?? ''); // a body that goes on
  await ask((questions[2] ?? '').repeat(200)); // many long answers, none of which is read
  const other = new pg.Client({ host: path.join(folder), user: 'postgres', database: 'postgres' });
  other.on('error', () => {});
  await other.connect();
  await other.query('begin; lock table users'); // a call that hangs
  const hanging = await connected(port);
  hanging?.write(questions.at(-1) ?? '');
  const answered = hanging && answerOn(hanging);
  expect(await isEndedInTime(server)).toBe(true);
  expect((await server.exit)[1]).toBeNull();
  expect(await answered).toBe('answered, and asked to go'); // told to come back: nobody is cut off without a word
});

test.concurrent.each([
  ['whose loop comes to nothing any more', `process.on('SIGTERM', () => setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 20))`],
  ['with a thread that does not come back', `import { open } from 'node:fs'; import { isMainThread } from 'node:worker_threads'; if (isMainThread) open(process.env.PIPE, 'r', () => {})`],
])('a server %s has ended by then, too', { timeout: 180_000 }, async (_, fault) => {
  const folder = temporaryFolder();
  const PIPE = path.join(folder, 'pipe'); // nobody ever writes into it
  spawnSync('mkfifo', [PIPE]);
  const server = await start({ DATA_FOLDER: folder, PIPE, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` });
  await server.untilReady();
  expect(await isEndedInTime(server)).toBe(true);
});

test.concurrent('a server hears that it should end while every file of its content is another one', async () => {
  const folder = temporaryFolder();
  const content = path.join(folder, 'content');
  await cp(contentFolder, content, { recursive: true }); // the other tests of this file go on meanwhile
  const server = await start({ DATA_FOLDER: path.join(folder, 'data'), CONTENT_FOLDER: content });
  await server.untilReady();
  for (const file of await readdir(content, { recursive: true, withFileTypes: true })) if (file.isFile()) await appendFile(path.join(file.parentPath, file.name), '\n');
  await pause(200); // so that it has begun with them
  expect(await isEndedInTime(server)).toBe(true);
  expect(await server.exit).toEqual([0, null]);
});
