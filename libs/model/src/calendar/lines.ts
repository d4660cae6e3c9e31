/** An instant as calendar files write it: 20261126T150000Z. */
export function calendarInstant(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** A text as the value of a calendar file's line: signs that mean something are escaped, and nothing begins a line of its own. */
export function calendarText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** The lines as the text of a calendar file (RFC 5545), each of them folded. */
export function calendarLines(lines: readonly string[]): string {
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** A line has at most 75 bytes; it goes on after a line break and a space. A letter is never cut in two. */
function fold(line: string): string {
  const parts: string[] = [];
  let begin = 0;
  let end = 0;
  let used = 0;
  for (const letter of line) {
    const size = bytesOf(letter.codePointAt(0) ?? 0);
    if (used + size > 74) {
      parts.push(line.slice(begin, end));
      begin = end;
      used = 1;
    }
    end += letter.length;
    used += size;
  }
  return [...parts, line.slice(begin)].join('\r\n ');
}

/** How many bytes a letter takes in UTF-8; half of a pair is written as the sign of what cannot be read, which takes three. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}
