import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentId } from '@bridge/content/engine/documents';
import { near } from '@bridge/content/engine/near';
import { kinds } from '@bridge/content/engine/kinds';
import type { WordTree } from '@bridge/content/engine/schemas/words';
import { namesIn } from '@bridge/content/engine/translations/kept';
import { pluralIn } from '@bridge/content/engine/translations/plurals';
import type { Place } from '@bridge/content/engine/world/addresses';
import { fileOf, type Told, type World } from '@bridge/content/engine/world/world';

/** What the product needs of content/: documents, addresses with their files, and words by document and key, each with its placeholders. */
export type Needs = { documents: string[]; addresses: [string, string][]; words: Map<string, Map<string, string[]>> };

/** Written by `content needs`, from the code and the words it was made with. */
export const needsFile = path.join(import.meta.dirname, 'needs.txt');

let known: Needs | undefined;

/** What the product needs, as it was written down. */
export function readNeeds(): Needs {
  return (known ??= parseNeeds(readFileSync(needsFile, 'utf8')));
}

export function parseNeeds(text: string): Needs {
  const needs: Needs = { documents: [], addresses: [], words: new Map() };
  for (const line of text.split('\n')) {
    const [what, first = '', second = '', ...names] = line.split(' ');
    if (what === 'document') needs.documents.push(first);
    if (what === 'address') needs.addresses.push([first, second]);
    if (what !== 'word') continue;
    if (!needs.words.has(first)) needs.words.set(first, new Map());
    needs.words.get(first)!.set(second, names); // just set
  }
  return needs;
}

export function writtenNeeds({ documents, addresses, words }: Needs): string {
  const lines = [
    ...documents.map((id) => `document ${id}`),
    ...addresses.map(([address, file]) => `address ${address} ${file}`),
    ...[...words].flatMap(([id, keys]) => [...keys].map(([key, names]) => ['word', id, key, ...names].join(' '))),
  ];
  return `${lines.sort().join('\n')}\n`;
}

/** Every word of a document by its key, with what it fills in. */
export function wordsIn(tree: WordTree, before = ''): Map<string, string[]> {
  return new Map(Object.entries(tree).flatMap(([key, word]) => (typeof word === 'string' ? [[before + key, [...new Set(shownIn(word))].sort()] as const] : [...wordsIn(word, `${before}${key}.`)])));
}

/** What a word fills in, and what the screen that shows it must know to draw: tags, links. */
function shownIn(word: string): string[] {
  return [...namesIn(word), ...(word.match(/<\/?[A-Za-z][\w-]*\s*\/?>/g) ?? []), ...(word.includes('](') ? [aLink] : [])];
}

const aLink = '[…](…)';

/** What is missing, and words that fill in other things than the product has for them. */
export function tellOfNeeds(world: World, places: readonly Place[], { documents, addresses, words }: Needs): Told[] {
  const files = new Set(world.files);
  const addressed = new Set(places.map(({ address }) => address));
  const required = new Set(kinds.flatMap(({ pattern, required: isRequired }) => (isRequired ? [pattern] : [])));
  const missing = new Set([...documents.map(fileOf), ...words.keys()].map((name) => (/\.(?:json|mdx)$/.test(name) ? name : fileOf(name))).filter((file) => !files.has(file) && !required.has(file)));
  const wanted = new Set([...documents.map(fileOf), ...[...words.keys()].map((id) => fileOf(id as DocumentId))]);
  const unused = world.files.filter((file) => /^(?:interface|messages|navigation|surveys|onboarding)\/[^/]+\.json$/.test(file) && !wanted.has(file));
  return [
    ...unused.map((file): Told => ({ file, at: [], code: 'unknown-file', message: `the product shows nothing of this file: ${/^(?:interface|messages)/.test(file) ? 'its words belong into one of the others' : 'change the one that it shows'} (if the code has changed: npm run content -- needs)` })),
    ...[...missing].map((file): Told => ({ file, at: [], code: 'missing-file', message: 'this file is missing, and the product needs it: put it back' })),
    ...addresses.flatMap(([address, file]): Told[] => {
      if (missing.has(file)) return [];
      if (addressed.has(address)) return tellOfUnseen(world, address, places);
      if (!files.has(file)) return [{ file, at: [], code: 'missing-file', message: `this file is missing, and the product leads to its address, "${address}": put it back, or redirect "${address}"` }];
      const isUnread = world.document(file.replace(/\.\w+$/, '') as DocumentId) === undefined; // it tells its own fault
      return isUnread ? [] : [{ file, at: ['path'], code: 'address', message: `the product leads to "${address}", where nothing stands now: write "${address}", or redirect it` }];
    }),
    ...[...words].flatMap(([id, keys]) => {
      const tree = world.document(id as DocumentId) as WordTree | undefined; // the table lists documents of words
      return tree ? tellOnce(fileOf(id), tree, keys) : [];
    }),
  ];
}

/** What the product leads to is shown every day, and the home page is none that leads on. */
function tellOfUnseen({ today }: World, address: string, places: readonly Place[]): Told[] {
  const { file = '', publishFrom, publishUntil, leadsTo } = places.find((place) => place.address === address)!; // it is among the addresses
  const tell = (field: string, message: string): Told => ({ file, at: [field], part: 'key', code: 'address', message: `the product leads to "${address}", ${message}` });
  if (today !== undefined && publishFrom !== undefined && publishFrom > today) return [tell('publishFrom', `which would not be shown before ${publishFrom}`)];
  if (today !== undefined && publishUntil !== undefined && publishUntil < today) return [tell('publishUntil', `which would not be shown any more since ${publishUntil}`)];
  return address === '/' && leadsTo ? [tell('redirect', 'the home page, which cannot lead on')] : [];
}

const toldBefore = new WeakMap<WordTree, { keys: ReadonlyMap<string, string[]>; told: Told[] }>();

/** What was told of the same words before; a document whose file has changed is another one. */
function tellOnce(file: string, tree: WordTree, keys: ReadonlyMap<string, string[]>): Told[] {
  const before = toldBefore.get(tree);
  if (before?.keys === keys) return before.told;
  const told = tellOfWords(file, tree, keys);
  toldBefore.set(tree, { keys, told });
  return told;
}

function tellOfWords(file: string, tree: WordTree, keys: ReadonlyMap<string, string[]>): Told[] {
  const given = wordsIn(tree);
  const groups = new Set([...keys.keys()].flatMap((key) => key.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))));
  const told = new Map<string, Told>();
  for (const [key, names] of keys) {
    const found = given.get(key);
    if (found === undefined) {
      if (isToldAsPlural(given, key)) continue;
      const form = pluralIn(key);
      if (form && given.has(`${form.stem}_other`)) { // one that does not say its number
        told.set(key, { file, at: `${form.stem}_other`.split('.'), part: 'key', code: 'plural', message: `"${key.split('.').at(-1)}" is missing: the plural "${form.stem.split('.').at(-1)}" needs all its forms` });
        continue;
      }
      if (form && given.has(form.stem) && !keys.has(form.stem)) {
        told.set(form.stem, { file, at: form.stem.split('.'), part: 'key', code: 'plural', message: `"${form.stem.split('.').at(-1)}" is one text, and the product shows a plural: write "${form.stem.split('.').at(-1)}_other" and its other forms` });
        continue;
      }
      const at = firstMissing(tree, key.split('.'));
      const name = at.join('.');
      if (!told.has(name)) told.set(name, lost(file, tree, at, groups));
    } else {
      const [first] = otherNames(key, names, found, keys);
      if (first !== undefined) told.set(key, { file, at: key.split('.'), code: 'placeholder', message: `"${key.split('.').at(-1)}" ${first}` });
    }
  }
  return [...told.values()];
}

/** A plural that has lost a form tells so where its others are (libs/content/src/world/plurals.ts), as long as it can be seen to be one. */
function isToldAsPlural(given: ReadonlyMap<string, string[]>, key: string): boolean {
  const form = pluralIn(key);
  const forms = [...given.keys()].filter((other) => form && pluralIn(other)?.stem === form.stem);
  const other = form && given.get(`${form.stem}_other`);
  return form !== undefined && ((other !== undefined && (forms.length > 1 || other.some((name) => name.startsWith('{{count')))) || (form.category === 'other' && [...given.keys()].some((other) => pluralIn(other)?.stem === form.stem)));
}

/** The shortest part of a key that leads to nothing. */
function firstMissing(tree: WordTree, key: readonly string[]): string[] {
  let at: string | WordTree | undefined = tree;
  for (const [index, part] of key.entries()) {
    at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined;
    if (at === undefined || (typeof at === 'string' && index < key.length - 1)) return key.slice(0, index + 1);
  }
  return [...key];
}

function lost(file: string, tree: WordTree, at: readonly string[], groups: ReadonlySet<string>): Told {
  const name = at.at(-1)!; // a key has a part
  const around = at.slice(0, -1);
  const group = around.reduce<WordTree | string | undefined>((inner, part) => (typeof inner === 'object' ? inner[part] : undefined), tree);
  const strangers = typeof group === 'object' ? Object.keys(group).filter((key) => !groups.has([...around, key].join('.'))) : [];
  const isAlone = strangers.length === 1 && [...groups].filter((key) => key.startsWith([...around, ''].join('.')) && key.split('.').length === at.length && typeof group === 'object' && !Object.hasOwn(group, key.split('.').at(-1)!)).length === 1;
  const meant = near(name, strangers) ?? (isAlone ? strangers[0] : undefined);
  if (meant !== undefined) return { file, at: [...around, meant], part: 'key', code: 'unknown-key', message: `"${meant}" is used nowhere. Did you mean "${name}"?` };
  if (Object.hasOwn(typeof group === 'object' ? group : {}, name)) return { file, at, code: 'wrong-type', message: `"${name}" must be a group of words: the product shows those inside it (if the code has changed: npm run content -- needs)` };
  const form = pluralIn(name);
  return { file, at: around, code: form ? 'plural' : 'missing-field', message: `"${name}" is missing${form ? `: the plural "${form.stem}" needs all its forms` : ', and the product shows it'}: put it back (if the code does without it now: npm run content -- needs)` };
}

/** The placeholders that a word has lost, and those that nothing fills. In a mail, whatever fills one part may stand in the other. */
function otherNames(key: string, wanted: readonly string[], given: readonly string[], keys: ReadonlyMap<string, string[]>): string[] {
  const form = pluralIn(key);
  const [, mail] = /^(.*)\.(?:subject|body)$/.exec(key) ?? [];
  const besides = form ? [...keys].flatMap(([other, names]) => (pluralIn(other)?.stem === form.stem ? names : [])) : mail === undefined ? [] : ['{{product}}', '{{firstName}}', ...(keys.get(`${mail}.subject`) ?? []), ...(keys.get(`${mail}.body`) ?? [])];
  const lacking = wanted.filter((name) => name !== aLink && !given.includes(name) && !(form && form.category !== 'other' && name === '{{count}}'));
  const added = given.filter((name) => !wanted.includes(name) && !besides.includes(name));
  return [
    ...added.map((name) => {
      const meant = near(name, wanted);
      if (!name.startsWith('{')) return `has ${name === aLink ? 'a link' : name}, which is shown here as it stands`;
      return `has ${name}, which the product does not fill in here.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
    }),
    ...lacking.map((name) => `lacks ${name}, which the product fills in here`),
  ];
}
