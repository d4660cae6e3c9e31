import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where the files of a site are read from, by the path at which a browser asks. */
export type SiteFiles = {
  names: readonly string[];
  /** The bytes, and the same packed where somebody has done that; `isTight` where they are as small as they get. Throws ENOENT where they are gone. */
  read(at: string): { content: Buffer; packed?: Buffer | undefined; isTight?: boolean };
  /** Another where the bytes are others; undefined where that is not known. */
  version(at: string): string | undefined;
};

/** The files of a built site; undefined where there is none. */
export function folderFiles(folder: string): SiteFiles | undefined {
  if (!existsSync(path.join(folder, 'index.html'))) return undefined;
  return { names: [...filesIn(folder)], read, version: () => undefined };

  function read(at: string) {
    const file = path.join(folder, at);
    return { content: readFileSync(file), packed: existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined, isTight: true };
  }
}

type Release = {
  /** What the build has of its own: scripts, styles, faces. */
  build: SiteFiles;
  own: readonly string[];
  /** Hashes by path. */
  files: ReadonlyMap<string, string>;
  /** Files of releases before, whose names never mean anything else: pages that are still open ask for them. */
  former: ReadonlyMap<string, string>;
  read(hash: string): { content: Buffer; packed?: Buffer };
};

/** The files of a release, with those of the build that it was drawn for. */
export function releaseFiles({ build, own, files, former, read }: Release): SiteFiles {
  const hashOf = (at: string) => files.get(at) ?? former.get(at);
  return {
    names: [...new Set([...own, ...files.keys(), ...former.keys()])],
    read(at) {
      const hash = hashOf(at);
      return hash === undefined ? build.read(at) : { ...read(hash), isTight: false };
    },
    version: (at) => hashOf(at) ?? 'of the build',
  };
}

function* filesIn(folder: string, below = ''): Generator<string> {
  for (const name of readdirSync(path.join(folder, below))) {
    const at = `${below}/${name}`;
    if (name.startsWith('.') || /\.(br|gz)$/.test(name)) continue; // .vite/manifest.json and the like are the build's own
    if (statSync(path.join(folder, at)).isDirectory()) yield* filesIn(folder, at);
    else yield at;
  }
}
