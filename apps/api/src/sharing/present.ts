import { years, type SharedBlueprint } from '@bridge/model';
import { presentBlueprint } from '../blueprints/face.ts';
import type { Services } from '../core/services.ts';
import { forYoungReader } from '../safeguarding/face.ts';
import type { SharedRow } from './store.ts';

/**
 * A shared blueprint with what its owner shows, and nothing else: of what is left out not even the number. Of somebody under 18
 * anybody who has the link reads no address, and no text with a way to get in touch.
 */
export function presentShared({ young, firstName, lastName, email, share: { shown, leftOut }, stored }: SharedRow, reader?: Pick<Services, 'content'>): SharedBlueprint {
  const { structuredJson, milestones, language } = presentBlueprint(stored);
  const told = <T>(written: T) => (young && reader ? forYoungReader(written, reader) : written); // without a reader it is the staff who looks
  const isHidden = new Set(leftOut);
  const shownIn = (year: (typeof years)[number]) => milestones[year].filter(({ id, text }) => !isHidden.has(id) && told(text) === text);
  const inYear = (year: (typeof years)[number]) => shownIn(year).map(({ text, own, reworded, completed }) => ({ text, ...((own || reworded) && { own: true }), ...(shown.showsProgress && { completed }) }));
  const roadmap = Object.fromEntries(years.map((year) => [year, inYear(year)])) as Record<(typeof years)[number], ReturnType<typeof inYear>>; // fromEntries forgets the keys
  return {
    firstName: told(firstName),
    lastName: told(lastName),
    ...(shown.showsEmail && !young && { email }),
    careerBlueprint: {
      structuredJson: { careerVision: told(structuredJson.careerVision) },
      ...(language !== undefined && { language }),
      ...(shown.showsRoadmap && { roadmap }),
      ...(shown.showsProgress && { progress: years.map((year) => ({ done: shownIn(year).filter(({ completed }) => completed).length, total: shownIn(year).length })) }),
    },
  };
}
