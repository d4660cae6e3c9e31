/** First letters of the first and the last word of a name, by what a reader takes for one letter; a short number stays whole. */
export function initials(firstName: string, lastName: string): string {
  const words = `${firstName} ${lastName}`.split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word) => firstLetter(word ?? ''));
  return letters.join(letters.some((letter) => joining.test(letter)) ? apart : '').toLocaleUpperCase();
}

/** Scripts whose letters are written together: lam and alef side by side would read "no". */
const joining = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mongolian}]/u;
const apart = '\u200c'; // zero width non-joiner

let segmenter: Intl.Segmenter | undefined; // takes 5 ms to make

function firstLetter(word: string): string {
  if (/^\d{1,2}$/.test(word)) return word;
  if (/^[!-~](?:[!-~]|$)/.test(word)) return word.charAt(0); // nothing can be joined to it
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const [letter] = segmenter.segment(word);
  return letter?.segment ?? '';
}
