import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { upgradeIn } from './upgrade-command.ts';

const script = (text: string) => `#!/bin/sh\n${text}\n`;

/** A folder of releases in which the first runs, and an archive of the second. */
function installation({ node = 'echo v24', content = 'exit 0' } = {}) {
  const home = mkdtempSync(path.join(tmpdir(), 'bridge-upgrade-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  release(home, 'bridge-1', { node: 'echo v24', content });
  symlinkSync('bridge-1', path.join(home, 'current'));
  const made = path.join(home, 'made');
  release(made, 'bridge-2', { node, content });
  const archive = path.join(home, 'bridge-2.tar.gz');
  expect(spawnSync('tar', ['-czf', archive, '-C', made, 'bridge-2']).status).toBe(0);
  rmSync(made, { recursive: true });
  writeFileSync(`${archive}.sha256`, `${createHash('sha256').update(readFileSync(archive)).digest('hex')}  bridge-2.tar.gz\n`);
  return { home, archive, current: () => path.basename(spawnSync('readlink', [path.join(home, 'current')], { encoding: 'utf8' }).stdout.trim()) };
}

function release(home: string, name: string, { node, content }: { node: string; content: string }): void {
  mkdirSync(path.join(home, name, 'bin'), { recursive: true });
  mkdirSync(path.join(home, name, 'content'));
  writeFileSync(path.join(home, name, 'bin/node'), script(node), { mode: 0o755 });
  writeFileSync(path.join(home, name, 'bin/bridge'), script(`if [ "$1" = content ]; then ${content}; fi\n[ "$2" = backup ] && echo "Backup by ${name}" > "$3"`), { mode: 0o755 });
}

function terminal(home: string, variables: Record<string, string> = {}) {
  const said: string[] = [];
  return { said, environment: readEnvironment({ NODE_ENV: 'production', DATA_FOLDER: path.join(home, 'data'), CONTENT_FOLDER: path.join(home, 'bridge-1/content'), ...variables }, home), say: (text: string) => void said.push(text), complain: (text: string) => void said.push(text) };
}

/** A server that is ready while the release it is asked for by the restart is this one. */
async function readyWith(home: string, names: string[]): Promise<string> {
  const server = createServer((_, response) => {
    const name = path.basename(spawnSync('readlink', [path.join(home, 'current')], { encoding: 'utf8' }).stdout.trim());
    response.writeHead(names.includes(name) ? 200 : 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port); // it listens on a port
}

test('a version is put in place, its backup made by the one before, and the way back is one command', async () => {
  const { home, archive, current } = installation();
  mkdirSync(path.join(home, 'data/postgres'), { recursive: true });
  const context = terminal(home, { PORT: await readyWith(home, ['bridge-1', 'bridge-2']) });
  const restart = `echo restarted >> ${path.join(home, 'restarts')}`;
  expect(await upgradeIn(home, { what: archive, hash: undefined, restart }, context)).toBe(0);
  expect(current()).toBe('bridge-2');
  expect(readFileSync(path.join(home, 'data/before-bridge-2.backup'), 'utf8')).toBe('Backup by bridge-1\n');
  expect(context.said.at(-1)).toBe('bridge-2 runs. bridge-1 stays: "upgrade back" goes back to it.');
  expect(await upgradeIn(home, { what: 'back', hash: undefined, restart }, context)).toBe(0);
  expect(current()).toBe('bridge-1');
  expect(readFileSync(path.join(home, 'restarts'), 'utf8')).toBe('restarted\nrestarted\n');
});

test('a version that does not become ready is taken back, and the one before runs again', async () => {
  const { home, archive, current } = installation();
  const context = terminal(home, { PORT: await readyWith(home, ['bridge-1']) });
  expect(await upgradeIn(home, { what: archive, hash: undefined, restart: 'true' }, context, 1)).toBe(1);
  expect(current()).toBe('bridge-1');
  expect(context.said.at(-1)).toBe('bridge-2 did not become ready in 1 s. bridge-1 runs again.');
});

test.each([
  ['an archive that is not what was handed out', {}, (archive: string) => writeFileSync(archive, 'other bytes'), 'is not what was handed out'],
  ['an archive without a hash', {}, (archive: string) => rmSync(`${archive}.sha256`), 'Nothing says which hash'],
  ['an archive for another kind of machine', { node: 'exit 126' }, () => {}, 'is for another kind of machine'],
])('%s changes nothing', async (_, made, spoil, words) => {
  const { home, archive, current } = installation(made);
  spoil(archive);
  await expect(upgradeIn(home, { what: archive, hash: undefined, restart: undefined }, terminal(home))).rejects.toThrow(words);
  expect(current()).toBe('bridge-1');
  expect(readdirSync(home).filter((name) => name.startsWith('.unpacking') || name === 'bridge-2')).toEqual([]);
});

test('a version that cannot take the content of another folder is not put in place', async () => {
  const { home, archive, current } = installation({ content: 'echo "a fault"; exit 1' });
  const other = terminal(home, { CONTENT_FOLDER: path.join(tmpdir(), 'our-content') });
  await expect(upgradeIn(home, { what: archive, hash: undefined, restart: undefined }, other)).rejects.toThrow('a fault');
  expect(current()).toBe('bridge-1');
});

test('where no backup can be made, nothing is changed', async () => {
  const { home, archive, current } = installation();
  mkdirSync(path.join(home, 'data/postgres'), { recursive: true });
  writeFileSync(path.join(home, 'bridge-1/bin/bridge'), script('echo "no room" >&2; exit 1'));
  await expect(upgradeIn(home, { what: archive, hash: undefined, restart: undefined }, terminal(home))).rejects.toThrow('no room');
  expect(current()).toBe('bridge-1');
  expect(existsSync(path.join(home, 'previous'))).toBe(false);
});
