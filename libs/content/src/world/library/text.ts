import type { BlueprintRules } from '../../schemas/blueprint.ts';
import { isTyped, questionOf, tellOfUntyped, type Conditions, type Found, type Known } from './conditions.ts';

/** Conditions of one text that nobody meets, and braces that nothing fills. */
export function tellOfText(entry: Conditions, { groups, refusals }: BlueprintRules, known: Known): Found[] {
  const found: Found[] = [];
  const spelledOut = (names: readonly string[] = []) => names.flatMap((name) => groups[name] ?? [name]);
  const unless = new Set(spelledOut(entry.unless));
  const own = entry.for ?? [];
  if (entry.for?.length === 0) found.push({ at: ['for'], code: 'never', message: 'names no answer: leave "for" out where the text is for everybody' });
  if (own.length > 0 && own.every((tag) => unless.has(tag))) found.push({ at: ['unless'], code: 'never', message: 'excludes every answer of "for": the text would never be used' });
  const byQuestion = Object.groupBy(spelledOut(entry.when), questionOf);
  // A question that takes one answer is not answered in two ways by one person.
  const clashes = (tag: string) => known.single.has(questionOf(tag)) && !isTyped(tag) && byQuestion[questionOf(tag)]?.every((other) => other !== tag && !isTyped(other)) === true;
  if (own.length > 0 && own.every(clashes)) found.push({ at: ['when'], code: 'never', message: `asks for another answer to "${questionOf(own[0]!)}" than "for", and it takes one: the text would never be used` });
  const refused = new Set(refusals.filter(({ needs }) => needs.some((need) => entry.needs?.includes(need))).flatMap(({ answers }) => answers));
  if (own.length > 0 && own.every((tag) => refused.has(tag))) found.push({ at: ['needs'], code: 'never', message: 'are what everybody it is for has refused, by "refusals" of blueprint/rules.json: the text would never be used' });
  entry.also?.forEach((tag, index) => {
    if (own.includes(tag)) found.push({ at: ['also', index], code: 'never', message: `"${tag}" stands in "for" already` });
    else if (unless.has(tag)) found.push({ at: ['also', index], code: 'never', message: `"${tag}" is excluded by "unless": it would never speak for the text` });
  });
  for (const key of ['for', 'also', 'when', 'unless'] as const) found.push(...tellOfUntyped(entry[key] ?? [], [key], known));
  for (const [question, tags = []] of Object.entries(byQuestion)) {
    if (tags.every((tag) => unless.has(tag))) found.push({ at: ['unless'], code: 'never', message: `excludes every answer to "${question}" that "when" asks for: the text would never be used` });
  }
  for (const [, slot = ''] of entry.text.matchAll(/\{([^{}]*)\}/g)) {
    const isList = known.lists.has(slot);
    if (!isList && !known.typed.has(slot)) found.push({ at: ['text'], code: 'placeholder', message: `has {${slot}}, which is filled by nothing: write {5} for the answers to question 5, {2:text}, {5:other} or {envision}` });
    else if (unless.has(slot) && !own.every((tag) => unless.has(tag))) found.push({ at: ['unless'], code: 'never', message: `excludes "${slot}", which the text quotes: it would never be used` });
  }
  for (const brace of entry.text.replace(/\{[^{}]*\}/g, '').matchAll(/[{}]/g)) found.push({ at: ['text'], code: 'placeholder', message: `has a "${brace[0]}" alone: write {2:text}, or leave it out` });
  return found;
}

type Pattern = Conditions & { id: string };

/** Patterns that stand after one that takes everybody they could be for: where they are several, that one is the mistake. */
export function tellOfPatterns(patterns: readonly Pattern[], { groups }: BlueprintRules, { typed }: Known): Found[] {
  const spelledOut = (names: readonly string[] = []) => names.flatMap((name) => groups[name] ?? [name]);
  const hides = (earlier: Pattern, later: Pattern) => {
    const slots = [...earlier.text.matchAll(/\{([^{}]*)\}/g)].map(([, slot = '']) => slot);
    if (earlier.when || earlier.unless || slots.some((slot) => !(earlier.for?.length === 1 && earlier.for[0] === slot && typed.has(slot)))) return false;
    return earlier.for === undefined || (later.for !== undefined && later.for.every((tag) => spelledOut(earlier.for).includes(tag)));
  };
  const hidden = new Map<number, number[]>(); // by the first that hides them
  patterns.forEach((pattern, index) => {
    const first = patterns.slice(0, index).findIndex((earlier) => hides(earlier, pattern));
    if (first >= 0) hidden.set(first, [...(hidden.get(first) ?? []), index]);
  });
  return [...hidden].map(([first, places]): Found => {
    const names = places.map((place) => `"${patterns[place]!.id}"`); // places in the list
    const { id } = patterns[first]!;
    if (names.length === 1) return { at: [places[0]!, 'text'], code: 'never', message: `${names[0]!} is behind "${id}", which takes everybody it could be for: put it before that one` };
    const listed = names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ');
    return { at: [first, 'text'], code: 'never', message: `"${id}" takes everybody that ${listed} could be for: put it behind them` };
  });
}
