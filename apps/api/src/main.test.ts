import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { temporaryFolder } from './database/testing/temporary-folder.ts';
import { demoPeople } from './demo/people.ts';
import { demoStaff } from './demo/staff.ts';
import { start } from './testing/process.ts';

test('started, the server says where it is, whom to sign in as, and ends when it is asked to', async () => {
  const server = await start({ DATA_FOLDER: temporaryFolder() });
  try {
    await server.untilLine('outbox');
    const port = /^ready {2}http:\/\/localhost:(\d+)$/.exec(server.lines[0] ?? '')?.[1];
    const shown = server.lines.flatMap((line) => / demo +\w+ +(\S+@demo\.example) /.exec(line)?.[1] ?? []);
    expect(shown).toEqual([...demoPeople, demoStaff].map(({ email }) => email));
    const answer = await fetch(`http://127.0.0.1:${port}/auth/Userlogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'talent1@demo.example', password: 'demo-talent-1' }),
    });
    expect(answer.status).toBe(200);
  } finally {
    server.child.kill('SIGTERM');
  }
  expect(await server.exit).toEqual([0, null]);
});

test('in production there is nobody from the demo and no outbox to read', async () => {
  const server = await start({ NODE_ENV: 'production', DATA_FOLDER: temporaryFolder() });
  try {
    await server.untilLine('mails wait');
    const address = server.lines.flatMap((line) => /http:\/\/localhost:\d+/.exec(line) ?? [])[0]?.replace('localhost', '127.0.0.1');
    const post = (path: string, body: object) => fetch(`${address}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    expect((await post('/auth/Userlogin', { email: 'talent1@demo.example', password: 'demo-talent-1' })).status).toBe(401);
    expect((await fetch(`${address}/dev/outbox`)).status).toBe(404);
    const signedUp = await post('/auth/users/UserSignup', { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', password: 'correct horse battery', role: 'TALENT' });
    const { data } = (await signedUp.json()) as { data: { token: string } }; // the contract's answer
    const listed = await fetch(`${address}/users/all-metors/mentors?page=1&limit=10`, { headers: { authorization: `Bearer ${data.token}` } });
    expect(await listed.json()).toMatchObject({ mentors: [], total: 0 });
  } finally {
    server.child.kill('SIGTERM');
  }
  expect(await server.exit).toEqual([0, null]);
});

test('in production on data of development, the start says loudly that demo accounts are there, and none of them signs in', async () => {
  const folder = temporaryFolder();
  const before = await start({ DATA_FOLDER: folder });
  await before.untilLine('outbox');
  before.child.kill('SIGTERM');
  await before.exit;
  const server = await start({ NODE_ENV: 'production', DATA_FOLDER: folder });
  try {
    await server.untilLine('mails wait');
    expect(server.lines).toContainEqual(expect.stringMatching(/^WARNING .* demo accounts .*mentor1@demo\.example.*suspended/));
    const address = server.lines.flatMap((line) => /http:\/\/localhost:\d+/.exec(line) ?? [])[0]?.replace('localhost', '127.0.0.1');
    for (const { email, password } of demoPeople) {
      const answer = await fetch(`${address}/auth/Userlogin`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) });
      expect([email, answer.status]).toEqual([email, 403]);
    }
  } finally {
    server.child.kill('SIGTERM');
  }
  expect(await server.exit).toEqual([0, null]);
});

test('a port that is taken is named with the way out', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo; // it listens on a port
  const server = await start({ PORT: String(port), DATA_FOLDER: temporaryFolder() });
  expect(await server.exit).toEqual([1, null]);
  expect(server.lines).toEqual([`Port ${port} is taken by another program. End that one, or choose another port: PORT=${port + 1}.`]);
  other.close();
});

test('a server that cannot start says why, without a stack', async () => {
  const server = await start({ PORT: 'eighty', CORS_ORIGINS: 'x', DATA_FOLDER: temporaryFolder() });
  expect(await server.exit).toEqual([1, null]);
  expect(server.lines).toEqual([
    'The server cannot start with this environment:',
    '- PORT is "eighty"; expected a whole number from 0 to 65535.',
    '- CORS_ORIGINS is "x"; expected origins like https://app.example.org, separated by commas.',
  ]);
});

test('a server whose database cannot be reached yet starts, answers 503 and goes on', async () => {
  const server = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', DATA_FOLDER: temporaryFolder() });
  try {
    await server.untilLine('outbox');
    const port = /^ready {2}http:\/\/localhost:(\d+)$/.exec(server.lines.find((line) => line.startsWith('ready')) ?? '')?.[1];
    for (const path of ['/api/health', '/api/user-profile']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${'x'.repeat(43)}` } });
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
    }
    expect(server.child.exitCode).toBeNull();
  } finally {
    server.child.kill('SIGTERM');
  }
  expect(await server.exit).toEqual([0, null]);
});
