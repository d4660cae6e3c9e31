import type { BlueprintLibrary, Survey } from '@bridge/content';
import { themesIn, type Answers, type Reason } from '@bridge/model';
import { quotable } from './typed.ts';

/**
 * One thing the talent told us. `quote` is what was typed, `phrase` how it reads in the middle of a sentence; `source` is
 * the answer itself, which a theme shares with the text it was found in.
 */
export type Fact = { tag: string; source: string; question: string; reason: Reason; quote?: string; phrase: string };
export type Facts = Map<string, Fact>;

/** All that the answers say, by tag, in the order of the survey; what the survey does not know is left out. */
export function factsOf(library: BlueprintLibrary, survey: Survey, answers: Answers, envision: string, known: Set<string>): Facts {
  const { rules, reader, visions } = library;
  const facts: Facts = new Map();
  const quoted = (words: string) => visions.quote.replace('{words}', () => words);
  const typed = (tag: string, question: string, words: string | undefined) => {
    const quote = quotable(words, rules.quoteLength);
    if (quote) facts.set(tag, { tag, source: tag, question, quote, phrase: quoted(quote), reason: { question, text: quote } });
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
      if (known.has(tag)) facts.set(tag, { tag, source: tag, question: question.id, phrase: visions.phrases[tag] ?? option.label, reason });
      else facts.set(`${question.id}:other`, { tag: `${question.id}:other`, source: tag, question: question.id, quote: option.label, phrase: quoted(option.label), reason });
    }
    if (answer.other) typed(`${question.id}:other`, question.id, answer.other);
    const asked = question.type === 'text' || ('followUp' in question && question.followUp?.when.some((id) => answer.options?.includes(id)));
    if (asked) typed(`${question.id}:text`, question.id, answer.text);
  }
  const about = new Map<string, Set<string>>();
  const found = (tag: string) => about.get(tag) ?? about.set(tag, themesIn(fullText(tag, answers, envision), reader)).get(tag)!; // just put there
  for (const theme of rules.themes) {
    const source = theme.from.find((tag) => found(tag).has(theme.id));
    const fact = source && facts.get(source);
    if (fact) facts.set(`theme:${theme.id}`, { ...fact, tag: `theme:${theme.id}`, question: 'theme' });
  }
  return facts;
}

function fullText(tag: string, answers: Answers, envision: string): string {
  if (tag === 'envision') return envision;
  const [question = '', part] = tag.split(':');
  return (part === 'other' ? answers[question]?.other : answers[question]?.text) ?? '';
}
