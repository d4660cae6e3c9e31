/** The text with the digits of every script as 0 to 9. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** Digits of every script come in tens, the zero first. */
function valueOf(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  const code = zero;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return code - zero;
}
