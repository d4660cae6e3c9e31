import type { BlueprintLibrary, MilestoneEntry } from '@bridge/content';
import type { Fact } from './facts.ts';

/** A milestone that fits the person, with the answers that lead to it and its place among equals. */
export type Candidate = { entry: MilestoneEntry; facts: Fact[]; tie: number };
type Rules = BlueprintLibrary['rules'];
/** What an answer still counts for in each year. */
type Weight = { source: string; base: number[]; repeat: number; used: boolean; now: number[] };

/**
 * Fills the five years, always with the best remaining milestone for the best year: an answer counts most until it is
 * first used, then less each time, so every answer gets its turn before the strong ones return.
 */
export function chooseMilestones(candidates: Candidate[], rules: Rules, answered: number): Candidate[][] {
  const counts = rules.perYear.findLast((step) => step.answers <= answered)?.counts ?? [3, 3, 3, 3, 3];
  const years: Candidate[][] = counts.map(() => []);
  const yearOf = new Map<string, number>();
  const weights = new Map<string, Weight>();
  const weigh = weigher(rules, weights);
  const left = new Set(candidates.map((candidate) => ({ candidate, weights: candidate.facts.map(weigh) })));

  for (;;) {
    let best: { candidate: Candidate; weights: Weight[] } | undefined;
    let bestYear = 0;
    let bestScore = -1;
    for (const one of left) {
      const { entry } = one.candidate;
      for (const number of entry.years) {
        const year = number - 1;
        if (years[year]!.length >= counts[year]!) continue; // both have one place a year
        if (entry.after && !entry.after.some((id) => (yearOf.get(id) ?? 5) < year)) continue;
        let score = one.weights.length === 0 ? rules.general : 0;
        for (const weight of one.weights) score += weight.now[year]!; // likewise
        if (entry.after) score *= rules.continues;
        if (score < bestScore || (score === bestScore && best && !comesFirst(one.candidate, best.candidate))) continue;
        best = one;
        bestYear = year;
        bestScore = score;
      }
    }
    if (!best) return years;
    const { entry } = best.candidate;
    years[bestYear]!.push(best.candidate); // likewise
    yearOf.set(entry.id, bestYear);
    const sources = new Set(best.weights.map((weight) => weight.source));
    for (const weight of weights.values()) if (sources.has(weight.source)) use(weight, bestYear, rules.sameYear);
    left.delete(best);
    if (entry.topic) left.forEach((one) => one.candidate.entry.topic === entry.topic && left.delete(one));
  }
}

/** One weight for each answer, shared by all milestones it leads to. */
function weigher({ questions, firstUse }: Rules, weights: Map<string, Weight>) {
  return ({ tag, source, question: id }: Fact): Weight => {
    const known = weights.get(tag);
    if (known) return known;
    const question = questions.find((one) => one.id === id);
    const base = question?.weights ?? [0, 0, 0, 0, 0];
    const weight = { source, base, repeat: question?.repeat ?? 0, used: false, now: base.map((value) => value * firstUse) };
    weights.set(tag, weight);
    return weight;
  };
}

function use(weight: Weight, year: number, sameYear: number) {
  weight.now = (weight.used ? weight.now : weight.base).map((value, at) => value * weight.repeat * (at === year ? sameYear : 1));
  weight.used = true;
}

function comesFirst(one: Candidate, other: Candidate): boolean {
  return one.tie < other.tie || (one.tie === other.tie && one.entry.id < other.entry.id);
}
