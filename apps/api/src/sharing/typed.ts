import type { Sharing, SurveyFields } from '@bridge/model';
import { quotable, generatorInput, milestonesOf, type StoredBlueprint } from '../blueprints/face.ts';
import type { Content } from '../core/content.ts';

const enough = 2; // words of a text that was cut: with fewer it is a word that anybody may use
const telling = 4; // words that nobody but who typed them would begin with; fewer are only theirs where the text says so, by quotation marks or by … where they were cut
const longest = 300;

/** What of a blueprint its owner has typed: milestones that are all theirs, and answers of the survey where they are quoted. */
export function typedIn(stored: StoredBlueprint, profile: SurveyFields, content: Content): Sharing['typed'] {
  const answers = typedAnswers(stored, profile, content);
  const found = (text: string) => answers.flatMap((answer) => wordsIn(text, answer) ?? []);
  return [
    ...found(stored.structured.careerVision).map((words) => ({ words })),
    ...milestonesOf(stored).flatMap(({ id, text, own, reworded }) => (own || reworded ? [text] : found(text)).map((words) => ({ milestone: id, words }))),
  ];
}

/** The answers of today, and what the milestones came from: a blueprint may be older than an answer. */
function typedAnswers(stored: StoredBlueprint, profile: SurveyFields, content: Content): string[] {
  const { answers, envision } = generatorInput(content, profile, content.document('locales').source);
  const reasons = milestonesOf(stored).flatMap((milestone) => milestone.reasons.map(({ text }) => text));
  const typed = [envision, ...Object.values(answers).flatMap((answer) => [answer?.other, answer?.text]), ...reasons];
  return [...new Set(typed.flatMap((text) => quotable(text, longest)?.replace(/…$/, '') ?? []))];
}

/** The words of an answer as a text has them: whole, or its beginning where it was cut. Undefined where it has neither. */
export function wordsIn(text: string, answer: string): string | undefined {
  const whole = fold(text);
  const has = (words: string) => standsIn(whole, fold(words));
  if (has(answer)) return answer;
  const words = answer.split(' ');
  const isThere = (count: number) => has(words.slice(0, count).join(' '));
  if (words.length <= enough || !isThere(enough)) return undefined;
  let count = enough;
  while (count < words.length && isThere(count + 1)) count++;
  const beginning = words.slice(0, count).join(' ');
  return count >= telling || isSaidToBeQuoted(whole, fold(beginning)) ? beginning : undefined;
}

/** Words in quotation marks of whichever language, or cut off after them. */
function isSaidToBeQuoted(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text.slice(0, at).trimEnd().at(-1) ?? '', text.slice(at + words.length).trimStart().at(0) ?? ''];
    if (after === '…' || (mark.test(before) && mark.test(after))) return true;
  }
  return false;
}

const letter = /[\p{L}\p{N}]/u;
const mark = /[\p{Pi}\p{Pf}„"']/u;

/** Whether words stand somewhere as words, not inside of others. */
function standsIn(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!letter.test(text[at - 1] ?? '') && !letter.test(text[at + words.length] ?? '')) return true;
  }
  return false;
}

const fold = (text: string) => text.normalize('NFC').toLowerCase();
