import type { Content } from '../core/content.ts';

/** The fields and industries that mentors choose from, in a language. */
export function mentorTopics(content: Content, locale: string): { value: string; label: string }[] {
  const { phases, sends } = content.document('onboarding/mentor', locale);
  const asked = new Set([sends.fieldsOfExpertise, sends.industryExpertise]);
  return phases.flatMap(({ questions }) => questions).flatMap((question) => (asked.has(question.id) && 'options' in question ? question.options.map(({ value, label }) => ({ value, label })) : []));
}
