import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, hashOf } from './folder.ts';
import { sources } from './sources.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Code that says what content is, and what becomes of it. */
const format = ['libs/content/src', 'tools/content/src/world'];

/**
 * Names what makes a site of content: the two builds of apps/web and the code that reads and draws. What two machines with
 * the same one make of the same content is the same; pages of another one may ask for scripts that are not there.
 */
export function buildId({ client, server }: { client: string; server: string }): string {
  if (!existsSync(path.join(root, 'libs/content/src'))) return installed();
  const hash = createHash('sha256');
  for (const at of [...filesIn(client)].sort()) hash.update(`${at}\0${/\.(?:html|json)$|^\/sw\.js$/.test(at) ? textOf(path.join(client, at)) : ''}\0`); // the others have a hash in their names
  for (const name of ['entry-server.js', 'draw.js']) hash.update(textOf(path.join(server, name)));
  for (const folder of format) {
    for (const at of [...filesIn(path.join(root, folder))].sort()) if (!/\.test\.ts$|\/testing\//.test(at)) hash.update(`${at}\0${textOf(path.join(root, folder, at))}`);
  }
  return hashOf(hash.digest('hex'), sources());
}

/** In the package (tools/package) the code is joined: it is the build that its site was made with, and that says so. */
function installed(): string {
  const { id }: { id: string } = JSON.parse(textOf(path.join(root, 'apps/web/dist/site/.build.json')));
  return id;
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}
