import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ownProfileQuery, type UserRecord } from '@bridge/client';
import { Note } from '@bridge/ui';

/** On every signed-in page until the e-mail address is verified: the way to the code. */
export function VerifyBanner({ user }: { user: UserRecord }) {
  return user.user.isEmailVerified ? null : <Unverified user={user} />;
}

function Unverified({ user }: { user: UserRecord }) {
  const { t, i18n } = useTranslation('auth');
  // It may have been verified elsewhere: on the phone that the mail was read on.
  useQuery({ ...ownProfileQuery(), refetchOnWindowFocus: true });
  return (
    <section aria-label={t('banner.label')}>
      <Note icon="mail">
        <div className="br-between br-alone">
          <p>{t(`banner.text.${user.role ?? 'TALENT'}`, { email: i18n.dir() === 'rtl' ? `\u2066${user.email}\u2069` : user.email })}</p>
          <Link className="br-link" to="/verify-email">
            {t('banner.link')}
          </Link>
        </div>
      </Note>
    </section>
  );
}
