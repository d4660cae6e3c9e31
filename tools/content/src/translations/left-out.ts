import type { Content } from '@bridge/content/engine/content';
import { lineAndColumn, type Stale } from '@bridge/content/engine/fault';
import type { Standing } from './lock.ts';
import { translationOf } from '@bridge/content/engine/translations/paths';

/** Posts and legal texts of a language with paragraphs left out, each at the first that does not stand beside its source. */
export function leftOut(content: Content, locale: string, texts: ReadonlyMap<string, readonly Standing[]>, isBroken: ReadonlySet<string>): Stale[] {
  return [...texts].flatMap(([file, standing]): Stale[] => {
    if (isBroken.has(file)) return []; // which its paragraphs are is not known
    const body = standing.filter(({ isBody }) => isBody);
    const there = body.filter(({ text }) => text !== undefined).length;
    if (there === 0 || there === body.length) return [];
    const own = translationOf(file, locale);
    const text = content.textOf(own);
    const first = body.find(({ state }) => state !== 'fresh')?.text;
    const at = lineAndColumn(text, first === undefined ? text.trimEnd().length : text.indexOf(first));
    return [{ file: own, ...at, message: `has ${there} of the ${body.length} paragraphs of ${file}: readers of this language do not see the others` }];
  });
}
