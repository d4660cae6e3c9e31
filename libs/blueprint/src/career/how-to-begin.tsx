import { Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { fullDayOf } from '@bridge/model';
import type { Beginning, Milestone, PlaceToGo } from '@bridge/model';
import { VisuallyHidden } from '@bridge/ui';
import { DeadLink } from './dead-link.tsx';

/** How a milestone is begun: its first step in sight, all else behind one press. */
export function HowToBegin({ userId, beginning, places, plan, onCoach }: { userId: string; beginning: Beginning; places: readonly PlaceToGo[]; plan: readonly Milestone[]; onCoach?: (() => void) | undefined }) {
  const { t, i18n } = useTranslation('blueprint');
  const { first, hours: [from, to], cost, done, stuck, after, skills = [] } = beginning;
  const earlier = plan.filter(({ id }) => after.includes(id));
  const named = beginning.places.flatMap((id) => places.find((place) => place.id === id) ?? []);
  return (
    <div className="bp-begin">
      <p className="bp-first">
        <b>{t('begin.first')}</b>
        <span>{first}</span>
      </p>
      <details>
        <summary>{t('begin.more')}</summary>
        <dl>
          <dt>{t('begin.hours')}</dt>
          <dd>{from === to ? t('begin.about', { hours: from }) : t('begin.range', { from, to })}</dd>
          <dt>{t('begin.cost')}</dt>
          <dd>{t(`begin.costs.${cost}`)}</dd>
          {earlier.length > 0 && (
            <>
              <dt>{t('begin.after')}</dt>
              {earlier.map(({ id, text }) => (
                <dd key={id} dir="auto">{text}</dd>
              ))}
            </>
          )}
          {named.length > 0 && (
            <>
              <dt>{t('begin.where')}</dt>
              {named.map((place) => (
                <dd key={place.id}>
                  <Place place={place} />
                  <DeadLink userId={userId} place={place} />
                </dd>
              ))}
            </>
          )}
          <dt>{t('begin.here')}</dt>
          <dd>
            <Ways beginning={beginning} />
          </dd>
          {skills.length > 0 && (
            <>
              <dt>{t('begin.builds')}</dt>
              <dd>{new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(skills)}</dd>
            </>
          )}
          <dt>{t('begin.done')}</dt>
          <dd>{done}</dd>
          <dt>{t('begin.stuck')}</dt>
          <dd>
            {stuck}
            {onCoach && (
              <div className="bp-think">
                <Button size="1" variant="soft" onClick={onCoach}>
                  {t('coach.open')}
                </Button>
              </div>
            )}
          </dd>
        </dl>
      </details>
    </div>
  );
}

/** Somewhere to go to, with what it asks of whoever goes there, and when somebody last looked whether it is still there. */
function Place({ place: { title, publisher, address, languages, price, megabytes, checked } }: { place: PlaceToGo }) {
  const { t, i18n } = useTranslation('blueprint');
  const timeZone = useTimeZone();
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' });
  const spoken = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(languages.map((code) => names.of(code) ?? code));
  const seen = checked ? t(checked.answered ? 'begin.checked' : 'begin.silent', { date: fullDayOf(checked.at, timeZone, i18n.language) }) : t('begin.unchecked');
  return (
    <>
      <a className="br-link" href={address} target="_blank" rel="noopener noreferrer" lang={languages.includes(i18n.language) ? undefined : languages[0]} dir="auto">
        {title}
        <VisuallyHidden> {t('links.newWindow')}</VisuallyHidden>
      </a>
      <span className="bp-place">{[publisher, spoken, t(`begin.prices.${price}`), t('begin.megabytes', { megabytes }), seen].join(' · ')}</span>
    </>
  );
}

/** The product's own places that lead on. */
function Ways({ beginning: { mentors, projects, webinars } }: { beginning: Beginning }) {
  const { t } = useTranslation('blueprint');
  return (
    <span className="bp-facts">
      {mentors && (
        <Link className="br-link" to="/talent/mentorship" search={mentors.topic ? { topic: mentors.topic } : {}}>
          {t('begin.mentors')}
        </Link>
      )}
      {projects && (
        <Link className="br-link" to="/talent/projects">
          {t('begin.projects')}
        </Link>
      )}
      {webinars && (
        // A page of the site: the router's types know only paths written in code.
        <Link className="br-link" to={'/webinars' as '/'}>
          {webinars.title ? t('begin.webinar', { title: webinars.title }) : t('begin.webinars')}
        </Link>
      )}
    </span>
  );
}
