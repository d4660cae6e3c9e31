/** What a text of content with marks is made of. */
export type RichPart = string | { kind: 'bold'; parts: RichPart[] } | { kind: 'emphasis'; parts: RichPart[] } | { kind: 'link'; to: string; parts: RichPart[] };

const mark = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

/** A text of content with **bold**, *emphasis* and [links](/path), in parts. */
export function parseRich(text: string): RichPart[] {
  const found = mark.exec(text);
  if (!found) return text ? [text] : [];
  const [whole, bold, emphasis, label, to] = found;
  const part: RichPart =
    to !== undefined && label !== undefined
      ? { kind: 'link', to, parts: parseRich(label) }
      : bold !== undefined
        ? { kind: 'bold', parts: parseRich(bold) }
        : { kind: 'emphasis', parts: parseRich(emphasis ?? '') };
  return [...parseRich(text.slice(0, found.index)), part, ...parseRich(text.slice(found.index + whole.length))];
}

/** The same text without its marks. */
export function plainText(text: string): string {
  const plain = (parts: RichPart[]): string => parts.map((part) => (typeof part === 'string' ? part : plain(part.parts))).join('');
  return plain(parseRich(text));
}
