import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import type { Webinars } from '@bridge/content';
import { dateFormat, momentFormat, nameZone } from '@bridge/model';
import '../opportunities.css';

type Webinar = Webinars['items'][number];
const shown = 2;
const everything = '/webinars';

/** The webinars that come next, by the clock. */
export function EventsCard({ webinars, now = new Date() }: { webinars: readonly Webinar[]; now?: Date }) {
  const { t } = useTranslation('opportunities');
  const coming = upcoming(webinars, now).slice(0, shown);
  return (
    <section className="br-card">
      <h2 className="br-d4">{t('events.title')}</h2>
      {coming.length === 0 ? (
        <p className="br-muted">{t('events.none')}</p>
      ) : (
        <ul className="br-list br-events" role="list">
          {coming.map((webinar) => (
            <Event key={webinar.id} webinar={webinar} />
          ))}
        </ul>
      )}
      <div className="br-row">
        <PageLink to={everything}>{t('events.all')}</PageLink>
      </div>
    </section>
  );
}

function Event({ webinar: { title, start, place, link, sample } }: { webinar: Webinar }) {
  const { t, i18n } = useTranslation('opportunities');
  const at = new Date(start);
  const timeZone = useTimeZone();
  const part = (style: Intl.DateTimeFormatOptions) => dateFormat(i18n.language, { ...style, timeZone }).format(at);
  return (
    <li>
      <div className="br-date" aria-hidden="true">
        <b>{part({ day: '2-digit' })}</b>
        <span className="br-small br-muted">{part({ month: 'short' })}</span>
      </div>
      <div className="br-grow">
        <PageLink to={link ?? everything}>{title}</PageLink>
        <p className="br-small br-muted br-offer-facts">
          <time dateTime={start}>
            {momentFormat(i18n.language, { timeZone }).format(at)}, <span translate="no">{nameZone(timeZone, start, i18n.language)}</span>
          </time>
          <span>{place}</span>
          {sample && <span>{t('sample')}</span>}
        </p>
      </div>
    </li>
  );
}

/** A link of content: pages of the site keep the reader's language. */
function PageLink({ to, children }: { to: string; children: ReactNode }) {
  if (!to.startsWith('/'))
    return (
      <a className="br-link" href={to} rel="noopener">
        {children}
      </a>
    );
  return (
    // The router's types know only paths written in code.
    <Link className="br-link" to={to as '/'}>
      {children}
    </Link>
  );
}

/** Those that have not ended, the next one first. */
export function upcoming(webinars: readonly Webinar[], now: Date): Webinar[] {
  const end = ({ start, minutes }: Webinar) => Date.parse(start) + minutes * 60_000;
  return webinars.filter((webinar) => end(webinar) > now.getTime()).toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
}
