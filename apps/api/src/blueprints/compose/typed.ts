import { oneLine } from '@bridge/model';

// Neither an address nor a placeholder belongs into a milestone. Signs of markup are signs like others: whoever draws a text takes it as text.
const unfit = /https?:\/\/|[{}]/giu;
const endMarks = /[\s.,;:!?…。！？।]+$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * What somebody typed, fit to stand in quotation marks inside any sentence: one line, without end mark, at most `length`
 * characters. Undefined where nothing readable is left.
 */
export function quotable(typed: string | undefined, length: number): string | undefined {
  if (!typed) return undefined;
  const line = oneLine(typed.toWellFormed().replaceAll('\ufffd', '')).replace(unfit, ' ').replace(/\s+/gu, ' ').trim();
  const text = shorten(line.replace(/["“”„«»]/gu, '’').replace(endMarks, ''), length);
  return /[\p{L}\p{N}]/u.test(text) ? text : undefined;
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  let count = 0;
  for (const { segment } of graphemes.segment(text.slice(0, 12 * length))) {
    if (count === length || kept.length + segment.length > 4 * length) break;
    kept += segment;
    count++;
  }
  if (kept === text) return text;
  const space = kept.lastIndexOf(' ');
  return `${kept.slice(0, space > length / 2 ? space : undefined).replace(endMarks, '')}…`;
}
