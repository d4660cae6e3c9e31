import { z } from 'zod';
import { label, marks, ref } from '../marks.ts';

const localeCode = () =>
  z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'is not a language tag such as "fr" or "pt-BR"')
    .register(marks, { mark: 'id', collection: 'locales', unique: 'document' });

/** The languages the site speaks. */
export const localesSchema = z
  .strictObject({
    source: ref('locales').meta({ description: 'The language content/ is written in.' }),
    locales: z
      .array(
        z
          .strictObject({
            code: localeCode(),
            name: label(60).meta({ description: 'The language’s name in the language itself.' }),
            dir: z.enum(['ltr', 'rtl']).meta({ description: 'Direction of writing.' }),
            fallback: ref('locales').optional().meta({ description: 'The language read where a text is missing.' }),
          })
          .meta({ title: 'locale' }),
      )
      .min(1),
  })
  .meta({ title: 'list of locales' })
  .superRefine(({ source, locales }, context) => {
    const fallbacks = new Map(locales.map(({ code, fallback }) => [code, fallback]));
    locales.forEach(({ code, fallback }, index) => {
      const fault = (message: string) => context.addIssue({ code: 'custom', path: ['locales', index, 'fallback'], message, params: { code: 'contradiction' } });
      if (code === source && fallback !== undefined) fault('is not for the source language: its texts are never missing');
      for (let next = fallback, steps = 0; next !== undefined; next = fallbacks.get(next), steps++) {
        if (next === code) return fault(`leads back to "${code}"`);
        if (steps > locales.length) return undefined; // a loop of others, told at each of them
      }
      return undefined;
    });
  });
export type Locales = z.infer<typeof localesSchema>;
