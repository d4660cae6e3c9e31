import type { BlueprintLibrary, MilestoneEntry } from '@bridge/content';
import type { Fact, Facts } from './facts.ts';

type Conditions = Pick<MilestoneEntry, 'text' | 'for' | 'also' | 'when' | 'unless'>;

/** A text with its conditions taken apart: groups spelled out, placeholders found. */
export type Prepared<Entry extends Conditions> = { entry: Entry; for: string[]; also: string[]; when: string[][]; unless: string[]; slots: string[] };

const slotPattern = /\{([a-z0-9:-]+)\}/g;

export function prepareEntry<Entry extends Conditions>(entry: Entry, groups: BlueprintLibrary['rules']['groups']): Prepared<Entry> {
  const spelledOut = (names: string[] = []) => names.flatMap((name) => groups[name] ?? [name]);
  return {
    entry,
    for: entry.for ?? [],
    also: entry.also ?? [],
    when: Object.values(Object.groupBy(spelledOut(entry.when), (tag) => tag.split(':')[0] ?? tag)).map((tags = []) => tags),
    unless: spelledOut(entry.unless),
    slots: [...entry.text.matchAll(slotPattern)].map(([, slot = '']) => slot),
  };
}

/** The facts that lead to a text, or undefined where it does not fit this person. */
export function factsFor(prepared: Prepared<Conditions>, facts: Facts): Fact[] | undefined {
  const found = prepared.for.flatMap((tag) => facts.get(tag) ?? []);
  if (prepared.for.length > 0 && found.length === 0) return undefined;
  if (prepared.unless.some((tag) => facts.has(tag))) return undefined;
  found.push(...prepared.also.flatMap((tag) => facts.get(tag) ?? []));
  for (const alternatives of prepared.when) {
    const met = alternatives.flatMap((tag) => facts.get(tag) ?? []);
    if (met.length === 0) return undefined;
    found.push(...met.slice(0, 1));
  }
  for (const slot of prepared.slots) {
    const filling = slotFacts(slot, facts);
    if (filling.length === 0) return undefined;
    found.push(...filling);
  }
  return prepared.slots.length + prepared.when.length > 0 ? [...new Set(found)] : found;
}

const lists = new Map<string, Intl.ListFormat>();

/** One for each text took a seventh of the time in which a blueprint is composed. */
function listIn(locale: string): Intl.ListFormat {
  const known = lists.get(locale) ?? new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' });
  lists.set(locale, known);
  return known;
}

/** The text with its placeholders filled: a quote for one typed answer, a list for a question. */
export function fill(text: string, facts: Facts, listLength: number, locale: string): string {
  const list = listIn(locale);
  return text.replace(slotPattern, (_, slot: string) => list.format(slotFacts(slot, facts).slice(0, listLength).map((fact) => fact.phrase)));
}

function slotFacts(slot: string, facts: Facts): Fact[] {
  const fact = facts.get(slot);
  if (fact) return [fact];
  return slot.includes(':') || slot === 'envision' ? [] : [...facts.values()].filter((one) => one.question === slot && !one.tag.endsWith(':text'));
}

type PreparedLibrary = ReturnType<typeof prepareLibrary>;
const libraries = new WeakMap<BlueprintLibrary, PreparedLibrary>();

/** A library taken apart, once and not for each blueprint. */
export function prepare(library: BlueprintLibrary): PreparedLibrary {
  const ready = libraries.get(library) ?? prepareLibrary(library);
  libraries.set(library, ready);
  return ready;
}

function prepareLibrary({ milestones, visions, rules }: BlueprintLibrary) {
  const ready = milestones.map((entry) => prepareEntry(entry, rules.groups));
  return {
    milestones: ready,
    parts: visions.parts.map((part) => part.patterns.map((entry) => prepareEntry(entry, rules.groups))),
    known: new Set(ready.flatMap((milestone) => [...milestone.for, ...milestone.when.flat()])),
  };
}
