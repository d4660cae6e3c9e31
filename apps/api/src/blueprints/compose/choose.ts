import type { BlueprintLibrary, MilestoneEntry } from '@bridge/content';
import type { Fact } from './facts.ts';

/** A milestone that fits the person, with the answers that lead to it and its place among equals. */
export type Candidate = { entry: MilestoneEntry; facts: Fact[]; tie: number };
type Rules = BlueprintLibrary['rules'];

/**
 * Fills the five years, always with the best remaining milestone for the best year: an answer counts most until it is
 * first used, then less each time, so every answer gets its turn before the strong ones return.
 */
export function chooseMilestones(candidates: Candidate[], rules: Rules, answered: number): Candidate[][] {
  const counts = rules.perYear.findLast((step) => step.answers <= answered)?.counts ?? [3, 3, 3, 3, 3];
  const worth = new Worth(candidates, rules);
  const years: Candidate[][] = counts.map(() => []);
  const yearOf = new Map<string, number>();
  const topics = new Set<string>();
  let left = candidates;

  for (;;) {
    let best: { candidate: Candidate; year: number; score: number } | undefined;
    for (const candidate of left) {
      const { entry } = candidate;
      for (const number of entry.years) {
        const year = number - 1;
        if (years[year]!.length >= counts[year]!) continue; // both have one place a year
        if (entry.after && !entry.after.some((id) => (yearOf.get(id) ?? 5) < year)) continue;
        const score = worth.of(candidate, year);
        if (!best || score > best.score || (score === best.score && comesFirst(candidate, best.candidate))) best = { candidate, year, score };
      }
    }
    if (!best) return years;
    const { candidate, year } = best;
    years[year]!.push(candidate); // a place a year
    yearOf.set(candidate.entry.id, year);
    if (candidate.entry.topic) topics.add(candidate.entry.topic);
    worth.use(candidate, year);
    left = left.filter((one) => one !== candidate && !(one.entry.topic && topics.has(one.entry.topic)));
  }
}

/** How much each answer still counts in each year. */
class Worth {
  readonly #rules: Rules;
  readonly #weights = new Map<string, { first: number[]; now: number[]; repeat: number }>();

  constructor(candidates: Candidate[], rules: Rules) {
    this.#rules = rules;
    const questions = new Map(rules.questions.map((question) => [question.id, question]));
    for (const { facts } of candidates) {
      for (const { tag, question: id } of facts) {
        const question = questions.get(id);
        if (!question || this.#weights.has(tag)) continue;
        this.#weights.set(tag, { first: question.weights, now: question.weights.map((weight) => weight * rules.firstUse), repeat: question.repeat });
      }
    }
  }

  of({ entry, facts }: Candidate, year: number): number {
    let sum = 0;
    for (const { tag } of facts) sum += this.#weights.get(tag)?.now[year] ?? 0;
    return entry.after ? sum * this.#rules.continues : sum;
  }

  use({ facts }: Candidate, year: number) {
    for (const { tag } of facts) {
      const weight = this.#weights.get(tag);
      if (!weight) continue;
      const fresh = weight.now.every((now, at) => now === weight.first[at]! * this.#rules.firstUse); // as long as the weights
      weight.now = (fresh ? weight.first : weight.now).map((now, at) => now * weight.repeat * (at === year ? this.#rules.sameYear : 1));
    }
  }
}

function comesFirst(one: Candidate, other: Candidate): boolean {
  return one.tie < other.tie || (one.tie === other.tie && one.entry.id < other.entry.id);
}
