import { Icon } from '@bridge/ui/drawings';
import { hrefOf } from '../link.tsx';
import { useSite } from '../site.tsx';
import { fill } from '../words.ts';

/**
 * The page in the reader's own language, offered in that language until somebody chooses: the boot script knows what the
 * browser asks for, takes the link from LanguageLinks and shows this. Over the page, so that nothing moves.
 */
export function LanguageOffer() {
  const { words, locale, locales } = useSite();
  const offers = Object.fromEntries(locales.flatMap(({ code, offer }) => (offer && code !== locale.code ? [[code, offer]] : [])));
  if (locales.length < 2) return null;
  return (
    <p className="br-language-offer" hidden data-offer={JSON.stringify(offers)}>
      <a className="br-link" href={hrefOf({ locale }, '/')}>
        {fill(words.footer.offer, { language: locale.name })}
      </a>
      <button type="button" className="br-x" aria-label={words.footer.dismissOffer}>
        <Icon name="close" />
      </button>
    </p>
  );
}
