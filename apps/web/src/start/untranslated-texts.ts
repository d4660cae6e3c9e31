/** Of a text of the page, whether it is one of those that are not translated yet. */
export function readUntranslated(texts: readonly string[]): (text: string) => boolean {
  const pieces = texts.flatMap((text) => text.split(/<\/?\w+\s*\/?>/)).map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
  const exact = new Set(pieces);
  // Of a text that is hardly more than a name, nobody can say what it is in.
  const patterns = pieces
    .filter((text) => text.includes('{{'))
    .map((text) => text.split(/\{\{[^}]*\}\}/))
    .filter((parts) => /\p{L}{3}/u.test(parts.join('')))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('[^]*')}$`, 'u'));
  return (text) => exact.has(text) || patterns.some((pattern) => pattern.test(text));
}
