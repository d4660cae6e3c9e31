import { expect, test } from 'vitest';
import { limits, mergeRoadmaps } from '@bridge/model';
import type { CareerBlueprint, MergeChoice } from '@bridge/model';
import { aBlueprint, aMilestone } from '@bridge/testing';
import { choiceOf, sayForYear, tooManyIn, withoutRoom } from './choose.ts';

const mergedOf = (current: CareerBlueprint, next: CareerBlueprint, choice: MergeChoice) => mergeRoadmaps({ years: current.milestones, removed: current.removed }, next.milestones, choice);

/** The present year 1: one completed, one edited, one as it was, one own; the new one shares only the second. */
function twoVersions() {
  const current = aBlueprint();
  current.milestones.year1 = [
    aMilestone({ id: 'done', text: 'Done', completed: true }),
    aMilestone({ id: 'both', text: 'My words', revision: 1 }),
    aMilestone({ id: 'plain', text: 'Plain' }),
    aMilestone({ id: 'own-1', text: 'Mine', own: true }),
  ];
  current.removed = [{ id: 'unwanted', text: 'Unwanted', reasons: [], year: 'year1', place: 0 }];
  const next = aBlueprint();
  next.milestones.year1 = [aMilestone({ id: 'both', text: 'Both' }), aMilestone({ id: 'fresh', text: 'Fresh' }), aMilestone({ id: 'unwanted', text: 'Unwanted' })];
  return { current, next };
}
function yearOne(said: Map<string, boolean>) {
  const { current, next } = twoVersions();
  const merged = mergedOf(current, next, choiceOf(current, next, said));
  return typeof merged === 'string' ? merged : merged.years.year1.map(({ text }) => text);
}

test('unless something else is said, completed, edited and own milestones stay and what was removed stays out', () => {
  expect(yearOne(new Map())).toEqual(['Done', 'My words', 'Mine', 'Fresh']);
});

test('each milestone can be said otherwise', () => {
  expect(yearOne(new Map([['done', false], ['both', false], ['plain', true], ['fresh', false], ['unwanted', true]]))).toEqual(['Both', 'Plain', 'Mine', 'Unwanted']);
});

test('a year can be taken as a whole, and single milestones after it', () => {
  const { current, next } = twoVersions();
  const mine = sayForYear(new Map(), current, next, 'year1', true);
  expect(yearOne(new Map(mine))).toEqual(['Done', 'My words', 'Plain', 'Mine']);
  const theirs = sayForYear(mine, current, next, 'year1', false);
  expect(yearOne(new Map(theirs))).toEqual(['Both', 'Fresh', 'Unwanted']);
  expect(yearOne(new Map([...theirs, ['own-1', true]]))).toEqual(['Both', 'Mine', 'Fresh', 'Unwanted']);
});

test('a finished year stays finished unless something new is asked for', () => {
  const current = aBlueprint({ year1: 4 });
  const next = aBlueprint();
  next.milestones.year1 = [aMilestone({ id: 'fresh-1', text: 'Fresh 1' }), aMilestone({ id: 'fresh-2', text: 'Fresh 2' })];
  const textsOf = (said: Map<string, boolean>) => {
    const merged = mergedOf(current, next, choiceOf(current, next, said));
    return typeof merged === 'string' ? merged : merged.years.year1.map(({ text }) => text);
  };
  const finished = current.milestones.year1.map(({ text }) => text);
  expect(textsOf(new Map())).toEqual(finished);
  expect(textsOf(new Map([['fresh-2', true]]))).toEqual([...finished, 'Fresh 2']);
});

test('what was kept can be kept again: words that are the same twice are there once', () => {
  const { current, next } = twoVersions();
  next.milestones.year1.push(aMilestone({ id: 'twin', text: 'Mine' }));
  const merged = mergedOf(current, next, choiceOf(current, next, new Map()));
  expect(typeof merged === 'object' && merged.years.year1.filter(({ text }) => text === 'Mine')).toMatchObject([{ id: 'own-1' }]);
});

test('a completed milestone that only changes its language comes in the new one; from other answers it stays as it is', () => {
  const current = aBlueprint({ year1: 2 }, { language: 'fr' });
  current.milestones.year1[1]!.reasons = [{ question: '6', option: 'cloud-computing' }]; // there are four
  const next = aBlueprint({}, { language: 'en' });
  expect(choiceOf(current, next, new Map()).keep).toEqual([current.milestones.year1[1]?.id]);
  expect(choiceOf({ ...current, language: 'en' }, next, new Map()).keep).toEqual(current.milestones.year1.slice(0, 2).map(({ id }) => id));
});

/** Seven of year 1 are in their owner's words, and all of the six of the new one are others. */
function sevenOwn() {
  const current = aBlueprint();
  current.milestones.year1 = Array.from({ length: 7 }, (_, n) => aMilestone({ id: `done-${n}`, text: `Done ${n}`, revision: 1 }));
  const next = aBlueprint();
  next.milestones.year1 = Array.from({ length: 6 }, (_, n) => aMilestone({ id: `new-${n}`, text: `New ${n}` }));
  return { current, next };
}

test('what is proposed can be accepted: of the new ones only as many come as there is room', () => {
  const { current, next } = sevenOwn();
  const choice = choiceOf(current, next, new Map());
  expect(withoutRoom(current, next)).toEqual(['new-5']);
  expect(choice.skip).toEqual(['new-5']);
  const merged = mergedOf(current, next, choice);
  expect(typeof merged === 'object' && merged.years.year1).toHaveLength(limits.milestonesPerYear);
  expect(tooManyIn(current, next, choice)).toEqual(new Map());
});

test('a year that its owner makes too long says by how many, and no other tick moves', () => {
  const { current, next } = sevenOwn();
  const choice = choiceOf(current, next, new Map([['new-5', true]]));
  expect(choice.skip).toEqual([]);
  expect(tooManyIn(current, next, choice)).toEqual(new Map([['year1', 1]]));
  expect(choiceOf(current, next, new Map([['done-0', false]])).skip).toEqual(['new-5']);
});
