import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AuthBrand } from '../auth-layout.tsx';
import { DoneScreen } from '../done-screen.tsx';

/** The e-mail address is verified, where that has happened; on to signing in, or to the code for whoever is signed in already. */
export function Verified({ brand, happened, isSignedIn = false }: { brand: AuthBrand; happened: boolean; isSignedIn?: boolean }) {
  const { t } = useTranslation('auth');
  if (!happened && isSignedIn)
    return (
      <DoneScreen brand={brand} happened={false} heading={t('notVerified.heading')} text={t('notVerified.signedIn')}>
        <Link to="/verify-email">{t('notVerified.enter')}</Link>
      </DoneScreen>
    );
  const words = happened ? 'verified' : 'notVerified';
  return (
    <DoneScreen brand={brand} happened={happened} heading={t(`${words}.heading`)} text={t(`${words}.text`)}>
      <Link to="/signin">{t(`${words}.login`)}</Link>
    </DoneScreen>
  );
}
