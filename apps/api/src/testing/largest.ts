import type { Call } from '@bridge/model';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { bodyLimit } from '../http/json-body.ts';

type Shape = { type?: string | string[]; properties?: Record<string, Shape>; items?: Shape; additionalProperties?: Shape | boolean; anyOf?: Shape[]; maxLength?: number; maxItems?: number };

/** What takes longest to read, compare and draw: letters of three scripts, of which some stand for two or join, and marks. */
const hard = ['شهادة', '学习计划', 'ﬃ', 'n̈o̧', '👩‍👩‍👧‍👦', 'Ǆ', 'का'].join(' ');

/** A text of so many characters, nothing of it cut in two. */
export function hardText(length: number, sign = ''): string {
  const text = (sign + `${hard} `.repeat(Math.ceil(length / hard.length))).slice(0, length).trim().replace(/[\ud800-\udbff]$/, '');
  return text.padEnd(length, 'x');
}

/** A body that a call takes, grown from a good one place by place to the most its schema and the server's limit let through. */
export function largestBody({ body: schema }: Call, good: unknown): unknown {
  if (!schema || good === undefined) return good;
  const shape = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Shape; // of JSON Schema only this is looked at
  const fits = (body: unknown) => Buffer.byteLength(JSON.stringify(body)) <= bodyLimit && v.is(schema, body);
  let best: unknown = structuredClone(good);
  if (!fits(best)) throw new Error(`The good body does not pass: ${JSON.stringify(v.safeParse(schema, best).issues?.map(({ message, path }) => [message, path?.map(({ key }) => key)]))}`);
  const tryAt = (at: string[], value: unknown) => {
    const next = put(best, at, value);
    if (fits(next)) best = next;
    return best === next;
  };
  grow(shape, [], (at) => at.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], best), tryAt);
  return best;
}

type Try = (at: string[], value: unknown) => boolean;

function grow(shape: Shape, at: string[], present: (at: string[]) => unknown, tryAt: Try): void {
  for (const one of shape.anyOf ?? []) grow(one, at, present, tryAt);
  if (shape.type === 'string') {
    const most = shape.maxLength ?? 4000;
    for (const text of [hardText(most), hardText(most / 2), 'é'.repeat(most), `https://example.com/${'é'.repeat(70)}`, 'x'.repeat(most), 'x'.repeat(most / 2)]) if (tryAt(at, text)) return;
  }
  if (shape.type === 'array') return growList(shape, at, present, tryAt);
  for (const [key, inner] of Object.entries(shape.properties ?? {})) {
    if (present([...at, key]) === undefined) tryAt([...at, key], smallest(inner));
    if (present([...at, key]) !== undefined) grow(inner, [...at, key], present, tryAt);
  }
  if (typeof shape.additionalProperties === 'object' && shape.properties === undefined) {
    for (const count of [200, 100, 50, 20, 5]) {
      const inner = smallest(shape.additionalProperties);
      if (tryAt(at, Object.fromEntries(Array.from({ length: count }, (_, n) => [`question-${n}`, inner])))) break;
    }
    for (const key of Object.keys((present(at) ?? {}) as object)) grow(shape.additionalProperties, [...at, key], present, tryAt);
  }
}

function growList({ items = {}, maxItems = 5000 }: Shape, at: string[], present: (at: string[]) => unknown, tryAt: Try): void {
  const [first] = (present(at) ?? []) as unknown[];
  const text = typeof (first ?? smallest(items)) === 'string';
  const long = items.maxLength ?? 2000;
  for (const length of [long, 500, 100, 20]) {
    for (const count of [maxItems, 200, 100, 50, 20, 12, 5]) {
      if (count > maxItems) continue;
      const grown = Array.from({ length: count }, (_, n) => (text ? hardText(length, `${n} `) : (first ?? smallest(items))));
      if (tryAt(at, grown) || (text && tryAt(at, grown.map((_, n) => `item-${n}`)))) return;
    }
    if (!text) return;
  }
}

function smallest({ type, anyOf, properties }: Shape): unknown {
  if (anyOf) return smallest(anyOf[0] ?? {});
  if (type === 'array') return [];
  if (type === 'object') return properties ? {} : {};
  if (type === 'number' || type === 'integer') return 1;
  return type === 'boolean' ? true : 'a';
}

function put(body: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const object = (body ?? {}) as Record<string, unknown>; // every place lies in objects
  return Array.isArray(body) ? body.map((item, n) => (String(n) === key ? put(item, rest, value) : item)) : { ...object, [key]: put(object[key], rest, value) };
}
