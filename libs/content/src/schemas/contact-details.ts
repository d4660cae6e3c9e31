import { contactDetailsIn, contactKinds } from '@bridge/model';
import { z } from 'zod';
import { label } from '../marks.ts';

const words = z.array(label(60)).min(1);

/** By which words of any language a message tells a way to get in touch elsewhere; the examples are read with them. */
export const contactDetailsSchema = z
  .strictObject({
    digits: z.array(words).length(10).meta({ description: 'The words for 0 to 9 in all languages, in this order.' }),
    pairs: words.meta({ description: 'Words for numbers of two digits, as numbers are said in pairs.' }),
    between: words.meta({ description: 'Words that stand between digits that are said.' }),
    at: words.meta({ description: 'Words for @.' }),
    dot: words.meta({ description: 'Words for the dot in an address.' }),
    ends: words.meta({ description: 'Ends of addresses, without the dot.' }),
    ways: words.meta({ description: 'Services and phrases that lead elsewhere by themselves.' }),
    examples: z.array(z.strictObject({ text: label(300), is: z.enum(contactKinds) })).min(1).meta({ description: 'What has to be held, and as what.' }),
    counterExamples: z.array(label(300)).min(1).meta({ description: 'What must not be held.' }),
  })
  .meta({ title: 'words of contact details' })
  .superRefine(({ examples, counterExamples, ...rules }, context) => {
    const tell = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message, params: { code: 'contradiction' } });
    examples.forEach(({ text, is }, index) => {
      if (!contactDetailsIn(text, rules).includes(is)) tell(['examples', index, 'text'], `is not seen as "${is}" with these words`);
    });
    counterExamples.forEach((text, index) => {
      const found = contactDetailsIn(text, rules);
      if (found.length > 0) tell(['counterExamples', index], `would be held as ${found.join(' and ')}`);
    });
  });
export type ContactDetails = z.infer<typeof contactDetailsSchema>;
