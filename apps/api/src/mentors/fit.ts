import type { Fit } from '@bridge/content';
import type { FitReason, MentorProfile, SurveyFields } from '@bridge/model';
import { metBy, nearly, wishesFor, type Offered, type Wish } from '../content/skill-fit.ts';
import type { SkillBook } from '../content/skills.ts';

type Rule = Fit['rules'][number];
/** What speaks for a mentor: a tag that the mentor may have, and how much it counts for this talent. */
export type WantedTag = { tag: string; weight: number };
/** All that a talent's answers look for; `skills` are the wishes behind the tags that begin with "skills". */
export type WantedFit = { tags: WantedTag[]; skills: Wish[] };

export const skillTag = 'skills:';
const partTag = 'skills-in:';

/** What a mentor is compared by, such as "industry:Finance" or "skills:bookkeeping"; "skills-in:accounting" is somebody with a part of it. */
export function fitTags(profile: MentorProfile, { rules }: Fit, book: SkillBook): string[] {
  const skills = book.ofMentor(profile);
  const parts = skills.flatMap((id) => book.widerOf(id) ?? []);
  return [...new Set([...rules.flatMap((rule) => (profile[rule.mentor] ?? []).map((value) => tagOf(rule, value))), ...skills.map((id) => skillTag + id), ...parts.map((id) => partTag + id)])]; // in the order of the profile: what stands first is offered first
}

/** The tags of the skills a talent has, by which the mentors with each are counted. */
export function skillTags(answers: SurveyFields, book: SkillBook): string[] {
  return book.ofTalent(answers).map((id) => skillTag + id);
}

/** What the talent's answers look for in a mentor, the strongest first. */
export function wantedFit(answers: SurveyFields, { rules, skills }: Fit, book: SkillBook, offered: Offered): WantedFit {
  const wanted = new Map<string, number>();
  for (const rule of rules) {
    for (const answer of [answers[rule.talent] ?? []].flat()) {
      const paired = rule.pairs?.filter(({ talent }) => talent === answer).map(({ mentor }) => mentor) ?? [];
      const values = rule.pairs && !rule.same ? paired : [...paired, answer];
      for (const value of values) wanted.set(tagOf(rule, value), rule.weight);
    }
  }
  const own = book.ofTalent(answers);
  const wishes = wishesFor(own, book, offered);
  for (const { id, tenths, near } of wishes) {
    const part = near && own.includes(book.widerOf(id) ?? '');
    if (!part) wanted.set(skillTag + id, (skills.weight * tenths) / 10);
  }
  for (const id of own) if (book.partsOf(id).length > 0) wanted.set(partTag + id, skills.weight * nearly); // one tag for all parts of it
  const tags = [...wanted].map(([tag, weight]) => ({ tag, weight })).toSorted((a, b) => b.weight - a.weight || (a.tag < b.tag ? -1 : 1)).slice(0, mostTags);
  return { tags, skills: wishes };
}
const mostTags = 40;

/** Whether a tag is of a skill that both have. */
export const isSkillTag = (tag: string) => tag.startsWith(skillTag);

/** The two strongest reasons for a mentor: of different rules where there are two, and a good rating where there is room. */
export function reasonsFor(tags: readonly string[], { tags: wanted, skills: wishes }: WantedFit, rating: { average: number | null; count: number }): FitReason[] {
  const skills = tags.filter(isSkillTag).map((tag) => tag.slice(skillTag.length));
  const { own: both, near } = metBy(wishes, skills);
  const named: FitReason[] = both.length > 0 ? [{ rule: 'skills', value: both.join(',') }] : near.length > 0 ? [{ rule: 'skills-near', value: near.join(',') }] : [];
  const others = tags.filter((tag) => !tag.startsWith('skills'));
  const shared = wanted.filter(({ tag }) => others.includes(tag)).map(({ tag }) => reasonOf(tag));
  const firstOfRule = shared.filter((reason, index) => shared.findIndex(({ rule }) => rule === reason.rule) === index);
  const close = named.length > 0 ? firstOfRule.filter(({ rule }) => rule !== 'skill') : firstOfRule; // "close to your skills" says less than which
  const rest = shared.filter((reason) => !firstOfRule.includes(reason));
  const rated: FitReason[] = rating.average === null ? [{ rule: 'new' }] : rating.average >= 4 ? [{ rule: 'rating', value: rating.average.toFixed(1) }] : [];
  const own = others.map(reasonOf).filter(({ rule }) => rule !== 'level');
  const offers: FitReason[] = [
    ...skills.filter((id) => !both.includes(id) && !near.includes(id)).map((id) => ({ rule: 'offers', value: skillTag + id })),
    ...own.filter(({ rule, value }) => rule !== 'skill' && !shared.some((one) => one.rule === rule && one.value === value)).map(({ value }) => ({ rule: 'offers', ...(value !== undefined && { value }) })),
  ];
  return [...named, ...close, ...rest.filter(({ rule }) => named.length === 0 || rule !== 'skill'), ...rated, ...offers].slice(0, 2);
}

/** The skills that a reason names; undefined where it names none. */
export function skillsIn({ rule, value = '' }: FitReason): string[] | undefined {
  if (rule === 'skills' || rule === 'skills-near') return value.split(',');
  return rule === 'offers' && value.startsWith(skillTag) ? [value.slice(skillTag.length)] : undefined;
}

function tagOf({ id }: Rule, value: string): string {
  return `${id}:${value}`;
}

function reasonOf(tag: string): FitReason {
  const colon = tag.indexOf(':');
  return { rule: tag.slice(0, colon), value: tag.slice(colon + 1) };
}
