import type { Survey } from '@bridge/content';
import type { FitReason, SurveyFields } from '@bridge/model';
import { metBy, skillNames, wishesFor, type Offered, type Wish } from '../content/skill-fit.ts';
import type { SkillBook } from '../content/skills.ts';
import type { Offer } from './catalogue.ts';

/** What the survey's answers look for: industries as options of their question, with their words, and skills. */
export type Interests = { industry: ReadonlyMap<string, string>; wishes: readonly Wish[] };

/** What an industry counts that both have, in the tenths of a skill. */
export const industryTenths = 10;

/** The talent's industries and skills, and how much each speaks for an offer. */
export function interestsOf(profile: SurveyFields, survey: Survey, book: SkillBook, offered: Offered): Interests {
  return { industry: chosen(survey, 'industriesOfInterest', profile.industriesOfInterest), wishes: wishesFor(book.ofTalent(profile), book, offered) };
}

/** How much speaks for an offer; the database counts posts the same way. */
export function fitOf({ industries, skills }: Pick<Offer, 'industries' | 'skills'>, { industry, wishes }: Interests): number {
  return industries.filter((id) => industry.has(id)).length * industryTenths + metBy(wishes, skills).tenths;
}

/** What speaks for an offer: an industry that both have, the skills, then further industries. */
export function reasonsOf({ industries, skills }: Pick<Offer, 'industries' | 'skills'>, { industry, wishes }: Interests, book: SkillBook, locale: string): FitReason[] {
  const shared = industries.flatMap((id) => (industry.has(id) ? [{ rule: 'industry', value: industry.get(id) ?? id }] : []));
  const { own, near } = metBy(wishes, skills);
  const named = own.length > 0 ? [{ rule: 'skill', value: skillNames(own, book, locale) }] : near.length > 0 ? [{ rule: 'near', value: skillNames(near, book, locale) }] : [];
  return [...shared.slice(0, 1), ...named, ...shared.slice(1)];
}

/** A talent's technical skills: by their names where they are known, and as they were typed. */
export function skillsOf({ technicalSkills = [] }: SurveyFields, survey: Survey, book: SkillBook, locale: string): string[] {
  const labels = new Map(optionsOf(survey, 'technicalSkills').map(({ value, label }) => [value, label]));
  return technicalSkills.map((value) => labels.get(value) ?? book.nameOf(book.idOf(value) ?? value, locale));
}

/** What the survey calls the industries that an offer suits, and the names of the skills. */
export function tagsOf({ industries, skills }: Pick<Offer, 'industries' | 'skills'>, survey: Survey, book: SkillBook, locale: string): { industries: string[]; skills: string[] } {
  const inWords = (field: Field, ids: readonly string[]) => optionsOf(survey, field).filter(({ id }) => ids.includes(id)).map(({ label }) => label);
  const asked = new Set(optionsOf(survey, 'technicalSkills').map(({ id }) => id));
  const others = skills.filter((id) => !asked.has(id) && book.has(id)).map((id) => book.nameOf(id, locale));
  return { industries: inWords('industriesOfInterest', industries), skills: [...inWords('technicalSkills', skills), ...others] };
}

function chosen(survey: Survey, field: Field, answers: readonly string[] = []): Map<string, string> {
  return new Map(optionsOf(survey, field).filter(({ value }) => answers.includes(value)).map(({ id, label }) => [id, label]));
}

type Field = 'industriesOfInterest' | 'technicalSkills';

function optionsOf({ phases }: Survey, field: Field) {
  const question = phases.flatMap(({ questions }) => questions).find((one) => one.field === field);
  return question && 'options' in question ? question.options : [];
}
