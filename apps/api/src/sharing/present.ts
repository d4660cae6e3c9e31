import { years, type SharedBlueprint } from '@bridge/model';
import { presentBlueprint } from '../blueprints/face.ts';
import type { SharedRow } from './store.ts';

/** A shared blueprint with what its owner shows, and nothing else: of what is left out not even the number. */
export function presentShared({ firstName, lastName, email, share: { shown, leftOut }, stored }: SharedRow): SharedBlueprint {
  const { structuredJson, milestones } = presentBlueprint(stored);
  const isHidden = new Set(leftOut);
  const shownIn = (year: (typeof years)[number]) => milestones[year].filter(({ id }) => !isHidden.has(id));
  const inYear = (year: (typeof years)[number]) => shownIn(year).map(({ text, completed }) => ({ text, ...(shown.showsProgress && { completed }) }));
  const roadmap = Object.fromEntries(years.map((year) => [year, inYear(year)])) as Record<(typeof years)[number], ReturnType<typeof inYear>>; // fromEntries forgets the keys
  return {
    firstName,
    lastName,
    ...(shown.showsEmail && { email }),
    careerBlueprint: {
      structuredJson: { careerVision: structuredJson.careerVision },
      ...(shown.showsRoadmap && { roadmap }),
      ...(shown.showsProgress && { progress: years.map((year) => ({ done: shownIn(year).filter(({ completed }) => completed).length, total: shownIn(year).length })) }),
    },
  };
}
