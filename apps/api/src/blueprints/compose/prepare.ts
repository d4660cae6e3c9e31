import type { BlueprintLibrary, MilestoneEntry } from '@bridge/content';
import type { Fact, Facts } from './facts.ts';

type Conditions = Pick<MilestoneEntry, 'text' | 'for' | 'when' | 'unless'>;

/** A text with its conditions taken apart: groups spelled out, placeholders found. */
export type Prepared<Entry extends Conditions> = { entry: Entry; for: string[]; when: string[][]; unless: string[]; slots: string[] };

const slotPattern = /\{([a-z0-9:-]+)\}/g;

export function prepareEntry<Entry extends Conditions>(entry: Entry, groups: BlueprintLibrary['rules']['groups']): Prepared<Entry> {
  const spelledOut = (names: string[] = []) => names.flatMap((name) => groups[name] ?? [name]);
  return {
    entry,
    for: entry.for ?? [],
    when: Object.values(Object.groupBy(spelledOut(entry.when), (tag) => tag.split(':')[0] ?? tag)).map((tags = []) => tags),
    unless: spelledOut(entry.unless),
    slots: [...entry.text.matchAll(slotPattern)].map(([, slot = '']) => slot),
  };
}

/** The facts that lead to a text, or undefined where it does not fit this person. */
export function factsFor(prepared: Prepared<Conditions>, facts: Facts): Fact[] | undefined {
  if (prepared.unless.some((tag) => facts.has(tag))) return undefined;
  const found = new Map<string, Fact>();
  const add = (fact: Fact) => found.set(fact.tag, fact);
  prepared.for.forEach((tag) => facts.has(tag) && add(facts.get(tag)!)); // has() just said so
  if (prepared.for.length > 0 && found.size === 0) return undefined;
  for (const alternatives of prepared.when) {
    const met = alternatives.find((tag) => facts.has(tag));
    if (!met) return undefined;
    add(facts.get(met)!); // has() just said so
  }
  for (const slot of prepared.slots) {
    const filling = slotFacts(slot, facts);
    if (filling.length === 0) return undefined;
    filling.forEach(add);
  }
  return [...found.values()];
}

/** The text with its placeholders filled: a quote for one typed answer, a list for a question. */
export function fill(text: string, facts: Facts, listLength: number): string {
  return text.replace(slotPattern, (_, slot: string) => list.format(slotFacts(slot, facts).slice(0, listLength).map((fact) => fact.phrase)));
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function slotFacts(slot: string, facts: Facts): Fact[] {
  const fact = facts.get(slot);
  if (fact) return [fact];
  return slot.includes(':') || slot === 'envision' ? [] : [...facts.values()].filter((one) => one.question === slot && !one.tag.endsWith(':text'));
}
