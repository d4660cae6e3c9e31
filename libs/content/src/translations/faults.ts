import type { Entry } from '../entry.ts';
import { lineAndColumn, type Fault } from '../fault.ts';
import { bodyOf, linksInBody } from '../late-mdx.ts';
import { judgeOnce } from '../sound.ts';
import type { Source } from '../source.ts';
import { blocksOf } from './blocks.ts';
import type { Glossary } from './glossary.ts';
import { hashOf } from './hash.ts';
import { sameTargets } from './kept.ts';
import type { LockFile } from './lock-file.ts';
import { bodyState, isBodyOutdated, isOutdated, leavesAt } from './outdated.ts';
import type { Overlay, Version } from './version.ts';

/** A translation beside what it translates. */
type Translated = { file: string; source: Entry; version: Version; overlay: Overlay; glossary: Glossary | undefined; locked: LockFile[string] | undefined };
type Texts = { textOf: (file: string) => string; sourceOf: (file: string) => { text: string } & Source };

/** Where its source has changed since, a translation is not wrong but stale. */
export function faultsOfTranslation({ file, source, version, overlay, glossary: words, locked }: Translated, { textOf, sourceOf }: Texts): Fault[] {
  const sources = new Map(version.findings.length > 0 ? version.texts().map(({ path: at, source: text }) => [at.join('.'), text]) : []);
  const findings = version.findings.filter(({ path: at }) => !isOutdated(leavesAt(overlay.value, at), locked, sources));
  const areLinksRight = !overlay.hasBody || sameTargets(source.targets, overlay.targets);
  const tags = overlay.hasBody ? otherTags(textOf(file), textOf(source.file)) : undefined;
  const glossary = overlay.hasBody ? words : undefined;
  if (findings.length === 0 && areLinksRight && !tags && !glossary) return [];
  const translated = sourceOf(file);
  const at = (offset: number) => lineAndColumn(translated.text, offset);
  const faults = findings.map(({ path: where, part, code, message }) => ({ file, ...at(translated.place(where, part)), code, message }));
  if (glossary) faults.push(...wordsOfBody(file, [textOf(file), textOf(source.file)], glossary, locked));
  if ((areLinksRight && !tags) || isBodyOutdated(translated.text, textOf(source.file), locked)) return faults;
  const body = bodyOf(translated.text);
  const [wanted, given] = [source.targets, overlay.targets].map((targets) => new Set(targets));
  if (tags) faults.push({ file, ...at(tags.offset), code: 'placeholder', message: `the text ${tags.message}` });
  const start = at(translated.text.length - body.length + body.search(/\S/));
  const lost = [...wanted!].filter((to) => !given!.has(to));
  const added = [...given!].filter((to) => !wanted!.has(to));
  const places = new Map(linksInBody(translated.text).map(({ to, offset }) => [to, offset]));
  const tell = (where: ReturnType<typeof at>, message: string) => faults.push({ file, ...where, code: 'link-target', message: `the text ${message}` });
  if (lost.length === 1 && added.length === 1) tell(at(places.get(added[0]!) ?? 0), `has a link to ${added[0]!} in the place of the one to ${lost[0]!}, which the source text has`); // one of each
  else {
    for (const to of lost) tell(start, `lacks a link to ${to}, which the source text has`);
    for (const to of added) tell(at(places.get(to) ?? 0), `has a link to ${to}, which the source text has not`);
  }
  return faults;
}

/** The first part of a text that has another number of some tag than its source, which a <Callout> or <Quote> begins. */
function otherTags(text: string, original: string): { offset: number; message: string } | undefined {
  const [blocks, sources] = [blocksOf(text), blocksOf(original)];
  if (!/<[A-Z]/.test(`${blocks.join()}${sources.join()}`)) return undefined;
  const tagsIn = (parts: readonly string[]) => parts.flatMap((part) => part.replace(/```[\s\S]*?```|`[^`]*`/g, '').match(/<[A-Z]\w*/g) ?? []).sort();
  const differ = (one: readonly string[], other: readonly string[]) => tagsIn(one).join() !== tagsIn(other).join();
  if (!differ(blocks, sources)) return undefined;
  const [given, wanted] = [tagsIn(blocks), tagsIn(sources)];
  const tag = [...wanted, ...given].find((one) => count(given, one) !== count(wanted, one))!; // they differ
  const place = blocks.length === sources.length ? blocks.find((block, index) => differ([block], [sources[index]!])) : blocks.findLast((block) => count(given, tag) > count(wanted, tag) && block.includes(tag));
  return { offset: text.indexOf(place ?? blocks[0] ?? ''), message: `has ${count(given, tag)} ${tag}>, where the source text has ${count(wanted, tag)}` };
}

function count<One>(all: readonly One[], one: One): number {
  return all.filter((other) => other === one).length;
}

function wordsOfBody(file: string, texts: [string, string], glossary: Glossary, locked: LockFile[string] | undefined): Fault[] {
  return judgeOnce(['words of a body', glossary.of, texts, locked?.body], () => bodyWords(file, texts, glossary, locked));
}

/** Paragraphs of a post that do not use the words of the glossary; those whose source has changed wait for their translator. */
function bodyWords(file: string, [text, original]: [string, string], glossary: Glossary, locked: LockFile[string] | undefined): Fault[] {
  const sources = blocksOf(original);
  const blocks = blocksOf(text);
  const isUneven = blocks.length !== sources.length; // what stands beside a new paragraph is not what it was made from
  const isKnown = (block: string) => locked?.body?.some((pair) => pair.endsWith(hashOf(block))) === true;
  return blocks.flatMap((block, index) => {
    if (sources[index] === undefined || bodyState(sources[index], block, locked) === 'stale' || (isUneven && !isKnown(block))) return [];
    return glossary.judge(sources[index], block).map((message): Fault => ({ file, ...lineAndColumn(text, text.indexOf(block)), code: 'glossary', message: `the text ${message}` }));
  });
}
