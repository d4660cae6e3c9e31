import type { ThemeReader } from '@bridge/model';
import { z } from 'zod';
import { id, label, marks, once, ref, text } from '../marks.ts';

// An answer as the library names it: "6:cloud-computing" (question:option), "5:other" (what was typed under "Other"),
// "2:text" (what was typed into a text question or a follow-up), "envision", or "theme:health" (see rules.json).
const answerPattern = /^(?:envision|[a-z0-9-]+:[a-z0-9-]+)$/;

/** An answer that a text of the library speaks to. */
export const answerTagSchema = z
  .string()
  .max(160)
  .regex(answerPattern, 'is not an answer: write "question:option", "question:other", "question:text", "theme:name" or "envision"')
  .register(marks, { mark: 'ref', collection: 'answers' })
  .meta({ title: 'answer' });

const conditionSchema = z
  .union([answerTagSchema, z.string().regex(/^[a-z][a-z0-9-]*$/, 'is not the name of a group in rules.json')])
  .meta({ title: 'answer or group of answers' });

const conditions = {
  for: once(answerTagSchema).optional().meta({ description: 'The answers this text is for: any of them. Absent: for everybody, used where nothing closer fits.' }),
  when: once(conditionSchema).min(1).optional().meta({ description: 'Only for people who also answered this: one of those named, for each question named.' }),
  unless: once(conditionSchema).min(1).optional().meta({ description: 'Not for people who gave any of these answers.' }),
};

const milestoneEntry = z
  .strictObject({
    id: id('milestones', 'everywhere').meta({ description: 'A tick is kept under it. Never change it once people have blueprints.' }),
    years: once(z.int().min(1).max(5)).min(1).meta({ description: 'The years of the roadmap it may stand in.' }),
    text: text(400).meta({ description: 'One or two whole sentences. {5} lists the answers to question 5; {2:text}, {5:other} and {envision} quote what was typed.' }),
    ...conditions,
    also: once(answerTagSchema).min(1).optional().meta({ description: 'Answers that speak for it too, but would not be enough without one of "for".' }),
    after: once(ref('milestones')).min(1).optional().meta({ description: 'Only after one of these milestones in an earlier year.' }),
    topic: z.string().regex(/^[a-z][a-z0-9-]*$/).optional().meta({ description: 'Of all milestones with one topic, a blueprint holds one.' }),
  })
  .meta({ title: 'milestone' });

/** A file of milestone texts: blueprint/milestones/*.json. */
export const blueprintMilestonesSchema = z.strictObject({ milestones: z.array(milestoneEntry).min(1) }).meta({ title: 'milestone texts' });
export type BlueprintMilestones = z.infer<typeof blueprintMilestonesSchema>;
export type MilestoneEntry = BlueprintMilestones['milestones'][number];

/** How the career vision is put together: one sentence for each part. */
export const blueprintVisionsSchema = z
  .strictObject({
    quote: text(40).meta({ description: 'How words that somebody typed stand in a sentence: {words} between the marks of the language.' }),
    phrases: z.record(answerTagSchema, text(80)).meta({ description: 'How an option reads in the middle of a sentence.' }),
    parts: z
      .array(z.strictObject({ id: id('vision-parts', 'document'), patterns: z.array(z.strictObject({ id: id('vision-patterns', 'document'), text: text(400), ...conditions })).min(1) }))
      .min(1)
      .meta({ description: 'Each part gives one sentence: the first pattern that fits the answers.' }),
  })
  .meta({ title: 'vision patterns' });
export type BlueprintVisions = z.infer<typeof blueprintVisionsSchema>;

const words = (description: string) => text(2000).meta({ description });
const fiveYears = z.array(z.number().min(0).max(100)).length(5);

/** The figures by which the composer chooses. */
export const blueprintRulesSchema = z
  .strictObject({
    perYear: z
      .array(z.strictObject({ answers: z.int().min(0), counts: z.array(z.int().min(3).max(6)).length(5) }))
      .min(1)
      .meta({ description: 'How many milestones each year holds, from so many answers on.' }),
    questions: z
      .array(
        z.strictObject({
          id: label(80).meta({ description: 'A question of the survey, "envision" or "theme".' }),
          weights: fiveYears.meta({ description: 'How much an answer to it counts in each year.' }),
          repeat: z.number().min(0).max(1).meta({ description: 'What is left of that weight each time the answer has been used.' }),
        }),
      )
      .min(1)
      .meta({ description: 'In the order in which milestones stand inside a year.' }),
    firstUse: z.number().min(1).max(100).meta({ description: 'How many times its weight an answer counts until it is first used.' }),
    sameYear: z.number().min(0).max(1).meta({ description: 'What is left of the weight when the year already holds a milestone for the answer.' }),
    continues: z.number().min(1).max(100).meta({ description: 'How many times its score a milestone counts that builds on an earlier one.' }),
    general: z.number().min(0).max(100).refine((score) => score !== 0, 'is a weight for nothing: use more than 0').meta({ description: 'The score of a milestone that is for everybody.' }),
    quoteLength: z.int().min(20).max(200).meta({ description: 'Typed words are cut to so many characters when quoted.' }),
    listLength: z.int().min(1).max(6).meta({ description: 'A list in a sentence names so many answers at most.' }),
    tieBreak: answerTagSchema.meta({ description: 'The answer that decides between equals, so that people differ and retakes do not.' }),
    groups: z.record(id('answer-groups', 'document', { collection: 'answers', names: (group) => [group] }), once(answerTagSchema).min(1)).meta({ description: 'Names for answers that conditions often need together.' }),
    themes: z
      .array(
        z.strictObject({
          id: id('themes', 'document', { collection: 'answers', names: (theme) => [`theme:${theme}`] }),
          from: once(answerTagSchema).min(1).meta({ description: 'The typed answers to look into, the first that matches counts.' }),
          words: words('Words that tell it by themselves, with commas between them; a star takes any beginning or ending. Every language has its own, and those of all languages are looked for.'),
          hints: words('Words that tell it only beside one of "with", in the same thought: "children" beside "my".').optional(),
          with: words('What "hints" need beside them.').optional(),
          except: words('Phrases in which the words mean something else: "food science" is no cooking.').optional(),
          unless: words('Words that take it back in the same thought: "no problem".').optional(),
          anyone: z.boolean().optional().meta({ description: 'It also holds where it is said of somebody else: who looks after a brother.' }),
          evenDenied: z.boolean().optional().meta({ description: 'It holds though it is denied: who has no electricity speaks of electricity.' }),
        }),
      )
      .meta({ description: 'What typed words are about. A theme is an answer like any other: "theme:health".' }),
    manner: z
      .strictObject({
        common: words('Frequent small words, by which the language of a typed text is told.'),
        breaks: words('Begin a new thought: "but", "and I".'),
        denials: words('Deny what follows in the same thought: "not", "anything but".'),
        afterDenials: words('Deny what stands before them: "is not for me".'),
        affirmations: words('Look like a denial and are none: "no doubt".'),
        alternatives: words('Go on with a list that was denied: "or", "nor".'),
        others: words('Whoever is spoken of after them is somebody else: "my father is".'),
      })
      .meta({ description: 'How each language says no, but and somebody else, so that "I have no children" is not read as children.' }),
  })
  .meta({ title: 'composer rules' });
export type BlueprintRules = z.infer<typeof blueprintRulesSchema>;

/** Lines as people type them, with what they mean: the check reads each, and tells of a word that turns one round. */
export const typedLinesSchema = z
  .strictObject({
    lines: z
      .array(
        z.strictObject({
          at: answerTagSchema.meta({ description: 'Where it was typed: "envision", "12:text".' }),
          typed: label(400),
          means: once(ref('themes')).meta({ description: 'The themes of rules.json that it is about; none for a line that only looks like one.' }),
          unsure: z.array(ref('themes')).optional().meta({ description: 'Themes of which a careful reader could not say.' }),
          missed: z.array(ref('themes')).optional().meta({ description: 'Of those in "means", what the rules do not find yet.' }),
        }),
      )
      .min(1),
  })
  .meta({ title: 'typed lines' });
export type TypedLines = z.infer<typeof typedLinesSchema>;

/** What an AI provider is told to do, paragraph by paragraph. Written for a model and never shown, so it is not translated. */
export const blueprintPromptSchema = z
  .strictObject({
    instructions: z.array(label(1500, ['language'])).min(1).max(30).meta({ description: 'Sent as they are, one paragraph a line. {{language}} becomes the name of the language to write in.' }),
  })
  .meta({ title: 'instructions for an AI provider' });
export type BlueprintPrompt = z.infer<typeof blueprintPromptSchema>;

/** All documents of blueprint/, gathered; `reader` finds the themes by the words of every language. */
export type BlueprintLibrary = { milestones: MilestoneEntry[]; visions: BlueprintVisions; rules: BlueprintRules; reader: ThemeReader };
