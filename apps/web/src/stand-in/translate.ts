type Words = { [key: string]: string | Words };
type Options = { count?: number; defaultValue?: string; [value: string]: unknown };

/**
 * As much of i18next as the stand-in's words need, in a hundredth of its size: the first of some keys that there is, its
 * form for `count`, and {{values}} put in. Tested against i18next over every word that the stand-in has.
 */
export function translator(words: Words, locale: string): (keys: string | readonly string[], options?: Options) => string {
  let rules: Intl.PluralRules | undefined;
  return (keys, options = {}) => {
    const [first = ''] = typeof keys === 'string' ? [keys] : keys;
    for (const key of typeof keys === 'string' ? [keys] : keys) {
      const forms = options.count === undefined ? [key] : [`${key}_${(rules ??= new Intl.PluralRules(locale)).select(options.count)}`, key];
      const text = forms.map((form) => at(words, form)).find((found) => found !== undefined);
      if (text !== undefined) return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => (Object.hasOwn(options, name) ? String(options[name]) : whole));
    }
    return options.defaultValue ?? first;
  };
}

function at(words: Words, key: string): string | undefined {
  let found: string | Words | undefined = words;
  for (const part of key.split('.')) found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}
