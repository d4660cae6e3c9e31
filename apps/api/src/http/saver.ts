import type { IncomingHttpHeaders } from 'node:http';

/** Whether a reader wants as few bytes as there are: by their own choice, or else by their browser's (Save-Data). */
export function savesData({ cookie = '', 'save-data': asked }: IncomingHttpHeaders): boolean {
  const chosen = /(?:^|; )saver=(on|off)(?:;|$)/.exec(cookie)?.[1];
  return chosen ? chosen === 'on' : asked === 'on';
}

/** Drawings that only decorate: a quarter of a page's bytes. Icons and what has a name stay. */
const decoration = /<svg(?=[^>]* aria-hidden="true")(?=[^>]* class="br-(?:arcade|banner-art|bridge|face|hero-art|portrait|scene-art|vig)\b)[^>]*>[\s\S]*?<\/svg>/g;

/** Pictures of editors: whoever saves data reads what those show that are part of the text. */
const picture = /<picture class="br-picture([^"]*)">[\s\S]*?<img [^>]*?\balt="([^"]*)"[^>]*>[\s\S]*?<\/picture>/g;

/** A page without its pictures. */
export function withoutPictures(html: string): string {
  return html.replaceAll(decoration, '').replaceAll(picture, (_, more: string, alt: string) => (more.includes('br-told') && alt ? `<span class="br-small br-muted">${alt}</span>` : ''));
}
