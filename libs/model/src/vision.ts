const most = 25;
const ends = /[:;,،؛.]$/u;
const closings: Record<string, string> = { '“': '”', '«': '»' };

/** A vision as its screens say it: one sentence of at most 25 words that leads, and what follows it. */
export function leadOf(vision: string, locale: string): { lead: string; rest: string } {
  const [{ segment: first = '' } = {}] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(vision.trim());
  const lead = shorten(first, locale);
  const rest = vision.trim().slice(lead.length).trim();
  // A quotation that is cut, or holds more than one sentence, is closed and opened again.
  const [, sign = '', space = ''] = /([“«])(\s?)[^”»]*$/u.exec(lead) ?? [];
  const [opening, closing] = [sign + space, space + (closings[sign] ?? '')];
  if (lead.length === first.trimEnd().length) return { lead: lead.trim() + closing, rest: rest && opening + rest };
  return { lead: `${lead.replace(ends, '')}…${closing}`, rest: `${opening}…${rest}` };
}

/** The first 25 words, ended where a clause does if one ends in the second half of them. */
function shorten(text: string, locale: string): string {
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike);
  const over = words[most];
  if (!over) return text.trimEnd();
  const cut = text.slice(0, over.index).trimEnd();
  const clause = Math.max(...[...cut.matchAll(/[:;,،؛](?=\s)/gu)].map(({ index }) => index), -1);
  return clause > cut.length / 2 ? cut.slice(0, clause + 1) : cut;
}
