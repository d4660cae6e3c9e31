/** What the head of a page says: its meta tags by the attribute that names them, their name and their content. */
export type Head = {
  title: string;
  address: string;
  tags: [kind: 'name' | 'property', key: string, value: string][];
  /** The same page in other languages. */
  alternates?: readonly { language: string; address: string }[];
};

const longest = 200; // of a description: services that show links cut it anyway

/** A text as the head of a page describes it. */
export function shortened(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('').trimEnd()}…` : letters.join('');
}

/** A page with a head of its own: what the build's says of the same things goes. */
export function withHead(html: string, { title, address, tags, alternates = [] }: Head): string {
  const isOurs = (key: string) => tags.some(([, own]) => own === key);
  const others = alternates.map((one) => `<link rel="alternate" hreflang="${escape(one.language)}" href="${escape(one.address)}">`).join('');
  return html
    .replace(/<title>[^<]*/, () => `<title>${escape(title)}`)
    .replace(/<link rel="(?:canonical|alternate" hreflang)[^>]*>/g, '')
    .replace(/<meta (?:name|property)="([^"]*)"[^>]*>/g, (tag, key: string) => (isOurs(key) ? '' : tag))
    .replace('</head>', () => `${tags.map(([kind, key, value]) => `<meta ${kind}="${key}" content="${escape(value)}">`).join('')}<link rel="canonical" href="${escape(address)}">${others}</head>`);
}

/** Whatever somebody typed stays text: in an attribute as well as between tags. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
