import type { Thought } from './manner.ts';
import { spansOf, type Span, type Words } from './plain.ts';

/** What is barely said counts where nothing else is: in a text that goes on to something else it is asked about. */
export type Said = 'no' | 'perhaps' | 'barely' | 'yes';

/** A language without such a list takes every word for plain. */
export type PlainWords = Words | '' | undefined;

/** It tells of the past, of somebody else's words or lot, or in a figure of speech; what stands inside of the words themselves is part of them: "was stolen". */
export function isWeak({ wasOnce, sayers, strangers, figures, jests }: Thought, span: Span): boolean {
  const isOutside = ({ from, to }: Span) => to <= span.from || span.to <= from;
  return jests || [...wasOnce, ...figures].some(isOutside) || [...sayers, ...strangers].some(({ to }) => to <= span.from) || strangers.some(({ from }) => from === span.to + 1);
}

/** A denial with other things between may have been meant for those: "anything but counting money all day". */
export function isFar(thought: Thought, span: Span, isPlain: Company): boolean {
  const { text, denials, afterDenials, denied } = thought;
  const isApart = ({ to }: Span) => {
    const between = text.slice(to, span.from);
    return to > span.from || (wordSpans(between).length > 0 && !isPlain({ ...thought, text: between }, { from: between.length, to: between.length }));
  };
  return !denied && afterDenials.length === 0 && denials.every(isApart);
}

/** Whether what stands before the words is only what may stand there. */
export type Company = (thought: Thought, span: Span) => boolean;

/** Tells it by the lists of the languages that the thought may be in. */
export function standsAfter(everyList: readonly PlainWords[]): Company {
  return ({ text, languages }, { from }) => {
    const before = text.slice(0, text.lastIndexOf(' ', from - 1) + 1); // not what is written together with the word itself
    const lists = languages.flatMap((place) => everyList[place] || []);
    if (lists.length < languages.length) return true;
    const known = lists.flatMap((list) => spansOf(before, list));
    return wordSpans(before).every((word) => known.some((one) => one.from <= word.from && word.to <= one.to));
  };
}

/** Where the words of a plain text stand, one by one. */
export const wordSpans = (text: string): Span[] => [...text.matchAll(/\S+/gu)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));

/** Said once, in a text of many words or thoughts that goes on to something else: there a word that is not plain is least to be trusted. */
export function isPassed(said: readonly Said[], thoughts: readonly Thought[], isPlain: Company): boolean {
  const at = said.indexOf('barely');
  const isCrowded = thoughts.length >= 3 || thoughts.reduce((count, { text }) => count + wordSpans(text).length, 0) >= 8;
  return isCrowded && said.lastIndexOf('barely') === at && thoughts.slice(at + 1).some((thought) => {
    const { text, denied, denials, afterDenials } = thought;
    return !denied && denials.length + afterDenials.length === 0 && wordSpans(text).length > 3 && !isPlain(thought, { from: text.length, to: text.length });
  });
}
