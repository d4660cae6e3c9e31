import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ChangePage } from '@bridge/staff/changes';
import { usePageTitle } from '../shell/page-head.tsx';

/** One change of the content; which of its documents is open is kept in the address. */
export function StaffChange() {
  const { changeId } = useParams({ from: '/signed-in/staff/changes/$changeId' });
  const search = useSearch({ from: '/signed-in/staff/changes/$changeId' });
  const navigate = useNavigate();
  const title = usePageTitle();
  return (
    <ChangePage
      key={changeId}
      changeId={changeId}
      search={search}
      onSearch={(next) => void navigate({ to: '/staff/changes/$changeId', params: { changeId }, search: next, replace: next.file === undefined })}
      onTitle={title}
      onGone={() => void navigate({ to: '/staff/releases', search: {} })}
    />
  );
}
