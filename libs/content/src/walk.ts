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

/** Everything a walk may look for. */
const everything: readonly Mark['mark'][] = ['text', 'id', 'ref'];

/**
 * Visits every marked leaf of a value: texts, ids and references (or only those asked for). The one walk that translation,
 * references and completion stand on. The place is reused between visits: copy what you keep. Tolerates values that do not
 * fit.
 */
export function walk(schema: Schema, value: unknown, visit: (mark: Mark, value: string, place: Place) => void, wanted: readonly Mark['mark'][] = everything): void {
  const place: Place = { path: [], ids: [], objects: [], items: [], key: undefined };
  step(planFor(schema, wanted), value);

  function step(plan: Plan, value: unknown): void {
    switch (plan.type) {
      case 'leaf':
        if (typeof value === 'string') visit(plan.mark, value, place);
        return;
      case 'union':
        return step(plan.branch(value), value);
      case 'object':
        return isObject(value) ? intoObject(plan, value) : undefined;
      case 'record':
        return isObject(value) ? intoRecord(plan, value) : undefined;
      case 'array':
        return Array.isArray(value) ? value.forEach((child, index) => enter(index, idOf(plan.element, child) ?? String(index), plan.element, child)) : undefined;
    }
  }

  function intoObject({ fields, item: own }: Extract<Plan, { type: 'object' }>, value: Record<string, unknown>) {
    const id = own && value[own.key];
    const item = typeof id === 'string' ? { collection: own!.collection, id } : undefined;
    place.objects.push(value);
    // Its id comes first (see planFor), while the item is not yet around it.
    if (item && own!.plan) enter(own!.key, own!.key, own!.plan, id);
    if (item) place.items.push(item);
    for (const [key, plan] of fields) if (Object.hasOwn(value, key)) enter(key, key, plan, value[key]);
    if (item) place.items.pop();
    place.objects.pop();
  }

  function intoRecord({ key: mark, value: plan }: Extract<Plan, { type: 'record' }>, value: Record<string, unknown>) {
    const before = place.key;
    for (const key of Object.keys(value)) {
      place.path.push(key);
      if (mark) visit(mark, key, place);
      place.path.pop();
      place.key = key;
      enter(key, key, plan, value[key]);
    }
    place.key = before;
  }

  function enter(key: PropertyKey, id: string, plan: Plan, child: unknown) {
    place.path.push(key);
    place.ids.push(id);
    step(plan, child);
    place.path.pop();
    place.ids.pop();
  }
}

/** What is left of a schema for a walk: the ways that lead to a wanted mark. Made once for each schema. */
export type Plan =
  | { type: 'leaf'; mark: Mark }
  | { type: 'object'; fields: [string, Plan][]; item: { key: string; collection: string; plan: Plan | undefined } | undefined }
  | { type: 'array'; element: Plan }
  | { type: 'record'; key: Mark | undefined; value: Plan }
  | { type: 'union'; branch: (value: unknown) => Plan }
  | { type: 'nothing' };

/** The ways of a schema that lead to its texts. */
export function textPlan(schema: Schema): Plan {
  return planFor(schema, ['text']);
}

const nothing: Plan = { type: 'nothing' };
const plans = new Map<string, WeakMap<Schema, Plan>>();

function planFor(schema: Schema, wanted: readonly Mark['mark'][]): Plan {
  const name = wanted.join();
  let known = plans.get(name);
  if (!known) plans.set(name, (known = new WeakMap()));
  const made = known;
  return plan(schema);

  function plan(schema: Schema): Plan {
    const before = made.get(schema);
    if (before) return before;
    const blank = { ...nothing }; // filled below: a recursive schema finds it on its way
    made.set(schema, blank);
    return Object.assign(blank, leads(schema) ? build(schema) : nothing);
  }

  function leads(schema: Schema): boolean {
    return reaches(schema, new Set(), (mark) => wanted.includes(mark.mark));
  }

  function build(outer: Schema): Plan {
    const schema = unwrap(outer);
    const mark = markOf(schema);
    if (mark) return wanted.includes(mark.mark) ? { type: 'leaf', mark } : nothing;
    const { type, shape, element, keyType, valueType, options = [], discriminator } = definitionOf(schema);
    if (type === 'array') return { type, element: plan(element!) };
    if (type === 'record') {
      const key = markOf(keyType!);
      return { type, key: key && wanted.includes(key.mark) ? key : undefined, value: plan(valueType!) };
    }
    if (type === 'object') {
      const item = itemIn(shape!);
      const fields = Object.entries(shape!).filter(([key, part]) => key !== item?.key && leads(part));
      return { type, fields: fields.map(([key, part]) => [key, plan(part)]), item: item && { ...item, plan: wanted.includes('id') ? plan(shape![item.key]!) : undefined } };
    }
    if (type === 'union') {
      const branches = options.map((option) => ({ option, plan: plan(option), tags: discriminator === undefined ? [] : tagOf(option, discriminator) }));
      return { type, branch: (value) => branches.find(({ option, tags }) => (discriminator === undefined ? fits(option, value) : isObject(value) && tags.includes(value[discriminator])))?.plan ?? nothing };
    }
    return nothing;
  }
}

function itemIn(shape: Record<string, Schema>): { key: string; collection: string } | undefined {
  for (const [key, part] of Object.entries(shape)) {
    const mark = markOf(part);
    if (mark?.mark === 'id') return { key, collection: mark.collection };
  }
  return undefined;
}

/** The id by which an entry of a list is known. */
export function idOf(plan: Plan, value: unknown): string | undefined {
  const inner = plan.type === 'union' ? plan.branch(value) : plan;
  const id = inner.type === 'object' && inner.item && isObject(value) ? value[inner.item.key] : undefined;
  return typeof id === 'string' ? id : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
};

/** zod's own description of a schema. Semi-internal: zod is pinned, and walk.test.ts has a case for each type. */
export function definitionOf(schema: Schema): Definition {
  return schema._zod.def as unknown as Definition; // the union of zod's definitions has no common optional fields
}

const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly', 'catch', 'nonoptional']);

/** The schema behind wrappers. A marked schema is a leaf: nothing is behind it. */
export function unwrap(schema: Schema): Schema {
  if (markOf(schema)) return schema;
  const { type, innerType, getter, in: input } = definitionOf(schema);
  if (wrappers.has(type)) return unwrap(innerType!);
  if (type === 'lazy') return unwrap(getter!());
  return type === 'pipe' ? unwrap(input!) : schema;
}

/** The schema behind wrappers, and the branch of a union that the value belongs to. */
export function peel(outer: Schema, value: unknown): Schema {
  const schema = unwrap(outer);
  const { type, options = [], discriminator } = definitionOf(schema);
  if (type !== 'union' || markOf(schema)) return schema;
  const branch = options.find((option) => (discriminator === undefined ? fits(option, value) : isObject(value) && tagOf(option, discriminator).includes(value[discriminator])));
  return branch ? peel(branch, value) : schema;
}

/** The values of a union's tag that lead to this branch. */
export function tagOf(option: Schema, discriminator: string): unknown[] {
  const tag = definitionOf(unwrap(option)).shape?.[discriminator];
  return tag ? (definitionOf(tag).values ?? []) : [];
}

function fits(option: Schema, value: unknown): boolean {
  const { type, options } = definitionOf(unwrap(option));
  if (type === 'array') return Array.isArray(value);
  if (type === 'object' || type === 'record') return isObject(value);
  if (type === 'union') return options!.some((inner) => fits(inner, value));
  return typeof value === (type === 'int' ? 'number' : type === 'enum' || type === 'literal' ? 'string' : type);
}

function reaches(schema: Schema, seen: Set<Schema>, wants: (mark: Mark) => boolean): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  const mark = markOf(schema);
  return mark ? wants(mark) : partsOf(schema).some((part) => reaches(part, seen, wants));
}

/** The schemas directly inside a schema. */
export function partsOf(schema: Schema): Schema[] {
  const { shape, element, keyType, valueType, innerType, getter, in: input, options } = definitionOf(schema);
  return [...Object.values(shape ?? {}), element, keyType, valueType, innerType, getter?.(), input, ...(options ?? [])].filter((part) => part !== undefined);
}
