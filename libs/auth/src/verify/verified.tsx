import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AuthBrand } from '../auth-layout.tsx';
import { DoneScreen } from '../done-screen.tsx';

/** The e-mail address is verified; on to signing in. */
export function Verified({ brand }: { brand: AuthBrand }) {
  const { t } = useTranslation('auth');
  return (
    <DoneScreen brand={brand} heading={t('verified.heading')} text={t('verified.text')}>
      <Link to="/signin">{t('verified.login')}</Link>
    </DoneScreen>
  );
}
