import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AuthBrand } from '../auth-layout.tsx';
import { DoneScreen } from '../done-screen.tsx';

/** The e-mail address is verified, where that has happened; on to signing in. */
export function Verified({ brand, happened }: { brand: AuthBrand; happened: boolean }) {
  const { t } = useTranslation('auth');
  const words = happened ? 'verified' : 'notVerified';
  return (
    <DoneScreen brand={brand} happened={happened} heading={t(`${words}.heading`)} text={t(`${words}.text`)}>
      <Link to="/signin">{t(`${words}.login`)}</Link>
    </DoneScreen>
  );
}
