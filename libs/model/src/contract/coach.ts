import * as v from 'valibot';
import { call, streamedCall } from '../call.ts';
import { prose } from '../fields.ts';
import { limits } from '../limits.ts';
import { isSeen } from '../unseen.ts';

const said = v.pipe(prose(limits.coachText), v.check(isSeen, 'required'));
const milestone = v.pipe(v.string('text'), v.minLength(1, 'required'), v.maxLength(200, 'tooLong'));

/** What is asked of somebody who thinks a milestone through, one question after the other; `label` stands before what they said. */
export const coachQuestionSchema = v.object({ id: v.string(), label: v.string(), ask: v.string(), help: v.string() });
export type CoachQuestion = v.InferOutput<typeof coachQuestionSchema>;

/** By which words of a language somebody in danger is known; see `crisisReader`. */
export const crisisWordsSchema = v.object({ words: v.string(), denied: v.string(), denials: v.string(), breaks: v.string(), except: v.string(), spellings: v.optional(v.string()) });
export type CrisisWords = v.InferOutput<typeof crisisWordsSchema>;

/** A change that a coach proposes: other words, a note, when and where, a first step, or two milestones in the place of one. */
export const coachProposalSchema = v.object({
  kind: v.picklist(['text', 'note', 'when', 'first', 'split']),
  text: v.string(),
  /** The second of two. */
  second: v.optional(v.string()),
  /** What it builds, by name. */
  skills: v.array(v.string()),
});
export type CoachProposal = v.InferOutput<typeof coachProposalSchema>;

/** What comes of a question, piece by piece; the last is "done". `help` has what was said, or answered, read as words of somebody in danger. */
export const coachPieceSchema = v.variant('type', [
  v.object({ type: v.literal('started') }),
  /** The next sentences. */
  v.object({ type: v.literal('text'), text: v.string() }),
  v.object({ type: v.literal('proposal'), proposal: coachProposalSchema }),
  v.object({ type: v.literal('help') }),
  v.object({ type: v.literal('done') }),
]);
export type CoachPiece = v.InferOutput<typeof coachPieceSchema>;

/** One turn of a conversation that whoever asks has kept: the server keeps none. */
export const coachTurnSchema = v.strictObject({ by: v.picklist(['me', 'coach'], 'choice'), text: said });
export type CoachTurn = v.InferOutput<typeof coachTurnSchema>;

/** Thinking one milestone through, for adults. */
export const coachCalls = {
  readCoach: call('GET', '/users/{userId}/blueprint/coach', {
    purpose: 'The questions by which a milestone is thought through, whether a provider answers questions here, and who helps in danger.',
    access: { self: 'TALENT' },
    answer: v.object({
      success: v.literal(true),
      /** Whether a question can be asked; the guided questions are there without. */
      answers: v.boolean(),
      questions: v.array(coachQuestionSchema),
      helpLines: v.array(v.object({ id: v.string(), country: v.string(), name: v.string(), contact: v.string() })),
      crisis: v.array(crisisWordsSchema),
    }),
    kept: true,
    adults: true,
  }),
  askCoach: streamedCall('POST', '/users/{userId}/blueprint/coach', {
    purpose: 'Asks about one milestone of the current blueprint; the answer comes sentence by sentence, then what it proposes to change, which changes nothing by itself. Nothing of it is kept.',
    access: { self: 'TALENT' },
    body: v.strictObject({ milestone, question: said, earlier: v.optional(v.pipe(v.array(coachTurnSchema), v.maxLength(limits.coachTurns, 'tooLong')), []) }),
    answer: coachPieceSchema,
    timeout: limits.coachTimeout,
    adults: true,
  }),
};
