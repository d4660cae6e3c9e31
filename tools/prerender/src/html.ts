/** Text as it stands in HTML, also between double quotes. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A tag with its attributes; what is undefined is left out. */
export function tag(name: string, attributes: Record<string, string | undefined>): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<${name}${given.map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escape(value ?? '')}"`)).join('')}>`;
}

/** Data as a block that no browser runs; nothing in it can end the block. */
export function dataBlock(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}
