import type { Element, Elements } from './elements.ts';
import { every, type Part } from './parts.ts';

type Rule = Extract<Part, { kind: 'rule' }>;
/** The declarations of a rule that go to one block together: all plain ones, or one custom property. */
type Piece = { order: number; rule: Rule; name: string | undefined; families: readonly string[]; isFirst: boolean };
type Cut = { elements: Elements; isFirst: (part: Part) => boolean; reachedFirst: ReadonlySet<string>; reached: ReadonlySet<string> };

/**
 * Parts one can draw with before the rest is there, and the rest. What stood after a piece of the rest and may overrule it
 * is said again in the rest, so that it still comes later.
 */
export function splitCritical(kept: readonly Part[], cut: Cut): { first: Part[]; rest: Part[] } {
  const pieces = piecesOf(kept, cut);
  const firstPieces = pieces.filter(({ isFirst }) => isFirst);
  const byFamily = Map.groupBy(firstPieces.flatMap((piece) => piece.families.map((family) => ({ family, piece }))), ({ family }) => family);
  const rivalsOf = ({ families }: Piece) => (families.includes('all') ? firstPieces : [...families, 'all'].flatMap((family) => byFamily.get(family)?.map(({ piece }) => piece) ?? []));
  const subjects = subjectsOn(cut.elements);
  const rest = new Set(pieces.filter(({ isFirst }) => !isFirst));
  // What is added on the way is looked at, too.
  for (const piece of rest) for (const later of rivalsOf(piece)) if (later.order > piece.order && !rest.has(later) && meet(subjects(piece.rule), subjects(later.rule))) rest.add(later);
  return { first: only(kept, firstPieces, { always: true }), rest: only(kept, [...rest], { always: false }) };
}

function piecesOf(kept: readonly Part[], { isFirst, reachedFirst, reached }: Cut): Piece[] {
  const rules = [...every(kept)].filter((part) => part.kind === 'rule');
  return rules.flatMap((rule, order): Piece[] => {
    const own = isFirst(rule);
    const properties = rule.properties.filter(({ name }) => reached.has(name)).map(({ name }): Piece => ({ order, rule, name, families: [name], isFirst: own && reachedFirst.has(name) }));
    return rule.plain ? [...properties, { order, rule, name: undefined, families: familiesOf(rule.plain), isFirst: own }] : properties;
  });
}

// Under one name what can overrule each other: shorthands and what they stand for.
const families: [RegExp, string][] = [
  [/^(?:inset|top|right|bottom|left)/, 'inset'],
  [/^(?:font|line-height)/, 'font'],
  [/gap$/, 'gap'],
  [/^(?:align|justify|place)-/, 'place'],
  [/^(?:min-|max-)?(?:width|height|inline-size|block-size)$/, 'size'],
];

function familiesOf(plain: string): string[] {
  const names = Array.from(plain.matchAll(/(?:^|;)(?:-(?:webkit|moz|ms)-)?([a-z-]+):/g), ([, name = '']) => name);
  return [...new Set(names.map((name) => families.find(([pattern]) => pattern.test(name))?.[1] ?? name.split('-')[0] ?? name))];
}

function subjectsOn(elements: Elements): (rule: Rule) => ReadonlySet<Element> {
  const known = new Map<Rule, ReadonlySet<Element>>();
  return (rule) => {
    const found = known.get(rule) ?? new Set(rule.selectors.flatMap((selector) => selector.subjects(elements)));
    known.set(rule, found);
    return found;
  };
}

/** The parts with these pieces alone, and what is said always, if it is wanted here. */
function only(parts: readonly Part[], pieces: readonly Piece[], { always }: { always: boolean }): Part[] {
  const plain = new Set(pieces.filter(({ name }) => name === undefined).map(({ rule }) => rule));
  const ofRule = Map.groupBy(pieces, ({ rule }) => rule);
  const taken = (part: Part): Part[] => {
    if (part.kind === 'group') return [{ ...part, parts: part.parts.flatMap(taken) }];
    if (part.kind === 'always') return always ? [part] : [];
    if (part.kind !== 'rule') return [part];
    return [{ ...part, plain: plain.has(part) ? part.plain : '', properties: part.properties.filter(({ name }) => ofRule.get(part)?.some((piece) => piece.name === name)) }];
  };
  return parts.flatMap(taken);
}

function meet(one: ReadonlySet<Element>, other: ReadonlySet<Element>): boolean {
  for (const element of one) if (other.has(element)) return true;
  return false;
}
