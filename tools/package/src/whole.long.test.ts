import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './contents.ts';
import { hasDebian } from './debian.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bridge-whole-'));
const [debian, second] = ['debian', 'second'].map((name) => path.join(folder, name)) as [string, string]; // two names
const port = '4369';
let archive = '';

const run = (command: string, args: string[], options = {}) => spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1e8, ...options });
const pack = (cwd: string) => run(process.execPath, ['tools/package/src/main.ts'], { cwd });
/** In the bare Debian, with an environment that holds nothing. */
const inside = (...words: string[]) => run('chroot', [debian, ...words], { env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', PORT: port, DATA_FOLDER: '/srv/data' } });

beforeAll(() => {
  const { status, stdout, stderr } = pack(root);
  if (status !== 0) throw new Error(stdout + stderr);
  console.log(stdout);
  archive = globSync(path.join(root, 'dist/*.tar.gz'))[0] ?? '';
}, 1_800_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the archive has at most 80 MB', () => {
  expect(statSync(archive).size).toBeLessThan(80e6);
});

test('the same state of the sources gives the same archive in another folder', { timeout: 1_800_000 }, () => {
  if (run('git', ['status', '--porcelain'], { cwd: root }).stdout) return; // a clone would not have what is not committed
  expect(run('git', ['clone', '-q', root, second]).status).toBe(0);
  expect(run('cp', ['-a', path.join(root, 'node_modules'), path.join(second, 'node_modules')]).status).toBe(0);
  rmSync(path.join(second, 'node_modules/.cache'), { recursive: true, force: true });
  expect(pack(second).status).toBe(0);
  const [other = ''] = globSync(path.join(second, 'dist/*.tar.gz'));
  expect(hashOf(other)).toBe(hashOf(archive));
});

test('on a bare Debian it starts with one command, serves pages, lets people in and is operated', { timeout: 900_000 }, async () => {
  expect(hasDebian('debootstrap')).toBe(true);
  const made = run('debootstrap', ['--variant=minbase', 'bookworm', debian, 'http://deb.debian.org/debian']);
  expect([made.status, made.status === 0 ? '' : made.stdout.slice(-500)]).toEqual([0, '']);
  expect(run('cp', [archive, path.join(debian, 'srv/bridge.tar.gz')]).status).toBe(0);
  expect(inside('tar', '-xzf', '/srv/bridge.tar.gz', '-C', '/srv').status).toBe(0);
  const [home = ''] = globSync(path.join(debian, 'srv/bridge-*/')).map((found) => `/srv/${path.basename(found)}`);
  const server = spawn('chroot', [debian, `${home}/bin/bridge`, 'start'], { env: { PATH: '/usr/bin:/bin', PORT: port, DATA_FOLDER: '/srv/data' }, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('exit', () => reject(new Error('It ended.')));
      server.stdout.on('data', (part) => String(part).includes('ready  http') && resolve());
    });
    const at = `http://127.0.0.1:${port}`;
    for (const page of ['/', '/about', '/fr', '/api/health/ready']) expect([page, (await fetch(at + page)).status]).toEqual([page, 200]);
    const signedUp = await fetch(`${at}/auth/users/UserSignup`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', password: 'correct horse battery', role: 'TALENT' }) });
    expect(signedUp.status).toBe(200);
    const bridge = (...words: string[]) => inside(`${home}/bin/bridge`, ...words);
    expect(bridge('operator', 'staff', 'grant', 'ada@example.com', 'all').stderr).toContain('This e-mail address is not verified.');
    expect(bridge('operator', 'backup', '/srv/data/a.backup').stdout).toContain('Backup written');
    expect(bridge('operator', 'status').status).toBe(0);
    expect(bridge('content', 'check').stdout).toContain('no faults');
    const published = bridge('operator', 'content', 'publish', `${home}/content`, '--note', 'First');
    expect([published.status, published.stderr]).toEqual([0, '']);
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
  }
});

test('the image’s layers are what their hashes say, and their programs start with nothing else around them', { timeout: 300_000 }, () => {
  const [layout = ''] = globSync(path.join(root, 'dist/*.oci'));
  const blob = (digest: string) => path.join(layout, 'blobs', digest.replace(':', '/'));
  const read = (digest: string) => JSON.parse(readFileSync(blob(digest), 'utf8'));
  const manifest = read(JSON.parse(readFileSync(path.join(layout, 'index.json'), 'utf8')).manifests[0].digest);
  const tree = path.join(folder, 'tree');
  expect(run('mkdir', [tree]).status).toBe(0);
  for (const { digest } of manifest.layers) {
    expect(`sha256:${hashOf(blob(digest))}`).toBe(digest);
    expect(run('tar', ['-xzf', blob(digest), '-C', tree]).status).toBe(0);
  }
  const [program, ...flags] = read(manifest.config.digest).config.Entrypoint as [string, ...string[]]; // main.ts wrote it
  const { stdout, stderr } = run('chroot', ['--userspec=1000:1000', tree, program, ...flags, '/opt/bridge/current/apps/api/dist/operator.js', '--help'], { env: { DATA_FOLDER: '/data' } });
  expect([stderr, stdout.includes('backup <file>')]).toEqual(['', true]);
});

test('systemd takes the unit, and finds little that it leaves open', () => {
  if (!existsSync('/usr/bin/systemd-analyze')) return;
  const { stdout } = run('systemd-analyze', ['security', '--offline=true', path.join(root, 'tools/package/files/bridge.service')]);
  expect(Number(/exposure level for bridge.service: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2);
  const verified = run('systemd-analyze', ['verify', path.join(root, 'tools/package/files/bridge.service')]);
  expect(verified.stderr.split('\n').filter((line) => line && !line.includes('/opt/bridge/current/bin/bridge is not executable'))).toEqual([]);
});

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
