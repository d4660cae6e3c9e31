import { useEffect, type ReactNode } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isNotThere } from '@bridge/client';
import type { Form, Survey } from '@bridge/content';
import { opportunityAt, questionsToAsk } from '@bridge/model';
import type { OpportunityDetail, OpportunityKind } from '@bridge/model';
import { EmptyState, FailedState, PageButton, PendingState, SafetyMenu, Skeleton, Tag } from '@bridge/ui';
import { ApplyDialog } from '../apply/apply-dialog.tsx';
import type { Category } from '../lists/category-select.tsx';
import { SaveButton } from '../parts/save-button.tsx';
import { ApplicationTag } from '../parts/state-tag.tsx';
import { useReasonText } from '../parts/use-reason-text.ts';
import { opportunityQuery } from '../queries.ts';
import { Offer } from './offer.tsx';
import '../opportunities.css';

type Props = {
  userId: string;
  kind: OpportunityKind;
  /** What the address names it by. */
  named: string;
  categories: readonly Category[];
  form: Form;
  survey: Survey;
  /** Whether the application is being written; the caller keeps it in the address. */
  isApplying: boolean;
  onApply: (isApplying: boolean) => void;
  onSent: () => void;
  /** What the page is about, once that is known. */
  onTitle: (title: string) => void;
};

/** One project or job with its own address: all that is known of it, and the way to apply. */
export function OpportunityPage(props: Props) {
  const { t } = useTranslation('opportunities');
  return (
    <>
      <Link to={props.kind === 'project' ? '/talent/projects' : '/talent/jobs'} className="br-link br-small br-start">
        {t(`${props.kind}.back`)}
      </Link>
      <Loaded {...props} />
    </>
  );
}

function Loaded(props: Props): ReactNode {
  const { t } = useTranslation('opportunities');
  const { data, error, isError, isFetching, refetch } = useQuery(opportunityQuery(props.userId, opportunityAt(props.kind, props.named)));
  if (isNotThere(error))
    return (
      <section className="br-card">
        <EmptyState
          level={1}
          title={t('detail.gone')}
          text={t('detail.goneText')}
          action={<PageButton to={props.kind === 'project' ? '/talent/projects' : '/talent/jobs'}>{t('showAll')}</PageButton>}
        />
      </section>
    );
  if (!data && isError)
    return (
      <section className="br-card">
        <FailedState level={1} title={t('detail.failedTitle')} text={t('failedText')} busy={isFetching} onRetry={() => void refetch()} />
      </section>
    );
  if (!data)
    return (
      <section className="br-card">
        <PendingState label={t('loading')}>
          <Skeleton width="60%" height="2.5em" />
          <Skeleton height="12em" />
        </PendingState>
      </section>
    );
  return <Detail {...props} opportunity={data} />;
}

function Detail({ userId, opportunity, categories, form, survey, isApplying, onApply, onSent, onTitle }: Props & { opportunity: OpportunityDetail }) {
  const { t } = useTranslation('opportunities');
  const reasonText = useReasonText();
  const { id, title, source, sample, over, application, reasons } = opportunity;
  const category = categories.find((one) => one.id === opportunity.category)?.label;
  useEffect(() => {
    onTitle(title);
  }, [onTitle, title]);
  return (
    <>
      <Offer
        offer={{ ...opportunity, isTyped: source === 'partner' }}
        tags={
          (category || sample || application) && (
            <>
              {category && <Tag tone="jade">{category}</Tag>}
              {sample && <Tag>{t('sample')}</Tag>}
              {application && <ApplicationTag state={application} />}
            </>
          )
        }
        reasons={reasons.map((reason) => (
          <p key={reason.rule + reason.value} className="br-reason">
            {reasonText(reason)}
          </p>
        ))}
        actions={
          <>
            {!application && !over && (
              <Button size="3" aria-label={t('applyLabel', { title })} onClick={() => onApply(true)}>
                {t('apply')}
              </Button>
            )}
            {over !== 'closed' && <SaveButton userId={userId} opportunity={opportunity} />}
            {source === 'partner' && <SafetyMenu about="post" id={id.replace(/^post\./, '')} name={title} whom={opportunity.organisation} />}
          </>
        }
        asked={questionsToAsk(form.questions).map(({ prompt }) => prompt)}
      />
      {isApplying && !application && !over && <ApplyDialog hasAddress userId={userId} opportunityId={id} title={title} form={form} survey={survey} onClose={() => onApply(false)} onSent={onSent} />}
    </>
  );
}
