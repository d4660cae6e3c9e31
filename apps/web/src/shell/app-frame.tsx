import { useMemo, useState } from 'react';
import { Link, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ProofGate, VerifyBanner } from '@bridge/auth';
import { storage, useSession } from '@bridge/client';
import { Brand, focusNearby, SafetyProvider, SkipLink, type Reported } from '@bridge/ui';
import { LateNote } from '../offline/late-note.tsx';
import { Safety } from '../safety/safety.tsx';
import { useDocument } from '../start/use-document.ts';
import { AccountPopover } from './account-popover.tsx';
import { BottomBar, ConsoleBar } from './bottom-bar.tsx';
import { InMain } from './in-main.ts';
import { JobContext } from './job.ts';
import { Sidebar } from './sidebar.tsx';
import { narrowPlace } from './narrow.ts';
import { menuOf, useInConsole } from './use-menu.ts';

const drawSafety = (reported: Reported) => <Safety {...reported} />;

/** The frame of every signed-in page. */
export function AppFrame() {
  const { t } = useTranslation('app');
  const session = useSession();
  const { name } = useDocument('brand');
  const isConsole = useInConsole();
  const [isNarrow, setNarrow] = useState(() => storage.read(narrowPlace) ?? false);
  const [job, tell] = useState<string>();
  const told = useMemo(() => ({ job, tell }), [job]);
  if (!session) return null; // just signed out: the guard is about to lead away

  function narrow(next: boolean) {
    setNarrow(next);
    storage.write(narrowPlace, next);
  }

  return (
    <JobContext value={told}>
      <SkipLink />
      <div className={isNarrow ? 'br-app is-narrow' : 'br-app'}>
        <Sidebar menu={isConsole ? 'staff' : menuOf(session.user.role)} isOfStaff={session.user.staff === true} isNarrow={isNarrow} onNarrow={narrow} />
        <div className="web-page">
          <header className="br-top">
            <Link to="/" className="web-brand-link" aria-label={t('header.home', { brand: name })}>
              <Brand name={name} size={28} />
            </Link>
            <AccountPopover user={session.user} isConsole={isConsole} />
          </header>
          <main className="br-main" id="main" ref={focusNearby}>
            <LateNote />
            <VerifyBanner user={session.user} />
            <InMain value>
              <SafetyProvider value={drawSafety}>
                <Outlet />
              </SafetyProvider>
            </InMain>
          </main>
        </div>
      </div>
      {isConsole ? <ConsoleBar /> : <BottomBar />}
      <ProofGate />
    </JobContext>
  );
}
