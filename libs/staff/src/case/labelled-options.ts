import { listOf } from '@bridge/model';

/** Options that the server joined with a comma, as the reader calls and lists them. A text that names none of them is somebody's own words. */
export function labelledOptions(text: string, locale: string, labelOf: (option: string) => string | undefined): string {
  const options = text.split(', ');
  return options.some((option) => labelOf(option) !== undefined) ? listOf(options.map((option) => labelOf(option) ?? option), locale) : text;
}
