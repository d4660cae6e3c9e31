import type { BlueprintRules } from '../../schemas/blueprint.ts';
import type { Told, World } from '../world.ts';
import { isPseudo } from '../languages.ts';
import { questionOf } from './conditions.ts';

/** Visions that can become too long, in the source and in every language: the longest pattern of each part, its lists as long as they can be. */
export function tellOfLongVisions(world: World, { listLength }: BlueprintRules): Told[] {
  const mostWords = world.document('blueprint/rubric')?.visionWords ?? Infinity; // it tells its own fault
  const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
  const told = [world.source, ...world.languages.filter((code) => !isPseudo(code))].flatMap((locale): Told[] => {
    const visions = world.document('blueprint/visions', locale);
    if (!visions) return [];
    const longest = (slot: string) => {
      const phrases = Object.entries(visions.phrases).flatMap(([tag, phrase]) => (questionOf(tag) === slot ? [wordsIn(phrase)] : []));
      return phrases.sort((a, b) => b - a).slice(0, listLength).reduce((sum, one) => sum + one, phrases.length > 1 ? 1 : 0); // the word that joins them
    };
    const lengthOf = (text: string) => wordsIn(text.replace(/\{[^{}]*\}/g, ' ')) + [...text.matchAll(/\{([^{}]*)\}/g)].reduce((sum, [, slot = '']) => sum + longest(slot), 0);
    const words = visions.parts.reduce((sum, { patterns }) => sum + Math.max(0, ...patterns.map(({ text }) => lengthOf(text))), 0);
    const file = locale === world.source ? 'blueprint/visions.json' : `translations/${locale}/blueprint/visions.json`;
    return words <= mostWords ? [] : [{ file, at: ['parts'], part: 'key', code: 'too-long', message: `can make a vision of ${words} words, and ${mostWords} are the most: shorten the longest pattern of a part` }];
  });
  // Where most languages are too long, the figure is the mistake.
  return told.length * 2 <= world.languages.length + 1 ? told : [{ file: 'blueprint/rubric.json', at: ['visionWords'], code: 'contradiction', message: `is less than the visions of most languages have: ${told[0]!.message}` }]; // more than half is one at least
}
