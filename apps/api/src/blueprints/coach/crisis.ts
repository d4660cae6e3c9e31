import { crisisWordsOf } from '@bridge/content';
import { crisisReader, type CrisisWords } from '@bridge/model';
import type { Content } from '../../core/content.ts';

/** By which words of all languages somebody in danger is known: who reads in one may type in another. */
export function crisisWords(content: Content): CrisisWords[] {
  return content.document('locales').locales.map(({ code }) => crisisWordsOf(content.document('blueprint/crisis', code), content.document('blueprint/rules', code)));
}

let last: { of: string; isCrisis: (typed: string) => boolean } | undefined;

/** Whether somebody who types this may be in danger; the same reader while its words are the same. */
export function crisisIn(content: Content): (typed: string) => boolean {
  const words = crisisWords(content);
  const of = JSON.stringify(words);
  if (last?.of !== of) last = { of, isCrisis: crisisReader(words) };
  return last.isCrisis;
}
