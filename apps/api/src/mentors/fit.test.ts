import type { SurveyFields } from '@bridge/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testContent } from '../testing/content.ts';
import { skillBook } from '../content/skills.ts';
import { fitTags, reasonsFor, wantedFit } from './fit.ts';

const book = skillBook(testContent);
const unknown = { counts: new Map<string, number>(), total: 0 };
const fit = testContent.document('mentors/fit');
const survey = testContent.document('surveys/talent');
const onboarding = testContent.document('onboarding/mentor');

test('the rules name values that the survey and the onboarding really send', () => {
  const sentBySurvey = new Set(survey.phases.flatMap(({ questions }) => questions.flatMap((question) => ('options' in question ? (question.options ?? []) : []).map(({ value }) => value))));
  const sentByMentors = new Set(onboarding.phases.flatMap(({ questions }) => questions.flatMap((question) => ('options' in question ? (question.options ?? []) : []).map(({ value }) => value))));
  for (const { talent, mentor } of fit.rules.flatMap(({ pairs }) => pairs ?? [])) {
    expect([talent, sentBySurvey.has(talent)]).toEqual([talent, true]);
    expect([mentor, sentByMentors.has(mentor)]).toEqual([mentor, true]);
  }
});

test('a reason is true: the talent asked for it and the mentor offers it, at most two, the weightier first', () => {
  const industries = fc.subarray(['Finance', 'Technology', 'Healthcare']);
  const skills = fc.subarray(['Cloud Computing', 'Data Analysis', 'UI/UX Design']);
  fc.assert(
    fc.property(industries, skills, industries, fc.subarray(['Cloud', 'Data Science', 'UI/UX']), (wantedIndustries, wantedSkills, industryExpertise, fieldsOfExpertise) => {
      const answers: SurveyFields = { industriesOfInterest: wantedIndustries, technicalSkills: wantedSkills };
      const reasons = reasonsFor(fitTags({ industryExpertise, fieldsOfExpertise }, fit, book), wantedFit(answers, fit, book, unknown), { average: null, count: 0 });
      expect(reasons.length).toBeLessThanOrEqual(2);
      const shared = industryExpertise.filter((industry) => wantedIndustries.includes(industry));
      for (const { rule, value } of reasons) if (rule === 'industry') expect(shared).toContain(value);
      if (shared.length > 0) expect(reasons.some(({ rule }) => rule === 'industry')).toBe(true);
      if (wantedSkills.includes('Cloud Computing') && fieldsOfExpertise.includes('Cloud')) expect(reasons[0]).toEqual({ rule: 'skills', value: expect.stringContaining('cloud-computing') });
    }),
  );
});
