import type { ThemeReader } from '@bridge/model';
import { z } from 'zod';
import { answersInBraces, id, label, marks, once, ref, text, wordList } from '../marks.ts';
import { costs, hoursSchema } from './effort.ts';

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

/** What a milestone may ask for, and what people may refuse or lack. */
const needs = ['lead', 'study', 'abroad', 'money', 'laptop', 'hours'] as const;

/** What makes help with a career work, whatever its form; see docs/decisions/plan-rubric.md. */
export const helps = ['written', 'feedback', 'work', 'models', 'support'] as const;

const milestoneEntry = z
  .strictObject({
    id: id('milestones', 'everywhere').meta({ description: 'A tick is kept under it. Never change it once people have blueprints.' }),
    years: once(z.int().min(1).max(5)).min(1).meta({ description: 'The years of the roadmap it may stand in.' }),
    text: text(400, answersInBraces).meta({ description: 'One or two whole sentences. {5} lists the answers to question 5; {2:text}, {5:other} and {envision} quote what was typed.' }),
    ...conditions,
    also: once(answerTagSchema).min(1).optional().meta({ description: 'Answers that speak for it too, but would not be enough without one of "for".' }),
    after: once(ref('milestones')).min(1).optional().meta({ description: 'Only after one of these milestones in an earlier year.' }),
    needs: once(z.enum(needs)).min(1).optional().meta({ description: 'What it asks for that a person may refuse or lack; see "refusals" in rules.json.' }),
    helps: once(z.enum(helps)).min(1).optional().meta({ description: 'Which of the five parts that make a plan work it brings: a written exercise, feedback of one’s own, knowledge of the working world, somebody to learn from, people who stand by.' }),
    topic: z.string().regex(/^[a-z][a-z0-9-]*$/).optional().meta({ description: 'Of all milestones with one topic, a blueprint holds one.' }),
    skills: once(ref('skills')).min(1).max(4).optional().meta({ description: 'The skills that doing it builds, beside those that "for" names by an answer.' }),
    act: ref('acts').meta({ description: 'What kind of act it is: how it is begun, known to be done, and helped on where it is stuck stands in begin.json. What differs stands here.' }),
    first: text(260).optional().meta({ description: 'Its own first step, instead of the one of its act.' }),
    done: text(260).optional().meta({ description: 'Its own sign of being done.' }),
    stuck: text(300).optional().meta({ description: 'Its own way on when stuck.' }),
    hours: hoursSchema.optional(),
    cost: z.enum(costs).optional(),
  })
  .meta({ title: 'milestone' })
  .superRefine(({ for: own, also }, context) => {
    if (also && !own) context.addIssue({ code: 'custom', path: ['also'], message: 'says nothing without "for": the text is for everybody already', params: { code: 'never' } });
  });

/** A file of milestone texts: blueprint/milestones/*.json. */
export const blueprintMilestonesSchema = z.strictObject({ milestones: z.array(milestoneEntry).min(1) }).meta({ title: 'milestone texts' });
export type BlueprintMilestones = z.infer<typeof blueprintMilestonesSchema>;
export type MilestoneEntry = BlueprintMilestones['milestones'][number];

/** How the career vision is put together: one sentence for each part. */
export const blueprintVisionsSchema = z
  .strictObject({
    quote: text(40, answersInBraces).meta({ description: 'How words that somebody typed stand in a sentence: {words} between the marks of the language.' }),
    phrases: z.record(answerTagSchema, text(80)).meta({ description: 'How an option reads in the middle of a sentence.' }),
    parts: z
      .array(z.strictObject({ id: id('vision-parts', 'document'), patterns: z.array(z.strictObject({ id: id('vision-patterns', 'document'), text: text(400, answersInBraces), ...conditions })).min(1) }))
      .min(1)
      .meta({ description: 'Each part gives one sentence: the first pattern that fits the answers.' }),
  })
  .meta({ title: 'vision patterns' });
export type BlueprintVisions = z.infer<typeof blueprintVisionsSchema>;

const words = (description: string) => wordList(6000).meta({ description });

/** The figures by which the composer chooses. */
export const blueprintRulesSchema = z
  .strictObject({
    questions: z
      .array(
        z.strictObject({
          id: label(80).meta({ description: 'A question of the survey, or "envision". What typed words are about counts for the question where they were typed.' }),
          places: z.array(z.int().min(1).max(5)).min(1).meta({ description: 'The years in which a milestone for an answer to it stands; a year twice for two of them.' }),
          general: once(z.int().min(1).max(5)).max(2).meta({ description: 'Of those, the years in which a milestone for everybody stands where no answer brings one. Two at most: so many may change with an answer that is taken away.' }),
          yields: z.literal(true).optional().meta({ description: 'What another typed text is about, too, gets its turn here after what was typed here: it has places there.' }),
        }),
      )
      .min(1)
      .meta({ description: 'In the order in which they choose, and in which milestones stand inside a year.' }),
    everyYear: once(ref('milestones')).min(5).meta({ description: 'Milestones of which each year has one: the first that fits. Each brings all five of "helps", so that no year lacks one of them, whatever was answered.' }),
    quoteLength: z.int().min(20).max(200).meta({ description: 'Typed words are cut to so many characters when quoted.' }),
    listLength: z.int().min(1).max(6).meta({ description: 'A list in a sentence names so many answers at most.' }),
    groups: z.record(id('answer-groups', 'document', { collection: 'answers', names: (group) => [group] }), once(answerTagSchema).min(1)).meta({ description: 'Names for answers that conditions often need together.' }),
    themes: z
      .array(
        z.strictObject({
          id: id('themes', 'document', { collection: 'answers', names: (theme) => [`theme:${theme}`] }),
          from: once(answerTagSchema).min(1).meta({ description: 'The typed answers to look into, the first that matches counts.' }),
          asks: once(answerTagSchema).optional().meta({ description: 'Typed answers in which it is only asked about: who "wants to open a restaurant" may look for a trade or for something of their own.' }),
          words: words('Words that tell it by themselves, with commas between them; a star takes any beginning or ending, and # is a number up to ten. Every language has its own, and those of all languages are looked for.'),
          hints: words('Words that tell it only beside one of "with", in the same thought: "children" beside "my".').optional(),
          with: words('What "hints" need beside them.').optional(),
          askWith: words('Beside one of these, in the same thought, a hint is asked about and not planned with: "I live with my sister".').optional(),
          ask: words('Asked about by themselves: who relocates may go abroad, or to the next town.').optional(),
          except: words('Phrases in which the words mean something else: "food science" is no cooking.').optional(),
          unless: words('Words that take it back in the same thought: "no problem".').optional(),
          anyone: z.boolean().optional().meta({ description: 'It also holds where it is said of somebody else: who looks after a brother.' }),
          denied: words('Tell it only where they are denied: who does not want to "lead".').optional(),
          evenDenied: z.boolean().optional().meta({ description: 'It holds though it is denied: who has no electricity speaks of electricity.' }),
        }),
      )
      .meta({ description: 'What typed words are about. A theme is an answer like any other: "theme:health".' }),
    refusals: z
      .array(z.strictObject({ answers: once(answerTagSchema).min(1), needs: once(z.enum(needs)).min(1) }))
      .meta({ description: 'What is never planned for whoever gave one of the answers: the milestones that need it.' }),
    roads: z
      .array(z.strictObject({ answers: once(answerTagSchema).min(1), topics: once(z.string().regex(/^[a-z][a-z0-9-]*$/)).min(1), borrows: z.array(label(80)) }))
      .meta({ description: 'What a plan with such an aim must hold: a milestone of each of these topics, as early as it may stand, in a place of the question that asks for it or of one that it borrows from.' }),
    manner: z
      .strictObject({
        common: words('Frequent small words, by which the language of a typed text is told.'),
        breaks: words('Begin a new thought: "but", "and I".'),
        denials: words('Deny what follows in the same thought: "not", "anything but".'),
        afterDenials: words('Deny what stands before them: "is not for me".'),
        affirmations: words('Look like a denial and are none: "no doubt".'),
        alternatives: words('Go on with a list that was denied: "or", "nor".'),
        others: words('Whoever is spoken of after them is somebody else: "my father is".'),
        doubts: words('Leave unsure whether what follows is meant, so that it is asked about: "wanted me to".').optional(),
        takeBacks: words('Leave unsure what was said in the thought before them, so that it is asked about: "but I hated it".').optional(),
        past: words('Those of "denials" that only tell of the past, so that what was is asked about and not taken for a refusal: "used to".').optional(),
        afterDoubts: words('Leave unsure what stands up to three words before them: "is not", which may go on with "my thing" or "easy".').optional(),
        over: words('All of the thought is over, so that it is asked about: "when I was small".').optional(),
        wasOnce: words('The thought tells of the past, or of what is only imagined, so that it is asked about: "I was".').optional(),
        sayers: words('What follows is said, thought or wished by somebody else, so that it is asked about: "tells me", "insists".').optional(),
        strangers: words('People whose lot is not one’s own, so that what is said of them is asked about even where a theme holds whoever it is said of: "neighbour".').optional(),
        figures: words('What nobody works with, so that what is named beside it is asked about: "seeds of friendship".').optional(),
        jests: words('Something is said with a wink, so that all of the text is asked about: "oh sure", "lol".').optional(),
        plainly: words('With "common", the words that leave plain what follows them: "become", "study". After others, what a longer text goes on from is asked about.').optional(),
        unsaid: words('What follows in the thought says nothing, denied or not: "it is not that I".').optional(),
        only: words('With a word between them at most, they take back a denial before them: "je ne pense pas seulement".').optional(),
        onlyWith: words('A denial that is none where its other half follows and no denial stands between: "ne … que".').optional(),
        turns: words('One thing is left for another: "left … for" denies what stands between, and a new thought begins.').optional(),
        prefers: words('One thing is liked more than another: "prefer … to" denies what follows.').optional(),
        spellings: words('How phones write it: "jai = j ai". With a star, what may be written together with the word after it: "l*".').optional(),
      })
      .meta({ description: 'How each language says no, but and somebody else, so that "I have no children" is not read as children.' }),
  })
  .meta({ title: 'composer rules' });
export type BlueprintRules = z.infer<typeof blueprintRulesSchema>;

const listOf = <const Key extends string>(keys: readonly Key[]) => z.strictObject(Object.fromEntries(keys.map((key) => [key, wordList(4000)])) as Record<Key, ReturnType<typeof wordList>>); // fromEntries forgets the keys

/** What a plan can fall short of; apps/api/src/blueprints/rubric says how each is found. */
export const rubricRules = ['vague', 'counts', 'promises', 'length', 'early', 'vision', 'reason', 'refused', 'alike', 'helps', 'road', 'spread'] as const;

/** By what a milestone and a plan are judged, whoever wrote them. Every language has its own words; with commas between them, a star takes any ending. */
export const blueprintRubricSchema = z
  .strictObject({
    visionWords: z.int().min(5).max(60).meta({ description: 'A vision has so many words at most; what somebody typed is not counted.' }),
    milestoneWords: z.int().min(10).max(100).meta({ description: 'A milestone has so many words at most.' }),
    spread: z.number().min(0).max(20).meta({ description: 'By so many words the lengths of milestones differ at least (standard deviation): a plan that beats time is not read.' }),
    alike: z.number().min(0.1).max(1).meta({ description: 'Two milestones that share such a part of their longer words are the same one.' }),
    vague: words('How a text begins that names no act: "try to", "improve your skills".'),
    counts: words('Numbers, and names of things that are there or not: "three", "a page". A milestone has a figure or one of them.'),
    promises: words('What nobody can promise.'),
    late: words('What nobody reaches in the first two years.'),
    needs: listOf(needs).meta({ description: 'How a text that no file of milestones holds gives away what it asks for; see "needs" there.' }),
    helps: listOf(helps).meta({ description: 'Likewise, which of the five parts it brings; see "helps" there.' }),
    roads: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), wordList(4000)).meta({ description: 'Likewise, by topic of "roads" in rules.json.' }),
    forgiven: z.partialRecord(z.enum(rubricRules), z.int().min(1).max(30)).meta({ description: 'How often a plan that a provider wrote may break a rule: words find what a text brings in the plain cases only.' }),
  })
  .meta({ title: 'rubric' });
export type BlueprintRubric = z.infer<typeof blueprintRubricSchema>;

/** What is asked back before a plan is made, in words a friend would use. */
export const blueprintAskingSchema = z
  .strictObject({
    yes: text(40),
    no: text(40),
    themes: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), text(200)).meta({ description: 'By theme of rules.json: asked where the reading of typed words is unsure. The words stand above it.' }),
    conflicts: z
      .array(
        z.strictObject({
          id: id('conflicts', 'document').meta({ description: 'What was said is kept under it.' }),
          when: once(conditionSchema).min(2).meta({ description: 'Answers that do not go together: one of those named, for each question named.' }),
          drops: once(answerTagSchema).min(1).meta({ description: 'Not planned with, unless the person answers with "yes".' }),
          yesDrops: once(answerTagSchema).min(1).optional().meta({ description: 'Not planned with once the person answers with "yes": the wish that stood against it.' }),
          text: text(240),
          yes: text(60),
          no: text(60),
        }),
      )
      .meta({ description: 'Answers that contradict one another, the weightiest first.' }),
  })
  .meta({ title: 'questions asked back' });
export type BlueprintAsking = z.infer<typeof blueprintAskingSchema>;

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
          asked: z.array(ref('themes')).optional().meta({ description: 'Themes that the person is asked about, since the reading is unsure: "nursing, but I hated it".' }),
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
    instructions: z.array(label(1500, ['language', 'visionWords', 'milestoneWords'])).min(1).max(30).meta({ description: 'Sent as they are, one paragraph a line. {{language}} becomes the name of the language to write in; the other two are those of rubric.json.' }),
    coach: z.array(label(1500, ['language'])).min(1).max(30).meta({ description: 'Likewise, for a question about one milestone.' }),
    faults: z.strictObject(Object.fromEntries(rubricRules.map((rule) => [rule, label(300)])) as Record<(typeof rubricRules)[number], ReturnType<typeof label>>).meta({ description: 'What is said of a plan that falls short of the rubric, when it is asked for once more.' }), // fromEntries forgets the keys
  })
  .meta({ title: 'instructions for an AI provider' });
export type BlueprintPrompt = z.infer<typeof blueprintPromptSchema>;

/** All documents of blueprint/, gathered; `reader` finds the themes by the words of every language. */
export type BlueprintLibrary = { milestones: MilestoneEntry[]; visions: BlueprintVisions; rules: BlueprintRules; asking: BlueprintAsking; reader: ThemeReader };
