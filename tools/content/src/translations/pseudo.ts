const plain = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const accented = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index]!]));
// What a translation must keep: {{names}}, {names}, $t(…), tags, targets of links, code, escapes, addresses.
const kept = /\{\{[^{}]*\}\}|\{[^{}]*\}|\$t\([^()]*\)|<[^<>]*>|\]\([^()]*\)|`[^`]*`|\\.|https:\/\/\S+|&\w+;/g;
const filler = ' ñéŵ ŵöŕðš ţö ƒîļļ ţĥé ļîñé';

/** A text as the pseudo-language has it: ⟦åççéñţéð⟧ and about 40 % longer where that fits. */
export function pseudo(text: string, maximum = Infinity): string {
  const letters = accent(text);
  const room = maximum - letters.length - 2;
  if (room < 0) return letters;
  const longer = filler.repeat(Math.ceil((text.length * 0.4) / filler.length)).slice(0, Math.min(room, Math.ceil(text.length * 0.4)));
  return `⟦${letters}${longer.trimEnd()}⟧`;
}

/** The same for a paragraph of MDX: what makes it a heading, a list, a quote, a table or a component stays in front. */
export function pseudoBlock(block: string): string {
  if (/^\s*(?:```|~~~|\||-{3,}\s*$|\*{3,}\s*$)/.test(block)) return block.startsWith('|') ? accent(block) : block;
  const [, before, inner, after] = /^((?:<[A-Z][^<>]*>\s*)+)([\s\S]*?)((?:\s*<\/[A-Z][^<>]*>)+)$/.exec(block) ?? [];
  if (inner !== undefined) return `${before}${pseudo(inner)}${after}`;
  return block.split('\n').map((line) => line.replace(/^(\s*(?:(?:#{1,6}|[-*+]|\d+[.)]|>)\s+|<\/?[A-Z][^<>]*>)?)(.*)$/, (_whole, mark: string, rest: string) => mark + (rest === '' ? '' : pseudo(rest)))).join('\n');
}

function accent(text: string): string {
  let made = '';
  let from = 0;
  for (const match of text.matchAll(kept)) {
    made += swap(text.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return made + swap(text.slice(from));
}

function swap(text: string): string {
  return [...text].map((letter) => accents.get(letter) ?? letter).join('');
}
