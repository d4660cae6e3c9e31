import { Suspense, useEffect, useState } from 'react';
import { arrived, type UserRecord } from '@bridge/client';
import { LateDialog, latePart, whenIdle } from '@bridge/ui';
import { AccountButton } from './account-button.tsx';
import { useJob } from './job.ts';

const menu = latePart(async () => (await arrived(() => import('./account-menu.tsx'))).AccountMenu);

/** Who is signed in; the menu behind it comes once the page stands, or with the first press. */
export function AccountPopover({ user, isConsole }: { user: UserRecord; isConsole: boolean }) {
  const [isWanted, setWanted] = useState(false);
  const job = useJob();
  useEffect(() => whenIdle(() => void menu.load().catch(() => {})), []); // asked for again when it is pressed
  if (!isWanted) return <AccountButton user={user} isConsole={isConsole} job={job} aria-haspopup="dialog" aria-expanded={false} onClick={() => setWanted(true)} />;
  const waiting = <AccountButton user={user} isConsole={isConsole} job={job} aria-busy="true" />;
  return <Suspense fallback={waiting}><LateDialog part={menu} props={{ user, isConsole }} waiting={waiting} onMissing={() => setWanted(false)} /></Suspense>;
}
