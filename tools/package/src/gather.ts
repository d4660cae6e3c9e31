import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { serverFlags } from '@bridge/setup/server-flags';
import { files, isLoaded, leftOut, nodePackage, packages, root } from './contents.ts';
import { smallerPng } from './smaller-png.ts';
import type { Entry } from './tar.ts';

type Made = { /** The folder of the joined server. */ server: string; /** And of the joined drawing of pages. */ renderer: string; version: string; parts: string; notices: string };

/** Everything that is in the package, at its place there. */
export async function gather({ server, renderer, version, parts, notices }: Made): Promise<Entry[]> {
  const own = files.flatMap((place) => filesUnder(path.join(root, place)).map((file) => path.posix.join(place, file)));
  const entries: Entry[] = [
    ...filesUnder(server).map((file) => ({ path: `apps/api/dist/${file}`, file: path.join(server, file) })),
    ...filesUnder(renderer).map((file) => ({ path: `apps/web/dist/server/${file}`, file: path.join(renderer, file) })),
    ...own.filter((file) => !leftOut.some((left) => file === left || file.startsWith(`${left}/`))).map((file) => ({ path: file, file: path.join(root, file) })),
    ...packages.flatMap(filesOf).filter(isLoaded).map((file) => ({ path: `node_modules/${file}`, file: path.join(root, 'node_modules', file) })),
    { path: 'bin/node', file: path.join(root, 'node_modules', nodePackage, 'bin/node'), isProgram: true },
    { path: 'bin/bridge', bytes: Buffer.from(text('bridge').replace('@flags@', serverFlags.join(' '))), isProgram: true },
    ...['alerts.yml', 'bridge.env', 'bridge.service', 'defaults.env'].map((file) => ({ path: file, bytes: Buffer.from(text(file)) })),
    { path: 'package.json', bytes: Buffer.from(JSON.stringify({ name: 'bridge-ai', version, private: true, type: 'module' })) },
    { path: 'parts.cdx.json', bytes: Buffer.from(parts) },
    { path: 'NOTICES.txt', bytes: Buffer.from(notices) },
  ];
  return Promise.all(entries.map(async (entry) => ('file' in entry && entry.path.endsWith('.png') ? { path: entry.path, bytes: await smallerPng(readFileSync(entry.file)) } : entry)));
}

function filesOf(name: string): string[] {
  return filesUnder(path.join(root, 'node_modules', name)).filter((file) => !file.startsWith('node_modules/')).map((file) => `${name}/${file}`); // a package of its own is named itself
}

function filesUnder(place: string): string[] {
  if (!existsSync(place)) throw new Error(`${path.relative(root, place)} is not there.`);
  if (statSync(place).isFile()) return [''];
  return readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function text(file: string): string {
  return readFileSync(path.join(import.meta.dirname, '../files', file), 'utf8');
}
