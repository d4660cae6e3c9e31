import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AuthBrand } from '../auth-layout.tsx';
import { DoneScreen } from '../done-screen.tsx';

/** The password is changed: on to signing in with it. Where nothing was changed, the way to do so. */
export function PasswordChanged({ brand, happened }: { brand: AuthBrand; happened: boolean }) {
  const { t } = useTranslation('auth');
  const words = happened ? 'changed' : 'notChanged';
  return (
    <DoneScreen brand={brand} happened={happened} heading={t(`${words}.heading`)} text={t(`${words}.text`)}>
      {happened ? <Link to="/login">{t('changed.login')}</Link> : <Link to="/forgot-password-request">{t('notChanged.reset')}</Link>}
    </DoneScreen>
  );
}
