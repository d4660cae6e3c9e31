import { createServer, type AddressInfo, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { portsInTheWay, takenAmong } from './free-ports.mjs';

async function held(host: string): Promise<number> {
  const server = await new Promise<Server>((resolve) => {
    const made = createServer().listen(0, host, () => resolve(made));
  });
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port; // it listens on a port
}

test.each(['127.0.0.1', '::1'])('a port that is held at %s is taken', async (host) => {
  const port = await held(host);
  expect(await takenAmong([port])).toEqual([port]);
});

test('what is in the way is said in words, with the way out', async () => {
  const [one, other] = [await held('127.0.0.1'), await held('127.0.0.1')];
  expect(await portsInTheWay([one])).toBe(`Port ${one} is taken by another program, perhaps an npm run dev or npm start that is still running. End it, or choose others: PORT=${one + 10} npm run dev`);
  expect(await portsInTheWay([one, other])).toContain(`Ports ${one} and ${other} are taken`);
});

test('a port that was held and is free again is not in the way', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // as above
  await new Promise((resolve) => server.close(resolve));
  expect(await portsInTheWay([port])).toBeUndefined();
});
