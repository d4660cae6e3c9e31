import { useEffect } from 'react';
import { useRouteContext } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '@bridge/client';
import { FailedState } from '@bridge/ui';
import { PageHead } from '../shell/page-head.tsx';
import { addressIn, localeOf } from '../start/page-locale.ts';

/** In the place of the home page while the server cannot be reached: who has logged out is told that they are. With the connection it goes on by itself. */
export function OutOfReachPage() {
  const { t } = useTranslation('app');
  const { leave, locale } = useRouteContext({ from: '__root__' });
  const isSignedIn = useSession() !== null;
  const home = addressIn(localeOf(locale), '/');
  useEffect(() => {
    const goOn = () => leave?.(home);
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [leave, home]);
  return (
    <main id="main" className="br-wrap br-section">
      <PageHead page="outOfReach" />
      <FailedState
        level={1}
        title={t('outOfReach.title')}
        text={isSignedIn ? t('outOfReach.text') : t('outOfReach.loggedOut')}
        retry={t('failed.retry')}
        onRetry={() => leave?.(home)}
      />
    </main>
  );
}
