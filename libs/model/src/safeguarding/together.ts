import type { Together } from './contact-words.ts';
import type { Rule } from './rules.ts';
import { glued, letters, maybe, not, phrase, seq, sign, space, stops, times, word, type Step } from './steps.ts';

/** What says something with what follows, within three words or as many as it says, or right behind what says how. */
export function together(all: readonly Together[]): Rule[] {
  return all.map((one) => ({
    first: one.first,
    get isBehindArticle() {
      return one.first.some((phrase) => /\p{Script=Arabic}/u.test(phrase));
    },
    then: () => followed(one),
  }));
}

function followed({ of, how, within, by, then, unless }: Together): Step {
  const pause = maybe(sign(',:،'));
  const between = how ? [pause, space, times(seq(phrase(how), pause, space), 0, 3)] : within ? [pause, space, times(seq(word, pause, space), 0, within)] : [space, times(seq(letters, space), 0, 3)];
  return seq(...(of ? [space, phrase(of)] : []), ...between, ...(by ? [glued(by), maybe(space)] : []), phrase(then), stops, ...(unless ? [not(seq(space, phrase(unless), stops))] : []));
}
