import type { Survey } from '@bridge/content';
import type { FitReason, SurveyFields } from '@bridge/model';
import type { Offer } from './catalogue.ts';

/** What the survey's answers look for: option ids of the questions on industries and technical skills, with their words. */
export type Interests = { industry: ReadonlyMap<string, string>; skill: ReadonlyMap<string, string> };

/** The talent's industries and skills as options of the survey. */
export function interestsOf(profile: SurveyFields, survey: Survey): Interests {
  return { industry: chosen(survey, 'industriesOfInterest', profile.industriesOfInterest), skill: chosen(survey, 'technicalSkills', profile.technicalSkills) };
}

/** What speaks for an offer: each industry and skill that both have, an industry and a skill before a second of either. */
export function reasonsOf(offer: Pick<Offer, 'industries' | 'skills'>, { industry, skill }: Interests): FitReason[] {
  const industries = shared('industry', offer.industries, industry);
  const skills = shared('skill', offer.skills, skill);
  return [...industries.slice(0, 1), ...skills.slice(0, 1), ...industries.slice(1), ...skills.slice(1)];
}

/** A talent's technical skills in the survey's words, and those they typed. */
export function skillsOf({ technicalSkills = [] }: SurveyFields, survey: Survey): string[] {
  const labels = new Map(optionsOf(survey, 'technicalSkills').map(({ value, label }) => [value, label]));
  return technicalSkills.map((value) => labels.get(value) ?? value);
}

/** What the survey calls the industries and skills that an offer suits. */
export function tagsOf({ industries, skills }: Pick<Offer, 'industries' | 'skills'>, survey: Survey): { industries: string[]; skills: string[] } {
  const inWords = (field: Field, ids: readonly string[]) => optionsOf(survey, field).filter(({ id }) => ids.includes(id)).map(({ label }) => label);
  return { industries: inWords('industriesOfInterest', industries), skills: inWords('technicalSkills', skills) };
}

function shared(rule: string, ids: readonly string[], wanted: ReadonlyMap<string, string>): FitReason[] {
  return ids.flatMap((id) => (wanted.has(id) ? [{ rule, value: wanted.get(id) ?? id }] : []));
}

function chosen(survey: Survey, field: Field, answers: readonly string[] = []): Map<string, string> {
  return new Map(optionsOf(survey, field).filter(({ value }) => answers.includes(value)).map(({ id, label }) => [id, label]));
}

type Field = 'industriesOfInterest' | 'technicalSkills';

function optionsOf({ phases }: Survey, field: Field) {
  const question = phases.flatMap(({ questions }) => questions).find((one) => one.field === field);
  return question && 'options' in question ? question.options : [];
}
