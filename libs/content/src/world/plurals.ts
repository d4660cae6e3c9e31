import { localePattern } from '../schemas/locales.ts';
import type { WordTree } from '../schemas/words.ts';
import { categoriesOf, pluralIn } from '../translations/plurals.ts';
import { fileOf, idsIn, type Told, type World } from './world.ts';

/** Plurals of the source's words have the forms of its language, all of them and no others. */
export function tellOfPlurals(world: World): Told[] {
  if (!localePattern.test(world.source)) return []; // told where it is written
  const categories = categoriesOf(world.source);
  return (['interface', 'messages'] as const).flatMap((folder) => idsIn(world, folder).flatMap((id) => inGroup(world.document(id) as WordTree, [], fileOf(id)))); // documents of words

  function inGroup(words: WordTree, at: readonly string[], file: string): Told[] {
    const inside = Object.entries(words).flatMap(([key, word]) => (typeof word === 'object' ? inGroup(word, [...at, key], file) : []));
    const stems = new Set(Object.keys(words).flatMap((key) => pluralIn(key)?.stem ?? []));
    return [...inside, ...[...stems].flatMap((stem) => ofStem(words, stem).map((told): Told => ({ ...told, file, at: [...at, ...told.at] })))];
  }

  function ofStem(words: WordTree, stem: string): (Pick<Told, 'part' | 'code' | 'message'> & { at: string[] })[] {
    const given = Object.keys(words).filter((key) => pluralIn(key)?.stem === stem);
    const other = words[`${stem}_other`];
    if (typeof other !== 'string') return []; // told by the words themselves
    const all = categories.map((category) => `${stem}_${category}`);
    if (given.length === 1 && !other.includes('{{count')) return []; // a key that merely ends so
    const missing = all.filter((key) => !given.includes(key));
    return [
      ...given.filter((key) => !all.includes(key)).map((key) => ({ at: [key], part: 'key' as const, code: 'plural' as const, message: `"${key}" is a form of the plural that ${world.source} does not have. It has: ${all.join(', ')}` })),
      ...(missing.length > 0 ? [{ at: [`${stem}_other`], part: 'key' as const, code: 'plural' as const, message: `"${stem}" needs all forms that plurals have in ${world.source}: ${missing.map((key) => `"${key}"`).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing` }] : []),
    ];
  }
}
