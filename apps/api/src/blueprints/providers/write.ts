import { Output, streamText } from 'ai';
import type { Content } from '../../core/content.ts';
import type { GeneratorInput, Run } from '../generator.ts';
import { answersGiven } from './answers.ts';
import type { ProviderSettings } from './environment.ts';
import { failureOf, isRefusal, ProviderFailure } from './failure.ts';
import { openModel } from './model.ts';
import { instructionsOf, messageOf, quotes } from './prompt.ts';
import { readerFor, requestedSchema } from './written.ts';

const mostText = 40_000; // characters; a blueprint has four to eight thousand

/**
 * Has the model write a blueprint, and tells each part as it is ready. Whatever goes wrong ends in a ProviderFailure that
 * holds nothing of what was sent.
 */
export async function writeBlueprint(content: Content, settings: ProviderSettings, input: GeneratorInput, run: Run): Promise<unknown> {
  const answers = answersGiven(input);
  const instructions = instructionsOf(content, input.locale);
  const reader = readerFor(answers, quotes(instructions));
  const stopped = new AbortController();
  const signal = AbortSignal.any([run.signal, stopped.signal]);
  let first: unknown; // what the library throws later only says that there is no output
  try {
    const writing = streamText({
      model: await openModel(settings),
      instructions,
      prompt: messageOf(answers),
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
        if (!told.has(name)) run.tell(part);
        told.add(name);
      }
    }
    const { totalTokens } = await writing.usage;
    if (totalTokens !== undefined) run.used(totalTokens);
    return reader.whole(await writing.output);
  } catch (error) {
    const cause = first ?? error;
    if (isRefusal(cause)) run.used(0);
    throw failureOf(cause, run.signal);
  } finally {
    stopped.abort(); // nothing more is read, or paid for
  }
}
