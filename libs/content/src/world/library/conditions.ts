import type { MilestoneEntry } from '../../schemas/blueprint.ts';
import type { Survey } from '../../schemas/survey.ts';
import type { Path } from '../../source.ts';
import type { Told } from '../world.ts';

export type Conditions = Pick<MilestoneEntry, 'text' | 'for' | 'when' | 'unless'> & Partial<Pick<MilestoneEntry, 'also' | 'needs'>>;
export type Milestone = { entry: MilestoneEntry; file: string; at: Path };

export type Found = { at: Path; code: Told['code']; message: string };

/** The questions with options, those of them that take one answer, what is chosen and what is typed. */
export type Known = { lists: Set<string>; single: Set<string>; chosen: Set<string>; typed: Set<string> };

export function namesFor(survey: Survey): Known {
  const questions = survey.phases.flatMap((phase) => phase.questions);
  const withOptions = questions.filter((question) => 'options' in question);
  const typed = questions.flatMap((question) => {
    const own = question.type === 'text' || (question.type === 'radio' && question.followUp) ? [`${question.id}:text`] : [];
    return question.type === 'multi-select' || ('allowOther' in question && question.allowOther) ? [...own, `${question.id}:other`] : own;
  });
  const chosen = withOptions.flatMap(({ id, options }) => options.map((option) => `${id}:${option.id}`));
  return { lists: new Set(withOptions.map(({ id }) => id)), single: new Set(withOptions.flatMap(({ id, type }) => (type === 'multi-select' ? [] : [id]))), chosen: new Set(chosen), typed: new Set([...typed, 'envision']) };
}

export const isTyped = (tag: string) => /^envision$|:(?:text|other)$/.test(tag);
export const questionOf = (tag: string) => tag.split(':')[0]!; // split() has a first part

/** "3:text" where nothing is typed at question 3: the name is known, but nobody can ever give that answer. */
export function tellOfUntyped(tags: readonly string[], at: Path, { typed }: Known): Found[] {
  return tags.flatMap((tag, index): Found[] => (isTyped(tag) && !typed.has(tag) ? [{ at: [...at, index], code: 'never', message: `"${tag}" is an answer that nobody can give: question "${questionOf(tag)}" lets nothing be typed there` }] : []));
}
