import type { CareerBlueprint } from '@bridge/model';

/** For the text of a plan: the language that it was written in, unless it is its owner's own words. */
export function saidIn({ language }: Pick<CareerBlueprint, 'language'>, { own, reworded }: { own?: boolean | undefined; reworded?: boolean | undefined } = {}) {
  return { dir: 'auto', lang: own || reworded ? undefined : language } as const;
}
