export type AvatarProps = {
  firstName: string;
  lastName: string;
  size?: 'small' | 'large' | 'huge';
  tone?: 1 | 2 | 3;
};

const sizes = { small: 'br-ava', large: 'br-ava br-ava-l', huge: 'br-ava br-ava-xl' };

/** A person's initials in an arch. Decoration: the name is written beside it. */
export function Avatar({ firstName, lastName, size = 'small', tone = 1 }: AvatarProps) {
  return (
    <span className={sizes[size]} data-tone={tone} aria-hidden="true" translate="no">
      {initials(firstName, lastName)}
    </span>
  );
}

/** First letters of the first and the last word of a name, by what a reader takes for one letter; a short number stays whole. */
export function initials(firstName: string, lastName: string): string {
  const words = `${firstName} ${lastName}`.split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? '')).join('').toLocaleUpperCase();
}

let segmenter: Intl.Segmenter | undefined; // takes 5 ms to make

function firstLetter(word: string): string {
  if (/^\d{1,2}$/.test(word)) return word;
  if (/^[!-~](?:[!-~]|$)/.test(word)) return word.charAt(0); // nothing can be joined to it
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const [letter] = segmenter.segment(word);
  return letter?.segment ?? '';
}
