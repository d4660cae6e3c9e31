import type { FitReason } from '@bridge/model';
import { skillNames } from '../content/skill-fit.ts';
import { skillBook } from '../content/skills.ts';
import type { Content } from '../core/content.ts';
import { skillsIn } from './fit.ts';

/** Says what a reason names in the language of the page: skills by their names there; other values of profiles are those of the onboarding, which are English. */
export function reasonWords(content: Content, locale: string): (reason: FitReason) => FitReason {
  const book = skillBook(content);
  const questions = locale === content.document('locales').source ? [] : content.document('onboarding/mentor', locale).phases.flatMap((phase) => phase.questions);
  const labels = new Map(questions.flatMap((question) => ('options' in question ? question.options : [])).map(({ value, label }) => [value, label]));
  return (reason) => {
    const skills = skillsIn(reason);
    if (skills) return { ...reason, value: skillNames(skills, book, locale) };
    const label = reason.rule === 'level' || reason.value === undefined ? undefined : labels.get(reason.value); // a level has words of its own
    return label === undefined ? reason : { ...reason, value: asWritten(label, reason.value ?? '', locale) };
  };
}

/** It stands inside a sentence, as the value does: in a small letter where that begins with one. */
function asWritten(label: string, value: string, locale: string): string {
  return /^\p{Ll}/u.test(value) ? label.charAt(0).toLocaleLowerCase(locale) + label.slice(1) : label;
}
