import type { BlueprintLibrary, Survey } from '@bridge/content';
import { years, type Answers, type Reason, type Year } from '@bridge/model';
import { chooseMilestones, type Candidate } from './choose.ts';
import { factsOf, type Fact, type Facts } from './facts.ts';
import { factsFor, fill, prepareEntry } from './prepare.ts';

export type ComposedMilestone = { id: string; text: string; reasons: Reason[] };
export type ComposedBlueprint = { careerVision: string; years: Record<Year, ComposedMilestone[]> };
export type ComposerInput = { library: BlueprintLibrary; survey: Survey; answers: Answers; envision: string; /** The library's language: how its lists are joined. */ locale?: string };

/** Puts a blueprint together from the library's texts. Pure: the same answers always give the same blueprint. */
export function composeBlueprint({ library, survey, answers, envision, locale = 'en-GB' }: ComposerInput): ComposedBlueprint {
  const { rules } = library;
  const prepared = prepare(library);
  const facts = factsOf(library, survey, answers, envision, prepared.known);
  const seed = (facts.get(rules.tieBreak)?.quote ?? '').toLowerCase();
  const candidates = prepared.milestones.flatMap((milestone): Candidate[] => {
    const found = factsFor(milestone, facts);
    return found ? [{ entry: milestone.entry, facts: found, tie: hash(seed + milestone.entry.id) }] : [];
  });
  const place = new Map(rules.questions.map((question, index) => [question.id, index]));
  const inOrder = (candidate: Candidate) => place.get(candidate.facts[0]?.question ?? '') ?? place.size;
  const chosen = chooseMilestones(candidates, rules, facts.size);
  const roadmap = chosen.map((year) =>
    year
      .toSorted((a, b) => inOrder(a) - inOrder(b) || a.tie - b.tie)
      .map(({ entry, facts: found }) => ({ id: entry.id, text: fill(entry.text, facts, rules.listLength, locale), reasons: reasonsOf(found) })),
  );
  return { careerVision: vision(prepared, facts, rules.listLength, locale), years: byYear(roadmap) };
}

/** One sentence for each part: the first pattern that fits. */
function vision({ parts }: Library, facts: Facts, listLength: number, locale: string): string {
  const sentences = parts.flatMap((patterns) => patterns.find((pattern) => factsFor(pattern, facts)) ?? []);
  return sentences.map(({ entry }) => fill(entry.text, facts, listLength, locale)).join(' ');
}

/** The same answer can lead to a milestone twice, by itself and by its theme: said once. */
function reasonsOf(facts: Fact[]): Reason[] {
  return [...new Map(facts.map(({ reason }) => [JSON.stringify(reason), reason])).values()];
}

function byYear<Value>(values: Value[][]): Record<Year, Value[]> {
  return Object.fromEntries(years.map((year, index) => [year, values[index] ?? []])) as Record<Year, Value[]>; // fromEntries forgets the keys
}

type Library = ReturnType<typeof prepareLibrary>;
const libraries = new WeakMap<BlueprintLibrary, Library>();

/** Taken apart once for each library, not for each blueprint. */
function prepare(library: BlueprintLibrary): Library {
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

/** FNV-1a: the same number for the same text, everywhere and for ever. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
