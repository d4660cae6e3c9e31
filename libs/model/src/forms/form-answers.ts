import type { Answer, Answers } from '../questions/answer.ts';
import { takesOther, type AskedQuestion } from '../questions/question.ts';
import { asksFollowUp } from '../questions/visible.ts';

// Names of a form's controls: the question's id for its text or its options, and with a dot, which no id has, the texts beside.

/** What "Other" sends among the options. */
export const otherValue = '.other';

/** The name of the text beside "Other". */
export function otherName(question: string) {
  return `${question}.other`;
}

/** The name of a radio's follow-up text. */
export function textName(question: string) {
  return `${question}.text`;
}

/** The answers in what a form sends: `FormData` and `URLSearchParams` are such entries. What is no text is left out. */
export function formAnswers(questions: readonly AskedQuestion[], entries: Iterable<readonly [string, unknown]>): Answers {
  const sent = new Map<string, string[]>();
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue;
    const values = sent.get(name) ?? [];
    values.push(value.replace(/\r\n?/g, '\n').trim());
    sent.set(name, values);
  }
  const answers: Answers = {};
  for (const question of questions) {
    const answer = answerIn(question, sent);
    if (Object.keys(answer).length > 0) answers[question.id] = answer;
  }
  return answers;
}

function answerIn(question: AskedQuestion, sent: ReadonlyMap<string, string[]>): Answer {
  const values = (sent.get(question.id) ?? []).filter(Boolean);
  if (question.type === 'text') return values[0] === undefined ? {} : { text: values[0] };
  const options = values.filter((value) => value !== otherValue);
  const answer: Answer = options.length > 0 ? { options } : {};
  if (takesOther(question) && values.includes(otherValue)) answer.other = sent.get(otherName(question.id))?.[0] ?? '';
  // A text typed before another option was chosen is not what the sender means to say
  const text = asksFollowUp(question, answer) && sent.get(textName(question.id))?.[0];
  return text ? { ...answer, text } : answer;
}
