import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '@bridge/content/engine/content';
import type { Done, Task } from '@bridge/content/engine/editing';
import { formatFault } from '@bridge/content/engine/fault';
import { kindOf, kinds } from '@bridge/content/engine/kinds';
import { idPattern } from '@bridge/content/engine/marks';
import { newFaults } from '../new-faults.ts';
import { originalsOf, removeDocument, type Removal } from '../remove.ts';
import { toWrite } from '@bridge/content/engine/to-write';
import { sampleOf } from '../sample.ts';
import { readLock, lockText } from '../translations/lock.ts';
import { isTranslation, lockOf, translationIn, translationOf } from '@bridge/content/engine/translations/paths';
import { plainPath, readPlain, replaceBytes, replaceText } from './disk.ts';
import { textWith, valueOf } from './text.ts';

/** Creates, copies, renames or deletes a document, with its translations where it has some; refused where something would be wrong then, and nothing is written. */
export async function carryOut(content: Content, { act, file, to = '' }: Task, today: string): Promise<Done> {
  const target = act === 'delete' ? file : `${path.posix.dirname(file)}/${to}${path.posix.extname(file)}`;
  if (act !== 'delete') {
    if (!idPattern.test(to)) return refused('Use lower-case letters, digits and hyphens.');
    if (!target.includes('/') || !kindOf(target) || kindOf(target)?.pattern !== kindOf(file)?.pattern) return refused(`There can be no ${target}.`);
    if (content.files().includes(target)) return refused(`${target} is there already.`);
  }
  if (act === 'create' && isPicture(target)) return refused('A picture begins with its file: bring it.');
  const removals = act === 'delete' ? removeDocument(content, file) : act === 'create' ? [{ file: target, text: blank(content, target, today) }] : act === 'duplicate' ? copied(content, file, target) : moved(content, file, target);
  return carriedOut(content, removals, act === 'delete' ? undefined : target);
}

/** Writes files, all of them or, where something would be wrong then, none. */
export async function carriedOut(content: Content, removals: readonly Removal[], target: string | undefined): Promise<Done> {
  removals.forEach(({ file: one }) => at(content, one)); // none leads out of the folder
  const faults = await newFaults(content.folder, removals);
  if (faults.length > 0) return refused(...faults.slice(0, 8).map((fault) => formatFault(fault)));
  removals.forEach((one) => write(content, one));
  for (const { file: one } of removals) await content.readAgain(one);
  return target === undefined ? { state: 'done' } : { state: 'done', file: target };
}

const isPicture = (file: string) => file.startsWith('pictures/');

/** The kinds of which another document can be written: "pages/<slug>.json". A picture begins with its file. */
export function creatable(): string[] {
  return kinds.filter(({ pattern }) => pattern.includes('<slug>') && !isPicture(pattern)).map(({ pattern }) => pattern);
}

function blank(content: Content, file: string, today: string): string {
  const slug = path.posix.basename(file).replace(/\.\w+$/, '');
  const { schema } = kindOf(file)!; // looked at before
  const value = sampleOf(schema, { id: slug, path: `/${slug}`, date: today }, (collection) => content.idsIn(collection), today) as Record<string, unknown>; // documents are objects
  if (!file.endsWith('.mdx')) return `${JSON.stringify(value, null, 2)}\n`;
  return `---\n${Object.entries(value).map(([key, said]) => `${key}: ${typeof said === 'string' && /^[\w /-]+$/.test(said) ? said : JSON.stringify(said)}`).join('\n')}\n---\n\n${toWrite}.\n`;
}

/** A document under another name: what repeats its name, id and address, follows. */
function renamed(text: string, file: string, target: string): string {
  const [from, to] = [file, target].map((one) => path.posix.basename(one).replace(/\.\w+$/, '')) as [string, string]; // two in, two out
  const value = valueOf(file, text);
  if (!value) return text;
  const follows = { ...value, ...(value['id'] === from && { id: to }), ...(typeof value['path'] === 'string' && { path: `/${to}` }) };
  return textWith(file, text, follows);
}

/** A document again; of a picture its file and what each language says of it as well, without which it would be wrong. */
function copied(content: Content, file: string, target: string): Removal[] {
  const document = { file: target, text: renamed(content.textOf(file), file, target) };
  if (!isPicture(file)) return [document];
  const words = content.files().flatMap((one): Removal[] => (isTranslation(one) && translationIn(one)?.of === file ? [{ file: translationOf(target, translationIn(one)!.locale), text: content.textOf(one) }] : []));
  return [document, ...originalsUnder(content, file, target), ...words];
}

function originalsUnder(content: Content, file: string, target: string): Removal[] {
  return originalsOf(content, file).map((one) => ({ file: `${target.replace(/\.json$/, '')}${path.posix.extname(one)}`, text: readFileSync(at(content, one)) }));
}

function moved(content: Content, file: string, target: string): Removal[] {
  const own = content.files().flatMap((one) => (isTranslation(one) && translationIn(one)?.of === file ? [{ from: one, to: translationOf(target, translationIn(one)!.locale), locale: translationIn(one)!.locale }] : []));
  const locks = own.flatMap(({ locale }): Removal[] => {
    const { [file]: entry, ...others } = readLock(content, locale);
    return entry ? [{ file: lockOf(locale), text: lockText({ ...others, [target]: entry }) }] : [];
  });
  return [
    { file, text: undefined },
    { file: target, text: renamed(content.textOf(file), file, target) },
    ...originalsOf(content, file).map((one): Removal => ({ file: one, text: undefined })),
    ...originalsUnder(content, file, target),
    ...own.flatMap(({ from, to }): Removal[] => [{ file: from, text: undefined }, { file: to, text: content.textOf(from) }]),
    ...locks,
  ];
}

function write(content: Content, { file, text }: Removal): void {
  const target = at(content, file);
  if (text === undefined) return rmSync(target, { force: true });
  if (typeof text !== 'string') return replaceBytes(target, text);
  mkdirSync(path.dirname(target), { recursive: true });
  if (!existsSync(target) || readPlain(target) !== text) replaceText(target, text, readPlain(target));
}

function at(content: Content, file: string): string {
  const target = plainPath(content.folder, file);
  if (target === undefined) throw new Error(`${file} is no plain file of content/`);
  return target;
}

function refused(...why: string[]): Done {
  return { state: 'refused', why };
}
