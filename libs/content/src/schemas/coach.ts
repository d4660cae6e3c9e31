import { z } from 'zod';
import { id, label, text, wordList } from '../marks.ts';

/** The questions that lead from a wish to a day and a place; a milestone is thought through with them where no provider is set up, and wherever somebody likes them better. */
export const blueprintCoachSchema = z
  .strictObject({
    questions: z
      .array(
        z.strictObject({
          id: id('coach-questions').meta({ description: 'What is typed waits on the device under it.' }),
          label: text(40).meta({ description: 'Stands before what was said, in the note that may come of it.' }),
          ask: text(160),
          help: text(240).meta({ description: 'A hint for who does not know what to say.' }),
        }),
      )
      .min(3)
      .max(8)
      .meta({ description: 'In this order: the aim, how things are, ways, what will be done, when and where.' }),
  })
  .meta({ title: 'guided questions' });
export type BlueprintCoach = z.infer<typeof blueprintCoachSchema>;

/** By which words somebody is known who may be in danger, and who then reads of help instead of an answer. */
export const blueprintCrisisSchema = z
  .strictObject({
    words: wordList(6000).meta({ description: 'Tell it by themselves, unless they are denied or part of a phrase of "except". What denies inside of them is part of them: "no reason to live".' }),
    denied: wordList(2000).meta({ description: 'Tell it behind one of "denials", in the same thought: "live".' }),
    denials: wordList(3000).meta({ description: 'Deny what follows them: whole phrases, such as "don t want to". A single word would also deny what follows by chance, and who needs help would be missed.' }),
    breaks: wordList(400).meta({ description: 'Begin a new thought where nobody writes a comma: "i", "but".' }),
    except: wordList(4000).meta({ description: 'Phrases in which the words mean something else: "suicide prevention".' }),
    lines: z
      .array(z.strictObject({ language: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z]+)?$/), typed: label(300), crisis: z.boolean() }))
      .min(1)
      .meta({ description: 'Lines as people type them, of all languages, each with whether it has to be seen. The check reads every one.' }),
  })
  .meta({ title: 'words of somebody in danger' });
export type BlueprintCrisis = z.infer<typeof blueprintCrisisSchema>;
