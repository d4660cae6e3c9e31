import { mostAskedBack, saidAbout, type AskedBack } from '@bridge/model';
import { meantId, type Given } from './facts.ts';
import { toldBy } from './told.ts';

/** A question to ask back, with what the answer will be kept about. */
export type OpenQuestion = AskedBack & { about: string };

/** What is asked before a plan is made: contradictions first, then themes of which the reading is unsure, so many at most and each once. */
export function openQuestions(given: Given): OpenQuestion[] {
  const { library: { asking }, asked = {} } = given;
  const { conflicts, unsure } = toldBy(given);
  const all: OpenQuestion[] = [
    ...conflicts.map(({ entry: { id, text, yes, no }, about }) => ({ id, text, yes, no, about })),
    ...unsure.flatMap(({ theme, quote }) => {
      const text = asking.themes[theme];
      return text ? [{ id: meantId(theme), text, quote, yes: asking.yes, no: asking.no, about: quote }] : [];
    }),
  ];
  return all.slice(0, mostAskedBack).filter(({ id, about }) => saidAbout(asked, id, about) === undefined);
}
