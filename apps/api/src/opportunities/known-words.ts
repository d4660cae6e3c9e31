import type { Content } from '../core/content.ts';

/**
 * Says what a partner typed as a place, a length or a pay in a reader's language, where content says the same of one of its own
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

/** Places, lengths and pay of content, by the entry that they stand in. */
function wordsIn(content: Content, locale: string): Map<string, string> {
  const projects = content.document('lists/opportunities', locale).items;
  const openings = content.document('lists/openings', locale).items;
  return new Map([
    ...projects.flatMap(({ id, location, duration, pay = '' }) => [[`project.${id}.location`, location], [`project.${id}.terms`, duration], [`project.${id}.pay`, pay]] as const),
    ...openings.flatMap(({ id, place, type, pay = '' }) => [[`opening.${id}.location`, place], [`opening.${id}.terms`, type], [`opening.${id}.pay`, pay]] as const),
  ]);
}
