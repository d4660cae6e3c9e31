import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrived, useSession } from '@bridge/client';
import { isLeftOpen, LateDialog, latePart, type Reported } from '@bridge/ui';
import { reportName } from './report-name.ts';
import { SafetyButton } from './safety-button.tsx';

const menu = latePart(async () => (await arrived(() => import('./late-menu.tsx'))).LateMenu);

/** Reports what it stands beside, or blocks whose it is; who is not signed in reports what is shared. The menu comes with the first press. */
export function Safety(reported: Reported) {
  const { t } = useTranslation('app');
  const [isWanted, setWanted] = useState<boolean | 'byKey'>(() => isLeftOpen(reportName(reported)));
  const userId = useSession()?.user.userId;
  if (userId ? userId === reported.id : reported.about !== 'shared') return null;
  const label = userId ? {} : { 'aria-label': t('report.openLabel.shared') };
  if (!isWanted) return <SafetyButton reported={reported} {...label} aria-haspopup="menu" aria-expanded={false} onClick={({ detail }) => setWanted(detail ? true : 'byKey')} />;
  const waiting = <SafetyButton reported={reported} {...label} aria-busy="true" />;
  return (
    <Suspense fallback={waiting}>
      <LateDialog part={menu} props={{ userId, reported, startsOpen: isWanted }} waiting={waiting} onMissing={() => setWanted(false)} />
    </Suspense>
  );
}
