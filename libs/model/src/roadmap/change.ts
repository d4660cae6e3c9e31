import * as v from 'valibot';
import { years, yearSchema, type PlannedMilestone, type RemovedMilestone, type Year } from '../blueprint.ts';
import { countSchema, line, prose } from '../fields.ts';
import { limits } from '../limits.ts';
import { linkSchema } from './link.ts';
import { quarterSchema } from './quarter.ts';

/** The milestones on screen and those that their owner took out. */
export type Roadmap = { years: Record<Year, PlannedMilestone[]>; removed: RemovedMilestone[] };
/** Why a change cannot be made, as the failure it ends in. */
export type RoadmapProblem = 'milestone-not-found' | 'milestone-changed' | 'milestone-twice' | 'year-full';

const milestoneId = v.pipe(v.string('text'), v.minLength(1, 'required'), v.maxLength(200, 'tooLong'));
const details = {
  /** Empty text takes it away. */
  target: v.optional(v.union([v.literal(''), quarterSchema], 'quarter')),
  note: v.optional(prose(limits.noteLength)),
  link: v.optional(linkSchema),
};

/** One change of a roadmap by its owner. */
export const roadmapChangeSchema = v.variant(
  'change',
  [
    /** With a `key` of the sender's, the same milestone sent twice is one. */
    v.strictObject({ change: v.literal('add'), year: yearSchema, text: line(limits.milestoneLength), key: v.optional(v.pipe(v.string('text'), v.uuid('id'))), ...details }),
    /** What is not sent stays. `revision` is the milestone's as it was on screen. */
    v.strictObject({
      change: v.literal('edit'),
      id: milestoneId,
      revision: countSchema,
      text: v.optional(line(limits.milestoneLength)),
      ...details,
    }),
    /** Behind another one of its year, or to the front. */
    v.strictObject({ change: v.literal('move'), id: milestoneId, after: v.nullable(milestoneId) }),
    v.strictObject({ change: v.literal('remove'), id: milestoneId }),
    v.strictObject({ change: v.literal('restore'), id: milestoneId }),
  ],
  'choice',
);
export type RoadmapChange = v.InferOutput<typeof roadmapChangeSchema>;
type Change<Kind extends RoadmapChange['change']> = Extract<RoadmapChange, { change: Kind }>;

/** The roadmap with the change made, or why it cannot be. `freshId` is the id of a milestone that is added without a key. */
export function changeRoadmap(roadmap: Roadmap, change: RoadmapChange, freshId: string): Roadmap | RoadmapProblem {
  switch (change.change) {
    case 'add':
      return add(roadmap, change, `own-${change.key ?? freshId}`);
    case 'edit':
      return edit(roadmap, change);
    case 'move':
      return move(roadmap, change);
    case 'remove':
      return remove(roadmap, change.id);
    case 'restore':
      return restore(roadmap, change.id);
  }
}

function add(roadmap: Roadmap, { year, text, target, note, link }: Change<'add'>, id: string): Roadmap | RoadmapProblem {
  if (yearWith(roadmap, id) || roadmap.removed.some((one) => one.id === id)) return roadmap; // sent again
  const problem = problemOf(roadmap.years[year], text);
  if (problem) return problem;
  return withYear(roadmap, year, [...roadmap.years[year], { id, own: true, reasons: [], ...tidy({ text, target, note, link }) }]);
}

function edit(roadmap: Roadmap, { change: _change, id, revision, ...changes }: Change<'edit'>): Roadmap | RoadmapProblem {
  const year = yearWith(roadmap, id);
  if (!year) return 'milestone-not-found';
  const list = roadmap.years[year];
  const milestone = list.find((one) => one.id === id);
  if (!milestone) return 'milestone-not-found';
  if ((milestone.revision ?? 0) !== revision) return 'milestone-changed';
  if (list.some((one) => one.id !== id && one.text === changes.text)) return 'milestone-twice';
  const { id: _, reasons, own, reworded: was, completed, ...before } = milestone as PlannedMilestone & { completed?: boolean }; // the screens' milestones carry their tick
  const reworded = was || (!own && changes.text !== undefined && changes.text !== before.text);
  const edited = { id, reasons, ...(own && { own }), ...(reworded && { reworded }), ...(completed !== undefined && { completed }), ...tidy({ ...before, ...changes }), revision: revision + 1 };
  return withYear(roadmap, year, list.map((one) => (one.id === id ? edited : one)));
}

function move(roadmap: Roadmap, { id, after }: Change<'move'>): Roadmap | RoadmapProblem {
  const year = yearWith(roadmap, id);
  const milestone = year && roadmap.years[year].find((one) => one.id === id);
  if (!milestone) return 'milestone-not-found';
  if (id === after) return roadmap;
  const others = roadmap.years[year].filter((one) => one.id !== id);
  const place = after === null ? 0 : others.findIndex((one) => one.id === after) + 1;
  if (after !== null && place === 0) return 'milestone-not-found';
  return withYear(roadmap, year, others.toSpliced(place, 0, milestone));
}

function remove(roadmap: Roadmap, id: string): Roadmap | RoadmapProblem {
  const year = yearWith(roadmap, id);
  if (!year) return roadmap.removed.some((one) => one.id === id) ? roadmap : 'milestone-not-found';
  const place = roadmap.years[year].findIndex((one) => one.id === id);
  const [milestone] = roadmap.years[year].slice(place);
  if (!milestone) return 'milestone-not-found';
  const removed = [...roadmap.removed, { ...milestone, year, place }].slice(-limits.removedMilestones);
  return { ...withYear(roadmap, year, roadmap.years[year].toSpliced(place, 1)), removed };
}

function restore(roadmap: Roadmap, id: string): Roadmap | RoadmapProblem {
  if (yearWith(roadmap, id)) return roadmap;
  const found = roadmap.removed.find((one) => one.id === id);
  if (!found) return 'milestone-not-found';
  const { year, place, ...milestone } = found;
  const problem = problemOf(roadmap.years[year], milestone.text);
  if (problem) return problem;
  return { ...withYear(roadmap, year, roadmap.years[year].toSpliced(place, 0, milestone)), removed: roadmap.removed.filter((one) => one.id !== id) };
}

/** In a year the text alone says which milestone is meant, so none is there twice. */
function problemOf(list: readonly PlannedMilestone[], text: string): RoadmapProblem | undefined {
  if (list.some((one) => one.text === text)) return 'milestone-twice';
  return list.length >= limits.milestonesPerYear ? 'year-full' : undefined;
}

function yearWith(roadmap: Roadmap, id: string): Year | undefined {
  return years.find((year) => roadmap.years[year].some((one) => one.id === id));
}

function withYear(roadmap: Roadmap, year: Year, list: PlannedMilestone[]): Roadmap {
  return { ...roadmap, years: { ...roadmap.years, [year]: list } };
}

type Details = Pick<PlannedMilestone, 'text' | 'target' | 'note' | 'link'>;
/** Without what is empty: it counts as not there. */
function tidy({ text, target, note, link }: Details): Details {
  return { text, ...(target && { target }), ...(note && { note }), ...(link && { link }) };
}
