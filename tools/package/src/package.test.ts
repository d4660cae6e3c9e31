import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync, crc32, deflateSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { isLoaded } from './contents.ts';
import { notices } from './notices.ts';
import { ociLayout } from './oci.ts';
import type { Part } from './parts.ts';
import { sbom } from './sbom.ts';
import { smallerPng } from './smaller-png.ts';
import { tar, type Entry } from './tar.ts';

const long = `${'folder/'.repeat(18)}a-file-with-a-name.txt`;
const entries: Entry[] = [
  { path: 'b/program', bytes: Buffer.from('#!/bin/sh\necho ran\n'), isProgram: true },
  { path: long, bytes: Buffer.from('far down') },
  { path: 'a.txt', bytes: Buffer.alloc(513, 'x') },
];

function scratch(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-package-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function unpack(bytes: Buffer): string {
  const folder = scratch();
  const { status, stderr } = spawnSync('tar', ['-xf', '-', '-C', folder], { input: bytes });
  expect([status, stderr.toString()]).toEqual([0, '']);
  return folder;
}

test('what was packed comes out of tar as it was, and a program runs', () => {
  const folder = unpack(Buffer.concat([...tar(entries)]));
  expect(readFileSync(path.join(folder, long), 'utf8')).toBe('far down');
  expect(readFileSync(path.join(folder, 'a.txt'), 'utf8')).toBe('x'.repeat(513));
  expect(spawnSync(path.join(folder, 'b/program')).stdout.toString()).toBe('ran\n');
  expect(statSync(path.join(folder, 'a.txt')).mode & 0o777).toBe(0o644);
});

test('the same files make the same archive, whatever their order, their day and their owner', () => {
  const folder = scratch();
  const file = path.join(folder, 'a.txt');
  writeFileSync(file, Buffer.alloc(513, 'x'), { mode: 0o600 });
  const [one, other] = [entries, [...entries].reverse().map((entry): Entry => (entry.path === 'a.txt' ? { path: 'a.txt', file } : entry))].map((list) => createHash('sha256').update(Buffer.concat([...tar(list)])).digest('hex'));
  expect(other).toBe(one);
});

test('a path too long for tar is refused by name', () => {
  expect(() => [...tar([{ path: 'x'.repeat(101), bytes: Buffer.alloc(0) }])]).toThrow(`${'x'.repeat(101)} is too long`);
});

test('an image names each blob by its hash, and its layers unpack to the files', () => {
  const image = ociLayout({ architecture: 'amd64', name: '1.0.0', layers: [{ about: 'one', entries }, { about: 'two', entries: [{ path: 'data', folderOf: 1000 }] }], config: { Entrypoint: ['/b/program'], Cmd: [], Env: [], WorkingDir: '/', User: '1000', ExposedPorts: {}, StopSignal: 'SIGTERM', Volumes: {} } });
  const blobs = new Map(image.map((entry) => [entry.path, 'bytes' in entry ? entry.bytes : Buffer.alloc(0)]));
  const blob = ({ digest, size }: { digest: string; size: number }) => {
    const bytes = blobs.get(`blobs/${digest.replace(':', '/')}`) ?? Buffer.alloc(0);
    expect([`sha256:${createHash('sha256').update(bytes).digest('hex')}`, bytes.length]).toEqual([digest, size]);
    return bytes;
  };
  const index = JSON.parse(String(blobs.get('index.json')));
  const manifest = JSON.parse(String(blob(index.manifests[0])));
  const config = JSON.parse(String(blob(manifest.config)));
  expect(JSON.parse(String(blobs.get('oci-layout')))).toEqual({ imageLayoutVersion: '1.0.0' });
  expect(config.config.Entrypoint).toEqual(['/b/program']);
  const ids: string[] = manifest.layers.map((layer: { digest: string; size: number }) => {
    const unpacked = spawnSync('gzip', ['-dc'], { input: blob(layer) }).stdout;
    unpack(unpacked);
    return `sha256:${createHash('sha256').update(unpacked).digest('hex')}`;
  });
  expect(config.rootfs.diff_ids).toEqual(ids);
});

const parts: Part[] = [
  { name: '@scope/one', version: '1.2.3', licence: 'MIT', folder: '/one' },
  { name: 'two', version: '2.0.0', licence: '(AFL-2.1 OR BSD-3-Clause)', folder: '/two' },
  { name: 'three', version: '3.0.0', licence: 'MIT', folder: '/three' },
];

test('the list of parts is CycloneDX: each with its address, licence and hash, and the same for the same parts', () => {
  const list = sbom({ name: 'bridge-ai', version: '1.0.0' }, parts, ({ name }) => (name === 'two' ? `sha512-${Buffer.from('hash').toString('base64')}` : undefined));
  const { bomFormat, specVersion, components } = JSON.parse(list);
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.5']);
  expect(components).toMatchObject([
    { group: '@scope', name: 'one', version: '1.2.3', purl: 'pkg:npm/%40scope/one@1.2.3', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'two', licenses: [{ expression: '(AFL-2.1 OR BSD-3-Clause)' }], hashes: [{ alg: 'SHA-512', content: Buffer.from('hash').toString('hex') }] },
    { name: 'three' },
  ]);
  expect(sbom({ name: 'bridge-ai', version: '1.0.0' }, parts, ({ name }) => (name === 'two' ? `sha512-${Buffer.from('hash').toString('base64')}` : undefined))).toBe(list);
  expect(sbom({ name: 'bridge-ai', version: '1.0.1' }, parts, () => undefined)).not.toBe(list);
});

test('every part is told with the words of its licence, shared words once', () => {
  const told = notices('Bridge AI', parts, ({ name }) => (name === 'two' ? [] : ['Permission is hereby granted.']));
  expect(told).toContain('@scope/one 1.2.3 (MIT)\nthree 3.0.0 (MIT)\n\nPermission is hereby granted.');
  expect(told).toContain('two brings no text of its own. Its licence is (AFL-2.1 OR BSD-3-Clause).');
  expect(told.match(/Permission/g)).toHaveLength(1);
});

test('a licence that nobody has looked at stops the package, by name', () => {
  expect(() => notices('Bridge AI', [{ name: 'four', version: '4.0.0', licence: 'GPL-3.0', folder: '' }], () => [])).toThrow('four 4.0.0 (GPL-3.0)');
  expect(() => notices('Bridge AI', [{ name: 'five', version: '5.0.0', licence: 'MIT AND AGPL-3.0', folder: '' }], () => [])).toThrow('five');
});

test('of the engine only what is loaded goes along', () => {
  expect(['@electric-sql/pglite/dist/pglite.wasm', '@electric-sql/pglite/dist/index.js', '@electric-sql/pglite/dist/pg_trgm.tar.gz', '@electric-sql/pglite/LICENSE'].filter((file) => !isLoaded(file))).toEqual([]);
  expect(['@electric-sql/pglite/dist/index.cjs', '@electric-sql/pglite/dist/pgcrypto.tar.gz', '@electric-sql/pglite/dist/index.js.map', '@electric-sql/pglite/README.md'].filter(isLoaded)).toEqual([]);
});

const [width, height] = [64, 32];
const drawn = (channel: (at: number) => number) => Buffer.from(Array.from({ length: width * height * 4 }, (_, at) => channel(at)));
const area = (at: number) => (Math.floor(at / 700) * 37) % 256;
const [inAreas, shiningThrough] = [drawn((at) => (at % 4 === 3 ? 255 : area(at))), drawn((at) => (at % 4 === 3 ? at % 251 : area(at)))];

test.each([inAreas, shiningThrough].flatMap((points) => [0, 1, 2, 3, 4].map((filter) => ({ points, filter }))))('a picture of few colours, or that shines through, keeps every point in fewer bytes (rows of filter $filter)', async ({ points, filter }) => {
  const big = png(width, height, filtered(points, width * 4, filter));
  const small = await smallerPng(big);
  expect(small.length).toBeLessThan(big.length);
  expect(pointsOf(small).equals(points)).toBe(true);
});

test('of many colours the common ones stay, and rare shades become their nearest', async () => {
  const shades = drawn((at) => (at % 4 === 3 ? 255 : at < 4000 ? [10, 120, 200][at % 4]! : (Math.floor(at / 4) * [1, 3, 7][at % 4]!) % 256));
  const small = await smallerPng(png(width, height, filtered(shades, width * 4, 4)));
  expect(small.length).toBeLessThan(width * height * 2);
  const points = pointsOf(small);
  expect(points.subarray(0, 4000).equals(shades.subarray(0, 4000))).toBe(true);
  for (const [at, part] of points.entries()) expect(Math.abs(part - shades[at]!)).toBeLessThanOrEqual(96);
});

test('what is no such picture stays as it came', async () => {
  const grey = png(1, 1, Buffer.from([0, 7]), 0);
  expect(await smallerPng(grey)).toBe(grey);
});

function filtered(points: Buffer, width: number, filter: number): Buffer {
  const rows = Buffer.alloc((points.length / width) * (width + 1));
  for (let row = 0; row < points.length / width; row += 1) {
    rows[row * (width + 1)] = filter;
    for (let x = 0; x < width; x += 1) {
      const at = row * width + x;
      const [left, above, corner] = [x >= 4 ? points[at - 4]! : 0, row ? points[at - width]! : 0, x >= 4 && row ? points[at - width - 4]! : 0];
      const near = left + above - corner;
      const paeth = [left, above, corner].sort((one, other) => Math.abs(near - one) - Math.abs(near - other))[0]!; // sort keeps the order of equals, as PNG asks
      rows[row * (width + 1) + 1 + x] = points[at]! - [0, left, above, (left + above) >> 1, paeth][filter]!;
    }
  }
  return rows;
}

function png(width: number, height: number, rows: Buffer, kind = 6): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = kind;
  const chunk = (type: string, bytes: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), bytes]);
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(bytes.length);
    numbers.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
  };
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 0 })), chunk('IEND', Buffer.alloc(0))]);
}

/** Four bytes a point, of a picture with rows of filter 0. */
function pointsOf(picture: Buffer): Buffer {
  const chunk = (type: string) => picture.subarray(picture.indexOf(type) + 4, picture.indexOf(type) + 4 + picture.readUInt32BE(picture.indexOf(type) - 4));
  const [rows, isListed] = [inflateSync(chunk('IDAT')), picture.includes('PLTE')];
  const line = (isListed ? width : width * 4) + 1;
  const parts = Buffer.concat(Array.from({ length: height }, (_, row) => rows.subarray(row * line + 1, (row + 1) * line)));
  if (!isListed) return parts;
  const colours = chunk('PLTE');
  return Buffer.concat([...parts].map((place) => Buffer.concat([colours.subarray(place * 3, place * 3 + 3), Buffer.from([255])])));
}
