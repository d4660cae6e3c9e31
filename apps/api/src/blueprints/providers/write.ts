import { years } from '@bridge/model';
import { Output, streamText, type LanguageModel } from 'ai';
import type { Content } from '../../core/content.ts';
import type { Run, GeneratorInput } from '../../core/ports.ts';
import { tokensSetAside } from '../../core/tokens.ts';
import { composeBlueprint } from '../compose/compose.ts';
import { gatherLibrary } from '../compose/library.ts';
import { toldBy } from '../compose/told.ts';
import { judge, unforgiven, type Flaw, type Plan } from '../rubric/judge.ts';
import type { Structured } from '../structured.ts';
import { answersGiven } from './answers.ts';
import type { ProviderSettings } from './environment.ts';
import { failureOf, hasUsedNothing, ProviderFailure } from './failure.ts';
import { openModel } from './model.ts';
import { instructionsOf, messageOf, quotes } from './prompt.ts';
import { readerFor, requestedSchema, type WrittenPart } from './written.ts';

const mostText = 40_000; // characters; a blueprint has four to eight thousand
const timeToCompose = 2_000; // ms that are left of a generation when a second attempt is given up

/**
 * Has the model write a blueprint, and tells each part as it is ready. One that the rubric does not let pass is written
 * once more, with its faults named, and composed where that does not help. Whatever else goes wrong ends in a
 * ProviderFailure that holds nothing of what was sent.
 */
export async function writeBlueprint(content: Content, settings: ProviderSettings, input: GeneratorInput, run: Run): Promise<Structured> {
  const library = gatherLibrary(content, input.locale);
  const told = toldBy({ library, ...input });
  const rubric = content.document('blueprint/rubric', input.locale);
  const flawsOf = (plan: Plan) => unforgiven(judge(plan, { rubric, library, told }), rubric);
  const answers = answersGiven(input, told.dropped);
  const instructions = instructionsOf(content, input.locale);
  const reader = readerFor(answers, quotes(instructions));
  const model = await openModel(settings);
  const used = tokensOf(run);
  const attempt = (prompt: string, signal: AbortSignal, tell: (part: WrittenPart) => void) => writeOnce({ model, instructions, reader, signal, used }, prompt, tell);

  const plan = await attempt(messageOf(answers), run.signal, tellSound(run, (part) => flawsOf(planOf(part)).filter(isOfPart)));
  const flaws = flawsOf(plan);
  if (flaws.length === 0) return plan;

  const { faults } = content.document('blueprint/prompt');
  const signal = AbortSignal.any([run.signal, AbortSignal.timeout(Math.max(0, run.until - Date.now() - timeToCompose))]);
  const repaired = await attempt(messageOf(answers, { plan, flaws, faults }), signal, () => {}).catch(() => undefined); // whatever it was, there is a way on
  if (repaired && flawsOf(repaired).length === 0) return repaired;
  run.composed();
  return composeBlueprint({ library, ...input });
}

type Writing = { model: LanguageModel; instructions: string; reader: ReturnType<typeof readerFor>; signal: AbortSignal; used: (tokens: number | undefined) => void };

async function writeOnce({ model, instructions, reader, signal: given, used }: Writing, prompt: string, tell: (part: WrittenPart) => void): Promise<Structured> {
  const stopped = new AbortController();
  const signal = AbortSignal.any([given, stopped.signal]);
  let isCounted = false;
  let first: unknown; // what the library throws later only says that there is no output
  try {
    const writing = streamText({
      model,
      instructions,
      prompt,
      output: Output.object({ schema: requestedSchema, name: 'blueprint' }),
      maxRetries: 1,
      abortSignal: signal,
      onError: ({ error }) => void (first ??= error),
    });
    const told = new Set<string>();
    for await (const partial of writing.partialOutputStream) {
      if (JSON.stringify(partial).length > mostText) throw new ProviderFailure(`it wrote more than ${mostText} characters`);
      for (const part of reader.ready(partial)) {
        const name = part.type === 'year' ? part.year : part.type;
        if (!told.has(name)) tell(part);
        told.add(name);
      }
    }
    const { totalTokens } = await writing.usage;
    isCounted = true;
    used(totalTokens);
    return reader.whole(await writing.output);
  } catch (error) {
    const cause = first ?? error;
    if (!isCounted) used(hasUsedNothing(cause) ? 0 : undefined); // what broke off was paid for, too
    throw failureOf(cause, given);
  } finally {
    stopped.abort(); // nothing more is read, or paid for
  }
}

/** Adds up what the attempts have used; of one that does not say, what was set aside for it stays counted. */
function tokensOf(run: Run): Writing['used'] {
  let all = 0;
  let attempts = 0;
  return (tokens) => {
    attempts += 1;
    all += tokens ?? tokensSetAside;
    if (tokens !== undefined || attempts > 1) run.used(all);
  };
}

/** Tells parts as long as they are sound: what is written once more is not shown before. */
function tellSound(run: Run, flawsOf: (part: WrittenPart) => Flaw[]): (part: WrittenPart) => void {
  let isSound = true;
  return (part) => {
    isSound &&= flawsOf(part).length === 0;
    if (!isSound) return;
    if (part.type === 'vision') run.tell(part);
    else run.tell({ type: 'year', year: part.year, milestones: part.milestones.map(({ text }) => text), reasons: part.milestones.flatMap(({ reasons }) => reasons) });
  };
}

const nothing = { careerVision: '', years: Object.fromEntries(years.map((year) => [year, []])) as unknown as Plan['years'] }; // fromEntries forgets the keys

const planOf = (part: WrittenPart): Plan => (part.type === 'vision' ? { ...nothing, careerVision: part.text } : { ...nothing, years: { ...nothing.years, [part.year]: part.milestones } });

/** What is wrong with a part is wrong whatever comes after it; what the whole lacks may still come. */
const isOfPart = ({ rule, id }: Flaw) => rule === 'vision' || id !== undefined;
