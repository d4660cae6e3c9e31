import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@bridge/ui';

/** A page behind the last one, as an old link or a typed address may name it. */
export function NothingHere({ first }: { /** The way to the first. */ first: ReactElement }) {
  const { t } = useTranslation('staff');
  return <EmptyState art="no-match" title={t('noneHere')} action={first} />;
}
