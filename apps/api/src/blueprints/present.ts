import { isChanged, years, type BlueprintVersion, type CareerBlueprint, type CompletionStats, type Year } from '@bridge/model';
import type { Caller } from '../core/caller.ts';
import type { Services } from '../core/services.ts';
import { languageOf, otherAnswers } from './input-hash.ts';
import { roadmapOf, stateOf, type StoredBlueprint } from './store.ts';
import type { ListedVersion } from './versions.ts';

type Presented = Omit<StoredBlueprint, 'ticked' | 'input_hash'> & { ticked: readonly string[] };

/** A blueprint as its owner sees it. */
export function presentBlueprint(stored: Presented, language = stored.structured.language): CareerBlueprint {
  const done = new Set(stored.ticked);
  const roadmap = roadmapOf(stored);
  const { answers, envision = '' } = stored.structured;
  return {
    id: stored.id,
    revision: stateOf(stored),
    structuredJson: {
      careerVision: stored.structured.careerVision,
      fiveYearRoadmap: eachYear((year) => roadmap.years[year].map(({ text }) => text)),
    },
    milestones: eachYear((year) => roadmap.years[year].map((milestone) => ({ ...milestone, completed: done.has(milestone.id) }))),
    removed: roadmap.removed,
    source: stored.source,
    ...(language !== undefined && { language }),
    generatedAt: stored.created_at.toISOString(),
    ...(answers && { answers, envision }),
  };
}

/** The same, with the language of one that does not say it, and whether it was built on the present answers. */
export function presentOwn(stored: StoredBlueprint, caller: Caller, services: Services): CareerBlueprint {
  const language = stored.structured.language ?? languageOf(stored.input_hash, caller.user.profile, services.content);
  return { ...presentBlueprint(stored, language), ...builtOnOthers(stored, caller, services) };
}

function builtOnOthers({ input_hash }: StoredBlueprint, { user }: Caller, { content }: Services): Pick<CareerBlueprint, 'otherAnswers'> {
  const others = otherAnswers(input_hash, user.profile, content);
  return others === undefined ? {} : { otherAnswers: others };
}

/** A version as the list of versions has it. */
export function presentVersion(stored: ListedVersion, caller: Caller, services: Services): BlueprintVersion {
  const done = new Set(stored.ticked);
  const roadmap = roadmapOf(stored);
  const milestones = years.flatMap((year) => roadmap.years[year]);
  return {
    id: stored.id,
    generatedAt: stored.created_at.toISOString(),
    since: stored.current_since?.toISOString() ?? null,
    source: stored.source,
    current: stored.current,
    edited: stored.revision > 0 || roadmap.removed.length > 0 || milestones.some(isChanged),
    careerVision: stored.structured.careerVision,
    done: milestones.filter(({ id }) => done.has(id)).length,
    total: milestones.length,
    ...builtOnOthers(stored, caller, services),
  };
}

/** Percent of each year's milestones that are ticked; nothing is done where there is no blueprint. */
export function presentStats(stored: StoredBlueprint | undefined): CompletionStats {
  const done = new Set(stored?.ticked);
  const percent = (year: Year) => {
    const milestones = stored ? roadmapOf(stored).years[year] : [];
    return milestones.length === 0 ? 0 : Math.round((100 * milestones.filter(({ id }) => done.has(id)).length) / milestones.length);
  };
  return {
    year1MilestonesCompleted: percent('year1'),
    year2MilestonesCompleted: percent('year2'),
    year3MilestonesCompleted: percent('year3'),
    year4MilestonesCompleted: percent('year4'),
    year5MilestonesCompleted: percent('year5'),
  };
}

function eachYear<Value>(make: (year: Year) => Value): Record<Year, Value> {
  return Object.fromEntries(years.map((year) => [year, make(year)])) as Record<Year, Value>; // fromEntries forgets the keys
}
