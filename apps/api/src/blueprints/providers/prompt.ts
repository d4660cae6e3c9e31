import type { Content } from '../../core/content.ts';
import type { GivenAnswer } from './answers.ts';

/** What the model is told to do, and in which language to write: content, and the same for everybody. */
export function instructionsOf(content: Content, locale = content.document('locales').source): string {
  const language = content.document('locales').locales.find(({ code }) => code === locale)?.name ?? locale;
  return content.document('blueprint/prompt').instructions.join('\n').replaceAll('{{language}}', language);
}

/** The answers as data: one line of JSON, which nothing inside it can leave. */
export function messageOf(answers: readonly GivenAnswer[]): string {
  return JSON.stringify({ answers: answers.map(({ name, asked, said }) => ({ name, asked, said })) });
}

/** Whether a text gives away a passage of the instructions. */
export function quotes(instructions: string): (text: string) => boolean {
  const passages = new Set(passagesOf(instructions));
  return (text) => passagesOf(text).some((passage) => passages.has(passage));
}

const passageLength = 8;

function passagesOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(passageLength - 1).map((_, place) => words.slice(place, place + passageLength).join(' '));
}
