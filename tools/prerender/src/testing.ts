import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { filesIn } from './folder.ts';
import { prerender } from './prerender.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const web = path.join(root, 'apps/web/dist');
export const origin = 'https://site.example';

/** A copy of content/ without its translations, to edit as an editor would, and the site made of it. */
export function copyOfContent(whenDone: (tidy: () => void) => void = onTestFinished) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-site-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  const content = path.join(folder, 'content');
  // Lines typed in another language are read by its translation of the rules.
  const isSource = (from: string) => path.basename(from) !== 'translations' && !/blueprint[\\/]typed[\\/](?!en\.json$)/.test(from);
  cpSync(path.join(root, 'content'), content, { recursive: true, filter: isSource });
  const before = new Map<string, string | undefined>();
  const write = (file: string, text: string) => {
    const at = path.join(content, file);
    if (!before.has(at)) before.set(at, existsSync(at) ? readFileSync(at, 'utf8') : undefined);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
  };
  return {
    /** Where the copy is, and the site made of it. */
    folder,
    write,
    /** Begins a language with what it cannot be without: its name, its direction, and what each picture shows. */
    addLanguage: (code: string, name: string, dir: 'ltr' | 'rtl') => {
      write(`translations/${code}/locale.json`, JSON.stringify({ name, dir }));
      for (const file of readdirSync(path.join(content, 'pictures')).filter((one) => one.endsWith('.json'))) write(`translations/${code}/pictures/${file}`, JSON.stringify({ alt: name }));
    },
    /** Changes a JSON document. */
    edit: <T>(file: string, change: (document: T) => void) => {
      const document = JSON.parse(readFileSync(path.join(content, file), 'utf8')) as T; // the test says what it edits
      change(document);
      write(file, JSON.stringify(document, null, 2));
    },
    /** Every file as it was before the first edit. */
    restore: () => {
      for (const [at, text] of before) {
        if (text === undefined) rmSync(at);
        else writeFileSync(at, text);
      }
      before.clear();
    },
    make: (now?: string) => make(content, path.join(folder, 'site'), now),
  };
}

/** Makes the site of a content folder and reads it back: text by path. The pages of single screens (shell/…) come with the build and are left out. */
export async function make(content = path.join(root, 'content'), out?: string, now = '2026-11-21T12:00:00Z') {
  const folder = out ?? mkdtempSync(path.join(tmpdir(), 'bridge-site-'));
  const result = await prerender({ content, client: path.join(web, 'client'), server: path.join(web, 'server'), out: folder, cache: undefined, images: false, origin, now });
  const files = new Map([...filesIn(folder)].filter((at) => /\.(html|xml|txt)$/.test(at) && !at.includes('/shell/')).map((at) => [at, readFileSync(path.join(folder, at), 'utf8')]));
  if (!out) rmSync(folder, { recursive: true, force: true });
  return { ...result, files, page: (at: string) => files.get(at === '/' ? '/index.html' : `${at}.html`) ?? '' };
}

let asItStands: ReturnType<typeof make> | undefined;
/** The site of content/ as it stands, for whoever only reads it: made once for all files in the process. */
export const siteAsItStands = () => (asItStands ??= make());

const variant = /\.(?:done|talent|mentor|partner|unknown|shared)(?=\.html$)/;
/** A page that stands at the address of another, for whom the server knows more of: `/signup.mentor.html`. */
export const isVariant = (at: string) => variant.test(at);
/** The path at which a file is read: `/signup` for `/signup.mentor.html`. */
export const pathOf = (at: string) => at.replace(variant, '').replace(/\.html$/, '');

/** The text that a reader sees. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}
