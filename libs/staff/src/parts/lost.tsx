import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Permission } from '@bridge/model';
import { FailedState } from '@bridge/ui';

/** Where a permission is missing: which one, and who can give it. */
export function Lost({ permission, more }: { permission: Permission; /** What became of what was open there. */ more?: string }) {
  const { t } = useTranslation('staff');
  const text = t('lost.text', { permission: t(`permissions.${permission}`), gives: t('permissions.staff') });
  return <FailedState level={1} title={t('lost.title')} text={more ? `${text} ${more}` : text} action={<Link className="br-link" to="/staff">{t('case.toQueue')}</Link>} />;
}
