import { useNavigate, useSearch } from '@tanstack/react-router';
import { CareerPage } from '@bridge/blueprint';
import { useSession } from '@bridge/client';
import { useDocument } from '../start/use-document.ts';

/** The career page; which year is open and whether the whole blueprint is shown is kept in the address. */
export function Career() {
  const user = useSession()?.user;
  const survey = useDocument('surveys/talent');
  const { year, view } = useSearch({ from: '/signed-in/talent/career' });
  const navigate = useNavigate({ from: '/talent/career' });
  if (!user) return null;
  return (
    <CareerPage
      user={user}
      survey={survey}
      year={year}
      view={view}
      onYearChange={(next) => void navigate({ search: (search) => ({ ...search, year: next }), replace: true, resetScroll: false })}
      onViewChange={(next) => void navigate({ search: (search) => ({ ...search, view: next || undefined }) })}
    />
  );
}
