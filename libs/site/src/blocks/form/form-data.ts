import type { Form } from '@bridge/content';
import type { AnswerProblem, AskedQuestion } from '@bridge/model/forms';
import type { SiteWords } from '../../words.ts';

/** What live-form.ts needs of the words. */
export type FormWords = Pick<SiteWords['form'], 'sending' | 'summary' | 'offline' | 'unexpected'> & { problems: Record<AnswerProblem['key'], string> };

const keys = ['required', 'tooShort', 'tooLong', 'tooFew', 'tooMany', 'otherTooLong', 'email', 'tel', 'url', 'amount', 'timeZone'] as const satisfies readonly AnswerProblem['key'][];

/** The rules of a form's questions, without their words. */
export function rulesOf({ questions }: Form): AskedQuestion[] {
  return questions.map((question: AskedQuestion) => {
    const { id, type, required, showIf, input, minLength, maxLength, allowOther, minSelected, maxSelected, options, followUp } = question;
    const ofOptions = { options: options?.map((option) => ({ id: option.id, value: option.value })), allowOther, minSelected, maxSelected };
    const ofFollowUp = followUp && { when: followUp.when, minLength: followUp.minLength, maxLength: followUp.maxLength };
    return { id, type, required, showIf, input, minLength, maxLength, ...ofOptions, followUp: ofFollowUp };
  });
}

/** The words live-form.ts says; `fields` is the document messages/fields. */
export function wordsOf({ sending, summary, offline, unexpected }: SiteWords['form'], fields: object): FormWords {
  const texts = fields as FormWords['problems']; // content check has made sure that these keys are there
  return { sending, summary, offline, unexpected, problems: Object.fromEntries(keys.map((key) => [key, texts[key]])) as FormWords['problems'] };
}
