import { z } from 'zod';
import type { FaultCode } from './fault.ts';
import { hint, near } from './near.ts';
import type { Path, Problem, Source } from './source.ts';
import { definitionOf, peel, tagOf, unwrap } from './walk.ts';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;

/** zod's issues as problems in the author's words, each at the key or value it speaks of. */
export function explain(schema: Schema, value: unknown, issues: readonly Issue[], place: Source['place']): Problem[] {
  const flat = issues.flatMap((issue) => flatten(schema, value, issue));
  return flat.filter((issue) => !isSaidAlready(issue, flat)).flatMap((issue) => explainOne(schema, value, issue, place)).filter(meantBySomethingElse);
}

/** What parts say of one another is judged once each of them is right. */
function isSaidAlready(issue: Issue, all: readonly Issue[]): boolean {
  const isWithin = (inner: Path, outer: Path) => outer.every((key, index) => inner[index] === key);
  return issue.code === 'custom' && issue.params?.['code'] === 'contradiction' && all.some((other) => other.code !== 'custom' && issue.path.length > 0 && (isWithin(issue.path, other.path) || isWithin(other.path, issue.path)));
}

/** A misspelt key also leaves its field missing: one mistake, one fault. */
function meantBySomethingElse(problem: Told, _index: number, all: Told[]): boolean {
  if (problem.code !== 'missing-field') return true;
  const beside = all.filter((other) => other.around !== undefined && other.around === problem.around);
  const unknown = beside.filter(({ code }) => code === 'unknown-key');
  const isTheOne = unknown.length === 1 && unknown[0]!.replaces === undefined && beside.filter(({ code }) => code === 'missing-field').length === 1;
  return !isTheOne && !unknown.some((other) => other.replaces !== undefined && other.replaces === problem.replaces);
}

/** `around` is the object of a key that is unknown or missing; `replaces` the key that was meant. */
type Told = Problem & { replaces?: string; around?: string };

/** A union's issue becomes the issues of the branch that the value belongs to. */
function flatten(schema: Schema, value: unknown, issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const union = definitionOf(unionAt(schema, value, issue.path));
  const branch = peel(unionAt(schema, value, issue.path), valueAt(value, issue.path));
  const index = (union.options ?? []).findIndex((option) => peel(option, valueAt(value, issue.path)) === branch);
  const chosen = issue.errors[index];
  if (!chosen) return [{ ...issue, errors: [] } as Issue]; // no branch fits: told as a wrong type
  return chosen.flatMap((inner) => flatten(schema, value, { ...inner, path: [...issue.path, ...inner.path] } as Issue)); // same issue, longer path
}

function explainOne(schema: Schema, value: unknown, issue: Issue, place: Source['place']): Told[] {
  const { path } = issue;
  const key = String(path.at(-1) ?? '');
  const around = schemaAt(schema, value, path.slice(0, -1));
  const said = { name: isIndex(path) ? `entry ${Number(key) + 1}` : key ? `"${key}"` : 'the document' };
  const problem = (code: FaultCode, message: string, part: 'key' | 'value' = 'value', at: Path = path) => ({ offset: place(at, part), code, message });

  switch (issue.code) {
    case 'unrecognized_keys': {
      const owner = schemaAt(schema, value, path);
      const known = Object.keys(definitionOf(owner).shape ?? {});
      const given = valueAt(value, path);
      const free = known.filter((name) => !isRecord(given) || !Object.hasOwn(given, name));
      return issue.keys.map((unknown) => {
        const meant = hint(unknown, free) || hint(unknown, known);
        const replaces = /"(.*)"\?$/.exec(meant)?.[1];
        return {
          ...problem('unknown-key', `"${unknown}" is not a field of ${nounOf(owner)}.${meant}`, 'key', [...path, unknown]),
          around: path.join('.'),
          ...(replaces !== undefined && { replaces: [...path, replaces].join('.') }),
        };
      });
    }
    case 'invalid_type': {
      if (valueAt(value, path) === undefined) {
        return [{ ...problem('missing-field', `${nounOf(around)} needs "${key}"`, 'value', path.slice(0, -1)), around: path.slice(0, -1).join('.'), replaces: path.join('.') }];
      }
      return [problem('wrong-type', `${said.name} must be ${typeNames[issue.expected] ?? issue.expected}, not ${kindOfValue(valueAt(value, path))}`)];
    }
    case 'invalid_value': {
      const given = valueAt(value, path);
      if (given === undefined) return [{ ...problem('missing-field', `${nounOf(around)} needs "${key}"`, 'value', path.slice(0, -1)), around: path.slice(0, -1).join('.'), replaces: path.join('.') }];
      return [unknownValue(problem, said.name, given, issue.values)];
    }
    case 'invalid_union': {
      const union = definitionOf(unionAt(schema, value, issue.discriminator === undefined ? path : path.slice(0, -1)));
      if (issue.discriminator !== undefined) {
        const owner = issue.path.at(-1) === issue.discriminator ? path.slice(0, -1) : path;
        const tags = (definitionOf(unionAt(schema, value, owner)).options ?? []).flatMap((option) => tagOf(option, issue.discriminator!));
        const given = valueAt(value, [...owner, issue.discriminator]);
        const noun = nounOf(definitionOf(unionAt(schema, value, owner)).options?.[0]);
        const misspelt = given === undefined ? misspeltIn(schema, value, owner, issue.discriminator) : undefined;
        if (misspelt !== undefined) return [problem('unknown-key', `"${misspelt}" is not a field of ${noun}. Did you mean "${issue.discriminator}"?`, 'key', [...owner, misspelt])];
        if (given === undefined) return [{ ...problem('missing-field', `${noun} needs "${issue.discriminator}"`, 'value', owner), around: owner.join('.'), replaces: [...owner, issue.discriminator].join('.') }];
        return [unknownValue(problem, `"${issue.discriminator}"`, given, tags, [...owner, issue.discriminator])];
      }
      if (valueAt(value, path) === undefined) return [{ ...problem('missing-field', `${nounOf(around)} needs "${key}"`, 'value', path.slice(0, -1)), around: path.slice(0, -1).join('.'), replaces: path.join('.') }];
      const wanted = (union.options ?? []).map((option) => typeNames[typeOf(option)] ?? typeOf(option));
      return [problem('wrong-type', `${said.name} must be ${[...new Set(wanted)].join(' or ')}, not ${kindOfValue(valueAt(value, path))}`)];
    }
    case 'too_small':
      return [problem('too-short', issue.origin === 'string' ? `${said.name} is empty` : `${said.name} needs ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${issue.origin === 'array' ? plural(issue.minimum, ' entry', ' entries') : ''}`)];
    case 'too_big':
      return [problem('too-long', tooBig(said.name, issue, valueAt(value, path)))];
    case 'invalid_format':
      return [problem('format', `${said.name} ${issue.message}`)];
    case 'invalid_key':
      return [problem('bad-key', `"${key}" ${issue.issues[0]?.message ?? 'is not a key'}`, 'key')];
    case 'custom':
      return [problem((issue.params?.['code'] as FaultCode | undefined) ?? 'invalid', path.length === 0 ? issue.message : `${said.name} ${issue.message}`)]; // our schemas only give fault codes
    default:
      return [problem('invalid', `${said.name}: ${issue.message}`)];
  }
}

/** The key of an object that was to be the one that tells its kind. */
function misspeltIn(schema: Schema, value: unknown, owner: Path, wanted: string): string | undefined {
  const known = new Set((definitionOf(unionAt(schema, value, owner)).options ?? []).flatMap((option) => Object.keys(definitionOf(unwrap(option)).shape ?? {})));
  return near(wanted, Object.keys(valueAt(value, owner) ?? {}).filter((key) => !known.has(key)));
}

function unknownValue(problem: (code: FaultCode, message: string, part?: 'key' | 'value', at?: Path) => Problem, name: string, given: unknown, allowed: readonly unknown[], at?: Path): Problem {
  const list = allowed.map((option) => JSON.stringify(option));
  const wanted = list.length === 1 ? `must be ${list[0]}` : `must be one of ${list.join(', ')}`;
  if (typeof given !== 'string') return problem(typeof given === typeof allowed[0] ? 'unknown-value' : 'wrong-type', `${name} ${wanted}, not ${typeof given === 'number' ? given : kindOfValue(given)}`, 'value', at);
  const meant = hint(given, allowed.map(String));
  return problem('unknown-value', `${name} is ${JSON.stringify(given)} but ${wanted}.${meant}`, 'value', at);
}

function tooBig(name: string, issue: Extract<Issue, { code: 'too_big' }>, value: unknown): string {
  if (issue.origin === 'string') return `${name} is ${String(value).length} characters long: at most ${issue.maximum} fit`;
  if (issue.origin === 'array') return `${name} has ${(value as unknown[]).length} entries: at most ${issue.maximum} are allowed`; // zod found it to be a list
  return `${name} is more than ${issue.maximum}`;
}

const typeNames: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a [list]',
  object: 'an {object}',
  record: 'an {object}',
};

function kindOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a [list]';
  if (typeof value === 'string') return 'a text';
  return typeof value === 'object' ? 'an {object}' : typeof value === 'boolean' ? String(value) : 'a number';
}

/** What a schema calls itself (its title), with the article: "a question". */
export function nounOf(schema: Schema | undefined): string {
  const title = schema && z.globalRegistry.get(schema)?.title;
  return title ? `${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title}` : 'this object';
}

/** The schema that a value at a path is checked by. */
export function schemaAt(schema: Schema, value: unknown, path: Path): Schema {
  return peel(unionAt(schema, value, path), valueAt(value, path));
}

function unionAt(schema: Schema, value: unknown, path: Path): Schema {
  let outer = schema;
  path.forEach((key, index) => {
    const { shape, element, valueType } = definitionOf(peel(outer, valueAt(value, path.slice(0, index))));
    outer = shape?.[String(key)] ?? element ?? valueType ?? outer;
  });
  return unwrap(outer);
}

function typeOf(schema: Schema): string {
  return definitionOf(unwrap(schema)).type;
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((node: unknown, key) => (typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? (node as Record<PropertyKey, unknown>)[key] : undefined), value); // an object, checked here
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isIndex(path: Path): boolean {
  return typeof path.at(-1) === 'number';
}

function plural(count: number | bigint, one: string, many: string): string {
  return Number(count) === 1 ? one : many;
}
