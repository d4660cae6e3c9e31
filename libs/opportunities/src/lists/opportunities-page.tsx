import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { Form, Survey } from '@bridge/content';
import type { OpportunityKind } from '@bridge/model';
import { PageHead, SearchBox } from '@bridge/ui';
import { ApplyDialog } from '../apply/apply-dialog.tsx';
import { ApplicationList } from './application-list.tsx';
import { CategorySelect, type Category } from './category-select.tsx';
import { OpportunityList } from './opportunity-list.tsx';
import '../opportunities.css';

export type ListShow = 'saved' | 'applied';
/** What is looked for, as it stands in the address. */
export type ListSearch = { q: string; category: string; show: ListShow | undefined; page: number; apply: string | undefined };

const views = ['all', 'saved', 'applied'] as const;

/** The talent's projects, or jobs: all of them, the saved ones, and the own applications. What is searched is the caller's. */
export function OpportunitiesPage({
  userId,
  kind,
  categories,
  form,
  survey,
  search,
  onSearch,
}: {
  userId: string;
  kind: OpportunityKind;
  /** None where the list is not sorted by them. */
  categories: readonly Category[];
  form: Form;
  survey: Survey;
  search: ListSearch;
  onSearch: (next: ListSearch) => void;
}) {
  const { t } = useTranslation('opportunities');
  const { q, category, show, page, apply } = search;
  const [titles, setTitles] = useState<Record<string, string>>({});
  const find = (changes: Partial<ListSearch>) => onSearch({ ...search, page: 1, ...changes });
  return (
    <>
      <PageHead title={t(`${kind}.title`)} lead={t(`${kind}.lead`)} />
      <div className="br-row" role="group" aria-label={t(`${kind}.views`)}>
        {views.map((view) => {
          const isShown = view === (show ?? 'all');
          return (
            <Button key={view} size="3" variant={isShown ? 'solid' : 'outline'} aria-pressed={isShown} onClick={() => find({ show: view === 'all' ? undefined : view })}>
              {t(`views.${view}`)}
            </Button>
          );
        })}
      </div>
      {show !== 'applied' && (
        <div className="br-bar-row">
          <SearchBox label={t(`${kind}.search`)} hint={t(`${kind}.searchHint`)} q={q} onSearch={(text) => find({ q: text })} />
          {categories.length > 0 && <CategorySelect categories={categories} chosen={category} onChoose={(id) => find({ category: id })} />}
        </div>
      )}
      {show === 'applied' ? (
        <ApplicationList userId={userId} kind={kind} page={page} onPage={(next) => onSearch({ ...search, page: next })} onAll={() => find({ show: undefined })} />
      ) : (
        <OpportunityList
          userId={userId}
          filter={{ kind, page, ...(q && { q }), ...(category && { category }), ...(show && { show }) }}
          categories={categories}
          onPage={(next) => onSearch({ ...search, page: next })}
          onClear={() => find({ q: '', category: '', show: undefined })}
          onApply={({ id, title }) => {
            setTitles({ ...titles, [id]: title });
            onSearch({ ...search, apply: id });
          }}
        />
      )}
      {apply && (
        <ApplyDialog
          key={apply}
          hasAddress
          userId={userId}
          opportunityId={apply}
          title={titles[apply]}
          form={form}
          survey={survey}
          onClose={() => onSearch({ ...search, apply: undefined })}
          onSent={() => onSearch({ q: '', category: '', show: 'applied', page: 1, apply: undefined })}
        />
      )}
    </>
  );
}
