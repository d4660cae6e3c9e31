import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Content, FormerContent } from './core/content.ts';
import { Held, type Within } from './core/held.ts';
import type { Database } from './database/database.ts';
import { folderFiles, releaseFiles } from './http/site-files.ts';
import { openSite, type Web } from './http/static.ts';
import { prepareReading } from './safeguarding/face.ts';
import { BlobFolder, buildOf, canDraw, claimDrawing, draw, fillIn, formerReleases, hashesIn, keep, liveRelease, readDrawing, readSources, RefusedContentError, refuseDrawing, ReleaseContent, releaseId, switchTo, writeSources, type Drawing, type Live } from './publishing/face.ts';

/** What is shown and said at one time: documents and pages of one state of the content, and the documents of those before it that are still answered. */
export type Edition = { content: Content; web: Web | undefined; live: Live | undefined; former: readonly FormerContent[] };

export type Editions = {
  /** Of the request or work that asks. */
  content: Content;
  web: Web | undefined;
  /** Takes the latest edition for all that a request does. */
  pin(): Within;
  /** Resolves when it is sure that the latest edition is asked for something that the one in use does not have. */
  lookFor(url: string): Promise<void> | undefined;
  /** Takes up what is live now. */
  look(): Promise<void>;
  close(): void;
};

type Start = {
  database: Database;
  /** What the build brings, for as long as nothing was published. */
  content: Content;
  web: Web | undefined;
  webFolder: string;
  /** The content that this version of the product brings. */
  contentFolder: string;
  dataFolder: string;
  publicUrl: string | undefined;
  report: (error: unknown) => void;
};

/** What is kept of releases before: hashes of files whose names never mean anything else, by path, and what was asked in them. */
type Former = { files: Map<string, { hash: string; ended: number }>; asked: Map<string, { ended: number; drawing: Pick<Drawing, 'documents' | 'locales'> }> };

const every = 400; // ms
/** Between two looks for what is not here: whoever asks for nonsense must not ask the database as often. */
const between = 100;
/** For how long files of a release before are served, and answers to what it asked are taken: pages of it may be open. */
const hoursKept = 48;
const hoursAnswered = 24;
const hour = 3_600_000;
const immutable = /^\/(?:assets|content)\/[^/]*[\w-]{8,}\.\w+$/;

/**
 * Follows what is published. Each process asks for one row; what is new is brought and opened beside the old, and one
 * reference is replaced. A request goes on with the edition that it began with.
 */
export async function openEditions({ database, content, web, webFolder, contentFolder, dataFolder, publicUrl, report }: Start): Promise<Editions> {
  const rows = database.as('releases', 2000);
  const build = buildOf(webFolder);
  const own = folderFiles(webFolder);
  const held = new Held<Edition>({ content, web, live: undefined, former: [] });
  let blobs: BlobFolder | undefined;
  let taken: { live: Live; drawing: Drawing; phase: string; content: ReleaseContent } | undefined;
  const former: Former = { files: new Map(), asked: new Map() };
  let looking: Promise<void> | undefined;
  let lookedAt = 0;
  let lastFault = '';
  let isClosed = false;

  await look(true);
  const timer = setInterval(() => void look(), every).unref();
  return {
    content: { document: (id, locale) => held.value.content.document(id, locale), ids: () => held.value.content.ids(), version: () => held.value.content.version?.(), former: () => held.value.former, newest },
    web: web && delegate(() => held.value.web ?? web),
    pin: () => held.pin(),
    lookFor: (url) => (!build || held.latest.web?.knows(url) ? undefined : lookSoon()),
    look: () => look(),
    close: () => {
      isClosed = true;
      clearInterval(timer);
    },
  };

  async function newest(): Promise<Content> {
    if (build) await lookSoon();
    return held.latest.content;
  }

  async function lookSoon(): Promise<void> {
    const wait = lookedAt + between - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    await looking; // it may have asked before that one went live
    await Promise.race([look(), new Promise((resolve) => setTimeout(resolve, 5000).unref())]); // without a database, what is not here is not here
  }

  /** One look at a time; whoever comes meanwhile waits for it. */
  function look(isStart = false): Promise<void> {
    if (isClosed || !build || !own) return Promise.resolve();
    return (looking ??= takeUp(isStart)
      .then(() => void (lastFault = ''), (error: unknown) => {
        const fault = error instanceof Error ? error.message : String(error);
        if (fault !== lastFault) report(error); // once, and not each time
        lastFault = fault;
      })
      .finally(() => {
        lookedAt = Date.now();
        looking = undefined;
      }));
  }

  async function takeUp(isStart: boolean): Promise<void> {
    const live = await liveRelease(rows);
    if (!live) return;
    if (live.generation === taken?.live.generation) {
      if (phaseOf(taken.drawing) !== taken.phase) open(taken.live, taken.drawing); // a day begins
      return;
    }
    const drawing = await drawingOf(live, isStart);
    if (!drawing) return isStart ? takeUp(true) : undefined; // another one went live meanwhile, or is about to
    blobs ??= openBlobs();
    const read = await remember(live, taken?.live.generation ?? 0);
    await blobs.fetch(rows, [...new Set([...hashesIn(drawing), ...read])]);
    open(live, drawing);
    if (!isStart) void prepareReading(held.latest.content).catch(report); // as at the start of a server: no request reads new words first
    blobs.sweep(new Set([...hashesIn(drawing), ...read]));
  }

  /** Notes what was live until now and may still be asked for; answers the hashes of all that is noted. */
  async function remember(live: Live, from: number): Promise<string[]> {
    for (const one of await formerReleases(rows, build!.id, { hours: hoursKept, from })) { // look() has made sure of the build
      const ended = Date.parse(one.ended);
      for (const [at, hash] of Object.entries(one.files ?? {})) if (immutable.test(at)) former.files.set(at, { hash, ended });
      former.asked.set(one.release, { ended, drawing: { documents: one.asked ?? {}, locales: one.locales } });
    }
    for (const [at, { ended }] of former.files) if (ended < Date.now() - hoursKept * hour) former.files.delete(at);
    for (const [release, { ended }] of former.asked) if (release === live.release || ended < Date.now() - hoursAnswered * hour) former.asked.delete(release);
    const asked = [...former.asked.values()].flatMap(({ drawing }) => Object.values(drawing.documents).map(([, hash]) => hash));
    return [...new Set([...Array.from(former.files.values(), ({ hash }) => hash), ...asked])];
  }

  /** Opens what is to be shown now beside what was, and replaces that. */
  function open(live: Live, drawing: Drawing): void {
    const store = blobs!; // takeUp has opened it
    const phase = phaseOf(drawing);
    const later = drawing.ahead.findLast(({ from }) => from <= now())?.files ?? {};
    const files = new Map(Object.entries({ ...drawing.files, ...later }).flatMap(([at, made]): [string, string][] => (made ? [[at, made[1]]] : [])));
    const next = new ReleaseContent(live.release, drawing, store, taken?.content);
    const site = releaseFiles({ build: own!, own: build!.own, files, former: new Map(Array.from(former.files, ([at, { hash }]) => [at, hash])), read: (hash) => store.read(hash) });
    held.replace({ content: next, web: web && openSite(site, next, { origin: publicUrl, before: taken && held.latest.web }), live, former: Array.from(former.asked, ([release, one]) => new ReleaseContent(release, one.drawing, store)) });
    taken = { live, drawing, phase, content: next };
  }

  /** What this build makes of a release; drawn here where nobody has done that, as after an upgrade. Undefined while another process is about it. */
  async function drawingOf({ release, generation }: Live, isStart: boolean): Promise<Drawing | undefined> {
    for (;;) {
      const found = await readDrawing(rows, release, build!.id);
      if (found?.drawing) return found.drawing;
      if (found?.refused && (await liveRelease(rows))?.generation !== generation) return undefined;
      if (found?.refused) throw new Error(`Release ${release} is live, and this version of the product shows ${taken ? 'the one before' : 'the content of its build'}:\n${found.refused}`);
      if (canDraw() && (await claimDrawing(rows, release, build!.id))) await drawHere(release, generation);
      else if (!canDraw()) throw new Error(`Release ${release} was drawn for another version of the product, and there is nothing here to draw it with. Pull it into a folder and publish that again from a machine that has the builds of this version.`);
      else if (!isStart) return undefined;
      else await new Promise((resolve) => setTimeout(resolve, every));
    }
  }

  async function drawHere(release: string, generation: number): Promise<void> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'bridge-sources-'));
    try {
      const sources = await readSources(rows, release);
      if (!sources) return;
      await writeSources(rows, sources, folder);
      const drawn = () => draw(folder, { before: Promise.resolve(undefined), origin: publicUrl });
      using made = await drawn().catch((error: unknown) => {
        if (!(error instanceof RefusedContentError) || fillIn(folder, contentFolder).length === 0) throw error;
        return drawn();
      });
      if (made.build !== build!.id) throw new Error('The site that is served and what draws releases are of two builds. Build the product again: npx nx run-many -t build.');
      const id = releaseId(made.sources);
      const note = id === release ? '' : `Release ${release} with the words that this version of the product needs`;
      await keep(rows, made, release, { release: id, by: 'server', note });
      if (id === release) return;
      await refuseDrawing(rows, release, build!.id, `It lacks words that this version needs, which release ${id} has.`);
      await switchTo(rows, { release: id, after: generation, by: 'server', note, deed: 'publish' });
    } catch (error) {
      await refuseDrawing(rows, release, build!.id, error instanceof Error ? error.message : String(error));
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  function openBlobs(): BlobFolder {
    const folder = path.join(dataFolder, 'content');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(path.join(folder, '.writable'), '');
      return new BlobFolder(folder);
    } catch {
      return new BlobFolder(mkdtempSync(path.join(os.tmpdir(), 'bridge-content-')));
    }
  }
}

const now = () => new Date().toISOString();

/** Changes where publishing days bring other files, and with the year that stands at the foot of pages. */
function phaseOf({ ahead }: Drawing): string {
  const at = now();
  return `${at.slice(0, 4)} ${ahead.filter(({ from }) => from <= at).length}`;
}

/** A site that asks another one each time. */
function delegate(web: () => Web): Web {
  return {
    knows: (url) => web().knows(url),
    serve: (request, reply) => web().serve(request, reply),
    around: (request, at, title, main) => web().around(request, at, title, main),
    form: (request, at) => web().form(request, at),
    page: (request, at) => web().page(request, at),
    template: (request, at) => web().template(request, at),
    screen: (request, at, variant) => web().screen(request, at, variant),
    originFor: (request) => web().originFor(request),
    packed: () => web().packed(),
  };
}
