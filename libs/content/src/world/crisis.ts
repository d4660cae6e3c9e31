import { crisisReader } from '@bridge/model';
import { crisisWordsOf } from '../crisis-words.ts';
import { judgeOnce } from '../sound.ts';
import type { Told, World } from './world.ts';

const file = 'blueprint/crisis.json';

/** Lines of blueprint/crisis.json that its words, and the manner of each language, read otherwise than they are meant. */
export function tellOfCrisis(world: World): Told[] {
  const source = world.document('blueprint/crisis');
  const everyLanguage = [world.source, ...world.languages].flatMap((locale) => {
    const [words, rules] = [world.document('blueprint/crisis', locale), world.document('blueprint/rules', locale)];
    return words && rules ? [crisisWordsOf(words, rules)] : [];
  });
  if (!source || everyLanguage.length === 0) return [];
  const { lines } = source;
  const written = world.languages.filter((locale) => world.document('blueprint/crisis', locale)?.words !== source.words); // one that is begun has none of its own yet
  const known = new Set([world.source, ...written]);
  const heard = lines.map((line, index) => ({ ...line, index })).filter(({ language }) => known.has(language)); // a language that has gone took its words along
  return judgeOnce(['crisis', everyLanguage, heard], () => {
    const isCrisis = crisisReader(everyLanguage);
    return heard.flatMap(({ typed, crisis, index }): Told[] => {
      if (isCrisis(typed) === crisis) return [];
      const message = crisis ? 'is not read as words of somebody in danger: give "words" or "denied" of its language one for it' : 'is read as words of somebody in danger: give "except" of its language the phrase that it is part of';
      return [{ file, at: ['lines', index, 'typed'], code: 'misread', message }];
    });
  });
}
