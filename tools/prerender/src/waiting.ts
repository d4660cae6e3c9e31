import type { DocumentId, OpenContent } from '@bridge/content';
import { stylesFrom } from './css/purge.ts';
import { hashOf } from './folder.ts';
import type { Locale, Renderer } from './renderer.ts';

const documents: DocumentId[] = ['interface/waiting', 'brand'];
/** What theme.mjs or the server may say on <html>. */
const said = 'data-failed data-old data-in';
const style = /<style>([\s\S]*?)<\/style>/;
const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)">/g;
const theme = /\s*<script src="[^"]*\/theme-[^"]*"><\/script>/;

/** Puts into the pages of screens, in one language, what they show until the program is there (apps/web/src/stand-in/draw-waiting.tsx). */
export async function createWaiting(locale: Locale, { content, renderer }: { content: OpenContent; renderer: Renderer }): Promise<{ of: string; into: (html: string) => string }> {
  const { drawWaiting, waitingStyles } = await renderer.loadStandIns();
  const loaded = Object.fromEntries(documents.map((id) => [id, content.document(id, locale.code)]));
  const drawn = drawWaiting(locale, loaded);
  return { of: hashOf(loaded, locale, renderer.standIns), into };

  function into(html: string): string {
    const own = stylesFrom(waitingStyles).for(`<html ${said}>${html.replace(style, '')}${drawn}`);
    const styled = style.test(html) ? html.replace(style, (_, others: string) => `<style>${others}${own}</style>`) : html.replace('</head>', () => `<style>${own}</style></head>`);
    // Colours are in the styles already, for whoever has chosen none: nothing in the head keeps the words back.
    const script = theme.exec(styled)?.[0].trim() ?? '';
    return styled
      .replace(theme, '')
      .replaceAll(stylesheet, (_, file: string) => `<link rel="preload" as="style" crossorigin href="${file}"><link rel="stylesheet" media="not all" crossorigin href="${file}">`)
      .replace(/<body[^>]*>/, (body) => body + drawn + script);
  }
}
