import { execFileSync } from 'node:child_process';
import { readLock, updateLock, hashOf, type Standing } from '../translations/lock.ts';
import { kindOf } from '../kinds.ts';
import { parseJson } from '../json.ts';
import { bodyOf, parseMdx } from '../mdx.ts';
import { blocksOf } from '../translations/texts.ts';
import { walk } from '../walk.ts';
import { folderOption, type Command } from './command.ts';
import { filesAsked, read, spoken, warn } from './translated.ts';

const mostCommits = 200;

export const diff: Command = {
  summary: 'Of every stale text: what its source said when it was translated (from the history of git), what it says now, and the translation.',
  args: '<locale>',
  options: { file: { type: 'string', about: 'only this file or folder of content/' }, folder: folderOption },
  async run(values, [code = '']) {
    const content = await read(values);
    const locale = spoken(content, code);
    const standing = updateLock(content, locale);
    const lock = readLock(content, locale);
    let count = 0;
    for (const file of filesAsked(content, values['file'])) {
      const stale = (standing.get(file) ?? []).filter(({ state }) => state === 'stale');
      const versions = stale.length > 0 ? textsBefore(content.folder, file) : [];
      for (const text of stale) {
        count++;
        const before = versions.find(({ hash }) => hash === sourceHash(text, lock[file]))?.text;
        console.log([`${file} ${text.key}`, `  was  ${before ?? '(not in the history of git)'}`, `  is   ${text.source}`, `  ${locale.padEnd(4)} ${text.text}`, ''].join('\n'));
      }
    }
    console.log(count === 0 ? 'Nothing is stale.' : `${count} stale. Change the translation, or say that it is still right: npm run content -- locale accept ${locale} <file> [key]`);
    return warn(content, locale);
  },
};

function sourceHash({ key, text = '', isBody }: Standing, locked: ReturnType<typeof readLock>[string] | undefined): string | undefined {
  const pair = isBody ? locked?.body?.find((each) => each.endsWith(hashOf(text))) : locked?.texts?.[key];
  return pair?.split(' ')[0];
}

/** Every text that a file has held, by its hash, the newest first. */
function textsBefore(folder: string, file: string): { hash: string; text: string }[] {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 100_000_000 });
    } catch {
      return ''; // no repository, or the file was not in it yet
    }
  };
  const commits = git('log', '--format=%H', `-${mostCommits}`, '--', file).split('\n').filter(Boolean);
  return commits.flatMap((commit) => textsIn(file, git('show', `${commit}:./${file}`))).map((text) => ({ hash: hashOf(text), text }));
}

function textsIn(file: string, text: string): string[] {
  const source = file.endsWith('.mdx') ? parseMdx(text, () => []) : parseJson(text);
  const texts: string[] = [];
  walk(kindOf(file)!.schema, source.value, (_mark, each) => texts.push(each), ['text']);
  return file.endsWith('.mdx') ? [...texts, ...blocksOf(bodyOf(text))] : texts;
}
