import { digitsOf } from '../digits.ts';

/** A price as people of the reader's language write it; whole amounts without decimals. */
export function formatPrice(amount: number, currency: string, locale: string): string {
  const decimals = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...decimals }).format(amount);
}

/**
 * A sum as people type it: "5,500", "5 500", "5.500" and ٥٬٥٠٠ are five thousand five hundred, "5,50" and "5.5" have decimals, of
 * which there are at most two; so three digits after a sign are thousands. Undefined where it is no sum, or not sure which.
 */
export function readAmount(text: string): number | undefined {
  const plain = digitsOf(text.trim()).replaceAll('٬', ',').replaceAll('٫', '.').replaceAll(/[\s'’]/g, ' ');
  const [, whole = '', between = '', decimals = ''] = /^(\d{1,3}(?:([ ,.])\d{3})(?:\2\d{3})*|\d+)((?:[.,]\d{1,2})?)$/.exec(plain) ?? [];
  if (whole === '' || (between !== '' && decimals.startsWith(between))) return undefined;
  return Number(whole.replaceAll(/[ ,.]/g, '') + decimals.replace(',', '.'));
}
