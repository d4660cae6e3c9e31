import { distance } from 'fastest-levenshtein';

/** The candidate a person most likely meant, or undefined where none is close. */
export function near(word: string, candidates: Iterable<string>): string | undefined {
  const most = word.length < 4 ? 1 : word.length < 9 ? 2 : 3; // two letters swapped count as two steps
  let best: string | undefined;
  let least = most + 1;
  for (const candidate of candidates) {
    if (candidate === word || Math.abs(candidate.length - word.length) >= least) continue;
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

/** ' Did you mean "prompt"?', or nothing. */
export function hint(word: string, candidates: Iterable<string>): string {
  const guess = near(word, candidates);
  return guess === undefined ? '' : ` Did you mean "${guess}"?`;
}
