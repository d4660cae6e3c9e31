import type { Documents, Survey } from '@bridge/content';
import { useDocument } from '../start/use-document.ts';

/** What a post can be sorted by, in the page's language. */
export function usePostOptions() {
  const { categories } = useDocument('lists/opportunities');
  const survey = useDocument('surveys/talent');
  return { categories, industries: optionsOf(survey, 'industriesOfInterest'), skills: optionsOf(survey, 'technicalSkills') };
}

/** What the onboarding calls its options, in the page's language: mentors' profiles hold the values. */
export function labelsIn({ phases }: Documents['onboarding/mentor']): ReadonlyMap<string, string> {
  const options = phases.flatMap(({ questions }) => questions).flatMap((question) => ('options' in question ? question.options : []));
  return new Map(options.map(({ value, label }) => [value, label]));
}

/** What a post can be tagged with: the options of a question of the survey, without "Others"; what is retired says so. */
function optionsOf({ phases }: Survey, field: 'industriesOfInterest' | 'technicalSkills') {
  const question = phases.flatMap(({ questions }) => questions).find((one) => one.field === field && !one.retired);
  const options = question && 'options' in question ? question.options : [];
  return options.filter(({ value }) => !/^others?$/i.test(value));
}
