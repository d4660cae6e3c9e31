import { z } from 'zod';
import { label, marks, ref, refuseHostile } from '../marks.ts';

export const localePattern = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

const localeCode = () =>
  z
    .string()
    .regex(localePattern, 'is not a language tag such as "fr" or "pt-BR"')
    .register(marks, { mark: 'id', collection: 'locales', unique: 'document' });

const shape = {
  name: label(60).meta({ description: 'The language’s name in the language itself.' }),
  dir: z.enum(['ltr', 'rtl']).meta({ description: 'Direction of writing.' }),
  region: z
    .string()
    .regex(/^[A-Z]{2}$/, 'is not the code of a country, such as "PT"')
    .optional()
    .meta({ description: 'Whose form of the language the texts are in, where that is not its largest country: "PT". Social networks are told it.' }),
};

/** locales.json: the language content/ is written in. Every other language is a folder of translations/. */
export const localesSchema = z
  .strictObject({
    source: ref('locales').meta({ description: 'The language content/ is written in.' }),
    locales: z.array(z.strictObject({ code: localeCode(), ...shape }).meta({ title: 'locale' })).min(1),
  })
  .meta({ title: 'list of locales' })
  .superRefine(({ source, locales }, context) => {
    locales.forEach(({ code }, index) => {
      if (code === source || !locales.some((other) => other.code === source)) return;
      context.addIssue({ code: 'custom', path: ['locales', index], message: `is not the source language: a language is a folder, translations/${code}, with its own locale.json`, params: { code: 'contradiction' } });
    });
  });

/** translations/<code>/locale.json: what a language is called and which way it is written. */
export const localeSchema = z
  .strictObject({
    ...shape,
    draft: z.boolean().optional().meta({ description: 'Not shown to readers yet: only in development and where tests ask for it.' }),
    notes: z.array(z.string().min(1).max(500).superRefine(refuseHostile)).optional().meta({ description: 'For translators: what was hard to decide, what should be read again.' }),
  })
  .meta({ title: 'locale' });
export type LocaleFile = z.infer<typeof localeSchema>;

/** All languages of the site, the source language first. */
export type Locales = { source: string; locales: { code: string; name: string; dir: 'ltr' | 'rtl'; region?: string | undefined; draft?: boolean | undefined }[] };
