// What is in the package, all of it: what the server starts to need at run time is added here.
import path from 'node:path';
import process from 'node:process';

export const root = path.resolve(import.meta.dirname, '../../..');

/** What can be started, each a file of apps/api/dist beside the server's own. */
export const programs = {
  operator: 'apps/api/src/operator/main.ts',
  content: 'tools/content/src/cli.ts',
  draw: 'tools/prerender/src/draw-main.ts', // makes releases of content: apps/api/src/publishing/draw.ts
  merge: 'tools/content/src/merge/main.ts', // brings two sides together: apps/api/src/publishing/merge.ts
  portrait: 'apps/api/src/pictures/portrait-main.ts', // reads a picture that somebody brings: apps/api/src/pictures/open-portraits.ts
  picture: 'libs/pictures/src/picture-main.ts', // draws a picture of an editor for a release: libs/pictures/src/draw.ts
  desk: 'tools/prerender/src/desk-main.ts', // what a form for documents needs to know: apps/api/src/publishing/changes/desk.ts
};

/** Files and folders of the repository that are read at run time, at the same places. */
export const files = [
  'apps/api/data',
  'apps/api/migrations',
  'apps/web/dist/client', // releases of content are drawn with it
  'apps/web/dist/site',
  'content',
  'docs',
  'libs/share-image/drawings',
  'tools/content/src/world/needs.txt',
];

/** Of those, what is not: what the build remembers for itself, and what is for readers of the code. */
export const leftOut = ['apps/web/dist/client/.vite/parts.json', 'apps/web/dist/site/.made.json', 'docs/decisions', 'docs/pictures'];

const { platform, arch } = process;
const clib = platform === 'linux' ? '-gnu' : platform === 'win32' ? '-msvc' : '';

/** What reads pictures that people bring: as WebAssembly, which is the same on every machine. */
const pictures = ['sharp', '@img/sharp-wasm32', '@img/sharp-wasm32/node_modules/@emnapi/runtime', '@img/colour', 'detect-libc', 'semver'];
/** Packages that stay packages, because they bring programs of their own: engines and what is compiled for one machine. */
export const packages = [...pictures, '@electric-sql/pglite', '@node-rs/argon2', `@node-rs/argon2-${platform}-${arch}${clib}`, '@resvg/resvg-js', `@resvg/resvg-js-${platform}-${arch}${clib}`];

/** Asked for by a package that does without it. */
export const absent = ['pg-native'];

/** The package that holds Node for this machine, and its program. */
export const nodePackage = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/** Of the packages that stay: what is loaded on this machine. Of PGlite the server takes two extensions, and ES modules alone. */
export function isLoaded(file: string): boolean {
  if (/\.(?:map|cts|mts|d\.ts|md|cc|h|gyp)$/.test(file)) return /licen[cs]e|notice/i.test(file);
  if (!file.startsWith('@electric-sql/pglite/dist/')) return true;
  const inside = file.slice('@electric-sql/pglite/dist/'.length);
  if (inside.endsWith('.cjs')) return false;
  if (inside.endsWith('.tar.gz')) return ['pg_trgm.tar.gz', 'btree_gist.tar.gz'].includes(inside);
  return true;
}

/** What was copied into the repository, and goes along as a file: no package tells of it. */
export const copied = [{ name: 'bricolage-grotesque', version: '1.001', licence: 'OFL-1.1', folder: path.join(root, 'libs/share-image/drawings'), purl: 'pkg:github/ateliertriay/bricolage@1.001' }];
