import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call, session } from '@bridge/client';
import { contract } from '@bridge/model';
import { rememberLocale } from '../start/chosen-locale.ts';
import { addressIn, offeredLocales } from '../start/page-locale.ts';

/** The page in the other languages, its query and place kept. Plain links: each language is a document of its own. */
export function LanguageLinks() {
  const { t } = useTranslation('app');
  const { locale } = useRouteContext({ from: '__root__' });
  const href = useLocation({ select: (location) => location.href });
  if (offeredLocales.length < 2) return null;
  return (
    <nav aria-label={t('frame.languages')}>
      <ul role="list" className="web-languages br-small">
        {offeredLocales.map((other) => (
          <li key={other.code}>
            {other.code === locale ? (
              <span lang={other.code} aria-current="true">
                {other.name}
              </span>
            ) : (
              <a className="br-link" href={addressIn(other, href)} lang={other.code} hrefLang={other.code} onClick={() => choose(other.code)}>
                {other.name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Mails and the next sign-in follow the choice. Nothing waits for the answer: the browser is on its way already. */
function choose(language: string): void {
  rememberLocale(language);
  const userId = session.current()?.user.userId;
  if (userId) void call(contract.updateProfile, { params: { userId }, body: { user: { language } }, keepalive: true }).catch(() => {});
}
