import type { BlueprintLibrary, MilestoneEntry } from '@bridge/content';
import type { Fact, Facts } from './facts.ts';

type Turns = { years: number[]; used: ReadonlyMap<string, number>; entries: readonly MilestoneEntry[]; facts: Facts };

/**
 * For each place of a question its answers, the one whose turn it is first. As if all texts of the library for these answers
 * could be planned: so the turns hang on the question's own answers alone, and a text that another answer brings or takes
 * away moves no other place.
 */
export function turnsOf(tags: string[], { years: left, used: before, entries, facts }: Turns): string[][] {
  const used = new Map(before);
  const own = entries.flatMap((entry) => {
    const led = ledBy(entry, tags);
    return led.length > 0 ? [{ entry, led }] : [];
  });
  const taken = new Map<string, number>();
  const fits = ({ id, years: fit, after }: MilestoneEntry, year: number) => !taken.has(id) && fit.includes(year) && (after?.some((one) => (taken.get(one) ?? 5) < year) ?? true);
  return left.map((year, index) => {
    // A tick that nothing speaks to in the years left goes before one that can wait.
    const later = (tag: string) => left.slice(index + 1).filter((next) => own.some(({ entry, led }) => led.includes(tag) && fits(entry, next))).length;
    const order = tags.map((tag) => ({ tag, uses: used.get(tag) ?? 0, ticked: Number(facts.get(tag)?.quote === undefined), later: later(tag) }));
    const turns = order.toSorted((one, other) => one.uses - other.uses || one.ticked - other.ticked || one.ticked * (one.later - other.later)).map(({ tag }) => tag);
    const fitting = own.filter(({ entry }) => fits(entry, year)).map((one) => ({ ...one, turn: Math.min(...one.led.map((tag) => turns.indexOf(tag))) }));
    const [first] = fitting.toSorted((one, other) => one.turn - other.turn);
    if (first) taken.set(first.entry.id, year);
    for (const tag of first?.led ?? []) used.set(tag, (used.get(tag) ?? 0) + 1);
    return turns;
  });
}

/** Those of the answers that a text is for. */
export function ledBy({ for: led = [] }: MilestoneEntry, tags: string[]): string[] {
  return led.filter((tag) => tags.includes(tag));
}

/**
 * The answers to a question in the order in which they get their turn: what typed words are about, what was typed, what was
 * ticked. A question that yields puts what another text says, too, after its own words: that has places there.
 */
export function inTurn(facts: Facts, { id, yields }: BlueprintLibrary['rules']['questions'][number]): string[] {
  const rank = ({ question, reasons, quote }: Fact) => {
    if (question === 'theme') return yields && reasons.length > 1 ? 2 : 0;
    return quote === undefined ? 3 : 1;
  };
  return [...facts.values()].filter((fact) => isSaidAt(fact, id)).toSorted((one, other) => rank(one) - rank(other)).map(({ tag }) => tag);
}

/** Whether an answer to the question says it. */
export function isSaidAt(fact: Fact | undefined, question: string): boolean {
  return fact?.reasons.some((reason) => reason.question === question) ?? false;
}
