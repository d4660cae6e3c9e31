import type { BlueprintLibrary, MilestoneEntry } from '@bridge/content';
import type { Fact, Facts } from './facts.ts';
import { inTurn, isSaidAt, ledBy, turnsOf } from './turns.ts';

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
    const mine = places.filter((place) => place.question === id);
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
