// Characters that can hide or turn text around on screen: controls (but line breaks and tabs), bidi embeddings and overrides.
// eslint-disable-next-line no-control-regex -- the controls are what it looks for
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u;
// A tag with attributes, or one of the names that act; <bold> and </link> are i18next's own and harmless.
const html = /<\s*(?:[!?]|\/?\s*(?:script|style|iframe|object|embed|svg|math|img|base|meta|link\s+|form|input)\b|[a-z][a-z0-9-]*[\s/]+[^<>]*=)/i;
const markdownLink = /\]\(\s*([^)\s]*)/g;

/** What is wrong with a text that could harm a reader, or undefined. */
export function hostileText(value: string): string | undefined {
  if (invisible.test(value)) return 'holds an invisible control character';
  if (!value.isWellFormed()) return 'holds half a character (a lone surrogate)';
  if (value.includes('<') && html.test(value)) return 'holds HTML: write plain text';
  if (value.includes('](')) {
    for (const [, target = ''] of value.matchAll(markdownLink)) {
      if (!safeLink(target)) return `links to "${target}": use a path of this site, https:, mailto: or tel:`;
    }
  }
  return undefined;
}

/** True for a path of this site, https:, mailto: and tel:, and nothing that a browser could read as something else. */
export function safeLink(value: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop these inside a scheme: "java\nscript:"
  if (/[\u0000-\u0020\u007f-\u00a0\\<>"`]/.test(value)) return false;
  if (/^[/#?](?!\/)/.test(value)) return true;
  return /^(?:https:\/\/[^/?#@]+(?:[/?#]|$)|mailto:[^@]+@[^@]+$|tel:\+?[0-9-]+$)/.test(value);
}
