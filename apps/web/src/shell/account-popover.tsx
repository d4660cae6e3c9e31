import { lazy, Suspense, useEffect, useState } from 'react';
import type { UserRecord } from '@bridge/client';
import { whenIdle } from '../start/when-idle.ts';
import { AccountButton } from './account-button.tsx';

const load = () => import('./account-menu.tsx');
const AccountMenu = lazy(async () => ({ default: (await load()).AccountMenu }));

/** Who is signed in; the menu behind it comes once the page stands, or with the first press. */
export function AccountPopover({ user }: { user: UserRecord }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => void load().catch(() => {})), []); // asked for again when it is pressed
  if (!isWanted) return <AccountButton user={user} aria-haspopup="dialog" aria-expanded={false} onClick={() => setWanted(true)} />;
  return (
    <Suspense fallback={<AccountButton user={user} aria-busy="true" />}>
      <AccountMenu user={user} />
    </Suspense>
  );
}
