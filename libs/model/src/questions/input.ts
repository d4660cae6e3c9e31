import { readAmount } from '../format/money.ts';
import { limits } from '../limits.ts';
import { isTimeZone } from '../zone.ts';

/** What a text may have to be: an address of a mailbox or page, a telephone number, a sum of money, a time zone. */
export const textInputs = ['email', 'tel', 'url', 'amount', 'timeZone'] as const;
export type TextInput = (typeof textInputs)[number];

/** An e-mail address in its canonical form (NFKC, trimmed, lower case). */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u;

const checks: Record<TextInput, (text: string) => boolean> = {
  email: (text) => text.length <= limits.emailLength && emailPattern.test(text.normalize('NFKC').toLowerCase()),
  tel: (text) => text.length <= 60 && /^\+?[\d\s()./-]+(?:\s?(?:x|ext\.?)\s?\d{1,6})?$/i.test(text) && /^\d{5,20}$/.test(text.replace(/\D/g, '')),
  url: isWebAddress,
  amount: (text) => (readAmount(text) ?? Infinity) <= limits.highestAmount,
  timeZone: isTimeZone,
};

/** Whether a text, without the blanks at its ends, is what it has to be. */
export function isInput(input: TextInput, text: string): boolean {
  return checks[input](text.trim());
}

/** People leave out "https://", and mean it. */
function isWebAddress(text: string): boolean {
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(full)) return false;
  const { protocol, hostname, username } = new URL(full);
  return /^https?:$/.test(protocol) && username === '' && /[^.]\.[^.]/.test(hostname);
}
