import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { caseKindSchema } from '@bridge/model';
import { CasePage, NoCase, QueueBeside } from '@bridge/staff';
import { useMedia } from '@bridge/ui';
import { usePageTitle } from '../shell/page-head.tsx';
import { useDocument } from '../start/use-document.ts';
import { DecisionNotes } from './decision-notes.tsx';
import { labelsOf } from './labels.ts';
import { labelsIn, usePostOptions } from './options.ts';

/** One case, beside the list it is of where there is room for both. */
export function StaffCasePage() {
  const { caseKey } = useParams({ from: '/signed-in/staff/cases/$caseKey' });
  const { page = 1, kind } = useSearch({ from: '/signed-in/staff/cases/$caseKey' });
  const navigate = useNavigate({ from: '/staff/cases/$caseKey' });
  const labels = { reportKind: labelsOf(useDocument('lists/reports').kinds) };
  const isWide = useMedia('(min-width: 1180px)');
  return (
    <div className={isWide ? 'br-staff-beside' : undefined}>
      {isWide && <QueueBeside search={{ kind, page }} labels={labels} open={caseKey} onPage={(next) => void navigate({ search: { kind, page: next > 1 ? next : undefined } })} />}
      <OpenCase />
    </div>
  );
}

/** Its kind and its id are the last part of the address. */
function OpenCase() {
  const { caseKey } = useParams({ from: '/signed-in/staff/cases/$caseKey' });
  const { page = 1, kind: listed } = useSearch({ from: '/signed-in/staff/cases/$caseKey' });
  const title = usePageTitle();
  const { categories, industries, skills } = usePostOptions();
  const labels = { category: labelsOf(categories), industries: labelsOf(industries), skills: labelsOf(skills), expertise: labelsIn(useDocument('onboarding/mentor')), reportKind: labelsOf(useDocument('lists/reports').kinds) };
  const [name = '', id = ''] = caseKey.split(/\.(.*)/s);
  const kind = v.safeParse(caseKindSchema, name);
  if (!kind.success) return <NoCase />;
  return <CasePage key={caseKey} kind={kind.output} caseId={id} labels={labels} snippets={(asked) => <DecisionNotes {...asked} />} list={{ kind: listed, page }} onTitle={title} />;
}
