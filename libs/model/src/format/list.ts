const commas = new Map<string, string>();

/** Words in a row behind commas of their language: "Monday, Friday"; in Arabic "الاثنين، الجمعة". */
export function listOf(words: readonly string[], locale: string): string {
  return words.join(`${commaIn(locale)} `);
}

function commaIn(locale: string): string {
  const known = commas.get(locale);
  if (known) return known;
  const between = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).formatToParts(['1', '2', '3']).find(({ type }) => type === 'literal')?.value;
  const comma = /\p{Po}/u.exec(between ?? '')?.[0] ?? ',';
  commas.set(locale, comma);
  return comma;
}
