import type { z } from 'zod';
import { markOf } from '@bridge/content/engine/marks';
import { toWrite } from '@bridge/content/engine/to-write';
import { definitionOf, unwrap } from '@bridge/content/engine/walk';

type Schema = z.core.$ZodType;

/** The least that a schema takes: its required fields, with the given ones as they are. Where the schema leaves a choice, the first. */
export function sampleOf(schema: Schema, given: Record<string, unknown>, idsIn: (collection: string) => string[], today: string): unknown {
  const inner = unwrap(schema);
  const mark = markOf(inner);
  if (mark?.mark === 'text') return toWrite;
  if (mark?.mark === 'id') return 'new';
  if (mark?.mark === 'ref') return idsIn(mark.collection)[0] ?? 'none';
  const { type, shape, element, options = [], values = [] } = definitionOf(inner);
  if (type === 'object') {
    const required = Object.entries(shape!).filter(([key, part]) => key in given || !isOptional(part));
    return Object.fromEntries(required.map(([key, part]) => [key, given[key] ?? sampleOf(part, {}, idsIn, today)]));
  }
  if (type === 'array') return [sampleOf(element!, {}, idsIn, today)];
  if (type === 'union') return sampleOf(options.find((option) => fitsTag(option, given['type'])) ?? options[0]!, given, idsIn, today);
  if (type === 'literal') return values[0];
  if (type === 'enum') return Object.values((inner._zod.def as unknown as { entries: Record<string, string> }).entries)[0]; // an enum's definition has them
  if (type === 'boolean') return false;
  if (type === 'number') return 60;
  if (type === 'string') return sampleText(inner, today);
  return toWrite;
}

/** Strings of a form of their own: the first of these that the schema takes. */
function sampleText(schema: Schema, today: string): string {
  const candidates = [toWrite, today, `${today}T18:00:00Z`, '/', 'somebody@example.org'];
  return candidates.find((text) => (schema as z.ZodType).safeParse(text).success) ?? toWrite; // every schema of ours is a ZodType
}

function fitsTag(option: Schema, tag: unknown): boolean {
  const type = definitionOf(unwrap(option)).shape?.['type'];
  return type !== undefined && (definitionOf(unwrap(type)).values ?? []).includes(tag);
}

function isOptional(schema: Schema): boolean {
  return definitionOf(schema).type === 'optional';
}
