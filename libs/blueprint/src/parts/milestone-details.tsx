import { useTranslation } from 'react-i18next';
import { numberOf, yearOf } from '@bridge/model';
import type { Milestone } from '@bridge/model';
import { Icon, VisuallyHidden } from '@bridge/ui';

/** What its owner put to a milestone: when it is aimed at, a note, a link. Nothing where there is nothing. */
export function MilestoneDetails({ milestone: { own, target, note, link } }: { milestone: Milestone }) {
  const { t } = useTranslation('blueprint');
  if (!own && !target && !note && !link) return null;
  return (
    <div className="bp-details">
      {(own || target || link) && (
        <span className="bp-facts">
          {target && (
            <span>
              <Icon name="calendar" />
              {t('milestone.target', { quarter: t('quarter', { quarter: numberOf(target), year: yearOf(target) }) })}
            </span>
          )}
          {link && (
            <a className="br-link" href={link} target="_blank" rel="noopener noreferrer nofollow">
              {nameOf(link)}
              <VisuallyHidden> {t('links.newWindow')}</VisuallyHidden>
            </a>
          )}
          {own && <span>{t('milestone.own')}</span>}
        </span>
      )}
      {note && <span className="bp-note">{note}</span>}
    </div>
  );
}

/** A link by where it leads. */
function nameOf(link: string) {
  return URL.parse(link)?.hostname.replace(/^www\./, '') ?? link;
}
