import type { Said } from '../contract/asking.ts';
import type { SurveyFields } from '../user.ts';

/** What was said to the questions asked back, by their ids, each with the words it was said about. */
export type AskedAnswers = Record<string, { said: Said; about: string }>;

const prefix = 'asked-';

/** What was said back, as it stands among the survey's further answers: "yes: I live with my sister". */
export function askedAnswersOf({ furtherAnswers = {} }: Pick<SurveyFields, 'furtherAnswers'>): AskedAnswers {
  const answers: AskedAnswers = {};
  for (const [id, value] of Object.entries(furtherAnswers)) {
    const [, said, about = ''] = (typeof value === 'string' && id.startsWith(prefix) && /^(yes|no|skip): (.*)$/su.exec(value)) || [];
    if (said) answers[id.slice(prefix.length)] = { said: said as Said, about }; // the pattern says so
  }
  return answers;
}

/** The further answers with these among them; what was said before stays. */
export function withAskedAnswers(furtherAnswers: SurveyFields['furtherAnswers'], asked: AskedAnswers): NonNullable<SurveyFields['furtherAnswers']> {
  return { ...furtherAnswers, ...Object.fromEntries(Object.entries(asked).map(([id, { said, about }]) => [`${prefix}${id}`, `${said}: ${about}`])) };
}

/** Further answers as a survey sends them, with what was said back to questions before. */
export function keepAskedAnswers(before: SurveyFields['furtherAnswers'], sent: SurveyFields['furtherAnswers']): SurveyFields['furtherAnswers'] {
  return sent && withAskedAnswers(sent, askedAnswersOf({ furtherAnswers: before }));
}

/** What was said to a question about just these words; nothing where they have changed since. */
export function saidAbout(asked: AskedAnswers, id: string, about: string): Said | undefined {
  return asked[id]?.about === about ? asked[id].said : undefined;
}
