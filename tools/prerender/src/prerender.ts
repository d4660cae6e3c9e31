import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openContent } from '@bridge/content';
import { Styles } from './css/purge.ts';
import { documentOf, type BuildFiles, type Parts } from './document.ts';
import { fileOf, pagesIn, type PublicPage } from './pages.ts';
import { loadRenderer, type Locale } from './renderer.ts';

export type Options = {
  content: string;
  /** What `vite build` made. */
  client: string;
  /** What `vite build --ssr` made. */
  server: string;
  /** Where the whole site goes. */
  out: string;
  origin: string | undefined;
  now: string;
};

/** Makes the site: what the browser build made, and every public page of every language as a file. */
export async function prerender({ content: folder, client, server, out, origin: given, now }: Options): Promise<{ pages: number }> {
  const [content, renderer] = await Promise.all([openContent(folder), loadRenderer(server)]);
  const origin = given ?? content.document('brand').baseUrl.replace(/\/$/, '');
  const locales = localesOf(content.document('locales'));
  const shareImage = content.document('brand').shareImage;
  const { titlePattern } = content.document('interface/app') as { titlePattern: string }; // content check has made sure of it
  const parts: Parts = {
    renderer,
    origin,
    titlePattern,
    styles: new Styles(renderer.styles),
    files: filesOf(client),
    imageOf: () => ({ address: shareImage.path, alt: shareImage.alt }),
  };
  const pages = locales.flatMap((locale) => pagesIn(locale, locales, { content, folder, renderer, now }));

  rmSync(out, { recursive: true, force: true });
  cpSync(client, out, { recursive: true });
  renameSync(path.join(out, 'index.html'), path.join(out, 'shell.html'));
  for (const page of pages) write(out, page, documentOf(page, parts));
  return { pages: pages.length };
}

function write(out: string, page: PublicPage, html: string): void {
  const file = path.join(out, fileOf(page));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
}

function localesOf({ source, locales }: { source: string; locales: { code: string; name: string; dir: 'ltr' | 'rtl' }[] }): Locale[] {
  return locales.map(({ code, name, dir }) => ({ code, name, dir, prefix: code === source ? '' : `/${code}` }));
}

/** The names of the files that pages ask for; the build has put a hash into them. */
function filesOf(client: string): BuildFiles {
  if (!existsSync(path.join(client, 'assets'))) throw new Error(`${client} holds no build: run "nx run web:client" first.`);
  const names = readdirSync(path.join(client, 'assets'));
  const find = (pattern: RegExp) => {
    const name = names.find((file) => pattern.test(file));
    if (!name) throw new Error(`${client}/assets has no file like ${pattern}.`);
    return `/assets/${name}`;
  };
  return { boot: find(/^boot-.*\.js$/), live: find(/^live-.*\.js$/), face: find(/^bricolage-grotesque-latin-.*\.woff2$/) };
}
