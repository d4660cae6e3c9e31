/** What stands in a note once a text is chosen: what was typed stays, and the text goes behind it. One that was chosen `before` and not changed gives way; none, and it is taken away. */
export function withSnippet(typed: string, before: string, text: string): string {
  const own = (before !== '' && typed.endsWith(before) ? typed.slice(0, -before.length) : typed).trimEnd();
  return [own, text].filter(Boolean).join('\n\n');
}
