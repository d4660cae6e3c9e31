import type { FaultCode } from '../fault.ts';
import type { Category } from './plurals.ts';

const placeholder = /\{\{-?\s*([^{},\s]+)[^{}]*\}\}|\{([^{}]+)\}/g;
const nesting = /\$t\([^()]*\)/g;
const tag = /<\/?[A-Za-z][\w-]*\s*\/?>/g;
const target = /\]\(\s*([^)\s]*)/g;

const mayHold = /[{<]|\$t\(|\]\(/;

/** All forms of a plural in the source, and of which one a text is. */
export type Plural = { all: readonly string[]; category: Category };

type Lack = { code: FaultCode; message: string };

/** What a translation must keep of its source and does not: placeholders, tags, the targets of links. */
export function lacks(source: string, text: string, plural?: Plural): Lack[] {
  if (!mayHold.test(source) && !mayHold.test(text)) return []; // almost every text
  return [
    ...differ('placeholder', namesIn(source), namesIn(text), plural),
    ...(source.includes('<') || text.includes('<') ? differ('placeholder', (source.match(tag) ?? []), text.match(tag) ?? []) : []),
    ...(source.includes('](') || text.includes('](') ? differ('link-target', targetsIn(source), targetsIn(text)) : []),
  ];
}

/** Forms of a plural for one number alone, or for two that read alike: their number may be said in words. */
const ofOneNumber: ReadonlySet<Category> = new Set(['zero', 'one', 'two']);

/** In a plural, {{count}} may be said in words ("one star") in the forms for one number alone; what any of its forms holds may stand in each. */
function differ(code: FaultCode, wanted: readonly string[], given: readonly string[], plural?: Plural): Lack[] {
  const lost = [...new Set(wanted)].filter((one) => !given.includes(one) && !(plural && ofOneNumber.has(plural.category) && one === '{{count}}'));
  const added = [...new Set(given)].filter((one) => !wanted.includes(one) && !plural?.all.flatMap(namesIn).includes(one));
  const what = code === 'link-target' ? 'a link to ' : '';
  const whose = code === 'link-target' ? 'the one to ' : '';
  if (lost.length && added.length) return [{ code, message: `has ${what}${added.join(', ')} in the place of ${whose}${lost.join(', ')}, which the source text has` }];
  return [
    ...(lost.length ? [{ code, message: `lacks ${what}${lost.join(', ')}, which the source text has` }] : []),
    ...(added.length ? [{ code, message: `has ${what}${added.join(', ')}, which the source text has not` }] : []),
  ];
}

/** The placeholders of a text. */
export function namesIn(text: string): string[] {
  if (!text.includes('{') && !text.includes('$t(')) return [];
  const names = [...text.matchAll(placeholder)].map(([, double, single]) => (double === undefined ? `{${single}}` : `{{${double}}}`));
  return [...names, ...(text.match(nesting) ?? [])];
}

/** Where the links of a text lead. */
export function targetsIn(text: string): string[] {
  return text.includes('](') ? [...text.matchAll(target)].map(([, to = '']) => to) : [];
}

/** True where two texts link to the same places. */
export function sameTargets(one: readonly string[] = [], other: readonly string[] = []): boolean {
  const [first, second] = [new Set(one), new Set(other)];
  return first.size === second.size && [...first].every((to) => second.has(to));
}
