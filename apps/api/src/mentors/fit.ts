import type { Fit } from '@bridge/content';
import type { FitReason, MentorProfile, SurveyFields } from '@bridge/model';

type Rule = Fit['rules'][number];
/** What speaks for a mentor: a tag that the mentor may have, and how much it counts for this talent. */
export type WantedTag = { tag: string; weight: number };

/** What a mentor is compared by, such as "industry:Finance". */
export function fitTags(profile: MentorProfile, { rules }: Fit): string[] {
  return [...new Set(rules.flatMap((rule) => (profile[rule.mentor] ?? []).map((value) => tagOf(rule, value))))].toSorted();
}

/** What the talent's answers look for in a mentor, the strongest first. */
export function wantedTags(answers: SurveyFields, { rules }: Fit): WantedTag[] {
  const wanted = new Map<string, number>();
  for (const rule of rules) {
    for (const answer of [answers[rule.talent] ?? []].flat()) {
      const paired = rule.pairs?.filter(({ talent }) => talent === answer).map(({ mentor }) => mentor) ?? [];
      const values = rule.pairs && !rule.same ? paired : [...paired, answer];
      for (const value of values) wanted.set(tagOf(rule, value), rule.weight);
    }
  }
  return [...wanted].map(([tag, weight]) => ({ tag, weight })).toSorted((a, b) => b.weight - a.weight || (a.tag < b.tag ? -1 : 1)).slice(0, mostTags);
}
const mostTags = 40;

/** The two strongest reasons for a mentor: of different rules where there are two, and a good rating where there is room. */
export function reasonsFor(tags: readonly string[], wanted: readonly WantedTag[], rating: { average: number | null; count: number }): FitReason[] {
  const shared = wanted.filter(({ tag }) => tags.includes(tag)).map(({ tag }) => reasonOf(tag));
  const firstOfRule = shared.filter((reason, index) => shared.findIndex(({ rule }) => rule === reason.rule) === index);
  const rest = shared.filter((reason) => !firstOfRule.includes(reason));
  const rated: FitReason[] = rating.average === null ? [{ rule: 'new' }] : rating.average >= 4 ? [{ rule: 'rating', value: rating.average.toFixed(1) }] : [];
  const own = tags.map(reasonOf).filter(({ rule }) => rule !== 'level');
  const others: FitReason[] = own.filter((reason) => !shared.some((one) => one.rule === reason.rule && one.value === reason.value)).map(({ value }) => ({ rule: 'offers', ...(value !== undefined && { value }) }));
  return [...firstOfRule, ...rest, ...rated, ...others].slice(0, 2);
}

function tagOf({ id }: Rule, value: string): string {
  return `${id}:${value}`;
}

function reasonOf(tag: string): FitReason {
  const colon = tag.indexOf(':');
  return { rule: tag.slice(0, colon), value: tag.slice(colon + 1) };
}
