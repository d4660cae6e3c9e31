import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentId, OpenContent } from '@bridge/content';
import { stylesFrom } from './css/purge.ts';
import { hashOf } from './folder.ts';
import { escape } from './html.ts';
import type { Locale, Renderer } from './renderer.ts';

const block = /<script type="application\/json" data-of="stand-in">[^<]*<\/script>/;

type Parts = { content: OpenContent; renderer: Renderer; /** Where the browser build is. */ client: string; /** Those that the screen begins with. */ documents: readonly DocumentId[] };

/**
 * The page of a screen that the program takes long to draw: `of` is what it is made of, `make` draws the screen's stand-in
 * into it (apps/web/src/stand-in). Undefined for every other page.
 */
export function standInPage(screen: string, html: string, locale: Locale, { content, renderer, client, documents: ids }: Parts): { of: string; make: () => Promise<string> } | undefined {
  if (!block.test(html)) return undefined; // apps/web/plugins/screen-pages.ts has left a place for it
  const documents = Object.fromEntries(ids.map((id) => [id, content.document(id, locale.code)]));
  return { of: hashOf(html, documents, locale, renderer.standIns), make };

  async function make(): Promise<string> {
    const { drawStandIn } = await renderer.loadStandIns();
    const { html: drawn, samples, title, description, data } = await drawStandIn(screen, locale, documents);
    const styles = stylesFrom(stylesOf(html, client)).for(html + drawn + samples);
    return html
      .replace('<template', () => `<style>${styles}</style><template`)
      .replace(/<title>[^<]*/, () => `<title>${escape(title)}`)
      .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + escape(description))
      .replace(block, () => `<template id="stand-in">${drawn}</template><script type="application/json" data-of="stand-in">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);
  }
}

/** The program's stylesheets, in their order. */
function stylesOf(html: string, client: string): string {
  return [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)">/g)].map(([, file = '']) => readFileSync(path.join(client, file), 'utf8')).join('\n');
}
