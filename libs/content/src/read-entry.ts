import { hash } from 'node:crypto';
import path from 'node:path';
import { endings } from '@bridge/pictures';
import type { z } from 'zod';
import type { Entry } from './entry.ts';
import { isGood } from './entry.ts';
import { explain } from './explain.ts';
import { lineAndColumn, type FaultCode } from './fault.ts';
import { unseenCharacter } from './hostile.ts';
import { kindOf, kinds, type Kind } from './kinds.ts';
import { bodyOf, linksInBody, parse } from './late-mdx.ts';
import { targetsOf } from './links.ts';
import { hint } from './near.ts';
import { originalIn, readOriginal } from './originals.ts';
import type { Read } from './read-text.ts';
import { linksOf, type Links } from './references.ts';
import { glossarySchema, type GlossaryFile } from './schemas/glossary.ts';
import { localeSchema, type LocaleFile } from './schemas/locales.ts';
import { glossaryOf } from './translations/glossary.ts';
import { lockSchema, type LockFile } from './translations/lock-file.ts';
import { lockIn, translationIn } from './translations/paths.ts';
import type { Overlay } from './translations/version.ts';
import { unwrittenIn } from './unwritten.ts';

/** Of a document that was found sound: the ids it declares, and where its links lead. */
export type Known = { links: Links; leads: readonly string[] };
/** Who remembers sound documents from run to run. */
export type Memory = { of(kind: Kind, text: string): Known | undefined; add(kind: Kind, text: string, known: Known): void };

export type Reading = {
  /** The language that content is written in, where that is known. */
  source: string | undefined;
  /** Nothing may be still to be written. */
  finished: boolean;
  known: Memory | undefined;
  readText: (file: string) => Read;
  /** Where a file that is no text lies, and its bytes where they are not on the disk. */
  bytesOf: (file: string) => { at: string; unsaved: Buffer | undefined };
  /** Takes a file that went while it was looked at. */
  forget: (file: string) => void;
};

/** The files of a language that translate nothing: what it is, and its words. */
const aboutLanguage: Readonly<Partial<Record<string, z.ZodType>>> = { 'locale.json': localeSchema, 'glossary.json': glossarySchema };

/** Reads one file and judges it by itself: what it is to be a document, a translation, a language, or what is remembered of one. */
export function readEntry(file: string, isPlain: boolean, keep: boolean, { source, finished, known, readText, bytesOf, forget }: Reading): Entry {
  if (isPlain && originalIn(file)) {
    const { at, unsaved } = bytesOf(file);
    const { isGone, ...original } = readOriginal(file, at, unsaved);
    if (isGone) forget(file);
    return original;
  }
  const entry: Entry = { file, faults: [] };
  const refuse = (code: FaultCode, message: string, offset = 0) => {
    const at = lineAndColumn(entry.text ?? '', offset);
    // What nobody sees in a line makes more wrong than itself, as what is still to be written does: one mistake, one fault.
    if (!entry.faults.some((fault) => fault.line === at.line && (fault.code === 'hostile-text' || (fault.code === 'unwritten' && code !== 'unwritten')))) entry.faults.push({ file, ...at, code, message });
    return entry;
  };
  const kind = kindOf(file);
  const translation = translationIn(file);
  if (translation && translation.locale === source) return refuse('contradiction', `content/ is written in "${translation.locale}": change ${translation.of} itself`);
  if (!kind && !translation && lockIn(file) === undefined) return refuse('unknown-file', badName(file) ?? `no kind of content has this path.${pathHint(file)} Known: ${kinds.map(({ pattern }) => pattern).join(', ')}, translations/<language>/…`);
  if (kind) entry.kind = kind;
  if (!isPlain) return refuse('not-a-file', 'this is not a plain file');
  const { text, problem, isGone } = readText(file);
  if (isGone) forget(file);
  entry.text = text;
  if (problem) return refuse(problem.code, problem.message, problem.offset);
  if (translation && !file.endsWith('.json') && !file.endsWith('.mdx')) return refuse('unknown-file', 'a translation is a .json or .mdx file, as its source is');
  const isUnkept = kind !== undefined && !keep && file.endsWith('.json');
  const before = isUnkept ? known?.of(kind, text) : undefined;
  if (before) return Object.assign(entry, before, { document: isGood });
  entry.hash = hash('sha256', text, 'base64url');
  for (const { offset, message } of unseenIn(text)) refuse('hostile-text', `this line ${message}`, offset);
  if (finished) for (const index of unwrittenIn(text)) refuse('unwritten', 'this is still to be written: write it, or take it out', index);
  const read = parse(file, text);
  for (const { code, message, offset } of read.problems) refuse(code, message, offset);
  if (!('value' in read)) return entry;
  if (kind && file.endsWith('.mdx') && entry.faults.length === 0 && bodyOf(text).trim() === '') refuse('too-short', 'there is no text below the fields', text.length - 1);
  if (translation && !aboutLanguage[translation.of]) {
    if (entry.faults.length === 0) entry.overlay = { value: read.value, ...bodyIn(file, text) };
    return entry;
  }
  const schema = kind?.schema ?? (translation ? aboutLanguage[translation.of]! : lockSchema);
  if (kind) entry.links = linksOf(kind.schema, read.value);
  const result = schema.safeParse(read.value);
  if (!result.success) {
    for (const { code, message, offset } of explain(schema, read.value, result.error.issues, read.place)) refuse(code, message, offset);
  } else if (entry.faults.length > 0) return entry;
  else if (kind) {
    entry.document = keep ? result.data : isGood;
    entry.leads = targetsOf(kind.schema, result.data, text.includes(']('));
    if (isUnkept && entry.links) known?.add(kind, text, { links: entry.links, leads: entry.leads });
    if (file.endsWith('.mdx')) {
      entry.targets = linksInBody(text).map(({ to }) => to);
      entry.leads = [...new Set([...entry.leads, ...entry.targets])];
    }
  } else if (translation?.of === 'glossary.json') entry.glossary = glossaryOf(result.data as GlossaryFile); // its schema, just above
  else if (translation) entry.locale = result.data as LocaleFile; // as above
  else entry.lock = result.data as LockFile; // as above
  return entry;
}

/** Whether a translated text has a body, and where its links lead. */
function bodyIn(file: string, text: string): Omit<Overlay, 'value'> {
  const body = file.endsWith('.mdx') ? bodyOf(text) : '';
  return body.trim() === '' ? { hasBody: false } : { hasBody: true, targets: linksInBody(text).map(({ to }) => to) };
}

/** The first unseen character of each line. */
function unseenIn(text: string): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = [];
  for (let one = unseenCharacter(text); one; one = unseenCharacter(text, text.indexOf('\n', one.offset) + 1 || text.length)) found.push(one);
  return found;
}

/** Where all but the name is that of a kind: which kind, and what the file should be called. */
function badName(file: string): string | undefined {
  const folder = path.posix.dirname(file);
  if (folder === 'pictures' && !file.endsWith('.json')) return `a picture is a PNG, JPEG, WebP, AVIF or SVG, and its name has small letters, digits and hyphens only: ${endings.map((one) => `<name>.${one}`).join(', ')}`;
  const kind = kinds.find(({ pattern }) => path.posix.dirname(pattern) === folder && path.posix.basename(pattern).startsWith('<slug>') && path.posix.extname(pattern) === path.posix.extname(file).toLowerCase());
  if (!kind) return undefined;
  const name = path.posix.basename(file, path.posix.extname(file)).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  const told = `the name of a file of ${kind.pattern} has small letters, digits and hyphens only`;
  return name === '' ? told : `${told}: call it "${name}${path.posix.extname(kind.pattern)}"`;
}

function pathHint(file: string): string {
  const patterns = kinds.map(({ pattern }) => pattern.replace('<slug>', path.posix.basename(file).replace(/\.\w+$/, '')));
  return hint(file, patterns);
}
