import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';

// What is done with a long answer, done bit by bit: others are answered in between.

const turn = 10; // milliseconds
const chunk = 256 * 1024; // bytes
const many = 50; // items: what a page of a list holds, or what can be chosen from, is done at once

/** What is made of each item. */
export async function eachInTurns<Item, Made>(items: readonly Item[], make: (item: Item) => Made, rest = turns()): Promise<Awaited<Made>[]> {
  const made: Awaited<Made>[] = [];
  for (const item of items) {
    const one = make(item);
    made.push(one instanceof Promise ? await one : (one as Awaited<Made>));
    await rest();
  }
  return made;
}

/** `v.parse`. */
export async function parseInTurns(schema: v.GenericSchema, value: unknown): Promise<unknown> {
  return holdsMany(value) ? parsePart(schema, value, turns()) : v.parse(schema, value);
}

/** The bytes of `JSON.stringify`, in pieces where they are many: to lay them together would take a long turn, too. */
export async function jsonInTurns(value: unknown): Promise<[Buffer, ...Buffer[]]> {
  const rest = turns();
  return holdsMany(value) ? gathered(await piecesOf(value, rest), rest) : [Buffer.from(JSON.stringify(value))];
}

async function gathered(pieces: readonly Buffer[], rest: Rest): Promise<[Buffer, ...Buffer[]]> {
  const chunks: Buffer[] = [];
  for (let from = 0; from < pieces.length; ) {
    let to = from;
    for (let length = 0; to < pieces.length && length < chunk; to += 1) length += pieces[to]?.length ?? 0;
    chunks.push(Buffer.concat(pieces.slice(from, to)));
    from = to;
    await rest();
  }
  const [first = Buffer.alloc(0), ...others] = chunks;
  return [first, ...others];
}

type Rest = () => Promise<void> | undefined;

/** Waits for the next turn of the loop where this one has lasted long enough. */
function turns(): Rest {
  let began = performance.now();
  return () => (performance.now() - began < turn ? undefined : nextTurn().then(() => void (began = performance.now())));
}

/** Whether an answer, or what it is about, has a long list. */
function holdsMany(value: unknown, depth = 0): boolean {
  if (Array.isArray(value)) return value.length > many;
  return isPlain(value) && depth < 2 && Object.values(value).some((inner) => holdsMany(inner, depth + 1));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

type Parts = { item?: v.GenericSchema; entries?: Record<string, v.GenericSchema>; wrapped?: v.GenericSchema };

async function parsePart(schema: v.GenericSchema & Parts, value: unknown, rest: Rest, depth = 0): Promise<unknown> {
  const isWhole = 'pipe' in schema || depth > 2; // a check of its own needs all of it
  if (!isWhole && schema.wrapped && value !== undefined && value !== null) return parsePart(schema.wrapped, value, rest, depth);
  if (!isWhole && schema.type === 'array' && schema.item && Array.isArray(value)) {
    const { item } = schema;
    return eachInTurns(value, (one) => v.parse(item, one), rest);
  }
  if (isWhole || schema.type !== 'object' || !schema.entries || !isPlain(value)) return v.parse(schema, value);
  const given = Object.entries(schema.entries).filter(([key]) => value[key] !== undefined);
  const absent = Object.entries(schema.entries).filter(([key]) => value[key] === undefined);
  const parsed: Record<string, unknown> = v.parse(v.object(Object.fromEntries(absent)), {});
  for (const [key, entry] of given) parsed[key] = await parsePart(entry, value[key], rest, depth + 1);
  return parsed;
}

async function piecesOf(value: unknown, rest: Rest, depth = 0): Promise<Buffer[]> {
  const whole = () => [Buffer.from(JSON.stringify(value) ?? 'null')];
  if (Array.isArray(value)) return around('[', await eachInTurns(value, (one) => [Buffer.from(JSON.stringify(one) ?? 'null')], rest), ']');
  if (!isPlain(value) || depth > 2) return whole();
  const pieces: Buffer[][] = [];
  for (const [key, inner] of Object.entries(value)) {
    if (inner !== undefined) pieces.push([Buffer.from(`${JSON.stringify(key)}:`), ...(await piecesOf(inner, rest, depth + 1))]);
  }
  return around('{', pieces, '}');
}

const comma = Buffer.from(',');

function around(start: string, pieces: readonly Buffer[][], end: string): Buffer[] {
  return [Buffer.from(start), ...pieces.flatMap((piece, index) => (index === 0 ? piece : [comma, ...piece])), Buffer.from(end)];
}
