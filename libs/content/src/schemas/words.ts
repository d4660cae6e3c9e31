import { failures, type FailureCode } from '@bridge/model';
import { z } from 'zod';
import { marks, refuseHostile, strangeName } from '../marks.ts';

const keyPattern = /^[a-zA-Z0-9][a-zA-Z0-9-]*(?:_[a-zA-Z0-9]+)*$/;
const pluralSuffix = /_(?:zero|one|two|few|many|other)$/;
/** With a way to write it, of those that i18next has itself: {{count, number}}. */
const placeholder = /\{\{-?\s*[a-zA-Z_][\w.]*(?:\s*,\s*(?:number|currency|datetime|relativetime|list)\b[^{}]*)?\s*\}\}/g;
const nesting = /\$t\([^()]*\)/g;

/** One wording of the screens or the server, with {{placeholders}}. */
const wordSchema = z
  .string()
  .min(1, 'is empty')
  .regex(/^$|\S/, 'is empty: it holds blanks alone')
  .max(1000)
  .superRefine((value, context) => {
    refuseHostile(value, context);
    const strange = strangeName(value) ?? /\*\*|~~|`/.exec(value)?.[0];
    if (strange !== undefined) context.addIssue({ code: 'custom', message: `has ${strange}, which is shown as it stands`, params: { code: 'placeholder' } });
    if (strange !== undefined || !/[{}]|\$t\(/.test(value)) return;
    if (/[{}]/.test(value.replace(placeholder, '')) || value.replace(nesting, '').includes('$t(')) {
      context.addIssue({ code: 'custom', message: 'has a broken placeholder: write {{name}}', params: { code: 'placeholder' } });
    }
  })
  .register(marks, { mark: 'text', rich: false, maximum: 1000 });

export type WordTree = { [key: string]: string | WordTree };

const keySchema = z.string().max(80).regex(keyPattern, 'is not a key: use letters, digits and hyphens');

/** Words by nested keys; a plural has one key for each form: items_one, items_other. */
export const wordsSchema: z.ZodType<WordTree, WordTree> = z
  .record(keySchema, z.lazy(() => z.union([wordSchema, wordsSchema])))
  .meta({ title: 'group of words' })
  .superRefine(
    (words, context) => {
      if (typeof words !== 'object' || words === null) return;
      for (const key of Object.keys(words)) {
        const stem = key.replace(pluralSuffix, '');
        if (stem === key || Object.hasOwn(words, `${stem}_other`)) continue;
        context.addIssue({ code: 'custom', path: [key], message: `is a plural form: add "${stem}_other" beside it`, params: { code: 'plural' } });
      }
    },
    { when: () => true }, // also where another word is wrong
  );
export type InterfaceWords = WordTree;
export type Messages = WordTree;

/** The server's refusals: one text for every code that a call can fail with. */
export const failureMessagesSchema = z
  .strictObject(Object.fromEntries(Object.keys(failures).map((code) => [code, wordSchema])) as Record<FailureCode, typeof wordSchema>) // fromEntries forgets the keys
  .meta({ title: 'list of refusals' });
export type FailureMessages = z.infer<typeof failureMessagesSchema>;
