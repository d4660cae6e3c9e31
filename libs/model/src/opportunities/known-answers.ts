import { knownOptions, type AskedDocument, type AskedOption, type AskedQuestion } from '../questions/question.ts';
import type { Answers } from '../questions/answer.ts';
import { fromWire } from '../questions/wire.ts';
import { tidyProse } from '../fields.ts';
import { limits } from '../limits.ts';
import type { SurveyFields } from '../user.ts';

/** A survey with the words of its options. */
type WordedSurvey = { phases: readonly { id: string; questions: readonly (AskedQuestion & { options?: readonly (AskedOption & { label: string })[] | undefined })[] }[] };

/** What the survey knows already of a form's questions, in the reader's words: those that name one of its fields. */
export function knownAnswers(questions: readonly AskedQuestion[], survey: WordedSurvey, fields: SurveyFields, locale: string): Answers {
  const texts = questions.filter(({ type }) => type === 'text');
  const form: AskedDocument = { phases: [{ id: 'form', questions: questions.flatMap((question) => (question.prefill && !texts.includes(question) ? [{ ...question, field: question.prefill }] : [])) }] };
  const chosen = fromWire(form, fields);
  const typed = texts.flatMap(({ id, prefill, maxLength = limits.answerLength }) => {
    const text = tidyProse(textOf(prefill, survey, fields, locale), maxLength);
    return text ? [[id, { text }] as const] : [];
  });
  return { ...chosen, ...Object.fromEntries(typed) };
}

function textOf(field: string | undefined, survey: WordedSurvey, fields: SurveyFields, locale: string): string {
  const question = survey.phases.flatMap(({ questions }) => questions).find((one) => one.field === field && !one.retired);
  const value = Object.entries(fields).find(([key]) => key === field)?.[1];
  if (field === undefined || value === undefined || (typeof value === 'object' && !Array.isArray(value))) return '';
  const answer = question && fromWire(survey, fields)[question.id];
  if (!question?.options || !answer) return typeof value === 'string' ? value : '';
  const labels = knownOptions(question).filter(({ id }) => answer.options?.includes(id)).map(({ label }) => label);
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format([...labels, ...(answer.other ? [answer.other] : [])]);
}
