import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { Opportunity } from '@bridge/model';
import { Tag, toast } from '@bridge/ui';
import { useTalentActions } from '../mutations.ts';
import { OfferTerms, OverTag } from '../parts/offer-terms.tsx';
import { ApplicationTag } from '../parts/state-tag.tsx';
import { useReasonText } from '../parts/use-reason-text.ts';
import type { Category } from './category-select.tsx';

/** One opportunity: what, with whom, why it fits; saved and applied for from here. */
export function OpportunityCard({ userId, opportunity, categories, onApply }: { userId: string; opportunity: Opportunity; categories: readonly Category[]; onApply: () => void }) {
  const { t } = useTranslation('opportunities');
  const reasonText = useReasonText();
  const { title, organisation, location, terms, description, reasons, sample, application, over } = opportunity;
  const typed = opportunity.source === 'partner' ? 'auto' : undefined; // in whatever language the partner writes
  const category = categories.find(({ id }) => id === opportunity.category)?.label;
  return (
    <article className="br-card br-offer">
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
      </div>
    </article>
  );
}

function SaveButton({ userId, opportunity: { id, title, saved } }: { userId: string; opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { save } = useTalentActions(userId);
  const isSaved = save.isPending ? save.variables.on : saved;

  async function toggle() {
    if (save.isPending) return;
    try {
      await save.mutateAsync({ opportunityId: id, on: !saved });
    } catch (error) {
      toast({ variant: 'destructive', title: t('saveFailed'), description: messageOf(error) ?? t('tryAgain') });
    }
  }

  return (
    <Button size="3" variant={isSaved ? 'soft' : 'outline'} aria-pressed={isSaved} aria-label={t('saveLabel', { title })} onClick={() => void toggle()}>
      {t(isSaved ? 'saved' : 'save')}
    </Button>
  );
}
