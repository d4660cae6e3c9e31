import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { articleText, compileBody, minutesOf } from '@bridge/content/body';
import { originalsIn } from '@bridge/content/engine/originals';
import type { Plugin } from 'vite';

const bodies = 'virtual:content-body/';
const resolved = `\0${bodies}`;

/**
 * Development: public pages by the same components that tools/prerender draws them with, but in the browser, so that an
 * edit of a block, a style or a text is on screen without a reload.
 */
export function publicPages({ folder }: { folder: string }): Plugin {
  const good = new Map<string, Record<string, unknown>>();
  /** What a file says, or said last where it is broken now: its fault is told over the page. */
  const json = (id: string): Record<string, unknown> | undefined => {
    try {
      good.set(id, JSON.parse(readFileSync(path.join(folder, `${id}.json`), 'utf8')) as Record<string, unknown>); // documents are objects
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') good.delete(id); // node:fs throws these
    }
    return good.get(id);
  };

  return {
    name: 'bridge:public-pages',
    apply: 'serve',

    resolveId: (source) => (source.startsWith(bodies) ? `\0${source}` : undefined),

    /** The text of a post or legal text in a language: virtual:content-body/fr/blog/slug */
    load(id) {
      if (!id.startsWith(resolved)) return undefined;
      const [, locale, article] = /^([^/]+)\/([^?]+)/.exec(id.slice(resolved.length)) ?? [];
      if (!existsSync(path.join(folder, `${article}.mdx`))) this.error(`content has no text "${article}"`);
      const { code, headings } = compileBody(articleText(folder, article!, locale), 'program');
      return `${code}\nexport const headings = ${JSON.stringify(headings)};`;
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = new URL(request.url ?? '/', 'http://localhost');
        const [, picture] = /^\/pictures\/([\w-]+)$/.exec(address.pathname) ?? [];
        const original = picture === undefined ? undefined : originalsIn(folder).get(picture);
        if (original) return void response.writeHead(200, { 'content-type': original.kind === 'svg' ? 'image/svg+xml' : `image/${original.kind}`, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }).end(readFileSync(path.join(folder, original.file)));
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
        const language = languageOf(address.pathname);
        const found = placeOf(address.pathname.slice(language.prefix.length) || '/');
        if (found === undefined) return next();
        if ('redirect' in found) return response.writeHead(302, { location: language.prefix + found.redirect + address.search }).end();
        const posts = globSync('blog/*.mdx', { cwd: folder }).map((file) => `${path.basename(file, '.mdx')}:${minutesOf(readFileSync(path.join(folder, file), 'utf8'))}`);
        void server
          .transformIndexHtml(address.pathname, pageHtml({ ...found, ...language, posts: posts.sort().join(' '), pictures: [...originalsIn(folder)].map(([name, { width, height }]) => `${name}:${width}:${height}`).join(' ') }))
          .then((html) => response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-cache' }).end(html), next);
      });
    },
  };

  /** A language is a folder; what begins with no language is in the source language. */
  function languageOf(address: string): { prefix: string; code: string; dir: string } {
    const [prefix = '', code = ''] = /^\/([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)(?=\/|$)/.exec(address) ?? [];
    if (code && existsSync(path.join(folder, `translations/${code}/locale.json`))) return { prefix, code, dir: String(json(`translations/${code}/locale`)?.['dir'] ?? 'ltr') };
    return { prefix: '', code: String(json('locales')?.['source'] ?? 'en'), dir: 'ltr' };
  }

  function placeOf(address: string): { id: string; path: string } | { redirect: string } | undefined {
    const at = address.length > 1 ? address.replace(/\/$/, '') : address;
    for (const file of globSync('pages/**/*.json', { cwd: folder })) {
      const id = file.slice(0, -'.json'.length).replaceAll(path.sep, '/');
      const page = json(id) as { path?: string; redirect?: string; blocks?: { explorer?: boolean }[] } | undefined; // it may have faults
      const isBelow = page?.blocks?.some(({ explorer }) => explorer) && at.startsWith(`${page.path}/`);
      if (page === undefined || (page.path !== at && !isBelow)) continue;
      return page.redirect ? { redirect: page.redirect } : { id, path: at };
    }
    if (/^\/opportunities\/(?:projects|jobs)\/[^/]+$/.test(at)) return { redirect: at.replace('/opportunities', '/talent') }; // the server puts them together; the program's own page tells the same
    const text = [at.slice(1), `legal${at}`].find((id) => /^(?:blog|legal)\/[^/]+$/.test(id) && existsSync(path.join(folder, `${id}.mdx`)));
    return text ? { id: text, path: at } : undefined;
  }
}

function pageHtml({ id, path: at, posts, pictures, code, dir }: { id: string; path: string; posts: string; pictures: string; code: string; dir: string }): string {
  return `<!doctype html>
<html lang="${code}" dir="${dir}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
  </head>
  <body data-document="${id}" data-path="${at.replaceAll('"', '')}" data-posts="${posts}" data-pictures="${pictures}">
    <script type="module" src="/src/public/dev.tsx"></script>
  </body>
</html>`;
}
