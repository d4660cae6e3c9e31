import { Suspense, useState } from 'react';
import { arrived, useSession } from '@bridge/client';
import { LateDialog, latePart, type Reported } from '@bridge/ui';
import { SafetyButton } from './safety-button.tsx';

const menu = latePart(async () => (await arrived(() => import('./late-menu.tsx'))).LateMenu);

/** Reports what it stands beside, or blocks whose it is; for who is signed in. The menu comes with the first press. */
export function Safety(reported: Reported) {
  const [isWanted, setWanted] = useState(false);
  const userId = useSession()?.user.userId;
  if (!userId || userId === reported.id) return null;
  if (!isWanted) return <SafetyButton reported={reported} aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)} />;
  const waiting = <SafetyButton reported={reported} aria-busy="true" />;
  return (
    <Suspense fallback={waiting}>
      <LateDialog part={menu} props={{ userId, reported }} waiting={waiting} onMissing={() => setWanted(false)} />
    </Suspense>
  );
}
