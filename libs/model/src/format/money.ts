/** A price as people of the reader's language write it; whole amounts without decimals. */
export function formatPrice(amount: number, currency: string, locale: string): string {
  const decimals = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...decimals }).format(amount);
}
