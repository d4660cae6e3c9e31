import { useSite } from '../site.tsx';
import { hrefOf } from '../link.tsx';

/** The page in its other languages; the one being read is named, not linked. */
export function LanguageLinks() {
  const { words, locale, locales, path } = useSite();
  if (locales.length < 2) return <span lang={locale.code}>{locale.name}</span>;
  return (
    <nav aria-label={words.footer.languages}>
      <ul role="list" className="br-languages">
        {locales.map((other) => (
          <li key={other.code}>
            {other.code === locale.code ? (
              <span lang={other.code} aria-current="true">
                {other.name}
              </span>
            ) : (
              <a className="br-quiet" href={hrefOf({ locale: other }, path === '/404' ? '/' : path)} lang={other.code} hrefLang={other.code}>
                {other.name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
