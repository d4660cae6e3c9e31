import type { BlueprintLibrary, MilestoneEntry } from '@bridge/content';
import type { Fact, Facts } from './facts.ts';

/** A milestone that fits the person, with the answers that lead to it. */
export type Candidate = { entry: MilestoneEntry; facts: Fact[] };
const years = [1, 2, 3, 4, 5];
type Rules = BlueprintLibrary['rules'];
/** Room for one milestone, kept for the answer to one question. */
type Place = { question: string; year: number; chosen?: Candidate; /** A road stands there for another question. */ lent?: true };

/**
 * Fills the places that each question has in the five years, a question by itself: what one answer brings says nothing of
 * what another one brings, so a changed answer changes the milestones that name it. Before that a road takes its places
 * (topics that a plan with such an aim must hold); in the end what is for everybody stands where a place stayed empty.
 */
export function chooseMilestones(candidates: Candidate[], entries: readonly MilestoneEntry[], facts: Facts, { questions, everyYear, roads }: Rules): Candidate[][] {
  const places = questions.flatMap(({ id, places: own }): Place[] => own.map((year) => ({ question: id, year })));
  const yearOf = new Map<string, number>();
  const topics = new Set<string>();
  const passed = new Set<string>();
  const isFree = ({ entry }: Candidate) => !yearOf.has(entry.id) && !passed.has(entry.id) && !(entry.topic !== undefined && topics.has(entry.topic));
  const fits = (candidate: Candidate, year: number) => isFree(candidate) && candidate.entry.years.includes(year) && (candidate.entry.after?.some((id) => (yearOf.get(id) ?? 5) < year) ?? true);
  const put = (candidate: Candidate, place: Place) => {
    place.chosen = candidate;
    yearOf.set(candidate.entry.id, place.year);
    if (candidate.entry.topic !== undefined) topics.add(candidate.entry.topic);
  };

  for (const year of years) {
    const found = everyYear.flatMap((id) => candidates.filter(({ entry }) => entry.id === id)).find((candidate) => fits(candidate, year));
    if (!found) continue;
    const place = { question: '', year };
    places.push(place);
    put(found, place);
  }

  for (const road of roads) {
    const asking = questions.flatMap(({ id }) => (road.answers.some((tag) => isSaidAt(facts.get(tag), id)) ? [id] : []));
    for (const topic of asking.length > 0 ? road.topics : []) {
      const open = [...asking, ...road.borrows].flatMap((question) => places.filter((place) => place.question === question && !place.chosen));
      const speaking = candidates.filter(({ entry }) => entry.topic === topic).toSorted((one, other) => other.facts.length - one.facts.length); // what is for everybody comes last
      const [found] = speaking.flatMap((candidate) => open.filter(({ year }) => fits(candidate, year)).slice(0, 1).map((place) => ({ candidate, place })));
      if (!found) continue;
      put(found.candidate, found.place);
      if (!asking.includes(found.place.question)) found.place.lent = true;
    }
  }

  const usual = entries.filter((entry) => !entry.when && !yearOf.has(entry.id) && !(entry.topic !== undefined && topics.has(entry.topic)));
  for (const question of questions) {
    const { id } = question;
    const tags = inTurn(facts, question);
    const own = candidates.flatMap((candidate) => {
      const led = ledBy(candidate.entry, tags);
      return led.length > 0 ? [{ candidate, led }] : [];
    });
    const mine = places.filter(({ question }) => question === id);
    const waiting = mine.filter(({ chosen, lent }) => !chosen || lent);
    const used = new Map(tags.map((tag) => [tag, mine.filter(({ chosen, lent }) => !lent && chosen?.entry.for?.includes(tag)).length]));
    const turns = turnsOf(tags, { years: waiting.map(({ year }) => year), used, entries: usual, facts });
    for (const [index, place] of waiting.entries()) {
      const fitting = own.filter(({ candidate }) => fits(candidate, place.year)).map((one) => ({ ...one, turn: Math.min(...one.led.map((tag) => turns[index]!.indexOf(tag))) })); // one for each place
      const [first] = fitting.toSorted((one, other) => one.turn - other.turn || other.candidate.facts.length - one.candidate.facts.length); // of equals the one that stands first in the files
      if (!first) continue;
      if (place.lent) passed.add(first.candidate.entry.id); // what the road stands for does not move on, nor does the rest
      else put(first.candidate, place);
    }
  }

  for (const { id, general } of questions) {
    for (const year of general) {
      const place = places.find((one) => one.question === id && one.year === year && !one.chosen);
      const found = place && candidates.find((candidate) => !candidate.entry.for && fits(candidate, year));
      if (found) put(found, place);
    }
  }
  return years.map((year) => places.flatMap((place) => (place.year === year && place.chosen ? [place.chosen] : [])));
}

type Turns = { years: number[]; used: ReadonlyMap<string, number>; entries: readonly MilestoneEntry[]; facts: Facts };

/**
 * For each place of a question its answers, the one whose turn it is first. As if all texts of the library for these answers
 * could be planned: so the turns hang on the question's own answers alone, and a text that another answer brings or takes
 * away moves no other place.
 */
function turnsOf(tags: string[], { years: left, used: before, entries, facts }: Turns): string[][] {
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
function ledBy({ for: led = [] }: MilestoneEntry, tags: string[]): string[] {
  return led.filter((tag) => tags.includes(tag));
}

/**
 * The answers to a question in the order in which they get their turn: what typed words are about, what was typed, what was
 * ticked. A question that yields puts what another text says, too, after its own words: that has places there.
 */
function inTurn(facts: Facts, { id, yields }: Rules['questions'][number]): string[] {
  const rank = ({ question, reasons, quote }: Fact) => {
    if (question === 'theme') return yields && reasons.length > 1 ? 2 : 0;
    return quote === undefined ? 3 : 1;
  };
  return [...facts.values()].filter((fact) => isSaidAt(fact, id)).toSorted((one, other) => rank(one) - rank(other)).map(({ tag }) => tag);
}

function isSaidAt(fact: Fact | undefined, question: string): boolean {
  return fact?.reasons.some((reason) => reason.question === question) ?? false;
}
