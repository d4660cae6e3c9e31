import { dayText } from '../dates.ts';
import { useSite } from '../site.tsx';
import { fill, type SiteWords } from '../words.ts';

type Terms = { deadline?: string | undefined; start?: string | undefined; places?: number | undefined; pay?: string | undefined };

/** Until when, from when, for how many and for how much something is offered, as far as it is said. */
export function OfferTerms({ deadline, start, places, pay }: Terms) {
  const { locale } = useSite();
  const day = (date: string | undefined) => date && dayText(date, locale.code);
  const count = places === undefined ? undefined : new Intl.NumberFormat(locale.code).format(places);
  return <TermsLine terms={{ deadline: day(deadline), start: day(start), places: count, pay }} />;
}

/** The same with what the server fills in where a partner says it. */
export function EmptyTerms() {
  return <TermsLine terms={{ deadline: '__DEADLINE__', start: '__START__', places: '__PLACES__', pay: '__PAY__' }} />;
}

const order = ['deadline', 'start', 'places', 'pay'] as const satisfies (keyof SiteWords['terms'])[];

function TermsLine({ terms }: { terms: Partial<Record<(typeof order)[number], string | undefined>> }) {
  const { words } = useSite();
  const said = order.filter((term) => terms[term]);
  if (said.length === 0) return null;
  return (
    <p className="br-small br-facts-line" data-terms="">
      {said.map((term) => (
        <bdi key={term} data-term={term}>
          {fill(words.terms[term], { [term]: terms[term] ?? '' })}
        </bdi>
      ))}
    </p>
  );
}
