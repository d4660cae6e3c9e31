import { Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { NoCase, QueuePage, StaffFrame, useHeld } from '@bridge/staff';
import { useTellJob } from '../shell/job.ts';
import { useDocument } from '../start/use-document.ts';
import { labelsOf } from './labels.ts';

/** What all rooms of the console stand in. Whoever holds what a job of content may do has that job, by its name. */
export function StaffRooms() {
  const held = useHeld();
  const { presets } = useDocument('lists/staff-presets');
  useTellJob(presets.find(({ permissions }) => permissions.length === held.length && permissions.every((one) => held.includes(one)))?.label);
  return (
    <StaffFrame>
      <Outlet />
    </StaffFrame>
  );
}

/** What waits; the kind and the page are kept in the address. */
export function StaffQueue() {
  const { page = 1, kind } = useSearch({ from: '/signed-in/staff/' });
  const navigate = useNavigate({ from: '/staff/' });
  return <QueuePage search={{ kind, page }} labels={{ reportKind: labelsOf(useDocument('lists/reports').kinds) }} onPage={(next) => void navigate({ search: { kind, page: next > 1 ? next : undefined } })} />;
}

/** Nothing of the console is at this address. */
export function StaffNothing() {
  return <NoCase />;
}
