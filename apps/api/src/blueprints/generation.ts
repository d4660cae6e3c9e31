import { years, type contract, type GenerationEvent, type Year } from '@bridge/model';
import type { Caller } from '../core/caller.ts';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { chosenLocale } from '../content/locale.ts';
import { generatedFor } from './generated.ts';
import { generatorInput } from './generator.ts';
import { hasAnswers, hashAnswers } from './input-hash.ts';
import { presentBlueprint, presentOwn } from './present.ts';
import { generationOf, isRunning, type Generation } from './single-flight.ts';
import type { StoredBlueprint } from './store.ts';

export const startGeneration: Handler<typeof contract.startGeneration> = async function* ({ caller }, services) {
  const wanted = wantedBy(caller, services);
  if (!wanted) throw new Refusal('survey-missing');
  yield* tell(generationOf(services, wanted), caller, services);
};

export const watchGeneration: Handler<typeof contract.watchGeneration> = async function* ({ caller }, services) {
  const wanted = wantedBy(caller, services);
  if (!wanted || !(await isRunning(services, wanted))) return; // nothing is told of what is not there: whoever opens the survey asks, and it is no fault
  yield* tell(generationOf(services, wanted), caller, services);
};

function wantedBy({ user: { id, profile } }: Caller, { content, words: { locale } }: Services) {
  return hasAnswers(profile) ? { userId: id, inputHash: hashAnswers(profile, chosenLocale(content, locale) ?? undefined), input: generatorInput(content, profile, locale) } : undefined;
}

/** The generation as it goes; what it never told, because it was ready at once or stored before, comes from its result. */
async function* tell({ course, version }: Generation, caller: Caller, services: Services): AsyncGenerator<GenerationEvent> {
  const told = new Set<string>();
  for await (const event of course.follow()) {
    told.add(nameOf(event));
    yield event;
  }
  const stored = await version;
  for (const event of eventsOf(stored)) if (!told.has(nameOf(event))) yield event;
  yield { type: 'done', blueprint: presentOwn(await generatedFor(services.database, caller.user.id, stored), caller, services) };
}

function eventsOf(stored: StoredBlueprint): GenerationEvent[] {
  const { structuredJson, milestones } = presentBlueprint(stored);
  const told = (year: Year) => ({ type: 'year' as const, year, milestones: milestones[year].map(({ text }) => text), reasons: milestones[year].flatMap(({ reasons }) => reasons) });
  return [{ type: 'vision', text: structuredJson.careerVision }, ...years.map(told)];
}

function nameOf(event: GenerationEvent): string {
  return event.type === 'year' ? event.year : event.type;
}
