import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fromWire, mentorAnswers, mentorUpdate, toWire, visibleQuestions, type Answers, type AskedDocument, type AskedQuestion, type MentorProfile } from '@bridge/model';
import { Content } from '@bridge/content/engine/content';
import type { DocumentId, Documents } from '@bridge/content/engine/documents';
import { documentModule } from '../virtual-modules.ts';

// The product's own languages, all that have a folder: what is answered in one means the same in every other.
const content = await new Content(path.resolve(import.meta.dirname, '../../../../content')).readAll();
const { source, locales } = content.locales()!; // the content check asks for the file
const translated = locales.map(({ code }) => code).filter((code) => code !== source);

function read<Id extends DocumentId>(id: Id, locale: string): Documents[Id] {
  return content.get(id, locale) as Documents[Id]; // the id says what it is
}

const survey = (locale: string) => read('surveys/talent', locale);
const onboarding = (locale: string) => read('onboarding/mentor', locale);
const questionsOf = ({ phases }: AskedDocument) => phases.flatMap(({ questions }) => questions);
const mostOptions = (document: AskedDocument) => Math.max(...questionsOf(document).map(({ options = [] }) => options.length));

/** Every question answered: single choices with the option at a place of the list, lists with all up to there, and words of one's own. */
function answersAt(place: number, document: AskedDocument): Answers {
  const answer = ({ type, options = [], input }: AskedQuestion) => {
    if (type === 'text') return { text: input === 'amount' ? '20' : 'Words of my own' };
    const last = Math.min(place, options.length - 1);
    const ids = options.map(({ id }) => id);
    return type === 'multi-select' ? { options: ids.slice(0, last + 1), other: 'Something else' } : { options: ids.slice(last, last + 1), text: 'Words of my own' };
  };
  return Object.fromEntries(questionsOf(document).map((question) => [question.id, answer(question)]));
}

const rounds = (document: AskedDocument) => Array.from({ length: mostOptions(document) }, (_, place) => answersAt(place, document));

test.each(translated)('in %s the survey sends what it sends in the source language, byte for byte, and what is stored reads the same', (locale) => {
  for (const answers of rounds(survey(source))) {
    const sent = toWire(survey(source), answers, 'To lead');
    expect(JSON.stringify(toWire(survey(locale), answers, 'To lead'))).toBe(JSON.stringify(sent));
    expect(fromWire(survey(locale), sent)).toEqual(fromWire(survey(source), sent));
  }
});

test.each(translated)('in %s the onboarding sends what it sends in the source language, byte for byte, and what is stored reads the same', (locale) => {
  for (const answers of rounds(onboarding(source))) {
    const sent = mentorUpdate(onboarding(source), answers, 'To help');
    expect(JSON.stringify(mentorUpdate(onboarding(locale), answers, 'To help'))).toBe(JSON.stringify(sent));
    const stored = sent as MentorProfile; // a first one has both parts of the hours
    expect(mentorAnswers(onboarding(locale), stored)).toEqual(mentorAnswers(onboarding(source), stored));
  }
});

test.each(translated)('in %s the same questions are asked, with the same options, in words of that language', (locale) => {
  for (const document of [survey, onboarding]) {
    for (const answers of rounds(document(source))) {
      const asked = (code: string) => visibleQuestions(questionsOf(document(code)), answers).map(({ id, type, options }) => [id, type, options?.map((option) => option.id)]);
      expect(asked(locale)).toEqual(asked(source));
    }
  }
  const prompts = (code: string) => survey(code).phases.flatMap(({ questions }) => questions.map(({ prompt }) => prompt));
  expect(prompts(locale).filter((prompt) => prompts(source).includes(prompt))).toEqual([]);
});

test('what the first screen of the survey reads of content is at most 5 KB in every language', () => {
  const shown = ['surveys/talent', 'interface/survey', 'interface/questionnaire'] as const;
  const bytes = (locale: string) => shown.reduce((sum, id) => sum + gzipSync(documentModule(read(id, locale))).length, 0);
  expect(locales.map(({ code }) => [code, bytes(code)] as const).filter(([, size]) => size > 5 * 1024)).toEqual([]);
});
