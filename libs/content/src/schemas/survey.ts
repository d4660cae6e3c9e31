import { limits } from '@bridge/model';
import { z } from 'zod';
import type { Localised } from '../localised.ts';
import { answerNames, id, once, ref, text } from '../marks.ts';
import { askedIn, tellOfQuestions } from './asked.ts';
import { questionSchema } from './question.ts';

/** A part of a questionnaire: an introduction and its questions. */
export const phaseSchema = z
  .strictObject({
    id: id('phases', 'document'),
    label: text(40).meta({ description: 'The small line above the title, such as "Phase 1".' }),
    title: text(80),
    description: text(300),
    illustration: z.enum(['foundation', 'arches', 'deck']).meta({ description: 'The drawing beside the introduction.' }),
    start: text(40).meta({ description: 'The button that starts the phase.' }),
    questions: z.array(questionSchema).min(1),
  })
  .meta({ title: 'phase' });

/** A questionnaire: phases of questions, in the order of the screen. */
export const surveySchema = z
  .strictObject({
    id: id('surveys', 'everywhere', answerNames.survey),
    envision: z
      .strictObject({ title: text(80), prompt: text(200), placeholder: text(120), start: text(40) })
      .meta({ title: 'envision step', description: 'The first step: a wish for the future in the reader’s own words.' }),
    phases: z.array(phaseSchema).min(1),
    completion: z.strictObject({ title: text(80), text: text(300), action: text(40) }).meta({ title: 'completion step' }),
    areas: once(ref('questions')).min(1).optional().meta({ description: 'The questions whose options say what a plan is about: each year is summed up by those that its milestones came from most.' }),
    summary: z.boolean().optional().meta({ description: 'Show all answers for review before they are sent.' }),
  })
  .meta({ title: 'survey' })
  .superRefine((survey, context) => {
    const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message, params: { code: 'contradiction' } });
    tellOfQuestions(askedIn(survey.phases), fault);
    const questions = survey.phases.flatMap((phase) => phase.questions);
    survey.areas?.forEach((area, a) => {
      const question = questions.find(({ id }) => id === area);
      if (question && !('options' in question)) fault(['areas', a], `"${area}" is a question without options: nothing could be named`);
    });
    const sentBy = new Map<string, string>();
    let count = 0;
    survey.phases.forEach((phase, p) => {
      if (phase.questions.every((question) => question.retired)) fault(['phases', p, 'questions'], 'are all retired: the phase would be empty');
      phase.questions.forEach((question, q) => {
        if (++count === limits.questionsPerSurvey + 1) fault(['phases', p, 'questions', q], `is one too many: a survey has at most ${limits.questionsPerSurvey} questions`);
        if (!question.field || question.retired) return;
        const other = sentBy.get(question.field);
        if (other) fault(['phases', p, 'questions', q, 'field'], `"${question.field}" is already sent by question "${other}"`);
        sentBy.set(question.field, question.id);
      });
    });
  });
export type Survey = Localised<z.infer<typeof surveySchema>>;
export type Phase = Survey['phases'][number];
