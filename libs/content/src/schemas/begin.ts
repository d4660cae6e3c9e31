import { z } from 'zod';
import { answerTagSchema } from './blueprint.ts';
import { id, label, once, ref, text, wordList } from '../marks.ts';
import { costs, hoursSchema } from './effort.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The product's own places to go to. */
export const ways = ['mentors', 'projects', 'webinars'] as const;

/** How each kind of act is begun: what a milestone says for itself where it differs stands beside its text. */
export const blueprintBeginSchema = z
  .strictObject({
    acts: z
      .array(
        z
          .strictObject({
            id: id('acts', 'everywhere'),
            verbs: wordList(1200).meta({ description: 'By which a milestone that no file holds (an AI provider’s, or its owner’s own) is known: words with commas between them, each language its own. The first act with one of them counts.' }).optional(),
            first: text(260).meta({ description: 'What can be done this week, with what is at hand.' }),
            done: text(260).meta({ description: 'How one knows that it is done.' }),
            stuck: text(300).meta({ description: 'What to do when it does not go on.' }),
            hours: hoursSchema,
            cost: z.enum(costs).meta({ description: 'Beside time: "none"; "small" for fares, data, prints; "some" for an amount that has to be found first. A milestone that "needs" money has "some" by itself.' }),
            ways: once(z.enum(ways)).min(1),
          })
          .meta({ title: 'act' }),
      )
      .min(1)
      .meta({ description: 'The last one stands for whatever fits no other.' }),
  })
  .meta({ title: 'ways to begin' });
export type BlueprintBegin = z.infer<typeof blueprintBeginSchema>;
export type Act = BlueprintBegin['acts'][number];

/** What one meets at an address, and so how much comes over the wire. */
const forms = ['pages', 'book', 'exercises', 'video'] as const;
const size = z.int().min(1).max(2000);
const address = z
  .string()
  .max(300)
  .refine((value) => {
    const url = URL.parse(value);
    return url?.protocol === 'https:' && url.href === value && !url.username && !url.port && url.hostname.includes('.') && !/^[\d.]+$|:/.test(url.hostname);
  }, 'is not a whole public address as a browser writes it, such as "https://www.example.org/"')
  .meta({ description: 'As it was seen in a source; none is made up.' });

/** Free and lasting places where something can be learned, read or applied for. When each was last looked at is the operator’s to know, and stands in the database. */
export const resourcesSchema = z
  .strictObject({
    megabytes: z.strictObject({ pages: size, book: size, exercises: size, video: size }).meta({ description: 'What a first hour of each form takes, roughly: said to those who pay for data.' }),
    items: z
      .array(
        z
          .strictObject({
            id: id('resources', 'everywhere').meta({ description: 'Checks and reports are kept under it. Another address is another resource: give it another id.' }),
            title: label(120).meta({ description: 'In the language of the resource.' }),
            publisher: label(80),
            address,
            languages: once(z.string().regex(/^[a-z]{2,3}$/, 'is not the code of a language, such as "fr"').refine((code) => languageNames.of(code) !== undefined, 'is the code of no language')).min(1),
            form: z.enum(forms),
            megabytes: size.optional().meta({ description: 'Where its form does not tell.' }),
            price: z.enum(['free', 'free-to-learn']).meta({ description: '"free-to-learn": only a certificate costs.' }),
            for: once(answerTagSchema).min(1).optional().meta({ description: 'The answers whose milestones it helps with.' }),
            topics: once(z.string().regex(/^[a-z][a-z0-9-]*$/)).min(1).optional().meta({ description: 'Topics of milestones that it helps with.' }),
            acts: once(ref('acts')).min(1).optional().meta({ description: 'Acts that it helps with, whatever the milestone is about.' }),
            seen: label(200).meta({ description: 'The source in which the address was seen. Not shown.' }),
          })
          .meta({ title: 'resource' }),
      )
      .min(1),
  })
  .meta({ title: 'resources' });
export type Resources = z.infer<typeof resourcesSchema>;
export type Resource = Resources['items'][number];
