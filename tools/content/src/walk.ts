import type { z } from 'zod';
import { markOf, type Mark } from './marks.ts';

type Schema = z.core.$ZodType;

/** Where the walk stands. `path` is by position, `ids` by id: "phases.skills.questions.6.prompt" whatever the order. */
export type Place = {
  path: PropertyKey[];
  ids: string[];
  /** The objects around, outermost first. */
  objects: Record<string, unknown>[];
  /** The items (objects with an id) around, outermost first. */
  items: { collection: string; id: string }[];
  /** The nearest key of a record. */
  key: string | undefined;
};

/**
 * Visits every marked leaf of a value: texts, ids and references. The one walk that translation, references and
 * completion stand on. The place is reused between visits: copy what you keep. Tolerates values that do not fit.
 */
export function walk(schema: Schema, value: unknown, visit: (mark: Mark, value: string, place: Place) => void): void {
  const place: Place = { path: [], ids: [], objects: [], items: [], key: undefined };
  step(schema, value);

  function step(outer: Schema, value: unknown): void {
    const schema = peel(outer, value);
    const mark = markOf(schema);
    if (mark) {
      if (typeof value === 'string') visit(mark, value, place);
      return;
    }
    if (typeof value !== 'object' || value === null || !hasMarks(schema)) return;
    const definition = definitionOf(schema);
    if (definition.type === 'object' && !Array.isArray(value)) intoObject(definition, value as Record<string, unknown>); // an object, checked above
    if (definition.type === 'record' && !Array.isArray(value)) intoRecord(definition, value as Record<string, unknown>); // an object, checked above
    if (definition.type === 'array' && Array.isArray(value)) {
      value.forEach((child, index) => enter(index, idOf(definition.element!, child) ?? String(index), definition.element!, child));
    }
  }

  function intoObject(definition: Definition, value: Record<string, unknown>) {
    const item = itemOf(definition, value);
    place.objects.push(value);
    // The id first, while its own item is not yet around it.
    if (item) enter(item.key, item.key, definition.shape![item.key]!, item.id);
    if (item) place.items.push(item);
    for (const key in definition.shape) {
      if (key !== item?.key && Object.hasOwn(value, key)) enter(key, key, definition.shape[key]!, value[key]);
    }
    if (item) place.items.pop();
    place.objects.pop();
  }

  function intoRecord(definition: Definition, value: Record<string, unknown>) {
    const before = place.key;
    for (const key of Object.keys(value)) {
      place.path.push(key);
      const mark = markOf(definition.keyType!);
      if (mark) visit(mark, key, place);
      place.path.pop();
      place.key = key;
      enter(key, key, definition.valueType!, value[key]);
    }
    place.key = before;
  }

  function enter(key: PropertyKey, id: string, schema: Schema, child: unknown) {
    place.path.push(key);
    place.ids.push(id);
    step(schema, child);
    place.path.pop();
    place.ids.pop();
  }
}

type Definition = {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  innerType?: Schema;
  getter?: () => Schema;
  in?: Schema;
  options?: Schema[];
  discriminator?: string;
  values?: unknown[];
  entries?: Record<string, unknown>;
};

/** zod's own description of a schema. Semi-internal: zod is pinned, and walk.test.ts has a case for each type. */
export function definitionOf(schema: Schema): Definition {
  return schema._zod.def as unknown as Definition; // the union of zod's definitions has no common optional fields
}

const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly', 'catch', 'nonoptional']);

/** The schema behind wrappers, and the branch of a union that the value belongs to. */
export function peel(schema: Schema, value: unknown): Schema {
  for (;;) {
    if (markOf(schema)) return schema;
    const definition = definitionOf(schema);
    if (wrappers.has(definition.type)) schema = definition.innerType!;
    else if (definition.type === 'lazy') schema = definition.getter!();
    else if (definition.type === 'pipe') schema = definition.in!;
    else if (definition.type === 'union') {
      const branch = branchFor(definition, value);
      if (!branch) return schema;
      schema = branch;
    } else return schema;
  }
}

function branchFor({ options = [], discriminator }: Definition, value: unknown): Schema | undefined {
  if (discriminator === undefined) return options.find((option) => fits(option, value));
  const tag = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[discriminator] : undefined; // an object, checked here
  return options.find((option) => tagOf(option, discriminator).includes(tag));
}

/** The values of a union's tag that lead to this branch. */
export function tagOf(option: Schema, discriminator: string): unknown[] {
  const tag = definitionOf(peel(option, undefined)).shape?.[discriminator];
  return tag ? (definitionOf(tag).values ?? []) : [];
}

function fits(option: Schema, value: unknown): boolean {
  const { type } = definitionOf(peel(option, value));
  if (type === 'array') return Array.isArray(value);
  if (type === 'object' || type === 'record') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'union') return true;
  return typeof value === (type === 'int' ? 'number' : type === 'enum' || type === 'literal' ? 'string' : type);
}

function itemOf(definition: Pick<Definition, 'shape'>, value: Record<string, unknown>) {
  for (const key in definition.shape) {
    const mark = markOf(definition.shape[key]!);
    const id = value[key];
    if (mark?.mark === 'id' && typeof id === 'string') return { key, collection: mark.collection, id };
  }
  return undefined;
}

function idOf(element: Schema, value: unknown): string | undefined {
  const { type, shape } = definitionOf(peel(element, value));
  if (type !== 'object' || typeof value !== 'object' || value === null) return undefined;
  return itemOf({ shape }, value as Record<string, unknown>)?.id; // an object, checked above
}

const withMarks = new WeakMap<Schema, boolean>();

/** True where a schema holds a mark at any depth. */
export function hasMarks(schema: Schema): boolean {
  let answer = withMarks.get(schema);
  if (answer === undefined) withMarks.set(schema, (answer = reaches(schema, new Set())));
  return answer;
}

function reaches(schema: Schema, seen: Set<Schema>): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  return markOf(schema) !== undefined || partsOf(schema).some((part) => reaches(part, seen));
}

/** The schemas directly inside a schema. */
export function partsOf(schema: Schema): Schema[] {
  const { shape, element, keyType, valueType, innerType, getter, in: input, options } = definitionOf(schema);
  return [...Object.values(shape ?? {}), element, keyType, valueType, innerType, getter?.(), input, ...(options ?? [])].filter((part) => part !== undefined);
}
