const suffix = /_(zero|one|two|few|many|other)$/;

export type Category = Intl.LDMLPluralRule;

/** "items_one" as a form of the plural "items". */
export function pluralIn(key: string): { stem: string; category: Category } | undefined {
  const match = suffix.exec(key);
  return match ? { stem: key.slice(0, match.index), category: match[1] as Category } : undefined; // the pattern lists them
}

const known = new Map<string, readonly Category[]>();

/** The forms that plurals have in a language, "other" last. */
export function categoriesOf(locale: string): readonly Category[] {
  let found = known.get(locale);
  if (!found) {
    const order: readonly Category[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
    const own = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    known.set(locale, (found = order.filter((category) => own.includes(category))));
  }
  return found;
}
