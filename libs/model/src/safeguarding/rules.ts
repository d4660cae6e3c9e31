import { phrasesOf } from './phrases.ts';
import type { Reading } from './reading.ts';
import { articleEnds, later, type Step } from './steps.ts';

/** What begins with one of some phrases, at the beginning of a word or behind an Arabic article, what has to follow, and what has to be so where it begins; both are put together when a text comes to them. */
export type Rule = { first: readonly string[]; isBehindArticle?: boolean | undefined; then: () => Step; where?: () => Step };

/** Whether something in a text is as one of some rules says. */
export function anyRule(rules: readonly Rule[]): (read: Reading) => boolean {
  const begun = phrasesOf(rules.map((rule) => [rule.first, { rule, then: later(rule.then), where: rule.where && later(rule.where) }]));
  const isThere = (read: Reading, start: number, at: number) => {
    for (const { end, what } of begun(read, at)) {
      if ((at === start || what.rule.isBehindArticle) && what.then(read, end).length > 0 && what.where?.(read, start).length !== 0) return true;
    }
    return false;
  };
  return (read) => read.starts.some((start) => isThere(read, start, start) || articleEnds(read, start).some((at) => isThere(read, start, at)));
}

/** A text with something else in place of all that a step finds at the beginnings of its words; it is the same one where it finds nothing. */
export function replaced(read: Reading, step: Step, by: string): string {
  let [text, from] = ['', 0];
  for (const start of read.starts) {
    const end = start < from ? undefined : step(read, start)[0];
    if (end === undefined) continue;
    text += read.text.slice(from, start) + by;
    from = end;
  }
  return from === 0 ? read.text : text + read.text.slice(from);
}
