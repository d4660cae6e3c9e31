import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FailedState } from '@bridge/ui';

/** Nothing to decide at this address. */
export function NoCase() {
  const { t } = useTranslation('staff');
  return <FailedState level={1} title={t('case.none')} text={t('case.noneText')} action={<Link className="br-link" to="/staff">{t('case.toQueue')}</Link>} />;
}
