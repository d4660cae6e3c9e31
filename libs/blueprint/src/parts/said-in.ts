import type { CareerBlueprint, Milestone } from '@bridge/model';

/** For the text of a plan: the language that it was written in, unless it is its owner's own words. */
export function saidIn({ language }: Pick<CareerBlueprint, 'language'>, { own, reworded }: Partial<Milestone> = {}) {
  return { dir: 'auto', lang: own || reworded ? undefined : language } as const;
}
