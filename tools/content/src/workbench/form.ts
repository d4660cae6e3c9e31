import { z } from 'zod';
import type { Content } from '@bridge/content/engine/content';
import type { Blank, Field, FieldForm, Ids } from '@bridge/content/engine/editing';
import { kindOf } from '@bridge/content/engine/kinds';
import { markOf } from '@bridge/content/engine/marks';
import { linksOf } from '@bridge/content/engine/references';
import { sampleOf } from '../sample.ts';
import { definitionOf, tagOf, unwrap } from '@bridge/content/engine/walk';

type Schema = z.core.$ZodType;

/** The form of a kind of document. */
export function formOf(schema: Schema, content: Content, today: string): FieldForm {
  const shared: Field[] = [];
  const around = new Map<Schema, number | undefined>();
  const sample = (part: Schema) => sampleOf(part, {}, (collection) => content.idsIn(collection), today);
  return { root: field(schema), shared };

  function field(outer: Schema): Field {
    const inner = unwrap(outer);
    if (around.has(inner)) {
      const index = around.get(inner) ?? shared.length;
      around.set(inner, index);
      shared[index] ??= { type: 'fixed', value: undefined }; // filled below, when what holds itself is whole
      return { type: 'again', shared: index };
    }
    around.set(inner, undefined);
    const { title, description } = { ...z.globalRegistry.get(inner), ...z.globalRegistry.get(outer) };
    const made: Field = { ...(title && { title }), ...(description && { about: description }), ...shapeOf(inner) };
    const index = around.get(inner);
    if (index !== undefined) shared[index] = made;
    around.delete(inner);
    return made;
  }

  function shapeOf(schema: Schema): Field {
    const mark = markOf(schema);
    const { type, shape, element, keyType, valueType, options = [], values = [], discriminator } = definitionOf(schema);
    if (mark?.mark === 'text') return { type: 'text', rich: mark.rich, maximum: mark.maximum };
    if (mark?.mark === 'ref') return { type: 'reference', collection: mark.collection, ...(mark.within && { within: mark.within }) };
    if (mark?.mark === 'id') return { type: 'string', kind: 'id', maximum: 80 };
    if (type === 'object') return { type: 'group', fields: Object.entries(shape!).map(([key, part]) => ({ key, optional: definitionOf(part).type === 'optional', field: field(part), blank: sample(part) })) };
    if (type === 'array') return { type: 'list', element: field(element!), ...limitsOf(schema), blanks: blanksOf(element!) };
    if (type === 'record') {
      const key = markOf(unwrap(keyType!));
      return { type: 'record', value: field(valueType!), key: key?.mark === 'ref' ? 'reference' : key?.mark === 'id' ? 'id' : 'word', ...(key?.mark === 'ref' && { collection: key.collection }) };
    }
    if (type === 'union' && discriminator !== undefined) return { type: 'blocks', tag: discriminator, branches: options.map((option) => ({ value: String(tagOf(option, discriminator)[0]), field: field(option), blank: sample(option) })) };
    if (type === 'union') return { type: 'either', branches: options.map(field) };
    if (type === 'enum') return { type: 'choice', values: Object.values((schema._zod.def as unknown as { entries: Record<string, string> }).entries) }; // an enum's definition has them
    if (type === 'literal') return { type: 'fixed', value: values[0] };
    if (type === 'boolean') return { type: 'switch' };
    return scalarOf(schema, type);
  }

  function blanksOf(element: Schema): Blank[] {
    const { type, options = [], discriminator } = definitionOf(unwrap(element));
    if (type !== 'union' || discriminator === undefined) return [{ name: '', value: sample(element) }];
    return options.map((option) => ({ name: String(tagOf(option, discriminator)[0]), value: sample(option) }));
  }
}

/** The ids that every document declares. */
export function idsOf(content: Content): Ids {
  const ids: Ids = {};
  const add = (collection: string, id: string, parent: string | undefined) => void (ids[collection] ??= []).push({ id, ...(parent !== undefined && { parent }) });
  for (const document of content.ids()) {
    const kind = kindOf(`${document}.json`) ?? kindOf(`${document}.mdx`);
    if (!kind) continue;
    for (const { mark, id, parent } of linksOf(kind.schema, content.get(document)).declared) {
      add(mark.collection, id, parent);
      for (const name of mark.aliases?.names(id, parent) ?? []) add(mark.aliases!.collection, name, parent);
    }
  }
  return ids;
}

type Limits = { minimum: number; maximum?: number };

function limitsOf(schema: Schema): Limits {
  const { minItems = 0, maxItems } = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as { minItems?: number; maxItems?: number }; // every schema of ours is a ZodType
  return { minimum: minItems, ...(maxItems !== undefined && { maximum: maxItems }) };
}

type Scalar = { format?: string; maxLength?: number; minimum?: number; maximum?: number };

function scalarOf(schema: Schema, type: string): Field {
  const { format, maxLength, minimum, maximum } = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Scalar; // as above
  const low = minimum === undefined || minimum < -1e9 ? {} : { minimum };
  const high = maximum === undefined || maximum > 1e9 ? {} : { maximum };
  if (type === 'number' || type === 'int') return { type: 'number', whole: z.toJSONSchema(schema as z.ZodType)['type'] === 'integer', ...low, ...high };
  return { type: 'string', kind: format === 'date' ? 'date' : 'line', ...(maxLength !== undefined && { maximum: maxLength }) };
}
