import type { Content } from '@bridge/content/engine/content';
import type { Hit } from '@bridge/content/engine/editing';
import { textsOf, translatable } from '../translations/texts.ts';

const mostHits = 60;

/**
 * The texts that show the words of a screen. Signs of layout (bold, links, tags) are not on screen and do not count; a name
 * in braces stands for whatever was filled in.
 */
export function search(content: Content, typed: string): Hit[] {
  const wanted = plain(typed);
  if (wanted.length < 2) return [];
  const { source, locales = [] } = content.locales() ?? {};
  const hits: Hit[] = [];
  const seen = new Set<string>();
  for (const { code } of locales) {
    for (const file of translatable(content)) {
      if (file === 'blueprint/rules.json') continue; // never on a screen
      for (const { key, path, source: said, text } of textsOf(content, file, code)) {
        const own = code === source ? said : text;
        if (own === undefined || !shows(own, wanted) || seen.has(`${file} ${key}`)) continue;
        seen.add(`${file} ${key}`);
        hits.push({ file, path, text: own, ...(code !== source && { locale: code }) });
        if (hits.length === mostHits) return hits;
      }
    }
  }
  return hits;
}

function shows(text: string, wanted: string): boolean {
  const said = plain(text);
  if (said.includes(wanted)) return true;
  if (!/\{/.test(text)) return false;
  const parts = said.split(/\{\{[^{}]*\}\}|\{[^{}]*\}/);
  if (parts.join('').replace(/[^\p{L}]/gu, '').length < 3) return false; // nothing but names would be found everywhere
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`, 'u').test(wanted);
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\]\([^()]*\)|\[|\*\*?|<[^<>]*>|^#+ /gm, '').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().toLocaleLowerCase();
}
