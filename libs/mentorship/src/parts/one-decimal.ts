const formats = new Map<string, Intl.NumberFormat>(); // a list draws many

/** A number to one decimal, as it is written in a language. */
export function oneDecimal(value: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  formats.set(locale, format);
  return format.format(value);
}
