import { momentAt } from '../moment-at.ts';

/** Says a moment by the reader's own clock, which the page, made for everybody, does not know. */
export function moment(root: HTMLElement): () => void {
  const { locale = 'en', word = 'UTC' } = root.dataset;
  const at = root.getAttribute('datetime') ?? '';
  const made = root.textContent;
  root.textContent = momentAt(at, -new Date(at).getTimezoneOffset(), locale, word);
  return () => (root.textContent = made);
}
