import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { Content, ContentError } from '@bridge/content';
import { writeSnapshot } from '@bridge/content/snapshot';

const source = path.join(import.meta.dirname, 'src');
const pictures = path.join(import.meta.dirname, '../../libs/share-image'); // reads its drawings and its face
const drawing = path.join(import.meta.dirname, '../../libs/pictures'); // starts the process that draws a picture
const commands = ['content', 'prerender'].map((name) => path.join(import.meta.dirname, `../../tools/${name}/src`)); // in the package alone (tools/package)
const edits = fileURLToPath(import.meta.resolve('@bridge/content/reading-thread'));

/**
 * Modules that find files by their own place keep finding them when they are joined into dist/: their folder is written
 * as seen from there, and the threads of the database, of the pictures and of edits are entries of their own.
 */
function placesOfModules(): Plugin {
  return {
    name: 'places-of-modules',
    transform(code, id) {
      if (![source, pictures, drawing, ...commands].some((folder) => id.startsWith(folder)) || !code.includes('import.meta')) return undefined;
      const place = (file: string) => `(import.meta.dirname + ${JSON.stringify(`/${path.relative(path.join(import.meta.dirname, 'dist'), file).replaceAll('\\', '/')}`)})`;
      return {
        code: code
          .replaceAll('import.meta.dirname', place(path.dirname(id)))
          .replaceAll('import.meta.filename', place(id))
          .replaceAll(/new URL\('\.\/worker\.ts', import\.meta\.url\)/g, "new URL('./worker.js', import.meta.url)"),
        map: null,
      };
    },
  };
}

/** Checks content/ once, and lays its documents beside the server: dist/content.json. */
function contentSnapshot(): Plugin {
  return {
    name: 'content-snapshot',
    async writeBundle({ dir = '' }) {
      const folder = path.resolve(import.meta.dirname, '../..', process.env['CONTENT_FOLDER'] ?? 'content');
      const content = await new Content(folder, { drafts: false, finished: true }).readAll();
      if (content.faults().length > 0) throw new ContentError(content.faults(), path.basename(folder));
      writeSnapshot(content, path.join(dir, 'content.json'));
    },
  };
}

/** Lays leaked passwords beside the server as one text (src/accounts/common-passwords.ts): unpacking them takes room for good. */
function leakedPasswords(): Plugin {
  return {
    name: 'leaked-passwords',
    async writeBundle({ dir = '' }) {
      const { dictionary } = await import('@zxcvbn-ts/language-common');
      writeFileSync(path.join(dir, 'leaked-passwords.txt'), dictionary['passwords-common'].join('\n'));
    },
  };
}

/** The product's version, and which state of the sources that is, where that is known here. */
function versionOfSources(): string {
  const root = path.resolve(import.meta.dirname, '../..');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  try {
    return `${version}+${execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()}`;
  } catch {
    return version; // sources without their history
  }
}

/** The server as production starts it: node --liftoff-only apps/api/dist/main.js. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [placesOfModules(), contentSnapshot(), leakedPasswords()],
  define: { builtVersion: JSON.stringify(versionOfSources()) },
  ssr: { noExternal: [/^@bridge\//], external: true },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: { main: path.join(source, 'main.ts'), worker: path.join(source, 'database/embedded/worker.ts'), 'picture-worker': path.join(pictures, 'src/worker.ts'), 'reading-thread': edits },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
