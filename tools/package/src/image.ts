import path from 'node:path';
import process from 'node:process';
import { serverFlags } from '@bridge/setup/server-flags';
import { libraryLayer } from './c-library.ts';
import { ociLayout } from './oci.ts';
import type { Entry } from './tar.ts';

const home = 'opt/bridge/current';
const owner = 1000;

/** The package as an image for containers, over the C library of this machine; undefined where that cannot be laid below it. */
export function image(name: string, version: string, entries: readonly Entry[]): Entry[] | undefined {
  const library = libraryLayer(entries.flatMap((entry) => ('file' in entry && (entry.isProgram || path.extname(entry.path) === '.node') ? [entry.file] : [])));
  if (!library) return undefined;
  return ociLayout({
    architecture: process.arch === 'x64' ? 'amd64' : process.arch,
    name: version,
    layers: [
      { about: 'the C library of Debian', entries: library },
      { about: name, entries: [...entries.map((entry) => ({ ...entry, path: `${home}/${entry.path}` })), { path: 'data', folderOf: owner }] },
    ],
    config: {
      Entrypoint: [`/${home}/bin/node`, ...serverFlags],
      Cmd: [`/${home}/apps/api/dist/main.js`],
      Env: ['NODE_ENV=production', 'HOST=0.0.0.0', 'DATA_FOLDER=/data', 'HOME=/data', `PATH=/${home}/bin`],
      WorkingDir: '/data',
      User: `${owner}:${owner}`,
      ExposedPorts: { '4200/tcp': {} },
      StopSignal: 'SIGTERM',
      Volumes: { '/data': {} },
    },
  });
}
