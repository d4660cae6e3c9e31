import { roles } from '@bridge/model';
import { z } from 'zod';
import type { Localised } from '../localised.ts';
import { id, link, rich, text } from '../marks.ts';
import { tellOfQuestions } from './asked.ts';
import { questionSchema } from './question.ts';

/** A public form: questions drawn by the questionnaire's fields, checked by the same rules in the browser and on the server. */
export const formSchema = z
  .strictObject({
    id: id('forms', 'everywhere'),
    title: text(80).meta({ description: 'What the operator and the mail call it.' }),
    submit: text(40),
    instead: z
      .strictObject({ role: z.enum(roles), to: link() })
      .meta({ title: 'other place', description: 'Who is signed in with this role is led there instead.' })
      .optional(),
    sent: z.strictObject({ title: text(80), text: rich(400) }).meta({ title: 'thanks' }),
    questions: z.array(questionSchema).min(1).max(30),
  })
  .meta({ title: 'form' })
  .superRefine(({ questions }, context) => {
    tellOfQuestions(questions.map((question, index) => ({ question, at: ['questions', index] })), (path, message) => context.addIssue({ code: 'custom', path, message, params: { code: 'contradiction' } }));
  });
export type Form = Localised<z.infer<typeof formSchema>>;
