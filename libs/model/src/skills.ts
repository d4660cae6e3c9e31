/** A skill's name as it is compared: without capitals, accents and the marks between words; "+" and "#" tell languages of programming apart. */
export function skillKey(text: string): string {
  return text.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().replace(/ة/gu, 'ه').replace(/ى/gu, 'ي').replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim();
}
