import type { Answer, Reason } from '@bridge/model';

/** What this feature needs of a survey document: enough to turn ids into the labels that the talent saw. */
export type SurveyLabels = {
  /** The questions whose options say what a plan is about. */
  areas?: string[];
  envision?: { prompt: string };
  phases: { questions: { id: string; type?: string; prompt: string; options?: { id: string; label: string }[] }[] }[];
};

/** The answers behind a milestone in the talent's own words. */
export type Because = { chosen: string[]; answered: { question: string; answer: string }[]; wrote: string[] };

const longestQuote = 80;

/** Ids that the survey no longer knows are left out: content may have changed since the blueprint was made. */
export function becauseOf(reasons: Reason[], survey: SurveyLabels): Because {
  const questions = survey.phases.flatMap((phase) => phase.questions);
  const because: Because = { chosen: [], answered: [], wrote: [] };
  for (const reason of reasons) {
    const question = questions.find(({ id }) => id === reason.question);
    const label = question?.options?.find(({ id }) => id === reason.option)?.label;
    if (reason.text?.trim()) addOnce(because.wrote, shorten(reason.text.trim()));
    // "Because you chose Yes" says nothing without its question.
    else if (label && question?.type === 'radio') because.answered.push({ question: question.prompt, answer: label });
    else if (label) addOnce(because.chosen, label);
  }
  return because;
}

/** An answer in the words of the survey, and what was typed as it was; empty where nothing was said. */
export function wordsOf({ options = [], other, text }: Answer, question: string, survey: SurveyLabels): string[] {
  const known = survey.phases.flatMap((phase) => phase.questions).find(({ id }) => id === question)?.options ?? [];
  const chosen = known.filter(({ id }) => options.includes(id)).map(({ label }) => label);
  return [...chosen, ...[other, text].flatMap((typed) => (typed?.trim() ? [shorten(typed.trim())] : []))];
}

function addOnce(list: string[], text: string) {
  if (!list.includes(text)) list.push(text);
}

function shorten(text: string) {
  const letters = [...text];
  if (letters.length <= longestQuote) return text;
  const cut = letters.slice(0, longestQuote).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > longestQuote / 2 ? cut.slice(0, space) : cut}…`;
}
