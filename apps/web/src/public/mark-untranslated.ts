import { inLanguage } from '@bridge/site';
import { readUntranslated } from '../start/untranslated-texts.ts';
import type { Site } from './views.ts';

/**
 * Says in the HTML of a page which of its frame's words and menu entries are in the source language, as the screens do while
 * they are shown. Those of documents are marked where they are drawn.
 */
export function markUntranslated(html: string, site: Site): string {
  const texts = untranslatedIn(site);
  if (texts.length === 0) return html;
  const isUntranslated = readUntranslated(texts);
  const { lang, dir } = inLanguage(site, site.locales.find(({ prefix }) => prefix === '')?.code);
  const marks = ` lang="${lang}" dir="${dir}"`;
  const isForeign = (attributes: string, text: string) => !attributes.includes(' lang="') && isUntranslated(plain(text).trim());
  return html
    .replace(/<(\w+)((?: [^<>]*)?)>([^<>]+)(?=<\/\1>)/g, (whole, name: string, attributes: string, text: string) => (isForeign(attributes, text) ? `<${name}${attributes}${marks}>${text}` : whole))
    .replace(/<button([^<>]* aria-label="([^"]*)"[^<>]*)>/g, (whole, attributes: string, label: string) => (isForeign(attributes, label) ? `<button${attributes}${marks}>` : whole));
}

/** Words list theirs; an entry of a menu says its own language, or the menu does for all. */
function untranslatedIn({ untranslated = [], navigation, locale }: Site): string[] {
  const labels = Object.values(navigation).flatMap((menu) =>
    [...menu.items, ...(menu.groups ?? [])].flatMap(({ label, lang = menu.lang ?? locale.code }) => (lang === locale.code ? [] : [label])),
  );
  return [...untranslated, ...labels];
}

function plain(html: string): string {
  return html.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" })[entity] ?? '&');
}
