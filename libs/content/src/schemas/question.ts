import { limits, surveyFieldsSchema, textInputs } from '@bridge/model';
import { z } from 'zod';
import type { Localised } from '../localised.ts';
import { answerNames, id, label, ref, text } from '../marks.ts';

type WireKey = Exclude<keyof typeof surveyFieldsSchema.entries, 'furtherAnswers'>;
const entries = Object.entries(surveyFieldsSchema.entries).filter(([key]) => key !== 'furtherAnswers');
const wireKeys = entries.map(([key]) => key) as [WireKey, ...WireKey[]]; // Object.entries forgets the keys
const listKeys = new Set<string>(entries.filter(([, entry]) => 'wrapped' in entry && entry.wrapped.type === 'array').map(([key]) => key));

const retired = z.literal(true).optional().meta({ description: 'No longer asked. It stays here so that earlier answers, and the reasons of blueprints made from them, can be read.' });

const option = z
  .strictObject({
    id: id('options', 'list', answerNames.option).meta({ description: 'Stored in answers. Never change it once people have answered.' }),
    label: text(120).meta({ description: 'What the reader sees.' }),
    value: label(200).meta({ description: 'What is sent to the server, in every language.' }),
    retired,
  })
  .meta({ title: 'option' });

const shared = {
  id: id('questions', 'document', answerNames.question).meta({ description: 'Answers are kept under it. Never change it once people have answered.' }),
  prompt: text(300).meta({ description: 'The question itself.' }),
  help: text(300).optional().meta({ description: 'A smaller line below the question.' }),
  field: z.enum(wireKeys).optional().meta({ description: 'The key the answer is sent under. Absent: sent under the question’s id.' }),
  prefill: z.enum(wireKeys).optional().meta({ description: 'In the form of an application: the answer of the survey, by its key, that it begins with. A talent sees it and can change it.' }),
  required: z.boolean().optional(),
  retired,
  showIf: z
    .strictObject({ question: ref('questions'), options: z.array(ref('options', { field: 'question' })).min(1) })
    .optional()
    .meta({ title: 'condition', description: 'Ask only if one of these options was chosen in that earlier question.' }),
};
const options = z.array(option).min(1).max(limits.answersPerQuestion);
const allowOther = z.boolean().optional().meta({ description: 'Offer "Other" with a free text. Absent: yes in a multi-select, no elsewhere.' });
const lengths = { minLength: z.int().min(0).optional(), maxLength: z.int().min(1).max(limits.answerLength).optional() };
const placeholder = text(120).optional();

const dropdown = z.strictObject({ ...shared, type: z.literal('dropdown'), options, placeholder, allowOther });
const input = z.enum(textInputs).optional().meta({ description: 'What kind of text it is: checked, and fitted with the right keyboard. Absent: any text.' });
const autoComplete = z
  .enum(['given-name', 'family-name', 'name', 'email', 'tel', 'organization', 'organization-title', 'country-name', 'url'])
  .optional()
  .meta({ description: 'What the browser may fill in, of the reader’s own particulars.' });
const readOnly = z.boolean().optional().meta({ description: 'Shows what the product knows already, and cannot be changed here.' });
const textQuestion = z.strictObject({ ...shared, type: z.literal('text'), placeholder, rows: z.int().min(1).max(12).optional(), input, autoComplete, readOnly, ...lengths });
const multiSelect = z.strictObject({
  ...shared,
  type: z.literal('multi-select'),
  options,
  allowOther,
  lowerCase: z.boolean().optional().meta({ description: 'Send the free text of "Other" in lower case.' }),
  minSelected: z.int().min(0).optional(),
  maxSelected: z.int().min(1).max(limits.answersPerQuestion).optional(),
});
const radio = z.strictObject({
  ...shared,
  type: z.literal('radio'),
  options,
  allowOther,
  followUp: z
    .strictObject({ label: text(200), when: z.array(ref('options', 'item')).min(1), ...lengths })
    .optional()
    .meta({ title: 'follow-up', description: 'A text asked below when one of these options is chosen.' }),
});

const titled = <Schema extends z.ZodType>(schema: Schema) => schema.meta({ title: 'question' });

/** One question of a survey. */
export const questionSchema = z
  .discriminatedUnion('type', [titled(dropdown), titled(textQuestion), titled(multiSelect), titled(radio)])
  .superRefine((question, context) => {
    const fault = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message, params: { code: 'contradiction' } });
    if (question.field && listKeys.has(question.field) !== (question.type === 'multi-select')) {
      fault(['field'], `"${question.field}" ${listKeys.has(question.field) ? 'takes a list: only a multi-select' : 'takes one text: no multi-select'} can send it`);
    }
    const hasOther = 'options' in question && (question.allowOther ?? question.type === 'multi-select');
    if (hasOther) question.options.forEach(({ id }, index) => ['other', 'others'].includes(id) && context.addIssue({ code: 'custom', path: ['options', index, 'id'], message: `is "${id}": "Other", with its own text, is offered at the end by itself`, params: { code: 'contradiction' } }));
    if ('options' in question && question.options.every((one) => one.retired)) fault(['options'], 'are all retired: mark the question itself');
    if (question.type === 'text' && (question.minLength ?? 0) > (question.maxLength ?? limits.answerLength)) fault(['minLength'], 'is more than "maxLength"');
    if (question.type === 'multi-select' && (question.minSelected ?? 0) > (question.maxSelected ?? question.options.length + 1)) {
      fault(['minSelected'], 'is more than can be selected');
    }
    if (question.type === 'multi-select' && (question.maxSelected ?? 0) > question.options.length + (hasOther ? 1 : 0)) fault(['maxSelected'], 'is more than there are options');
  });
export type Question = Localised<z.infer<typeof questionSchema>>;
export type Option = Localised<z.infer<typeof option>>;
