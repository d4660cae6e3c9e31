import { execFileSync } from 'node:child_process';
import { parseJson } from '@bridge/content/engine/json';
import { kindOf } from '@bridge/content/engine/kinds';
import { bodyOf, parseMdx } from '@bridge/content/engine/mdx';
import { walk } from '@bridge/content/engine/walk';
import { blocksOf } from '@bridge/content/engine/translations/blocks';
import { hashOf } from '@bridge/content/engine/translations/hash';
import type { LockFile } from '@bridge/content/engine/translations/lock-file';
import type { Standing } from './lock.ts';

const mostCommits = 200;

/** What the source said when each of these stale texts was made from it, by key; what the history of git does not know is left out. */
export function sourcesBefore(folder: string, file: string, stale: readonly Standing[], locked: LockFile[string] | undefined): Map<string, string> {
  if (stale.length === 0) return new Map();
  const texts = new Map(textsBefore(folder, file).map((text) => [hashOf(text), text]));
  return new Map(stale.flatMap((text) => {
    const before = texts.get(sourceHash(text, locked) ?? '');
    return before === undefined ? [] : [[text.key, before] as const];
  }));
}

function sourceHash({ key, text = '', isBody }: Standing, locked: LockFile[string] | undefined): string | undefined {
  const pair = isBody ? locked?.body?.find((each) => each.endsWith(hashOf(text))) : locked?.texts?.[key];
  return pair?.split(' ')[0];
}

/** Every text that a file has held. */
function textsBefore(folder: string, file: string): string[] {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 100_000_000 });
    } catch {
      return ''; // no repository, or the file was not in it yet
    }
  };
  const commits = git('log', '--format=%H', `-${mostCommits}`, '--', file).split('\n').filter(Boolean);
  return commits.flatMap((commit) => textsIn(file, git('show', `${commit}:./${file}`)));
}

function textsIn(file: string, text: string): string[] {
  const source = file.endsWith('.mdx') ? parseMdx(text, () => []) : parseJson(text);
  const texts: string[] = [];
  walk(kindOf(file)!.schema, source.value, (_mark, each) => texts.push(each), ['text']);
  return file.endsWith('.mdx') ? [...texts, ...blocksOf(bodyOf(text))] : texts;
}
