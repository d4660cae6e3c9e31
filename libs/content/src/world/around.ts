import { placesIn, tellOfAddresses, type Place } from './addresses.ts';
import { tellOfBegin } from './begin.ts';
import { tellOfBrand } from './brand.ts';
import { tellOfCrisis } from './crisis.ts';
import { tellOfDays } from './days.ts';
import { tellOfFit } from './fit.ts';
import { tellOfLanguages } from './languages.ts';
import { tellOfLibrary } from './library/library.ts';
import { tellOfNotes } from './notes.ts';
import { tellOfPlurals } from './plurals.ts';
import type { RuleMemory } from './rule-memory.ts';
import { tellOfSkills } from './skills.ts';
import { tellOfTypedLines } from './typed-lines.ts';
import type { Told, World } from './world.ts';

/** Further rules between documents, which whoever reads them brings along: the checker asks what a whole site needs. */
export type Rules = (world: World, places: readonly Place[]) => Told[];

const rules = [tellOfLibrary, tellOfBegin, tellOfDays, tellOfFit, tellOfSkills, tellOfLanguages, tellOfBrand, tellOfNotes, tellOfPlurals];

/** What is wrong between documents. */
export function tellOfWorld(world: World, more: Rules | undefined, memory: RuleMemory): Told[] {
  const places = placesIn(world);
  const told = [...tellOfAddresses(world, places), ...rules.flatMap((rule) => memory.ask(rule, world)), ...(more?.(world, places) ?? [])];
  return [...told, ...tellOfTypedLines(world, told), ...tellOfCrisis(world)];
}
