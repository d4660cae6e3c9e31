import { Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Opportunity } from '@bridge/model';
import { SafetyMenu, Tag } from '@bridge/ui';
import { FieldArt } from '@bridge/ui/drawings';
import { OfferTerms, OverTag } from '../parts/offer-terms.tsx';
import { placeOf } from '../parts/place-of.ts';
import { SaveButton } from '../parts/save-button.tsx';
import { ApplicationTag } from '../parts/state-tag.tsx';
import { useReasonText } from '../parts/use-reason-text.ts';
import type { Category } from './category-select.tsx';

/** One opportunity: what, with whom, why it fits; saved and applied for from here. */
export function OpportunityCard({ userId, opportunity, categories, onApply }: { userId: string; opportunity: Opportunity; categories: readonly Category[]; onApply: () => void }) {
  const { t } = useTranslation('opportunities');
  const reasonText = useReasonText();
  const { title, organisation, location, terms, description, reasons, sample, application, over } = opportunity;
  const typed = opportunity.source === 'partner' ? 'auto' : undefined; // in whatever language the partner writes
  const { label: category, vignette, pictures } = categories.find(({ id }) => id === opportunity.category) ?? {};
  const picture = pictures?.[opportunity.id] ?? vignette;
  return (
    <article className="br-card br-offer">
      {picture && <FieldArt name={picture} />}
      <div className="br-offer-head">
        <p className="br-row" hidden={!category && !sample && !application && !over}>
          {category && <Tag tone="jade">{category}</Tag>}
          {sample && <Tag>{t('sample')}</Tag>}
          {application && <ApplicationTag state={application} />}
          {over && <OverTag over={over} />}
        </p>
        <h2 className="br-d4">{typed ? <bdi>{title}</bdi> : title}</h2>
        <p className="br-small br-muted br-offer-facts">
          <span translate="no">{organisation}</span>
          <span>{location}</span>
          <span>{terms}</span>
        </p>
        <OfferTerms {...opportunity} />
      </div>
      {reasons.length > 0 && (
        <div className="br-stack">
          {reasons.map((reason) => (
            <p key={reason.rule + reason.value} className="br-reason">
              {reasonText(reason)}
            </p>
          ))}
        </div>
      )}
      <p className="br-offer-text" dir={typed}>{description}</p>
      <div className="br-row">
        {!application && !over && (
          <Button size="3" aria-label={t('applyLabel', { title })} onClick={onApply}>
            {t('apply')}
          </Button>
        )}
        <SaveButton userId={userId} opportunity={opportunity} />
        <Link {...placeOf(opportunity)} className="br-link" aria-label={t('learnMoreLabel', { title })}>
          {t('learnMore')}
        </Link>
        {opportunity.source === 'partner' && <SafetyMenu about="post" id={opportunity.id.replace(/^post\./, '')} name={title} whom={organisation} />}
      </div>
    </article>
  );
}
