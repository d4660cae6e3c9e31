import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Content } from '@bridge/content/engine/content';
import type { DocumentId } from '@bridge/content/engine/documents';
import type { WordTree } from '@bridge/content/engine/schemas/words';
import { needsFile, writtenNeeds, wordsIn, type Needs } from '../world/needs.ts';
import { folderFrom, folderOption, type Command } from './command.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');
const code = ['apps/{web,api}/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}', 'tools/prerender/src/**/*.ts'];

/** For whoever changes code: what it needs of content/ is written down, so that the check can tell who takes it away. */
export const needs: Command = {
  summary: 'For developers: writes down which documents, addresses and words the code needs, for the check to guard.',
  options: { folder: folderOption },
  async run(values) {
    const content = await new Content(folderFrom(values)).readAll();
    writeFileSync(needsFile, writtenNeeds(needsOf(content)));
    return 0;
  },
};

/** What the code needs of content: what it names in quotes, and the words. That no word is named which is not there, the compiler sees to. */
export function needsOf(content: Content): Needs {
  const files = globSync(code, { cwd: workspace }).filter((file) => !/\.test\.tsx?$|[\\/](?:testing|demo)[\\/]|^libs[\\/]content[\\/]/.test(file)); // what judges content names it, too
  const texts = files.map((file) => readFileSync(path.join(workspace, file), 'utf8')).join('\n');
  const quoted = new Set([...texts.matchAll(/(['"])([a-z/][\w/-]*)\1/g)].map(([, , name = '']) => name));
  const folders = new Set([...texts.matchAll(/`([a-z]+)\/\$\{/g)].map(([, folder = '']) => folder));
  const ids = content.ids();
  const areWords = (id: string) => /^(?:interface|messages)\//.test(id) && id !== 'messages/failures';
  const isNamed = (id: string) => quoted.has(id) || (id.startsWith('navigation/') && folders.has('navigation'));
  const addressOf = (id: DocumentId) => (id.startsWith('pages/') ? (content.get(id as 'pages/x')?.path ?? '') : `/${id.slice('legal/'.length)}`); // the id says what it is
  return {
    documents: ids.filter((id) => !areWords(id) && !/^(?:pages|blog|legal)\//.test(id) && isNamed(id)),
    addresses: ids.filter((id) => /^(?:pages|legal)\//.test(id)).flatMap((id): [string, string][] => (id.startsWith('legal/') || addressOf(id) === '/' || quoted.has(addressOf(id)) ? [[addressOf(id), `${id}.${id.startsWith('legal/') ? 'mdx' : 'json'}`]] : [])),
    words: new Map(ids.filter((id) => areWords(id) || id === 'messages/failures').map((id) => [id, wordsIn(content.get(id) as WordTree)])), // the id says what it is
  };
}
