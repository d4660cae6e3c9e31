import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Brand, DocumentId, Documents, Legal, Navigation, Opportunities, Page, Post, ShownPicture } from '@bridge/content';
import type { OpportunityKind, PublicScreen } from '@bridge/model';
import { hashOf } from './folder.ts';

export type PostSummary = Post & { slug: string; minutes: number };
export type Heading = { id: string; text: string };
export type Locale = { code: string; name: string; dir: 'ltr' | 'rtl'; /** Whose form of the language it is, where that is not its largest country. */ region?: string | undefined; prefix: string; offer?: { text: string; dismiss: string } };
/** A compiled text, and its language where that is not the page's. */
export type Text = { code: string; headings: readonly Heading[]; textLang: string | undefined };
export type View =
  | { kind: 'page'; page: Page }
  | ({ kind: 'post'; post: PostSummary } & Text)
  | ({ kind: 'legal'; legal: Legal } & Text)
  /** A public screen: the program's, drawn by drawAccount. */
  | { kind: 'account' }
  /** The page of an opportunity, before the server puts one into it. */
  | { kind: 'opportunity'; words: object; asked: Record<OpportunityKind, readonly string[]> }
  | { kind: 'notFound' };
export type Site = {
  brand: Brand;
  words: object;
  colours: object;
  saver: object;
  /** Words of the page's frame that are in the source language. */
  untranslated: readonly string[];
  navigation: { public: Navigation; footer: Navigation };
  documents: { [Id in DocumentId]?: Documents[Id] };
  pictures: { [id: string]: ShownPicture };
  posts: readonly PostSummary[];
  locale: Locale;
  locales: readonly Locale[];
  path: string;
  now: string;
};

/** What apps/web/src/public/entry-server.tsx exports: the drawing of pages, built by `vite build --ssr`. */
export type Renderer = {
  /** Every style a public page may need. */
  styles: string;
  render(view: View, site: Site): { html: string; attributes: Record<string, string> };
  /** The attributes of every page's body. */
  attributes: Record<string, string>;
  pageDocuments(page: Page): DocumentId[];
  explorerPaths(pagePath: string, categories: Opportunities['categories']): string[];
  isPublished(dated: { publishFrom?: string | undefined; publishUntil?: string | undefined }, now: string): boolean;
  anchorOf(words: string): string;
  plainText(rich: string): string;
  /** Which code draws stand-ins; it names the files it imports, and these have a hash in their names. */
  standIns: string;
  loadStandIns(): Promise<StandIns>;
};

/** What apps/web/src/stand-in/draw.tsx exports. */
export type StandIns = {
  drawStandIn(path: string, locale: Locale, documents: Record<string, unknown>): Promise<{ title: string; description: string; html: string; samples: string; data: object }>;
  drawAccount(path: PublicScreen, locale: Locale, documents: Record<string, unknown>, site: Site): Promise<{ variants: Record<string, string>; samples: string }>;
  accountStyles: string;
  drawWaiting(locale: Locale, documents: Record<string, unknown>): string;
  waitingStyles: string;
};

export async function loadRenderer(folder: string): Promise<Renderer> {
  process.env['NODE_ENV'] ??= 'production'; // React's other half takes three times as long
  const load = <Module>(name: string) => import(pathToFileURL(path.join(folder, name)).href) as Promise<Module>; // the build's own exports
  return {
    ...(await load<Renderer>('entry-server.js')),
    standIns: hashOf(readFileSync(path.join(folder, 'draw.js'), 'utf8')),
    loadStandIns: () => load<StandIns>('draw.js'),
  };
}
