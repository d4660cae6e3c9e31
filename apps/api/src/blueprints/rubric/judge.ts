import type { BlueprintLibrary, BlueprintRubric, MilestoneEntry } from '@bridge/content';
import { has, plain, wordsOf, years, type Reason, type Words, type Year } from '@bridge/model';
import type { Told } from '../compose/told.ts';

type Milestone = { id: string; text: string; reasons: Reason[] };
export type Plan = { careerVision: string; years: Record<Year, Milestone[]> };
/** A rule of the rubric that a plan breaks, with the milestone or the part it is about. */
export type Flaw = { rule: keyof BlueprintRubric['forgiven']; year?: Year; id?: string; about?: string };

type Entry = Pick<MilestoneEntry, 'years' | 'needs' | 'helps' | 'topic'>;
type Taken = ReturnType<typeof takenApart>;
/** What a plan is held against: the rubric in the plan's language, what its owner told us, and the library whose milestones need not be guessed at. */
export type Bar = { rubric: BlueprintRubric; library: BlueprintLibrary; told: Told };

/** What can be said of a milestone by itself; true where it is well. */
const itemRules = {
  vague: (text: string, { lists }: Taken) => !has(plain(text).split(' ').slice(0, 6).join(' ') + ' ', lists.vague),
  counts: (text: string, { lists }: Taken) => /\p{N}/u.test(text) || has(plain(text), lists.counts),
  promises: (text: string, { lists }: Taken) => !has(plain(text), lists.promises),
  length: (text: string, { rubric }: Taken) => wordsIn(text) <= rubric.milestoneWords,
  early: (text: string, { lists }: Taken, year: number, entry?: Entry) => (entry ? entry.years.includes(year) : year > 2 || !has(plain(text), lists.late)),
};

/** Everything in which a plan falls short of the rubric; nothing for a good one. Pure, for a plan of the composer and one that a provider wrote. */
export function judge(plan: Plan, { rubric, library, told }: Bar): Flaw[] {
  const taken = takenApart(rubric);
  const entries = new Map(library.milestones.map((entry) => [entry.id, entry]));
  const given = new Set([...told.facts.values()].flatMap(({ reasons }) => reasons.map(keyOf)));
  const all = years.flatMap((year, index) => plan.years[year].map((milestone) => ({ ...milestone, year, number: index + 1, entry: entries.get(milestone.id) })));
  const needs = ({ text, entry }: (typeof all)[number]) => (entry ? (entry.needs ?? []) : named(text, taken.needs));
  const helps = ({ text, entry }: (typeof all)[number]) => (entry ? (entry.helps ?? []) : named(text, taken.helps));
  const aims = library.rules.roads.filter(({ answers }) => answers.some((tag) => told.facts.has(tag)));
  return [
    ...(wordsIn(plan.careerVision) <= rubric.visionWords ? [] : [{ rule: 'vision' } as const]),
    ...all.flatMap(({ text, year, number, id, entry }) => (Object.keys(itemRules) as (keyof typeof itemRules)[]).flatMap((rule): Flaw[] => (itemRules[rule](text, taken, number, entry) ? [] : [{ rule, year, id }]))), // the keys of an object
    ...all.flatMap(({ reasons, entry, year, id }): Flaw[] => (reasons.every((reason) => given.has(keyOf(reason))) && (reasons.length > 0 || (entry && !entry.for)) ? [] : [{ rule: 'reason', year, id }])),
    ...all.flatMap((milestone): Flaw[] => needs(milestone).filter((need) => told.refused.has(need as never)).map((need) => ({ rule: 'refused', year: milestone.year, id: milestone.id, about: need }))), // a need that is none refuses nothing
    ...alikeIn(all, rubric.alike).map(({ year, id }): Flaw => ({ rule: 'alike', year, id })),
    ...years.flatMap((year) => Object.keys(taken.helps).flatMap((help): Flaw[] => (all.some((milestone) => milestone.year === year && (helps(milestone) as string[]).includes(help)) ? [] : [{ rule: 'helps', year, about: help }]))),
    ...aims.flatMap(({ topics }) => topics.flatMap((topic): Flaw[] => (all.some(({ text, entry }) => (entry ? entry.topic === topic : taken.roads[topic] !== undefined && has(plain(text), taken.roads[topic]))) ? [] : [{ rule: 'road', about: topic }]))),
    ...(spreadOf(all.map(({ text }) => wordsIn(text))) >= rubric.spread ? [] : [{ rule: 'spread' } as const]),
  ];
}

/** Of the flaws of a plan that a provider wrote, those that it is not forgiven: its words are found in the plain cases only. */
export function unforgiven(flaws: readonly Flaw[], { forgiven }: BlueprintRubric): Flaw[] {
  return flaws.filter(({ rule }) => flaws.filter((flaw) => flaw.rule === rule).length > (forgiven[rule] ?? 0));
}

/** What a text of the library breaks by itself. */
export function judgeText(entry: MilestoneEntry, rubric: BlueprintRubric): Flaw['rule'][] {
  const taken = takenApart(rubric);
  return (['vague', 'counts', 'promises', 'length'] as const).filter((rule) => !itemRules[rule](entry.text, taken));
}

const cache = new WeakMap<BlueprintRubric, ReturnType<typeof takeApart>>();
const takenApart = (rubric: BlueprintRubric) => cache.get(rubric) ?? cache.set(rubric, takeApart(rubric)).get(rubric)!; // just put there

function takeApart(rubric: BlueprintRubric) {
  const each = (lists: Record<string, string>): Record<string, Words> => Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, wordsOf(list)]));
  const { vague, counts, promises, late } = rubric;
  return { rubric, lists: { vague: wordsOf(vague), counts: wordsOf(counts), promises: wordsOf(promises), late: wordsOf(late) }, needs: each(rubric.needs), helps: each(rubric.helps), roads: each(rubric.roads) };
}

const named = (text: string, lists: Record<string, Words>) => Object.keys(lists).filter((key) => has(plain(text), lists[key]!)); // one of its own keys
const quotes = /“[^”]*”|«[^»]*»/gu;
const wordsIn = (text: string) => text.replace(quotes, '').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
const keyOf = ({ question, option, text }: Reason) => JSON.stringify([question, option ?? null, option === undefined ? text?.slice(0, 40) : null]); // a quote is cut to other lengths for a provider

/** Milestones that say again what an earlier one has said. */
function alikeIn<Item extends Milestone>(all: Item[], bar: number): Item[] {
  const words = all.map(({ text }) => new Set(text.replace(quotes, '').toLowerCase().match(/\p{L}{4,}/gu)));
  const isAlike = (one: Set<string>, other: Set<string>) => Math.min(one.size, other.size) > 0 && [...one].filter((word) => other.has(word)).length / Math.min(one.size, other.size) > bar;
  return all.filter((_, index) => words.slice(0, index).some((earlier) => isAlike(earlier, words[index]!))); // one set a milestone
}

function spreadOf(lengths: number[]): number {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length);
}
