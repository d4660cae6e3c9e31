import type { Fault } from '../fault.ts';
import type { Glossary } from './glossary.ts';

/** A text with its source; undefined where it is not translated. */
type Pair = { source: string; text?: string | undefined };
type Around = { glossary: Glossary; pairs: () => readonly Pair[]; faultAt: (path: readonly (string | number)[], message: string) => Fault };

/**
 * Faults of the texts of a language, but where hardly a text has what the glossary wants, it is the glossary that is
 * told, once, at its line: somebody has changed it, and not all those texts.
 */
export function atTheGlossary(faults: readonly Fault[], { glossary, pairs, faultAt }: Around): Fault[] {
  const wrong = glossary.rules.map((rule) => ({ rule, texts: faults.filter(({ code, message }) => code === 'glossary' && rule.isToldBy(message)) })).filter(({ texts }) => texts.length > 1);
  if (wrong.length === 0) return [...faults];
  const all = pairs().filter((pair): pair is Required<Pair> & { text: string } => pair.text !== undefined);
  const moved = wrong.filter(({ rule, texts }) => texts.length > 3 * all.filter(({ source, text }) => rule.isKept(source, text)).length);
  const gone = new Set(moved.flatMap(({ texts }) => texts));
  const told = moved.map(({ rule, texts: [first, ...others] }) => faultAt(rule.path, `${rule.words} is not what ${others.length + 1} texts say, such as ${first!.file}:${first!.line}: is it right here?`));
  return [...faults.filter((fault) => !gone.has(fault)), ...told];
}
