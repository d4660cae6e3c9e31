import { isDeepStrictEqual } from 'node:util';
import { readTyped, themeReader } from '@bridge/model';
import type { BlueprintRules, TypedLines } from '../schemas/blueprint.ts';
import { localePattern } from '../schemas/locales.ts';
import { judgeOnce } from '../sound.ts';
import { fileOf, idsIn, type Told, type World } from './world.ts';

let last: { parts: readonly unknown[]; told: Told[] } | undefined;

const isReadWith = (file: string) => file.endsWith('blueprint/rules.json') || file.startsWith('blueprint/typed/');

/**
 * Lines of blueprint/typed/, a file a language, that the rules read otherwise than they are meant; looked at again when one of
 * the two has changed. They are read with the rules of all languages: where one of these files is wrong, that is the fault.
 */
export function tellOfTypedLines(world: World, told: readonly Told[]): Told[] {
  const source = world.document('blueprint/rules');
  if (!source) return [];
  const everyLanguage: [BlueprintRules, ...BlueprintRules[]] = [source, ...world.languages.flatMap((locale) => world.document('blueprint/rules', locale) ?? [])];
  const spoken = new Set([world.source, ...world.languages].map((code) => `blueprint/typed/${code}`)); // a language that has gone took its rules along
  const strangers = idsIn(world, 'blueprint/typed').filter((id) => !localePattern.test(id.slice('blueprint/typed/'.length))).map((id): Told => ({ file: fileOf(id), at: [], code: 'unknown-file', message: 'is named after no language: write its code, such as "en.json"' }));
  if (strangers.length > 0 || [...world.faulty, ...told.map(({ file }) => file)].some(isReadWith)) return strangers;
  const files = idsIn(world, 'blueprint/typed').filter((id) => spoken.has(id)).map((id) => ({ file: fileOf(id), document: world.document(id)! })); // idsIn() lists those with a document
  const parts = [...everyLanguage, ...files.map(({ document }) => document)];
  if (isDeepStrictEqual(last?.parts, parts)) return last!.told; // also where they were read anew
  const misread = judgeOnce(['typed lines', ...parts], () => readThrough(files, everyLanguage));
  last = { parts, told: misread };
  return misread;
}

type Lines = { file: string; document: TypedLines };

function readThrough(files: readonly Lines[], everyLanguage: readonly [BlueprintRules, ...BlueprintRules[]]): Told[] {
  const [source] = everyLanguage;
  const reader = themeReader(everyLanguage);
  return files.flatMap(({ file, document }) =>
    document.lines.flatMap(({ at, typed, means, unsure = [], missed = [], asked = [] }, index): Told[] => {
      const place = ['lines', index, 'typed'];
      const looked = new Set(source.themes.filter(({ from }) => from.includes(at)).map(({ id }) => id));
      const { about, perhaps } = readTyped(typed, reader);
      const read = [...about].filter((theme) => looked.has(theme));
      const onlyAsked = new Set(source.themes.filter(({ asks }) => asks?.includes(at)).map(({ id }) => id));
      const silent = asked.filter((theme) => !perhaps.has(theme) && !(onlyAsked.has(theme) && about.has(theme)));
      const wrong = read.filter((theme) => !means.includes(theme) && !unsure.includes(theme));
      const lost = means.filter((theme) => ![...read, ...missed, ...asked].includes(theme));
      const found = missed.filter((theme) => read.includes(theme));
      return [
        ...wrong.map((theme) => ({ file, at: place, code: 'misread' as const, message: `is read as "${theme}", which it does not mean: see the words of that theme and "manner" in blueprint/rules.json and its translations` })),
        ...lost.map((theme) => ({ file, at: place, code: 'misread' as const, message: `is not read as "${theme}": give that theme a word for it in blueprint/rules.json or its translation, or name it in "missed"` })),
        ...silent.map((theme) => ({ file, at: place, code: 'misread' as const, message: `is not asked about "${theme}": what leaves it unsure stands in "doubts" of "manner", or in "ask" of that theme` })),
        ...found.map((theme) => ({ file, at: place, code: 'misread' as const, message: `is read as "${theme}" now: take it out of "missed"` })),
      ];
    }),
  );
}
