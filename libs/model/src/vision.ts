const most = 25;
const ends = /[:;,،؛.]$/u;

/** A vision as its screens say it: one sentence of at most 25 words that leads, and what follows it. */
export function leadOf(vision: string, locale: string): { lead: string; rest: string } {
  const [{ segment: first = '' } = {}] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(vision.trim());
  const lead = shorten(first, locale);
  const rest = vision.trim().slice(lead.length).trim();
  return lead.length < first.trimEnd().length ? { lead: `${lead.replace(ends, '')}…`, rest: `…${rest}` } : { lead: lead.trim(), rest };
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
