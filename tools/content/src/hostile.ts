// Characters that nobody sees, which hide text, turn it around or make two words look the same: controls (but line breaks
// and tabs), marks and overrides of direction, characters without width, tags, selectors.
const never = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb';
// A joiner stands between emoji or letters of scripts that are written with it; a selector follows what it selects.
const joined = `\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f\\p{M}${['Arab', 'Beng', 'Deva', 'Knda', 'Mlym', 'Sinh', 'Taml', 'Telu'].map((script) => `\\p{Script=${script}}`).join('')}`;
const unseen = new RegExp(`[${never}\\u{e0000}-\\u{e0fff}]|(?<![${joined}])[\\u200c\\u200d]|[\\u200c\\u200d](?![${joined}])|(?<!\\p{Emoji})[\\ufe00-\\ufe0f]`, 'u');
/** Nearly every text has nothing that could be one of them. */
// eslint-disable-next-line no-misleading-character-class -- it looks for the parts, not for what they make
const perhapsUnseen = new RegExp(`[${never}\\u200c\\u200d\\ufe00-\\ufe0f\\udb40]`);
// A tag with attributes, or one of the names that act; <bold> and </link> are i18next's own and harmless.
const html = /<\s*(?:[!?]|\/?\s*(?:script|style|iframe|object|embed|svg|math|img|base|meta|link\s+|form|input|button|a|b|i|u|p|br|hr|div|span|em|strong|ul|ol|li|h[1-6]|table|tr|td|th|video|audio|details|template|textarea|select)\b[^<>]*>|(?:script|style|iframe|img|svg)\b|[a-z][a-z0-9-]*[\s/]+[^<>]*=)/i;
const markdownLink = /\]\(\s*([^)\s]*)/g;

/** Where the first character stands that nobody can see, and what it is; undefined where every one is seen. */
export function unseenCharacter(text: string, from = 0): { offset: number; message: string } | undefined {
  if (!perhapsUnseen.test(text)) return undefined;
  const found = unseen.exec(text.slice(from));
  if (!found) return undefined;
  const code = found[0].codePointAt(0)!; // a match is not empty
  return { offset: from + found.index, message: `holds an invisible control character (U+${code.toString(16).toUpperCase().padStart(4, '0')}): delete it, or type the words again instead of pasting them` };
}

/** What is wrong with a text that could harm a reader, or undefined. */
export function hostileText(value: string): string | undefined {
  const hidden = unseenCharacter(value);
  if (hidden) return hidden.message;
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
  if (/[\u0000-\u0020\u007f-\u00a0\\<>"`]/.test(value) || unseenCharacter(value)) return false;
  if (/(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(value)) return false; // ways up: a link says where it leads
  if (/^[/#?](?!\/)/.test(value)) return true;
  return /^(?:https:\/\/[^/?#@]+(?:[/?#]|$)|mailto:[^@]+@[^@]+$|tel:\+?[0-9-]+$)/.test(value);
}
