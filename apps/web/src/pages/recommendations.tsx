import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '@bridge/client';
import { RecommendationsPage } from '@bridge/opportunities';
import { useDocument } from '../start/use-document.ts';
import { useFieldsOfWork } from './use-fields-of-work.ts';

/** What fits the talent's answers; the open page is kept in the address. */
export function Recommendations() {
  const user = useSession()?.user;
  const { page = 1 } = useSearch({ from: '/signed-in/talent/recommendations' });
  const navigate = useNavigate({ from: '/talent/recommendations' });
  const categories = useFieldsOfWork();
  const survey = useDocument('surveys/talent');
  const forms = { project: useDocument('forms/apply'), opening: useDocument('forms/job-application') };
  if (!user) return null;
  return (
    <RecommendationsPage
      userId={user.userId}
      categories={categories}
      forms={forms}
      survey={survey}
      page={page}
      onPage={(next) => void navigate({ search: { page: next > 1 ? next : undefined } })}
      onSent={(kind) => void navigate({ to: kind === 'project' ? '/talent/projects' : '/talent/jobs', search: { show: 'applied' } })}
    />
  );
}
