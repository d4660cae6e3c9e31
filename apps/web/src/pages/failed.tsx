import { use } from 'react';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FailedState } from '@bridge/ui';
import { InMain } from '../shell/in-main.ts';
import { PageHead } from '../shell/page-head.tsx';

/** A page that could not be loaded or drawn: says what is safe, and tries again. */
export function FailedPage({ reset }: ErrorComponentProps) {
  const { t } = useTranslation('app');
  const router = useRouter();
  const isInMain = use(InMain);
  const Part = isInMain ? 'div' : 'main';
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Part {...(!isInMain && { id: 'main' })} className="br-wrap br-section">
      <PageHead page="failed" />
      <FailedState level={1} title={t('failed.title')} text={t('failed.text')} retry={t('failed.retry')} onRetry={retry} />
    </Part>
  );
}
