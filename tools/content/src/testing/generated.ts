import path from 'node:path';
import { readFileSync } from 'node:fs';
import { parseTree, type Node } from 'jsonc-parser';
import { valueAt } from '@bridge/content/engine/explain';
import { kindOf } from '@bridge/content/engine/kinds';
import type { Mark } from '@bridge/content/engine/marks';
import { merge } from '@bridge/content/engine/translations/merge';
import { categoriesOf, pluralIn } from '@bridge/content/engine/translations/plurals';
import { translationIn } from '@bridge/content/engine/translations/paths';
import { walk } from '@bridge/content/engine/walk';
import type { Broken, BrokenPiece } from './broken.ts';

const own = path.resolve(import.meta.dirname, '../../../../content');
const textOf = (file: string) => readFileSync(path.join(own, file), 'utf8');
const quoted = (text: string) => JSON.stringify(text);
/** Other words, beside the old ones where those have links: a translation that loses them has a second fault. */
const withLinks = (said: string, words: string) => (said.includes('](') ? `${said} ${words}` : words);

type Breaker = { name: string; make: (said: string) => string; /** A translation may be so. */ mayStay?: true };

/** What must never stand where a reader reads. */
const texts: Breaker[] = [
  { name: 'empty', make: () => '""', mayStay: true },
  { name: 'blanks of other kinds', make: () => '"\\u00a0\\u2003\\n"', mayStay: true },
  { name: 'an override of direction, escaped', make: (said) => `"\\u202e${quoted(said).slice(1)}` },
  { name: 'an isolate that is not closed', make: (said) => quoted(`${said}\u2067`) },
  { name: 'a mark of direction', make: (said) => quoted(`\u200f${said}`) },
  { name: 'a space without width', make: (said) => quoted(`${said}\u200b`) },
  { name: 'a soft hyphen', make: (said) => `${quoted(said).slice(0, -1)}\\u00ad"` },
  { name: 'a joiner between letters', make: (said) => quoted(`a\u200db ${said}`) },
  { name: 'a blank letter', make: (said) => quoted(`${said}\u3164`) },
  { name: 'a break that only some programs see', make: (said) => quoted(`${said}\u2028`) },
  { name: 'letters of tags', make: (said) => quoted(`${said}\u{e0041}`) },
  { name: 'half a character', make: () => '"a\\udc00"' },
  { name: 'a sign of what was lost', make: (said) => quoted(`${said}\ufffd`) },
  { name: 'a control', make: (said) => `${quoted(said).slice(0, -1)}\\u0007"` },
  { name: 'a picture in HTML', make: () => '"<img src=x onerror=y>"' },
  { name: 'a script', make: () => '"<script>x</script>"' },
  { name: 'To be written', make: () => '"To be written"' },
  { name: 'to be written, in bold', make: () => '"**to be written**…"' },
  { name: 'TO BE WRITTEN, quoted', make: () => '"“TO BE WRITTEN”"' },
  { name: 'To be written before other words', make: () => '"To be written: this text"' },
  { name: 'a name that nothing fills', make: (said) => quoted(withLinks(said, 'For {{nobody}}')) },
  { name: 'braces that are not closed', make: (said) => quoted(withLinks(said, 'For {{na')) },
  { name: 'a link that runs', make: (said) => quoted(withLinks(said, '[x](javascript:alert)')) },
  { name: 'no text', make: () => '7' },
  { name: 'nothing', make: () => 'null' },
  { name: 'a list', make: (said) => `[${quoted(said)}]` },
  { name: 'far too long', make: (said) => quoted(`${said}, ${'x'.repeat(7000)}`) },
];

const links: Breaker[] = ['/nowhere', '/About', '/about/', '/../about', '/about#nobody', '#', '', 'about', 'http://plain.example', '//evil.example', 'javascript:x', 'mailto:', 'https://', '/login#x', '/blog/none', '/fr/about'].filter((to) => to !== '#').map((to) => ({ name: `leads to ${to}`, make: () => quoted(to) }));
const refs: Breaker[] = ['none-such', 'None Such', ''].map((id) => ({ name: `refers to "${id}"`, make: () => quoted(id) }));
const byMark: Record<Mark['mark'], Breaker[]> = { text: texts, link: links, ref: refs, id: [{ name: 'an id with blanks', make: () => '"An id"' }, { name: 'no id', make: () => 'true' }] };

/** Lists of words that lines are read with: without them the lines are misread, which is told at each of those. */
const heldToLines = /blueprint\/(?:crisis|rules)\.json$/;

/** Every marked leaf of a document broken in every way of its kind. */
export function brokenLeaves(file: string): BrokenPiece[] {
  const translation = translationIn(file);
  const source = translation?.of ?? file;
  const kind = kindOf(source);
  if (!kind) return [];
  const original = textOf(file);
  const tree = parseTree(original)!;
  const leaves = translation ? leavesOfTranslation(source, original, translation.locale) : leavesOf(original, file);
  return leaves.flatMap(({ at, mark }) => {
    const node = nodeAt(tree, at);
    if (node?.type !== 'string') return [];
    const said = String(node.value);
    const line = original.slice(0, node.offset).split('\n').length;
    return byMark[mark].flatMap(({ name, make, mayStay }): BrokenPiece[] => {
      const made = make(said);
      if ((translation && mayStay) || made === quoted(said) || (heldToLines.test(file) && !made.includes(quoted(said).slice(1, -1)))) return [];
      return [{ name: `${file} ${at.join('.')}: ${name}`, file, at: line, words: /./, how: name, offset: node.offset, length: node.length, made, edit: () => original.slice(0, node.offset) + made + original.slice(node.offset + node.length) }];
    });
  });
}

/** Pieces in groups that can be broken together: all in one way, and of each document only a few. */
export function inGroups(pieces: readonly BrokenPiece[], most = 100): BrokenPiece[][] {
  return [...Map.groupBy(pieces, ({ how }) => how).values()].flatMap((same) => {
    const groups = Math.ceil(same.length / most);
    return Array.from({ length: groups }, (_one, group) => same.filter((_piece, index) => index % groups === group));
  });
}

type Leaf = { at: PropertyKey[]; mark: Mark['mark'] };

function leavesOf(text: string, file: string): Leaf[] {
  const leaves: Leaf[] = [];
  const document: unknown = JSON.parse(text);
  walk(kindOf(file)!.schema, document, (mark, said, { path: at }) => {
    if (valueAt(document, at) === said) leaves.push({ at: [...at], mark: mark.mark }); // a key of a record is visited, too
  }, ['text', 'link', 'ref', 'id']);
  return leaves;
}

function leavesOfTranslation(source: string, text: string, locale: string): Leaf[] {
  const leaves: Leaf[] = [];
  merge(kindOf(source)!.schema, JSON.parse(textOf(source)), JSON.parse(text), { source: 'en', locale }, ({ path: at, text: said }) => {
    if (said !== undefined) leaves.push({ at: [...at], mark: 'text' });
  });
  return leaves;
}

function nodeAt(tree: Node, at: readonly PropertyKey[]): Node | undefined {
  return at.reduce<Node | undefined>((node, key) => (node?.type === 'array' ? node.children?.[Number(key)] : node?.children?.find((property) => property.children?.[0]?.value === key)?.children?.[1]), tree);
}

/** Every plural without one of its forms, with one misspelt, without its number, and with a form that its language does not have. */
export function brokenPlurals(file: string): Broken[] {
  const locale = translationIn(file)?.locale ?? 'en';
  const original = textOf(file);
  const lines = original.split('\n');
  const categories = categoriesOf(locale);
  const strange = (['zero', 'one', 'two', 'few', 'many'] as const).find((category) => !categories.includes(category));
  return lines.flatMap((line, index): Broken[] => {
    const [, before = '', key = '', said = ''] = /^(\s*)"([^"]+)": ("(?:[^"\\]|\\.)*"),?$/.exec(line) ?? [];
    const form = pluralIn(key);
    if (!form) return [];
    const near = lines.flatMap((other, at) => (new RegExp(`^${before}"${form.stem}_\\w+": `).test(other) && Math.abs(at - index) < 8 ? [at] : []));
    if (near.length < categories.length) return [];
    const isLast = !line.trimEnd().endsWith(',');
    const without = lines.toSpliced(index, 1).map((other, at) => (isLast && at === index - 1 ? other.replace(/,$/, '') : other));
    const rest = near.filter((at) => at !== index).map((at) => (at > index ? at - 1 : at));
    // Told at the first form that a translation has, or at the "other" of the source.
    const told = locale === 'en' ? (form.category === 'other' ? rest[0]! : rest.find((at) => without[at]!.includes(`"${form.stem}_other"`))!) : rest.map((at) => ({ at, rank: categories.findIndex((category) => without[at]!.includes(`_${category}"`)) })).sort((a, b) => a.rank - b.rank)[0]!.at;
    return [
      { name: `${file}: ${key} is gone`, file, at: told + 1, words: / plural /, edit: () => without.join('\n') },
      ...(locale === 'en' ? [] : [{ name: `${file}: ${key} is misspelt`, file, at: index + 1, words: / unknown-key /, edit: () => lines.with(index, line.replace(`"${key}"`, `"${key}x"`)).join('\n') }]),
      ...(form.category === 'other' && said.includes('{{count}}') ? [{ name: `${file}: ${key} without its number`, file, at: index + 1, words: / lacks \{\{count\}\}/, edit: () => lines.with(index, line.replaceAll('{{count}}', 'n')).join('\n') }] : []),
      ...(strange && form.category === 'other' ? [{ name: `${file}: ${form.stem}_${strange} is too much`, file, at: index + 1, words: / plural /, edit: () => lines.toSpliced(index, 0, `${before}"${form.stem}_${strange}": ${said},`).join('\n') }] : []),
    ];
  });
}

/** What must not stand in the text of a post, in any language. */
const paragraphs = [
  'import x from "x"', 'export const x = 1', '{process.env}', 'a {brace', '<script>x</script>', '<Calout>x</Calout>', '<Callout onClick="x">y</Callout>', '<Callout>open', '<b>bold</b>', '<!-- hidden -->',
  '![](/share/default.png)', '![ ](/share/default.png)', '![*](/share/default.png)', '![…](/share/default.png)', '![a chart](/pictures/none.png)', '![a chart](https://pictures.example/x.png)', '![a chart](/about)', '![a chart](/share/default.gif)', '![a chart](data:image/png;base64,x)',
  'To be written.', '**To be written**', '> to be written', '- To be written', '## To be written', '<Callout>To be written</Callout>', '<Quote by="To be written">x</Quote>',
  'a\u202eb', 'a\u2066b', 'a\u200bb', 'a\u00adb', 'a\u2060b', 'a &#x202e; b', 'a &shy; b', 'a &ZeroWidthSpace; b', '<Callout title="a&#x200b;b">x</Callout>',
  '[x](/nowhere)', '[x](/About)', '[x](/terms#nobody)', '[x](javascript:x)', '[x](http://plain.example)', '[x](/../x)', '[](/about)', '[x][lost]\n\n[lost]: /nowhere', '<https://plain.example',
];

/** A text with each of these as a paragraph of its own, after one of those it has. */
export function brokenBodies(file: string): Broken[] {
  const original = textOf(file);
  const blanks = [...original.matchAll(/\n\n(?=\p{L})/gu)].map(({ index }) => index);
  return paragraphs.map((paragraph, index) => {
    const offset = blanks[(index * 7) % blanks.length]! + 2;
    const line = original.slice(0, offset).split('\n').length + (paragraph.startsWith('[x][lost]') ? 2 : 0);
    return { name: `${file}:${line} ${paragraph}`, file, at: line, words: /./, edit: () => `${original.slice(0, offset)}${paragraph}\n\n${original.slice(offset)}` };
  });
}
