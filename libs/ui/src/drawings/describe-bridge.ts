import type { YearCount } from '@bridge/model/bridge';

/** The sentences of which a bridge's alternative text is made, by the caller's language. */
export type BridgeSentences = {
  spans: (count: number) => string;
  year: (year: number, done: number, total: number) => string;
  /** `from` and `to` are the same where it is one year. */
  notStarted: (from: number, to: number) => string;
};

/** What the roadmap bridge shows, in words: started years one by one, neighbours that are not started together. */
export function describeBridge(years: readonly YearCount[], sentences: BridgeSentences): string {
  const parts = [sentences.spans(years.length)];
  for (let i = 0; i < years.length; i++) {
    const { done = 0, total = 0 } = years[i] ?? {};
    if (done > 0) {
      parts.push(sentences.year(i + 1, done, total));
      continue;
    }
    const from = i + 1;
    while (years[i + 1]?.done === 0) i++;
    parts.push(sentences.notStarted(from, i + 1));
  }
  return parts.join(' ');
}
