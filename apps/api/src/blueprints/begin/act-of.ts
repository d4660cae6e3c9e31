import type { BlueprintBegin } from '@bridge/content';
import { has, plain, wordsOf, type Words } from '@bridge/model';

type Act = BlueprintBegin['acts'][number];
const cache = new WeakMap<Act, Words>();
const verbsOf = (act: Act) => cache.get(act) ?? cache.set(act, wordsOf(act.verbs)).get(act)!; // just put there

/** The act of a milestone that no file holds: by how its text begins, then by all of it; the last act where no verb is known. */
export function actOf(text: string, acts: readonly Act[]): Act {
  const whole = plain(text);
  const start = `${whole.split(' ').slice(0, 4).join(' ')} `;
  const known = acts.filter(({ verbs }) => verbs);
  return known.find((act) => has(start, verbsOf(act))) ?? known.find((act) => has(whole, verbsOf(act))) ?? acts.at(-1)!; // the schema wants one
}
