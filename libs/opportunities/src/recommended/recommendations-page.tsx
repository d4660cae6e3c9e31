import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHead, useLeftOpen } from '@bridge/ui';
import type { Form, Survey } from '@bridge/content';
import type { Opportunity, OpportunityKind } from '@bridge/model';
import { applicationName } from '../apply/application-name.ts';
import { ApplyDialog } from '../apply/apply-dialog.tsx';
import type { Category } from '../lists/category-select.tsx';
import { OpportunityList } from '../lists/opportunity-list.tsx';
import { opportunitiesQuery } from '../queries.ts';
import '../opportunities.css';

/** Everything that the survey's answers speak for, of both kinds, with why. */
export function RecommendationsPage({
  userId,
  categories,
  forms,
  survey,
  page,
  onPage,
  onSent,
}: {
  userId: string;
  categories: readonly Category[];
  forms: Record<OpportunityKind, Form>;
  survey: Survey;
  page: number;
  onPage: (page: number) => void;
  /** After an application: where it stands. */
  onSent: (kind: OpportunityKind) => void;
}) {
  const { t } = useTranslation('opportunities');
  const filter = { show: 'fitting', page } as const;
  const { data } = useQuery(opportunitiesQuery(userId, filter));
  const [chosen, setChosen] = useLeftOpen<Opportunity>(data?.opportunities, ({ id }) => applicationName(id));
  return (
    <>
      <PageHead title={t('recommended.title')} lead={t('recommended.lead')} />
      <OpportunityList userId={userId} filter={filter} categories={categories} onPage={onPage} onClear={() => onPage(1)} onApply={setChosen} />
      {chosen && (
        <ApplyDialog
          userId={userId}
          opportunityId={chosen.id}
          title={chosen.title}
          form={forms[chosen.kind]}
          survey={survey}
          onClose={() => setChosen(undefined)}
          onSent={() => onSent(chosen.kind)}
        />
      )}
    </>
  );
}
