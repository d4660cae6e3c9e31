import type { BlueprintLibrary, Survey } from '@bridge/content';
import { readTyped, saidAbout, type Answers, type AskedAnswers, type Reading, type Reason } from '@bridge/model';
import { quotable } from './typed.ts';

/**
 * One thing the talent told us. `quote` is what was typed, `phrase` how it reads in the middle of a sentence; `source` is
 * the answer itself, which a theme shares with the text it was found in. A theme has a reason for every text that says it.
 */
export type Fact = { tag: string; source: string; question: string; reasons: [Reason, ...Reason[]]; quote?: string; phrase: string };
export type Facts = Map<string, Fact>;
/** What the composer reads: the answers of a talent, with what was said to questions asked back. */
export type Given = { library: BlueprintLibrary; survey: Survey; answers: Answers; envision: string; asked?: AskedAnswers };
/** A theme that may be meant by typed words, asked about before a plan is made. */
export type Unsure = { theme: string; quote: string };

/** All that the answers say, by tag, in the order of the survey, and the themes that are unsure; what the survey does not know is left out. */
export function factsOf({ library, survey, answers, envision, asked = {} }: Given, known: Set<string>): { facts: Facts; unsure: Unsure[] } {
  const { rules, reader, visions } = library;
  const facts: Facts = new Map();
  const quoted = (words: string) => visions.quote.replace('{words}', () => words);
  const typed = (tag: string, question: string, words: string | undefined) => {
    const quote = quotable(words, rules.quoteLength);
    if (quote) facts.set(tag, { tag, source: tag, question, quote, phrase: quoted(quote), reasons: [{ question, text: quote }] });
  };
  typed('envision', 'envision', envision);
  for (const question of survey.phases.flatMap((phase) => phase.questions)) {
    const answer = answers[question.id];
    if (!answer) continue;
    const chosen = 'options' in question ? question.options.filter((option) => answer.options?.includes(option.id)) : [];
    for (const option of chosen) {
      const reason = { question: question.id, option: option.id };
      const tag = `${question.id}:${option.id}`;
      // An option the library has no texts for yet is spoken of as if its label had been typed.
      if (known.has(tag)) facts.set(tag, { tag, source: tag, question: question.id, phrase: visions.phrases[tag] ?? option.label, reasons: [reason] });
      else facts.set(`${question.id}:other`, { tag: `${question.id}:other`, source: tag, question: question.id, quote: option.label, phrase: quoted(option.label), reasons: [reason] });
    }
    if (answer.other) typed(`${question.id}:other`, question.id, answer.other);
    const isAsked = question.type === 'text' || ('followUp' in question && question.followUp?.when.some((id) => answer.options?.includes(id)));
    if (isAsked) typed(`${question.id}:text`, question.id, answer.text);
  }
  const readings = new Map<string, Reading>();
  const read = (tag: string) => readings.get(tag) ?? readings.set(tag, readTyped(fullText(tag, answers, envision), reader)).get(tag)!; // just put there
  const unsure: Unsure[] = [];
  for (const { id, from, asks = [] } of rules.themes) {
    const [plainly, ...too] = from.filter((tag) => facts.has(tag) && read(tag).about.has(id));
    const perhaps = plainly ?? from.find((tag) => read(tag).perhaps.has(id)) ?? asks.find((tag) => read(tag).about.has(id));
    const fact = perhaps && facts.get(perhaps);
    if (!fact) continue;
    const quote = fact.quote ?? '';
    if (!plainly) unsure.push({ theme: id, quote });
    if (plainly || saidAbout(asked, meantId(id), quote) === 'yes') facts.set(`theme:${id}`, { ...fact, tag: `theme:${id}`, question: 'theme', reasons: [...fact.reasons, ...too.flatMap((tag) => facts.get(tag)?.reasons ?? [])] });
  }
  return { facts, unsure };
}

/** The question whether a theme was meant. */
export const meantId = (theme: string) => `meant-${theme}`;

function fullText(tag: string, answers: Answers, envision: string): string {
  if (tag === 'envision') return envision;
  const [question = '', part] = tag.split(':');
  return (part === 'other' ? answers[question]?.other : answers[question]?.text) ?? '';
}
