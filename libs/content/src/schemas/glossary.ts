import { z } from 'zod';
import { id, idPattern } from '../marks.ts';

const pattern = z.array(z.string().min(1, 'is empty').max(60).regex(/^\*?[^*]+\*?$/, 'is a word or words; a star may stand at its beginning or end')).min(1).max(20);

/**
 * translations/<code>/glossary.json: the words that a language has for those of the product. A star leaves the beginning
 * or the end of a word open.
 */
export const glossarySchema = z
  .strictObject({
    terms: z
      .array(
        z
          .strictObject({
            id: id('terms').describe('Known by in messages of the check.').regex(idPattern),
            source: pattern.describe('The words of the source: "blueprint*".'),
            say: pattern.describe('One of these stands in the translation of each text that holds the source’s words.'),
            except: pattern.optional().describe('Source words in which the term means something else: "price plan*".'),
            reserved: z.literal(true).optional().describe('These words stand for this term alone, and nowhere else.'),
            note: z.string().max(300).optional(),
          })
          .meta({ title: 'term' }),
      )
      .superRefine((terms, context) => {
        terms.forEach(({ id: name }, index) => {
          if (terms.findIndex((term) => term.id === name) < index) context.addIssue({ code: 'custom', path: [index, 'id'], message: `is that of another term already: "${name}"`, params: { code: 'duplicate-id' } });
        });
      })
      .default([]),
    avoid: z
      .array(z.strictObject({ never: pattern.describe('Words that this language does not use here, such as those of another region.'), say: z.string().min(1).max(60) }).meta({ title: 'word to avoid' }))
      .default([]),
  })
  .meta({ title: 'glossary' });
export type GlossaryFile = z.infer<typeof glossarySchema>;
