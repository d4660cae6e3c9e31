import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locales, OpenContent } from '@bridge/content';
import { filesIn as contentFiles } from '@bridge/content/engine/files';
import { buildId } from './build-id.ts';
import { hashOf } from './folder.ts';
import { drawSite, openSite, type Opened } from './prerender.ts';
import { Blobs, differences, ReleaseFiles, type Made } from './release-files.ts';
import { turnsIn } from './turns.ts';

/** What was made of the release before, by the same build: what is of the same is taken over. */
export type Before = { files: Record<string, Made>; documents: Record<string, Made>; sources: Record<string, string>; ahead: { from: string; files: Record<string, Made | null> }[] };
export const nothing: Before = { files: {}, documents: {}, sources: {}, ahead: [] };

export type Release = { build: string; sources: Record<string, string>; drawing: { files: Record<string, Made>; documents: Record<string, Made>; locales: Locales; ahead: Before['ahead'] }; /** Moments that were too many to draw for. */ left: number };

/** How many moments are drawn for: what begins after them is in the lists once something is published again. */
const mostAhead = 100;

type Options = Opened['options'] & { /** Where new bytes go. */ out: string; now: string; before: () => Promise<Before> };

/** Makes a release of a folder: checked and refused as a whole, its files as they are, what is drawn of them, and what will be drawn of them when publishing days come. */
export async function drawRelease({ out, now, before: read, ...options }: Options): Promise<Release> {
  const opened = await openSite(options);
  const before = await read();
  const blobs = new Blobs(out, [...Object.values(before.sources), ...Object.values(before.files), ...Object.values(before.documents), ...before.ahead.flatMap(({ files }) => Object.values(files))].flatMap((made) => (made === null ? [] : typeof made === 'string' ? made : made[1])));
  const sources = sourcesOf(options.content, blobs);
  const site = new ReleaseFiles(before.files, blobs);
  await drawSite(opened, site, now);
  const build = buildId(options);
  const documents = documentsOf(opened.content, { sources, build, before: before.documents, blobs });
  const moments = turnsAfter(opened.content, now);
  const ahead: Before['ahead'] = [];
  for (const moment of moments.slice(0, mostAhead)) {
    const from = new Date(moment).toISOString();
    const then = before.ahead.find((one) => one.from === from)?.files ?? {};
    const later = new ReleaseFiles({ ...site.files, ...Object.fromEntries(Object.entries(then).flatMap(([at, made]) => (made ? [[at, made]] : []))) }, blobs);
    await drawSite(opened, later, from);
    ahead.push({ from, files: differences(site.files, later.files) });
  }
  return { build, sources, drawing: { files: site.files, documents, locales: opened.content.document('locales'), ahead }, left: Math.max(0, moments.length - mostAhead) };
}

/** Every file of the folder, as it is. */
function sourcesOf(folder: string, blobs: Blobs): Record<string, string> {
  const files = contentFiles(folder).map(({ file }) => file).sort();
  return Object.fromEntries(files.map((file) => [file, blobs.keep(readFileSync(path.join(folder, file)), true)]));
}

/** Every document, its text in every language together; looked at only where its file, a translation of it or a glossary is another. */
function documentsOf(content: OpenContent, { sources, build, before, blobs }: { sources: Record<string, string>; build: string; before: Record<string, Made>; blobs: Blobs }): Record<string, Made> {
  const codes = content.document('locales').locales.map(({ code }) => code);
  const all = hashOf(build, content.document('locales'), codes.map((code) => sources[`translations/${code}/glossary.json`]));
  return Object.fromEntries(content.ids().map((id): [string, Made] => {
    const file = `${id}.json` in sources ? `${id}.json` : `${id}.mdx`;
    const of = hashOf(all, sources[file], codes.map((code) => sources[`translations/${code}/${file}`]));
    const known = Object.hasOwn(before, id) ? before[id] : undefined;
    if (known?.[0] === of) return [id, known];
    const texts = Object.fromEntries(codes.map((code) => [code, JSON.stringify(content.document(id, code))]));
    return [id, [of, blobs.keep(Buffer.from(JSON.stringify(texts)), true)]];
  }));
}

/** The moments to come at which pages or lists change by themselves. */
function turnsAfter(content: OpenContent, now: string): number[] {
  const found = new Set<number>();
  for (const id of content.ids()) if (/^(?:pages|blog|lists)\//.test(id)) turnsIn(content.document(id), found);
  return [...found].filter((moment) => moment > Date.parse(now)).sort((a, b) => a - b);
}
