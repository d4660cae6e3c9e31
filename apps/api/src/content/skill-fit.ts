import type { SkillBook } from './skills.ts';

/** A skill that speaks for somebody or something, and how much: in tenths of what a skill counts that is neither rare nor common. */
export type Wish = { id: string; tenths: number; near?: true };
/** How many offer a skill, of how many. */
export type Offered = { counts: ReadonlyMap<string, number>; total: number };

/** What the rarest and the commonest skill count, in tenths: one that few offer says more than one that everybody has. */
const [common, rare] = [7, 15] as const;
/** A wider skill, or a part, counts a quarter: with all else in common it does not come before the very skill. */
export const nearly = 0.25;

/**
 * What speaks for a mentor or a post, the weightiest first: each skill that a talent has, by how rare it is among what is
 * offered, and the skills next to it, which are its parts and the one it is a part of.
 */
export function wishesFor(skills: readonly string[], book: SkillBook, { counts, total }: Offered): Wish[] {
  const tenths = (id: string) => (total < 2 ? 10 : Math.round(common + (rare - common) * (Math.log((total + 1) / (Math.min(counts.get(id) ?? 0, total) + 1)) / Math.log(total + 1))));
  const own = new Set(skills);
  const near = new Set(skills.flatMap((id) => [book.widerOf(id) ?? [], book.partsOf(id)].flat()).filter((id) => !own.has(id)));
  return [
    ...[...own].map((id): Wish => ({ id, tenths: tenths(id) })),
    ...[...near].map((id): Wish => ({ id, tenths: Math.round(tenths(id) * nearly), near: true })),
  ].toSorted((a, b) => b.tenths - a.tenths || (a.id < b.id ? -1 : 1));
}

/** The wishes that something meets, the weightiest first. */
export function metBy(wishes: readonly Wish[], offered: readonly string[]): { own: string[]; near: string[]; tenths: number } {
  const met = wishes.filter(({ id }) => offered.includes(id));
  return { own: met.filter(({ near }) => !near).map(({ id }) => id), near: met.filter(({ near }) => near).map(({ id }) => id), tenths: met.reduce((sum, { tenths }) => sum + tenths, 0) };
}

/** So many skills are named as a reason. */
const mostNamed = 3;

/** Skills as a reason names them, in a language. */
export function skillNames(ids: readonly string[], book: SkillBook, locale: string): string {
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }).format(ids.slice(0, mostNamed).map((id) => book.nameOf(id, locale)));
}
