import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { agoOf, monthOf } from '@bridge/model';
import type { MentorView } from '@bridge/model';

/** The mentor's own words, and how long they have been here. */
export function About({ mentor, now }: { mentor: MentorView; now: Date }) {
  const { t, i18n } = useTranslation('mentorship');
  const { t: inFrame } = useTranslation('app');
  return (
    <section className="br-card">
      <div className="br-card-head">
        <h2 className="br-d4">{t('detail.about')}</h2>
      </div>
      {mentor.shortBio && <p className="br-words br-bio" dir="auto">{mentor.shortBio}</p>}
      <dl className="br-dl">
        <div>
          <dt>{t('detail.role')}</dt>
          <dd>{inFrame(`frame.roles.${mentor.role}`)}</dd>
        </div>
        <div>
          <dt>{t('detail.joined')}</dt>
          <dd>{monthOf(mentor.createdAt, useTimeZone(), i18n.language)}</dd>
        </div>
        {mentor.last_sign_in && (
          <div>
            <dt>{t('detail.lastActive')}</dt>
            <dd className="br-capital">{agoOf(mentor.last_sign_in, now, i18n.language)}</dd>
          </div>
        )}
        {mentor.linkedInUrl && (
          <div>
            <dt>{t('detail.linkedin')}</dt>
            <dd className="br-words">
              <a className="br-link" href={mentor.linkedInUrl} target="_blank" rel="noreferrer nofollow">
                {mentor.linkedInUrl.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '')} <span className="br-vh">{t('detail.newTab')}</span>
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
