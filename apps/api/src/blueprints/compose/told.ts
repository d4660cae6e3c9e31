import type { BlueprintLibrary, MilestoneEntry } from '@bridge/content';
import { saidAbout } from '@bridge/model';
import { factsOf, type Facts, type Given, type Unsure } from './facts.ts';
import { factsFor, prepare, prepareEntry } from './prepare.ts';

type Need = NonNullable<MilestoneEntry['needs']>[number];
/** Answers that do not go together, as the content lists them; `about` names those that met. */
export type Conflict = { entry: BlueprintLibrary['asking']['conflicts'][number]; about: string };
/** What a talent told us, once contradictions are settled: `dropped` answers are not planned with, nor what needs a refused thing. */
export type Told = { facts: Facts; unsure: Unsure[]; conflicts: Conflict[]; dropped: Set<string>; refused: Set<Need> };

/** Reads the answers: what they say, what they leave unsure, where they contradict one another, and what they refuse. */
export function toldBy(given: Given): Told {
  const { library, asked = {} } = given;
  const { facts, unsure } = factsOf(given, prepare(library).known);
  const conflicts = library.asking.conflicts.flatMap((entry): Conflict[] => {
    const met = factsFor(prepareEntry({ text: '', when: entry.when }, library.rules.groups), facts);
    return met ? [{ entry, about: met.map(({ tag }) => tag).join(' ') }] : [];
  });
  const dropped = new Set(conflicts.flatMap(({ entry, about }) => (saidAbout(asked, entry.id, about) === 'yes' ? (entry.yesDrops ?? []) : entry.drops)));
  for (const tag of dropped) facts.delete(tag);
  const refusals = library.rules.refusals.filter(({ answers }) => answers.some((tag) => facts.has(tag)));
  return { facts, unsure, conflicts, dropped, refused: new Set(refusals.flatMap(({ needs }) => needs)) };
}

/** Whether a text asks for something that was refused. */
export function isRefused({ needs = [] }: Pick<MilestoneEntry, 'needs'>, refused: ReadonlySet<Need>): boolean {
  return needs.some((need) => refused.has(need));
}
