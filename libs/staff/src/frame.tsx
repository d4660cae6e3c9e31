import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@bridge/client';
import type { Permission } from '@bridge/model';
import { FailedState, Loaded, Skeleton } from '@bridge/ui';
import { useWords } from './parts/use-words.ts';
import { Lost } from './parts/lost.tsx';
import { Strip } from './parts/strip.tsx';
import { useOtherTabs } from './parts/other-tabs.ts';
import { noteName, StillTyped } from './case/still-typed.tsx';
import { LeftBehind } from './people/left-behind.tsx';
import { todayQuery } from './queries.ts';
import './staff.css';

const rooms = [
  { id: 'queue', to: '/staff', needs: undefined },
  { id: 'decisions', to: '/staff/decisions', needs: undefined },
  { id: 'people', to: '/staff/people', needs: 'people' },
  { id: 'members', to: '/staff/members', needs: 'staff' },
  { id: 'releases', to: '/staff/releases', needs: 'content' },
  { id: 'health', to: '/staff/health', needs: undefined },
  { id: 'audit', to: '/staff/audit', needs: 'audit' },
] as const satisfies readonly { id: string; to: string; needs: Permission | undefined }[];

/** The permission of the room at this address, where the person does not hold it. */
function missing(pathname: string, held: readonly Permission[]): Permission | undefined {
  return rooms.find(({ to, needs }) => needs !== undefined && (pathname === to || pathname.startsWith(`${to}/`)) && !held.includes(needs))?.needs;
}

/** What was written in the case, or the room of a person, at this address. */
function LeftAt({ pathname }: { pathname: string }) {
  const personId = /^\/staff\/people\/([^/]+)/.exec(pathname)?.[1];
  return personId ? <LeftBehind personId={personId} /> : <StillTyped name={noteName(pathname.replace('/staff/cases/', ''))} />;
}

/** What the console's screens have in common: its rooms, as far as the person may enter them. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('staff');
  const words = useWords();
  useOtherTabs();
  const query = useQuery(todayQuery());
  const { error } = query;
  const pathname = useLocation({ select: (location) => location.pathname });
  const lost = query.data && missing(pathname, query.data.permissions);
  if (error instanceof ApiError && error.code === 'not-allowed')
    return (
      <>
        <FailedState level={1} title={t('notStaff.title')} text={t('notStaff.text')} action={<Link className="br-link" to="/dashboard">{t('notStaff.home')}</Link>} />
        <LeftAt pathname={pathname} />
      </>
    );
  if (error instanceof ApiError && error.code === 'second-factor-missing') return <FailedState level={1} title={t('secondFactor.title')} text={t('secondFactor.text')} action={<Link className="br-link" to="/profile" hash="second-factor">{t('secondFactor.link')}</Link>} />;
  return (
    <Loaded query={query} loading={words.loading} outline={<Skeleton height="3em" />} failed={{ ...words.failed(error), level: 1 }}>
      {({ permissions, waiting }) => (
        <>
          <Strip label={t('rooms.label')}>
            {rooms
              .filter(({ needs }) => !needs || permissions.includes(needs))
              .map(({ id, to }) => (
                <li key={id}>
                  <Link to={to} className="br-staff-room" activeOptions={{ exact: true, includeSearch: false }}>
                    {t(`rooms.${id}`)} {id === 'queue' && <b>{waiting.reduce((sum, { count }) => sum + count, 0)}</b>}
                  </Link>
                </li>
              ))}
          </Strip>
          {lost ? <><Lost permission={lost} /><LeftAt pathname={pathname} /></> : children}
        </>
      )}
    </Loaded>
  );
}
