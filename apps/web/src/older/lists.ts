import { supply } from './supply.ts';

/** Members of lists, texts and objects, ES2022 to ES2024. */
export function supplyLists(): void {
  const at = function <T>(this: ArrayLike<T>, index: number): T | undefined {
    const whole = Math.trunc(index) || 0;
    return this[whole < 0 ? this.length + whole : whole];
  };
  supply(Array.prototype, {
    at,
    findLast<T>(this: T[], test: (item: T, index: number, all: T[]) => unknown, own?: unknown) {
      return this[lastIndex(this, test, own)];
    },
    findLastIndex<T>(this: T[], test: (item: T, index: number, all: T[]) => unknown, own?: unknown) {
      return lastIndex(this, test, own);
    },
    toReversed<T>(this: T[]) {
      return Array.from(this).reverse();
    },
    toSorted<T>(this: T[], compare?: (one: T, other: T) => number) {
      return Array.from(this).sort(compare);
    },
    toSpliced<T>(this: T[], ...change: [number, number, ...T[]]) {
      const copy = Array.from(this);
      copy.splice(...change);
      return copy;
    },
  });
  supply(String.prototype, {
    at,
    isWellFormed(this: string) {
      return !lone.test(this);
    },
    toWellFormed(this: string) {
      return this.replace(new RegExp(lone, 'gu'), '\uFFFD');
    },
  });
  supply(Object, {
    hasOwn: (owner: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(owner, name),
    groupBy: <T>(items: Iterable<T>, keyOf: (item: T, index: number) => PropertyKey): object => Object.setPrototypeOf(Object.fromEntries(grouped(items, keyOf)), null),
  });
  supply(Map, { groupBy: grouped });
}

/** Half of a pair: with `u`, whole pairs are one sign. */
const lone = /[\uD800-\uDFFF]/u;

function grouped<Key, T>(items: Iterable<T>, keyOf: (item: T, index: number) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function lastIndex<T>(list: T[], test: (item: T, index: number, all: T[]) => unknown, own: unknown): number {
  let index = list.length;
  while (--index >= 0) if (test.call(own, list[index]!, index, list)) return index;
  return -1;
}
