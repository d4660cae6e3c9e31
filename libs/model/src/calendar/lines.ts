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
  const bytes = new TextEncoder();
  const parts = [''];
  let used = 0;
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (used + size > 74) {
      parts.push('');
      used = 1;
    }
    parts[parts.length - 1] += letter;
    used += size;
  }
  return parts.join('\r\n ');
}
