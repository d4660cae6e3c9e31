import { tidyLine, tidyProse } from '../fields.ts';
import { limits } from '../limits.ts';
import { surveyFieldsSchema, type SurveyFields } from '../user.ts';
import type { Answer, Answers } from './answer.ts';
import { isOthers, knownOptions, listedOptions, takesOther, type AskedDocument, type AskedOption, type AskedQuestion } from './question.ts';
import { asksFollowUp, chosen, visibleQuestions } from './visible.ts';

type Wire = string | string[];

/** The fields that carry a list, whatever the type of the question that fills them. */
const lists = new Set(['industriesOfInterest', 'technicalSkills', 'softSkills', 'Skill_development_strategies', 'Career_goal', 'careerChallenges']);
const notForQuestions = new Set(['currentJobTitle', 'careerAspiration', 'furtherAnswers']);

/**
 * The answers as the profile update sends them. Every question is in it, an unanswered or hidden one as empty, so that
 * what an earlier round of the survey stored does not linger.
 */
export function toWire(survey: AskedDocument, answers: Answers, envision: string): SurveyFields {
  const questions = questionsOf(survey);
  const visible = new Set(visibleQuestions(questions, answers));
  const fields: Record<string, Wire> = {};
  const further: Record<string, Wire> = {};
  // Retired ones first: the field of one may be sent by another question now.
  for (const question of questions.toSorted((one, two) => Number(two.retired ?? false) - Number(one.retired ?? false))) {
    const value = answerToWire(question, visible.has(question) ? answers[question.id] : undefined);
    if (hasField(question)) fields[question.field] = lists.has(question.field) ? asList(value) : asText(value);
    else further[question.id] = value;
  }
  const aspiration = tidyProse(envision, limits.answerLength);
  const wire = { ...fields, currentJobTitle: aspiration, careerAspiration: aspiration };
  // `fields` has only keys of the schema, each with the kind of value the schema wants: hasField and `lists` see to it.
  return (Object.keys(further).length ? { ...wire, furtherAnswers: further } : wire) as SurveyFields;
}

/** The answers that stored fields came from: known values as option ids, anything else as the free text of "Other". */
export function fromWire(survey: AskedDocument, fields: SurveyFields): Answers {
  const answers: Answers = {};
  for (const question of questionsOf(survey)) {
    // hasField: a key of the schema; furtherAnswers: by question id
    const value: Wire | undefined = hasField(question)
      ? (fields as Record<string, Wire | undefined>)[question.field]
      : fields.furtherAnswers?.[question.id];
    const answer = value === undefined ? undefined : answerFromWire(question, value);
    if (answer) answers[question.id] = answer;
  }
  return answers;
}

function questionsOf(survey: AskedDocument) {
  return survey.phases.flatMap((phase) => phase.questions);
}

function hasField(question: AskedQuestion): question is AskedQuestion & { field: string } {
  return question.field !== undefined && Object.hasOwn(surveyFieldsSchema.entries, question.field) && !notForQuestions.has(question.field);
}

function answerToWire(question: AskedQuestion, answer: Answer | undefined): Wire {
  const values = new Map(listedOptions(question).map((option) => [option.id, option.value]));
  const cased = (text: string) => (question.lowerCase ? text.toLowerCase() : text);
  const text = tidyProse(cased(answer?.text ?? ''), limits.answerLength);
  if (question.type === 'text') return text;
  const typed = takesOther(question) ? tidyLine(cased(answer?.other ?? ''), limits.otherLength) : '';
  const other = values.get(findOption(listedOptions(question), typed) ?? '') ?? withoutOthers(typed);
  const picked = [...chosen(question, answer).map((id) => values.get(id) ?? ''), other].filter(Boolean).map(cased);
  if (question.type === 'multi-select') return [...new Set(picked)].slice(0, limits.answersPerQuestion);
  const first = picked[0] ?? '';
  return asksFollowUp(question, answer) && text ? tidyProse(`${first}: ${text}`, limits.answerLength) : first;
}

function answerFromWire(question: AskedQuestion, value: Wire): Answer | undefined {
  if (question.type === 'text') return textAnswer(asText(value));
  if (question.type === 'multi-select') return multiSelectAnswer(question, asList(value));
  const text = asText(value);
  const known = findOption(knownOptions(question), text);
  if (known) return { options: [known] };
  const lead = knownOptions(question)
    .filter((option) => question.followUp?.when.includes(option.id) && sameText(text.slice(0, option.value.length + 2), `${option.value}: `))
    .toSorted((a, b) => b.value.length - a.value.length)[0];
  if (lead) return { options: [lead.id], ...textAnswer(text.slice(lead.value.length + 2)) };
  const other = takesOther(question) && withoutOthers(tidyLine(text, limits.otherLength));
  if (other) return { options: [], other };
  return question.followUp ? textAnswer(text) : undefined;
}

function multiSelectAnswer(question: AskedQuestion, values: string[]): Answer | undefined {
  const options: string[] = [];
  const others: string[] = [];
  for (const value of values) {
    const known = findOption(knownOptions(question), value);
    if (known) options.push(known);
    else others.push(withoutOthers(value));
  }
  const other = takesOther(question) && tidyLine(others.filter(Boolean).join(', '), limits.otherLength);
  if (!options.length && !other) return undefined;
  return { options: [...new Set(options)], ...(other && { other }) };
}

function findOption(options: readonly AskedOption[], value: string) {
  return options.find((option) => sameText(option.value, value))?.id;
}

/** The word "Others" itself says nothing: it never goes on the wire, and is no free text either. */
function withoutOthers(text: string) {
  return isOthers(text) ? '' : text;
}

function sameText(one: string, two: string) {
  return one.toLowerCase() === two.toLowerCase();
}

function textAnswer(text: string): Answer | undefined {
  const tidy = tidyProse(text, limits.answerLength);
  return tidy ? { text: tidy } : undefined;
}

function asText(value: Wire) {
  return typeof value === 'string' ? value : tidyProse(value.join(', '), limits.answerLength);
}

function asList(value: Wire) {
  return typeof value === 'string' ? [tidyLine(value, limits.answerLength)].filter(Boolean) : value;
}
