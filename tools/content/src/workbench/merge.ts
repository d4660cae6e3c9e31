import { isDeepStrictEqual as same } from 'node:util';
import type { Conflict, FieldPath as Path } from '@bridge/content/engine/editing';
import { isRecord, nameOf } from './items.ts';

/**
 * What both sides made of `base`. Entries of lists are met by id, so that one side may move what the other changes. Where
 * both changed the same text, the result has mine and the conflict says the other. `undone` is what the file said before I
 * last saved: where they went back to it, they wrote over what I had saved without having seen it. With `orders`, a list that
 * both sides put in another order is a conflict, too; otherwise mine counts.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, undone: unknown = base, { orders = false } = {}): { value: unknown; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const value = merge([], base, mine, theirs, undone);
  return { value, conflicts };

  function merge(path: Path, base: unknown, mine: unknown, theirs: unknown, undone: unknown): unknown {
    if (same(mine, theirs)) return mine;
    if (same(base, theirs)) return mine;
    if (same(base, mine) && same(undone, base)) return theirs;
    if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return objects(path, base, mine, theirs, isRecord(undone) ? undone : base);
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
      if ([base, mine, theirs].every(isNamed)) return named(path, base, mine, theirs, Array.isArray(undone) ? undone : base);
      if (mine.length === theirs.length && base.length === mine.length) return mine.map((entry, index) => merge([...path, index], base[index], entry, theirs[index], Array.isArray(undone) && undone.length === base.length ? undone[index] : base[index]));
    }
    if (same(base, mine) && !same(undone, theirs)) return theirs;
    conflicts.push({ path, base, mine, theirs });
    return mine === undefined ? theirs : mine; // what I took away stays in sight until I have answered
  }

  function objects(path: Path, base: Record<string, unknown>, mine: Record<string, unknown>, theirs: Record<string, unknown>, undone: Record<string, unknown>): Record<string, unknown> {
    const merged: Record<string, unknown> = {};
    for (const key of inOrder(Object.keys(base), Object.keys(mine), Object.keys(theirs))) {
      const value = merge([...path, key], base[key], mine[key], theirs[key], undone[key]);
      if (value !== undefined) merged[key] = value;
    }
    return merged;
  }

  function named(path: Path, base: unknown[], mine: unknown[], theirs: unknown[], undone: unknown[]): unknown[] {
    const of = (list: unknown[]) => new Map(list.map((entry) => [nameOf(entry)!, entry]));
    const [inBase, inMine, inTheirs, inUndone] = [of(base), of(mine), of(theirs), isNamed(undone) ? of(undone) : of(base)];
    if (orders && areApart([...inBase.keys()], [...inMine.keys()], [...inTheirs.keys()])) conflicts.push({ path, base, mine, theirs });
    const merged: unknown[] = [];
    for (const name of inOrder([...inBase.keys()], [...inMine.keys()], [...inTheirs.keys()])) {
      const value = merge([...path, merged.length], inBase.get(name), inMine.get(name), inTheirs.get(name), inUndone.get(name));
      if (value !== undefined) merged.push(value);
    }
    return merged;
  }
}

function isNamed(list: readonly unknown[]): boolean {
  const names = list.map(nameOf);
  return names.every((name) => name !== undefined) && new Set(names).size === names.length;
}

/** Whether both sides have put what all three have in another order, and not in the same one. */
function areApart(base: readonly string[], mine: readonly string[], theirs: readonly string[]): boolean {
  const [before, here, there] = [base, mine, theirs].map((list) => list.filter((name) => base.includes(name) && mine.includes(name) && theirs.includes(name)));
  return !same(here, before) && !same(there, before) && !same(here, there);
}

/** All names, in the order of the side that changed it; what only the other side has follows what it follows there. */
function inOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const known = (list: readonly string[]) => list.filter((name) => base.includes(name) && mine.includes(name) && theirs.includes(name));
  const [first, second] = same(known(mine), known(base)) ? [theirs, mine] : [mine, theirs];
  const order = [...first];
  second.forEach((name, index) => {
    if (order.includes(name)) return;
    const previous = second.slice(0, index).findLast((one) => order.includes(one));
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, name);
  });
  return order;
}
