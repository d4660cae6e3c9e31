import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { temporaryFolder } from './database/testing.ts';
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

test.concurrent('wherever in its end the server stands still for a moment, all that reaches it meanwhile is answered', { timeout: 60_000 }, async () => {
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

test.concurrent('whatever hangs, the server has ended when a service manager would kill it', { timeout: 60_000 }, async () => {
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
  await ask(questions.at(-1) ?? '');
  server.child.kill('SIGTERM');
  const killed = setTimeout(() => server.child.kill('SIGKILL'), 10_000);
  expect((await server.exit)[1]).toBeNull();
  clearTimeout(killed);
});
