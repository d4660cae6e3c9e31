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

function shared(rule: string, ids: readonly string[], wanted: ReadonlyMap<string, string>): FitReason[] {
  return ids.flatMap((id) => (wanted.has(id) ? [{ rule, value: wanted.get(id) ?? id }] : []));
}

function chosen({ phases }: Survey, field: 'industriesOfInterest' | 'technicalSkills', answers: readonly string[] = []): Map<string, string> {
  const question = phases.flatMap(({ questions }) => questions).find((one) => one.field === field);
  const options = question && 'options' in question ? question.options : [];
  return new Map(options.filter(({ value }) => answers.includes(value)).map(({ id, label }) => [id, label]));
}
