/** "15-18" stays on one line: joined at its hyphen, where a line would else end. */
export function withWholeRanges(text: string): string {
  return text.replace(/(?<=\p{Nd})[-–](?=\p{Nd})/gu, '\u2060$&\u2060');
}
