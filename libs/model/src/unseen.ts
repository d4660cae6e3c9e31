// Controls but line breaks and tabs, overrides and embeddings of direction, and what takes no room.
const signs = String.raw`\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Default_Ignorable_Code_Point}\ufff9-\ufffb`;
// Joiners and variation selectors stay: names in Persian, Hindi and Japanese are written with them.
const unseen = new RegExp(String.raw`(?![\u061c\u200c-\u200f\p{Variation_Selector}])[${signs}]`, 'gu');
// In what is published and in names they must have a use: a joiner stands between emoji or letters of scripts that are written
// with it, a selector follows what it selects. Letters that are blank, breaks that only some programs see,
// signs that no font has, and those that stand for what was lost on the way are of none.
const joined = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{M}${['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Khmr', 'Knda', 'Mlym', 'Mong', 'Mymr', 'Orya', 'Sinh', 'Syrc', 'Taml', 'Telu'].map((script) => String.raw`\p{Script=${script}}`).join('')}`;
const joiner = String.raw`(?<=[${joined}])[\u200c\u200d](?=[${joined}])`;
const selector = String.raw`(?<=[\p{Emoji}\p{Script=Han}\p{Script=Mong}])\p{Variation_Selector}`;
const suspicious = new RegExp(String.raw`[${signs}\u2028\u2029\u2800\ufffc\ufffd\p{Co}\p{Noncharacter_Code_Point}]`, 'u'); // nearly every text has none
const useless = new RegExp(String.raw`(?!${joiner}|${selector})${suspicious.source}`, 'u');
const uselessSelectors = new RegExp(String.raw`(?!${selector})\p{Variation_Selector}`, 'gu');
const uselessJoiners = new RegExp(String.raw`(?!${joiner})[\u200c\u200d]`, 'gu');
const directionMarks = /[\u061c\u200e\u200f]/gu;
const breaks = /[\t\n\r\u2028\u2029]+/gu;

/** The text without what nobody sees: it comes along with what is pasted, hides words, or turns a line around on screen. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '');
}

/** The same for a name or another single line, which also needs no marks of direction and nothing that joins nothing; line breaks become spaces. */
export function oneLine(text: string): string {
  return withoutIdle(withoutUnseen(text).replace(directionMarks, '').replace(breaks, ' ')).trim();
}

/** Without selectors that select nothing and joiners that join nothing: two names that look alike are alike. */
function withoutIdle(text: string): string {
  return text.replace(uselessSelectors, '').replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1').replace(uselessJoiners, '');
}

/** The same for a terminal, which controls, tabs and marks of direction steer: a space stands for each; lines stay. */
export function unseenAsSpaces(text: string): string {
  return text.replace(unseen, ' ').replace(directionMarks, ' ').replace(/[\t\r]/g, ' ');
}

/** The first sign of a text to be published that nobody sees and that nothing needs, and where it stands. */
export function firstUnseen(text: string): { offset: number; sign: string } | undefined {
  const found = suspicious.test(text) ? useless.exec(text) : undefined;
  return found ? { offset: found.index, sign: found[0] } : undefined;
}

// Letters, digits, punctuation and symbols are drawn, but for these: a blank of braille, what stands for an object, a notehead without ink.
const drawn = /(?![\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether there is anything to be seen in a text: no font draws marks alone, nor signs that are private or not yet assigned. */
export function isSeen(text: string): boolean {
  return drawn.test(text);
}
