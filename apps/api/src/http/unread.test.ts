import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';

/** What a server answers to bytes on a connection of their own. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part)).on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

const head = 'Host: localhost\r\nConnection: close\r\n';

test.each([
  ['no HTTP at all', 'GARBAGE\r\n\r\n', 400],
  ['a header that is none', `GET / HTTP/1.1\r\n${head}\u0000\r\n\r\n`, 400],
  ['more headers than anybody needs', `GET / HTTP/1.1\r\n${head}X: ${'x'.repeat(40_000)}\r\n\r\n`, 413],
  ['an address that cannot be decoded', `GET /users/%zz/export HTTP/1.1\r\n${head}\r\n`, 400],
  ['an address with NUL', `GET /users/user-id/%00 HTTP/1.1\r\n${head}\r\n`, 401],
  ['two lengths', `POST /auth/Userlogin HTTP/1.1\r\n${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`, 400],
  ['a method that asks', `QUERY /api/health HTTP/1.1\r\n${head}\r\n`, 405],
  ['a method that asks nowhere', `QUERY /nowhere HTTP/1.1\r\n${head}\r\n`, 404],
  ['a method of other protocols', `PROPFIND /api/health HTTP/1.1\r\n${head}\r\n`, 405],
  ['a request for no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an expectation', `POST /auth/Userlogin HTTP/1.1\r\n${head}Expect: the-impossible\r\nContent-Length: 2\r\n\r\n{}`, 400],
])('%s is refused by its kind, with the headers of every answer', async (_, bytes, status) => {
  await using server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await answerTo((server.app.server.address() as AddressInfo).port, bytes); // it listens on a port
  const [first = '', ...headers] = answer.split('\r\n\r\n', 1)[0]?.toLowerCase().split('\r\n') ?? [];
  expect(first).toContain(` ${status} `);
  for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy', 'content-type']) expect(headers.filter((header) => header.startsWith(`${name}:`))).toHaveLength(1);
  expect(answer).toContain('"success":false');
});
