import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AuthBrand } from '../auth-layout.tsx';
import { DoneScreen } from '../done-screen.tsx';

/** The password is changed; on to signing in with it. */
export function PasswordChanged({ brand }: { brand: AuthBrand }) {
  const { t } = useTranslation('auth');
  return (
    <DoneScreen brand={brand} heading={t('changed.heading')} text={t('changed.text')}>
      <Link to="/login">{t('changed.login')}</Link>
    </DoneScreen>
  );
}
