import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Documents } from '@bridge/content';
import type { Content } from '../core/content.ts';
import { applicationFolder } from '../core/files.ts';
import { openWords } from '../content/words.ts';
import type { Database } from '../database/database.ts';

export const contentFolder = path.resolve(applicationFolder, '../../content');
/** Keys what tests sign. */
export const testSecret = Buffer.from('a secret of the tests, thirty-two characters');

/** What clears away after a test server. */
export const sweptBy = ({ database }: { database: Database }) => ({ content: testContent, database, secret: testSecret, words: openWords(testContent) });

const read = new Map<string, unknown>();
let ids: (keyof Documents)[] | undefined;

/** The product's own words and survey, read without the checks: a fault in a document that a test never asks for is not its business. */
export const testContent: Content = {
  document<Id extends keyof Documents>(id: Id): Documents[Id] {
    if (!read.has(id)) read.set(id, id.startsWith('legal/') ? headOf(textOf(`${id}.mdx`)) : JSON.parse(textOf(`${id}.json`)));
    return read.get(id) as Documents[Id]; // the content check has its shape
  },
  ids: () => (ids ??= listIds()),
};

function listIds(): (keyof Documents)[] {
  return readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll(path.sep, '/').slice(0, -'.json'.length) as keyof Documents); // the content check has their names
}

function textOf(file: string): string {
  return readFileSync(path.join(contentFolder, file), 'utf8');
}

/** The fields above an MDX text: each on a line of its own. */
function headOf(text: string): Record<string, string> {
  const [, head = ''] = text.split(/^---$/m);
  return Object.fromEntries(Array.from(head.matchAll(/^(\w+): (.*)$/gm), ([, key = '', value = '']) => [key, value]));
}
