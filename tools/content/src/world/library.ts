import type { BlueprintRules, MilestoneEntry } from '../schemas/blueprint.ts';
import type { Survey } from '../schemas/survey.ts';
import type { Path } from '../source.ts';
import { fileOf, idsIn, type Told, type World } from './world.ts';

type Conditions = Pick<MilestoneEntry, 'text' | 'for' | 'when' | 'unless'>;
type Milestone = { entry: MilestoneEntry; file: string; at: Path };

const years = [1, 2, 3, 4, 5];

/** Texts of the blueprint that nobody can ever get, years that stay empty, weights that weigh nothing. */
export function tellOfLibrary(world: World): Told[] {
  const [survey, rules, visions] = [world.document('surveys/talent'), world.document('blueprint/rules'), world.document('blueprint/visions')];
  if (!survey || !rules || !visions || world.files.some((file) => file.startsWith('blueprint/milestones/') && world.document(`blueprint/milestones/${file.slice('blueprint/milestones/'.length, -'.json'.length)}`) === undefined)) return [];
  const milestones = idsIn(world, 'blueprint/milestones').flatMap((id): Milestone[] => world.document(id)!.milestones.map((entry, index) => ({ entry, file: fileOf(id), at: ['milestones', index] }))); // idsIn() lists those with a document
  const known = namesFor(survey);
  return [
    ...milestones.flatMap(({ entry, file, at }) => tellOfText(entry, rules, known).map((found) => ({ file, ...found, at: [...at, ...found.at] }))),
    ...tellOfOrder(milestones),
    ...tellOfYears(milestones, rules),
    ...visions.parts.flatMap(({ patterns }, part) => patterns.flatMap((pattern, index) => tellOfPattern(patterns, index, rules, known).concat(tellOfText(pattern, rules, known)).map((found) => ({ file: 'blueprint/visions.json', ...found, at: ['parts', part, 'patterns', index, ...found.at] })))),
    ...(visions.quote.includes('{words}') ? [] : [{ file: 'blueprint/visions.json', at: ['quote'], code: 'placeholder' as const, message: 'lacks {words}: nothing would be quoted' }]),
    ...tellOfRules(milestones, rules, survey),
  ];
}

type Found = { at: Path; code: Told['code']; message: string };

/** What may stand in braces: questions with options, and what is typed. */
function namesFor(survey: Survey): { lists: Set<string>; typed: Set<string> } {
  const questions = survey.phases.flatMap((phase) => phase.questions);
  const typed = questions.flatMap((question) => {
    const own = question.type === 'text' || (question.type === 'radio' && question.followUp) ? [`${question.id}:text`] : [];
    return question.type === 'multi-select' || ('allowOther' in question && question.allowOther) ? [...own, `${question.id}:other`] : own;
  });
  return { lists: new Set(questions.flatMap((question) => ('options' in question ? [question.id] : []))), typed: new Set([...typed, 'envision']) };
}

function tellOfText(entry: Conditions, { groups }: BlueprintRules, known: ReturnType<typeof namesFor>): Found[] {
  const found: Found[] = [];
  const spelledOut = (names: readonly string[] = []) => names.flatMap((name) => groups[name] ?? [name]);
  const unless = new Set(spelledOut(entry.unless));
  const own = entry.for ?? [];
  if (entry.for?.length === 0) found.push({ at: ['for'], code: 'never', message: 'names no answer: leave "for" out where the text is for everybody' });
  if (own.length > 0 && own.every((tag) => unless.has(tag))) found.push({ at: ['unless'], code: 'never', message: 'excludes every answer of "for": the text would never be used' });
  const byQuestion = Object.groupBy(spelledOut(entry.when), (tag) => tag.split(':')[0]!); // split() has a first part
  for (const [question, tags = []] of Object.entries(byQuestion)) {
    if (tags.every((tag) => unless.has(tag))) found.push({ at: ['unless'], code: 'never', message: `excludes every answer to "${question}" that "when" asks for: the text would never be used` });
  }
  for (const [, slot = ''] of entry.text.matchAll(/\{([^{}]*)\}/g)) {
    const isList = known.lists.has(slot);
    if (!isList && !known.typed.has(slot)) found.push({ at: ['text'], code: 'placeholder', message: `has {${slot}}, which is filled by nothing: write {5} for the answers to question 5, {2:text}, {5:other} or {envision}` });
    else if (unless.has(slot)) found.push({ at: ['unless'], code: 'never', message: `excludes "${slot}", which the text quotes: it would never be used` });
  }
  for (const brace of entry.text.replace(/\{[^{}]*\}/g, '').matchAll(/[{}]/g)) found.push({ at: ['text'], code: 'placeholder', message: `has a "${brace[0]}" alone: write {2:text}, or leave it out` });
  return found;
}

/** A pattern that stands after one that takes everybody it could be for. */
function tellOfPattern(patterns: readonly Conditions[], index: number, { groups }: BlueprintRules, { typed }: ReturnType<typeof namesFor>): Found[] {
  const pattern = patterns[index]!; // called for each of them
  const spelledOut = (names: readonly string[] = []) => names.flatMap((name) => groups[name] ?? [name]);
  const before = patterns.slice(0, index).find((earlier) => {
    const slots = [...earlier.text.matchAll(/\{([^{}]*)\}/g)].map(([, slot = '']) => slot);
    if (earlier.when || earlier.unless || slots.some((slot) => !(earlier.for?.length === 1 && earlier.for[0] === slot && typed.has(slot)))) return false;
    return earlier.for === undefined || (pattern.for !== undefined && pattern.for.every((tag) => spelledOut(earlier.for).includes(tag)));
  });
  return before ? [{ at: ['text'], code: 'never', message: 'is never used: a pattern above it takes everybody it could be for' }] : [];
}

/** Milestones that wait for others in a circle, or for none that can be earlier. */
function tellOfOrder(milestones: readonly Milestone[]): Told[] {
  const byId = new Map(milestones.map((milestone) => [milestone.entry.id, milestone]));
  const earliest = new Map<string, number>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const { entry } of milestones) {
      if (earliest.has(entry.id)) continue;
      const after = (entry.after ?? []).flatMap((id) => (byId.has(id) ? [earliest.get(id) ?? Infinity] : [-Infinity])); // one that does not exist is told as such
      const from = entry.after ? Math.min(...after) : -Infinity;
      const first = Math.min(...entry.years.filter((year) => year > from));
      if (!Number.isFinite(first)) continue;
      earliest.set(entry.id, first);
      changed = true;
    }
  }
  return milestones.flatMap(({ entry, file, at }): Told[] => {
    if (earliest.has(entry.id)) return [];
    const circle = circleOf(entry.id, byId);
    if (circle) return [{ file, at: [...at, 'after'], code: 'never', message: `waits for itself: ${circle.join(' → ')}` }];
    const waitsForCircle = (entry.after ?? []).every((id) => !earliest.has(id));
    if (waitsForCircle) return []; // what it waits for is the fault
    return [{ file, at: [...at, 'after'], code: 'never', message: `waits for milestones that come in year ${Math.min(...(entry.after ?? []).flatMap((id) => earliest.get(id) ?? []))} at the earliest, but stands in year ${Math.max(...entry.years)} at the latest: it would never be used` }];
  });
}

function circleOf(start: string, byId: ReadonlyMap<string, Milestone>): string[] | undefined {
  const seen = new Set<string>();
  const ways = [[start]];
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of byId.get(way.at(-1)!)?.entry.after ?? []) { // a way is not empty
      if (next === start) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** Who has answered nothing gets as many milestones a year as the rules say, of those that are for everybody. */
function tellOfYears(milestones: readonly Milestone[], { perYear }: BlueprintRules): Told[] {
  const general = milestones.filter(({ entry }) => !entry.for && !entry.when && !/\{/.test(entry.text) && !entry.after);
  const least = perYear.find(({ answers }) => answers === 0)?.counts ?? [];
  const file = mostOf(general.map((milestone) => milestone.file)) ?? 'blueprint/rules.json';
  return years.flatMap((year, index): Told[] => {
    const own = general.filter(({ entry }) => entry.years.includes(year));
    const different = new Set(own.map(({ entry }) => entry.topic ?? entry.id)).size;
    const wanted = least[index] ?? 3;
    return different >= wanted ? [] : [{ file, at: ['milestones'], part: 'key', code: 'never', message: `year ${year} has ${different} milestones that are for everybody, and needs at least ${wanted}: who answered nothing would find it empty` }];
  });
}

function mostOf(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function tellOfRules(milestones: readonly Milestone[], rules: BlueprintRules, survey: Survey): Told[] {
  const file = 'blueprint/rules.json';
  const questions = new Set([...survey.phases.flatMap((phase) => phase.questions.map(({ id }) => id)), 'envision', 'theme']);
  const spoken = new Set(milestones.flatMap(({ entry }) => [...(entry.for ?? []), ...(entry.also ?? [])].map((tag) => tag.split(':')[0]!))); // split() has a first part
  const told: Told[] = [];
  const tell = (at: Path, message: string, code: Told['code'] = 'never') => told.push({ file, at, code, message });
  rules.questions.forEach(({ id, weights, repeat }, index) => {
    const at = ['questions', index];
    if (rules.questions.findIndex((other) => other.id === id) < index) tell([...at, 'id'], `"${id}" has its weights already`, 'duplicate-id');
    else if (!questions.has(id)) tell([...at, 'id'], `"${id}" is no question of the survey, nor "envision" or "theme": these are weights for nothing`, 'dangling-reference');
    else if (!spoken.has(id)) tell([...at, 'id'], `no milestone speaks to an answer to "${id}": these are weights for nothing`);
    if (weights.every((weight) => weight === 0)) tell([...at, 'weights'], `weigh nothing: an answer to "${id}" would never count`);
    if (repeat === 0 && weights.length === 0) tell([...at, 'repeat'], 'weighs nothing');
  });
  if (rules.questions.every(({ id }) => questions.has(id))) for (const id of questions) if (spoken.has(id) && !rules.questions.some((question) => question.id === id)) tell(['questions'], `have no weights for "${id}", to which milestones speak: they would never be chosen`);
  rules.perYear.forEach(({ answers }, index) => {
    const before = rules.perYear[index - 1]?.answers;
    if (index === 0 && answers !== 0) tell(['perYear', 0, 'answers'], 'is not 0: who has answered less would get nothing');
    if (before !== undefined && answers <= before) tell(['perYear', index, 'answers'], `is not more than ${before}, as the line before has it: one of the two never applies`);
  });
  rules.themes.forEach(({ id, from, words }, index) => {
    from.forEach((tag, place) => {
      if (!/^envision$|:(?:text|other)$/.test(tag)) tell(['themes', index, 'from', place], `"${tag}" is not typed: there are no words to look into`);
    });
    if (!/[\p{L}\p{N}]/u.test(words)) tell(['themes', index, 'words'], 'hold no word: the theme would never be found');
    if (!milestones.some(({ entry }) => [entry.for, entry.also, entry.when, entry.unless].some((tags) => tags?.includes(`theme:${id}`)))) tell(['themes', index, 'id'], `no milestone asks for "theme:${id}"`);
  });
  if (!/^envision$|:(?:text|other)$/.test(rules.tieBreak)) tell(['tieBreak'], `"${rules.tieBreak}" is not typed: it would not tell people apart`);
  return told;
}
