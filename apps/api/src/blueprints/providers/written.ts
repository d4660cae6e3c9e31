import { createHash } from 'node:crypto';
import { toJsonSchema } from '@valibot/to-json-schema';
import { years, type Reason, type Year } from '@bridge/model';
import { jsonSchema } from 'ai';
import * as v from 'valibot';
import { milestoneTextSchema, blueprintOf, structuredSchema, visionSchema, type Structured } from '../structured.ts';
import type { GivenAnswer } from './answers.ts';
import { ProviderFailure } from './failure.ts';
import { plainText } from './plain-text.ts';

/** A blueprint as a model writes it: reasons by the names of answers, ids left to us. */
const writtenSchema = blueprintOf(v.strictObject({ text: milestoneTextSchema, reasons: v.array(v.string()) }));
type Written = v.InferOutput<typeof writtenSchema>;
/** A part of a blueprint that is ready before the rest. */
export type WrittenPart = { type: 'vision'; text: string } | { type: 'year'; year: Year; milestones: Structured['years'][Year] };
type WrittenMilestone = Written['years'][Year][number];

/** What the model is asked for. Lengths of texts are left out: models that keep to a schema strictly refuse to be told them. */
export const requestedSchema = jsonSchema<unknown>(withoutLengths(toJsonSchema(writtenSchema, { errorMode: 'ignore', typeMode: 'input' })) as object); // it was one before

function withoutLengths(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutLengths);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).filter(([key]) => key !== '$schema' && key !== 'minLength' && key !== 'maxLength').map(([key, value]) => [key, withoutLengths(value)]));
}

/** Reads what a model writes for one talent: its texts made plain, its reasons held against the answers really given. */
export function readerFor(answers: readonly GivenAnswer[], givesAway: (text: string) => boolean) {
  const reasons = new Map(answers.map(({ name, reason }) => [name, reason]));

  function tidy(written: string): string {
    const text = plainText(written.slice(0, longest));
    if (givesAway(text)) throw new ProviderFailure('it repeats its instructions');
    return text;
  }

  function milestone({ text: written, reasons: names }: WrittenMilestone) {
    const text = tidy(written);
    return { id: idOf(text), text, reasons: reasonsOf(names) };
  }

  function reasonsOf(names: readonly string[]): Reason[] {
    const known = names.flatMap((name): Reason | Reason[] => reasons.get(name) ?? []);
    return [...new Set(known)].slice(0, mostReasons);
  }

  const part = (year: Year, begun: unknown): WrittenPart => ({ type: 'year', year, milestones: v.parse(yearSchema, begun).map(milestone).map((one) => ({ ...one, text: v.parse(milestoneTextSchema, one.text) })) });

  return {
    /** The blueprint, as the schema has it that every generator must pass. */
    whole(written: unknown): Structured {
      const raw = v.safeParse(shapeSchema, written);
      if (!raw.success) throw new ProviderFailure('what it wrote is no blueprint');
      const { careerVision, years: all } = raw.output;
      return v.parse(structuredSchema, { careerVision: tidy(careerVision), years: { year1: all.year1.map(milestone), year2: all.year2.map(milestone), year3: all.year3.map(milestone), year4: all.year4.map(milestone), year5: all.year5.map(milestone) } });
    },
    /** The parts that are ready in a piece of it: each is, as soon as the next has begun. */
    ready(partial: unknown): WrittenPart[] {
      const { careerVision, years: begun } = v.parse(partialSchema, partial);
      if (begun === undefined) return [];
      const done = Object.keys(begun).slice(0, -1).filter((key): key is Year => (years as readonly string[]).includes(key));
      return [
        { type: 'vision', text: v.parse(visionSchema, tidy(careerVision ?? '')) },
        ...done.map((year) => part(year, begun[year])),
      ];
    },
  };
}

const longest = 4000; // far more than passes, and little enough to look through
const mostReasons = 6;

// The shape alone: the texts are made plain before they are held against the schema.
const yearSchema = v.pipe(v.array(v.strictObject({ text: v.string(), reasons: v.array(v.string()) })), v.minLength(3), v.maxLength(6));
const shapeSchema = v.strictObject({ careerVision: v.string(), years: v.strictObject({ year1: yearSchema, year2: yearSchema, year3: yearSchema, year4: yearSchema, year5: yearSchema }) });
const partialSchema = v.looseObject({ careerVision: v.optional(v.string()), years: v.optional(v.record(v.string(), v.unknown())) });

/** The same milestone has the same id in every blueprint, so that a tick stays with it. */
export function idOf(text: string): string {
  const words = text.toLowerCase().normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
  return `written-${createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 24)}`;
}
