// Controls, overrides and embeddings of direction, and what takes no room. Joiners and variation selectors stay: names in
// Persian, Hindi and Japanese are written with them. Line breaks and tabs are seen.
const unseen = /(?![\t\n\r\u061c\u200c-\u200f\p{Variation_Selector}])[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const directionMarks = /[\u061c\u200e\u200f]/gu;
const breaks = /[\t\n\r\u2028\u2029]+/gu;

/** The text without what nobody sees: it comes along with what is pasted, hides words, or turns a line around on screen. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '');
}

/** The same for a name or another single line, which also needs no marks of direction; line breaks become spaces. */
export function oneLine(text: string): string {
  return withoutUnseen(text).replace(directionMarks, '').replace(breaks, ' ').trim();
}

/** Whether there is anything to be seen in a text. */
export function isSeen(text: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);
}
