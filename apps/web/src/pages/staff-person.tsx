import { useNavigate, useParams } from '@tanstack/react-router';
import { PersonPage } from '@bridge/staff';
import { usePageTitle } from '../shell/page-head.tsx';
import { DecisionNotes } from './decision-notes.tsx';

export function StaffPersonPage() {
  const { personId } = useParams({ from: '/signed-in/staff/people/$personId' });
  const title = usePageTitle();
  const navigate = useNavigate();
  return <PersonPage key={personId} personId={personId} snippets={(asked) => <DecisionNotes {...asked} />} onTitle={title} onClosed={() => void navigate({ to: '/staff/people', search: {} })} />;
}
