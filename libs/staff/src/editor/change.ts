import type { Conflict } from '@bridge/content';

export type Path = Conflict['path'];

export function at(value: unknown, path: Path): unknown {
  return path.reduce((node: unknown, key) => (typeof node === 'object' && node !== null ? (node as Record<string | number, unknown>)[key] : undefined), value); // an object, checked here
}

/** The place of a text that is known by its way of keys and ids: in a list the entry of that id. */
export function placeOf(value: unknown, way: readonly string[]): Path {
  const place: (string | number)[] = [];
  for (const key of way) {
    const here = at(value, place);
    const index = Array.isArray(here) ? here.findIndex((entry: { id?: unknown } | null, position) => entry?.id === key || String(position) === key) : -1;
    place.push(index === -1 ? key : index);
  }
  return place;
}

/** The value with another one at a path; without it where that is undefined. `keys` is the order of an object's keys. */
export function withAt(value: unknown, path: Path, wanted: unknown, keys?: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return wanted;
  if (Array.isArray(value)) {
    const list = [...(value as unknown[])];
    const child = rest.length === 0 ? wanted : withAt(list[Number(key)], rest, wanted, keys);
    if (child === undefined) list.splice(Number(key), 1);
    else list[Number(key)] = child;
    return list;
  }
  const object = { ...(value as Record<string, unknown> | undefined) }; // a path leads through objects and lists
  const isNew = !Object.hasOwn(object, key);
  const child = rest.length === 0 ? wanted : withAt(object[key], rest, wanted, keys);
  if (child === undefined) delete object[key];
  else object[key] = child;
  if (!isNew || !keys || rest.length > 0) return object;
  const order = [...keys, ...Object.keys(object).filter((one) => !keys.includes(one))];
  return Object.fromEntries(order.flatMap((one) => (Object.hasOwn(object, one) ? [[one, object[one]]] : [])));
}

/** A list with one entry moved by a step. */
export function moved(list: readonly unknown[], from: number, step: 1 | -1): unknown[] {
  const made = [...list];
  const [entry] = made.splice(from, 1);
  made.splice(from + step, 0, entry);
  return made;
}

/** The answers to conflicts, taken over from the last to the first: what is taken away moves nothing that is still to come. */
export function settled(value: unknown, conflicts: readonly Conflict[], choices: readonly ('mine' | 'theirs')[]): unknown {
  return conflicts.reduceRight<unknown>((made, conflict, index) => withAt(made, conflict.path, conflict[choices[index]!]), value);
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
