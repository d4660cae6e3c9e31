import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { listOf, nameZone, type MentorCard as Mentor } from '@bridge/model';
import { Address, fullName, PersonImage, SafetyMenu, Tag } from '@bridge/ui';
import { RatingStars } from '../parts/rating-stars.tsx';
import { useReasonText } from '../parts/use-reason-text.ts';
import { momentIn, nameLanguage, priceIn } from './card-words.ts';

/** A mentor in the directory: who, why here, how rated, when free, for how much. The whole card opens the mentor. */
export function MentorCard({ mentor, timeZone }: { mentor: Mentor; timeZone: string }) {
  const { t, i18n } = useTranslation('mentorship');
  const reasonText = useReasonText();
  const { nextFree, languages, LitePlanPrice: price, currency, line } = mentor;
  return (
    <article className="br-card br-mentor">
      <div className="br-row br-mentor-person">
        <PersonImage person={mentor} size="large" />
        <div className="br-grow">
          <h3 className="br-name br-mentor-name">
            <Link to="/talent/mentorships/$userId" params={{ userId: mentor.userId }}>
              {fullName(mentor)}
            </Link>
          </h3>
          <p className="br-small">
            <bdi>{mentor.specialty}</bdi>
          </p>
          {mentor.email && (
            <p className="br-small br-muted">
              <Address text={mentor.email} />
            </p>
          )}
          <RatingStars average={mentor.rating.average} count={mentor.rating.count} />
        </div>
        <SafetyMenu about="person" id={mentor.userId} name={fullName(mentor)} />
      </div>
      {line && (
        <p dir="auto" className="br-mentor-line">
          {line}
        </p>
      )}
      <div className="br-stack br-mentor-reasons">
        {mentor.forYoung && (
          <p>
            <Tag tone="jade">{t('directory.forYoung')}</Tag>
          </p>
        )}
        {mentor.reasons.map((reason) => (
          <p key={reason.rule + reason.value} className="br-reason">
            {reasonText(reason)}
          </p>
        ))}
      </div>
      <div className="br-mentor-facts br-small">
        <p>
          {nextFree === null ? (
            <span className="br-muted">{t('directory.notFree')}</span>
          ) : (
            <>
              <span className="br-muted">{t('directory.nextFree')}</span> <b>{momentIn(nextFree, timeZone, i18n.language)}</b>{' '}
              <bdi className="br-muted">{nameZone(timeZone, nextFree, i18n.language)}</bdi>
            </>
          )}
          {languages.length > 0 && <span className="br-muted br-mentor-languages">{listOf(languages.map((code) => nameLanguage(code, i18n.language)), i18n.language)}</span>}
        </p>
        <p className="br-mentor-price">
          <b>{price ? priceIn(price, currency, i18n.language) : t('directory.free')}</b>
          {Boolean(price) && <span className="br-muted">{t('directory.each')}</span>}
        </p>
      </div>
    </article>
  );
}
