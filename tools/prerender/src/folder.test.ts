import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { MadeFolder } from './folder.ts';

function folders() {
  const around = mkdtempSync(path.join(tmpdir(), 'bridge-made-'));
  onTestFinished(() => rmSync(around, { recursive: true, force: true }));
  return { around, out: path.join(around, 'site') };
}

test.each(['/../escaped.html', '/../../escaped.html', '/a/../../escaped.html', '/a/../b.html', '/..', '/a/..\\..\\escaped.html', '/a\0.html', ''])('nothing is written at %j, whatever the content check let through', async (at) => {
  const { around, out } = folders();
  const site = new MadeFolder(out);
  expect(() => site.file(at, 'x', () => 'escaped')).toThrow("leads out of the site's folder");
  await expect(site.page(at, { of: 'x', make: async () => 'escaped' })).rejects.toThrow("leads out of the site's folder");
  writeFileSync(path.join(around, 'given'), 'given');
  expect(() => site.copy(at, path.join(around, 'given'))).toThrow("leads out of the site's folder");
  expect(readdirSync(around, { recursive: true })).toEqual(['given']);
});

test('a folder takes away what was not made this time, inside itself alone', () => {
  const { around, out } = folders();
  const first = new MadeFolder(out);
  for (const at of ['/index.html', '/deep/below.html']) first.file(at, 'x', () => at);
  first.finish();
  writeFileSync(path.join(around, 'kept.html'), 'kept');
  const second = new MadeFolder(out);
  second.file('/index.html', 'y', () => 'newer');
  second.finish();
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('newer');
  expect(existsSync(path.join(out, 'deep/below.html'))).toBe(false);
  expect(existsSync(path.join(around, 'kept.html'))).toBe(true);
});
