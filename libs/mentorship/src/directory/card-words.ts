import { dateFormat } from '@bridge/model/dates';

// What cards say in words of the platform. Each maker of words is made once: on a phone that takes longer than to use it.
const makers = new Map<string, unknown>();

function kept<Maker>(key: string, make: () => Maker): Maker {
  const maker = (makers.get(key) as Maker | undefined) ?? make(); // the key names its kind
  makers.set(key, maker);
  return maker;
}

/** Day and hour in a zone: "Mon, 23 Nov, 09:30". */
export function momentIn(at: string, timeZone: string, locale: string): string {
  const style = { timeZone, weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return kept(`moment ${locale} ${timeZone}`, () => dateFormat(locale, style)).format(new Date(at));
}

/** A language by its code, as its reader calls it; what is no code is what the mentor typed. */
export function nameLanguage(code: string, locale: string): string {
  if (!/^[a-z]{2,3}$/.test(code)) return code;
  return kept(`languages ${locale}`, () => new Intl.DisplayNames(locale, { type: 'language' })).of(code) ?? code;
}

export function priceIn(amount: number, currency: string, locale: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' } as const;
  return kept(`price ${locale} ${currency}`, () => new Intl.NumberFormat(locale, style)).format(amount);
}
