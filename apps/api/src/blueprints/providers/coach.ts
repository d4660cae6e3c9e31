import { toJsonSchema } from '@valibot/to-json-schema';
import { coachProposalSchema, limits, line, oneLine, prose, type CoachProposal } from '@bridge/model';
import { jsonSchema, Output, streamText } from 'ai';
import * as v from 'valibot';
import type { Content } from '../../core/content.ts';
import type { CoachAsked, CoachRun, CoachSaid } from '../../core/ports.ts';
import type { ProviderSettings } from './environment.ts';
import { failureOf, hasUsedNothing, ProviderFailure } from './failure.ts';
import { openModel } from './model.ts';
import { plainText } from './plain-text.ts';
import { quotes } from './prompt.ts';

const mostWritten = 12_000; // characters; an answer has some hundred
const mostSaid = 2_000;
const mostProposals = 3;
const patience = 45_000;

const writtenProposal = v.strictObject({ kind: coachProposalSchema.entries.kind, milestone: v.string(), skills: v.array(v.string()), text: v.string(), second: v.string() });
const writtenSchema = v.strictObject({ answer: v.string(), proposals: v.array(writtenProposal) });
const partialSchema = v.looseObject({ answer: v.optional(v.string(), '') });
const requested = jsonSchema<unknown>(Object.assign(toJsonSchema(writtenSchema, { errorMode: 'ignore' }), { $schema: undefined }) as object); // it is one

/** Has the model answer a question: its sentences as they are ready, made plain, then those of its proposals that hold. Whatever goes wrong ends in a ProviderFailure that holds nothing of what was sent. */
export async function* answerQuestion(content: Content, settings: ProviderSettings, asked: CoachAsked, run: CoachRun): AsyncGenerator<CoachSaid> {
  const language = content.document('locales').locales.find(({ code }) => code === asked.locale)?.name ?? asked.locale;
  const instructions = content.document('blueprint/prompt').coach.join('\n').replaceAll('{{language}}', language);
  const givesAway = quotes(instructions);
  const stopped = new AbortController();
  const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(patience), ...(run.signal ? [run.signal] : [])]);
  let isCounted = false;
  let first: unknown; // what the library throws later only says that there is no output
  let said = '';
  const tidy = (written: string) => {
    const text = plainText(written);
    if (givesAway(`${said} ${text}`)) throw new ProviderFailure('it repeats its instructions');
    return text;
  };
  const sentence = (written: string): CoachSaid[] => {
    const text = tidy(written).slice(0, Math.max(0, mostSaid - said.length)).trim();
    if (text === '') return [];
    said += ` ${text}`;
    return [{ type: 'text', text }];
  };
  try {
    const writing = streamText({ model: await openModel(settings), instructions, prompt: coachMessage(asked), output: Output.object({ schema: requested, name: 'answer' }), maxRetries: 1, abortSignal: signal, onError: ({ error }) => void (first ??= error) });
    let told = 0;
    for await (const partial of writing.partialOutputStream) {
      if (JSON.stringify(partial).length > mostWritten) throw new ProviderFailure(`it wrote more than ${mostWritten} characters`);
      const { answer } = v.parse(partialSchema, partial);
      for (const end of sentenceEnds(answer, told)) {
        yield* sentence(answer.slice(told, end));
        told = end;
      }
    }
    const { totalTokens } = await writing.usage;
    isCounted = true;
    if (totalTokens !== undefined) run.used(totalTokens);
    const whole = v.safeParse(writtenSchema, await writing.output);
    if (!whole.success) throw new ProviderFailure('what it wrote is no answer');
    yield* sentence(whole.output.answer.slice(told));
    if (said === '') throw new ProviderFailure('it said nothing');
    for (const proposal of whole.output.proposals.flatMap((one) => sound(one, asked, tidy)).slice(0, mostProposals)) yield { type: 'proposal', proposal };
  } catch (error) {
    const cause = first ?? error;
    if (!isCounted && hasUsedNothing(cause)) run.used(0); // what broke off was paid for, too
    throw failureOf(cause, signal);
  } finally {
    stopped.abort(); // nothing more is read, or paid for
  }
}

/** What is asked, as data: one line of JSON, which nothing inside it can leave. */
export function coachMessage({ vision, milestone: { id, text, target, note }, skills, doneLately, earlier, question }: CoachAsked): string {
  const data = (words: string | undefined) => (words === undefined ? undefined : oneLine(words));
  return JSON.stringify({ vision: data(vision), milestone: { id, text: data(text), target, note: data(note) }, doneLately, skills, earlier: earlier.map(({ by, text: words }) => ({ by, text: data(words) })), question: data(question) });
}

/** Where sentences end that more follows after, from a place on. */
function sentenceEnds(text: string, from: number): number[] {
  return [...text.matchAll(/[.!?؟…。।][»”"’)]*\s+|\n+/gu)].map(({ index, 0: { length } }) => index + length).filter((end) => end > from);
}

const fits = { text: line(limits.milestoneLength), note: prose(limits.noteLength), when: line(200), first: line(200), split: line(limits.milestoneLength) };

/** A proposal as it may be shown; nothing of one that names another milestone, a skill that it was not told, or changes nothing. */
function sound({ kind, milestone, skills, text, second }: v.InferOutput<typeof writtenProposal>, asked: CoachAsked, tidy: (written: string) => string): CoachProposal[] {
  const names = skills.map((id) => asked.skills.find((skill) => skill.id === id)?.name);
  if (milestone !== asked.milestone.id || names.includes(undefined)) return [];
  const [one, other] = [text, ...(kind === 'split' ? [second] : [])].map((written) => v.safeParse(fits[kind], tidy(written)));
  if (!one?.success || one.output === '' || (other && (!other.success || other.output === one.output))) return [];
  if (one.output === asked.milestone.text || one.output === asked.milestone.note) return [];
  return [{ kind, text: one.output, ...(other && { second: other.output }), skills: names.filter((name) => name !== undefined) }];
}
