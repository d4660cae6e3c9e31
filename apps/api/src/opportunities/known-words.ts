import type { Content } from '../core/content.ts';

/**
 * Says what a partner typed as a place or a length in a reader's language, where content says the same of one of its own
 * entries: "Remote" or "À distance" in any language, "عن بُعد" in Arabic. Everything else stays as it was typed.
 */
export function knownWords(content: Content, locale: string): (typed: string) => string {
  const said = wordsIn(content, locale);
  const known = new Map<string, string>();
  for (const { code } of content.document('locales').locales) {
    for (const [entry, word] of wordsIn(content, code)) known.set(word.toLowerCase(), said.get(entry) ?? word);
  }
  return (typed) => known.get(typed.trim().toLowerCase()) ?? typed;
}

/** Places and lengths of content, by the entry that they stand in. */
function wordsIn(content: Content, locale: string): Map<string, string> {
  const projects = content.document('lists/opportunities', locale).items;
  const openings = content.document('lists/openings', locale).items;
  return new Map([
    ...projects.flatMap(({ id, location, duration }) => [[`project.${id}.location`, location], [`project.${id}.terms`, duration]] as const),
    ...openings.flatMap(({ id, place, type }) => [[`opening.${id}.location`, place], [`opening.${id}.terms`, type]] as const),
  ]);
}
