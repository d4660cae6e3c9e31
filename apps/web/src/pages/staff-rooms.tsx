import { useNavigate, useSearch } from '@tanstack/react-router';
import { AuditPage, DecisionsPage, HealthPage, MembersPage, PeoplePage, ReleasesPage } from '@bridge/staff';
import { useDocument } from '../start/use-document.ts';

export function StaffDecisions() {
  const { page = 1, kind } = useSearch({ from: '/signed-in/staff/decisions' });
  const navigate = useNavigate({ from: '/staff/decisions' });
  return <DecisionsPage search={{ kind, page }} onPage={(next) => void navigate({ search: { kind, page: next > 1 ? next : undefined } })} />;
}

/** Whom was looked for is kept in the address. */
export function StaffPeople() {
  const { q = '' } = useSearch({ from: '/signed-in/staff/people' });
  const navigate = useNavigate({ from: '/staff/people' });
  return <PeoplePage q={q} onSearch={(next) => void navigate({ search: { q: next || undefined }, replace: true })} />;
}

export function StaffMembers() {
  return <MembersPage presets={useDocument('lists/staff-presets').presets} />;
}

export function StaffReleases() {
  const { page = 1 } = useSearch({ from: '/signed-in/staff/releases' });
  const navigate = useNavigate({ from: '/staff/releases' });
  return <ReleasesPage page={page} onPage={(next) => void navigate({ search: { page: next > 1 ? next : undefined } })} onChange={(changeId) => void navigate({ to: '/staff/changes/$changeId', params: { changeId }, search: {} })} />;
}

export function StaffHealthRoom() {
  return <HealthPage />;
}

export function StaffAudit() {
  const { page = 1, q = '' } = useSearch({ from: '/signed-in/staff/audit' });
  const navigate = useNavigate({ from: '/staff/audit' });
  return <AuditPage search={{ q, page }} onSearch={(next) => void navigate({ search: { q: next.q || undefined, page: next.page > 1 ? next.page : undefined }, replace: next.q !== q })} />;
}
