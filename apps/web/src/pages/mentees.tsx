import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '@bridge/client';
import { MenteesPage } from '@bridge/mentorship';

/** The talents a mentor works with; the open page is kept in the address. */
export function Mentees() {
  const user = useSession()?.user;
  const { page = 1 } = useSearch({ from: '/signed-in/mentor/mentees' });
  const navigate = useNavigate({ from: '/mentor/mentees' });
  if (!user) return null;
  return <MenteesPage userId={user.userId} page={page} onPage={(next) => void navigate({ search: { page: next > 1 ? next : undefined } })} />;
}
