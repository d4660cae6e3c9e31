import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ownProfileQuery } from '@bridge/client';
import { FailedState, Skeleton, SlowNote } from '@bridge/ui';
import { DeleteAccount } from './delete-account.tsx';
import { EditProfile } from './edit-profile.tsx';
import { ExportData } from './export-data.tsx';
import type { Language } from './language.ts';
import { Portrait } from './portrait.tsx';
import { SecondFactorSection } from './second-factor.tsx';
import { YoungSection } from '../young/young-section.tsx';
import { SignIns } from './sign-ins.tsx';
import './profile.css';

/** Who is signed in, and what they may do with what is stored of them. When the account is gone `onLeft` leads home, where it is to be said; `onLanguage` hears of another language that was saved. */
export function Profile({
  languages,
  onLeft,
  onLanguage,
}: {
  languages: readonly Language[];
  onLeft: (said: string) => void | Promise<void>;
  onLanguage?: (code: string) => void;
}) {
  const { t } = useTranslation('profile');
  const { t: inFrame } = useTranslation('app');
  const profile = useQuery(ownProfileQuery());
  return (
    <>
      <h1 className="br-d2">{t('title')}</h1>
      {profile.data ? (
        <>
          <section className="br-card br-stack" aria-labelledby="about">
            <h2 className="br-d4" id="about">
              {t('about')}
            </h2>
            <dl className="profile-facts">
              {(['firstName', 'lastName', 'role'] as const).map((fact) => (
                <div key={fact}>
                  <dt className="br-small br-muted">{t(fact)}</dt>
                  <dd className={fact === 'role' ? undefined : 'br-name'}>{fact === 'role' ? inFrame(`frame.roles.${profile.data.role}`) : profile.data[fact]}</dd>
                </div>
              ))}
              <div>
                <dt className="br-small br-muted">{t('email')}</dt>
                <dd>{profile.data.user.email}</dd>
              </div>
            </dl>
          </section>
          <Portrait user={profile.data.user} />
          <EditProfile user={profile.data.user} languages={languages} onLanguage={onLanguage} />
          {profile.data.role === 'TALENT' && <YoungSection userId={profile.data.user.userId} />}
          {profile.data.user.staff && (
            <p className="br-alone">
              <Link className="br-link" to="/staff">
                {inFrame('frame.staff')}
              </Link>
            </p>
          )}
          <Password />
          <SecondFactorSection userId={profile.data.user.userId} />
          <SignIns userId={profile.data.user.userId} />
          <ExportData userId={profile.data.user.userId} role={profile.data.role} />
          <DeleteAccount user={profile.data.user} role={profile.data.role} onLeft={onLeft} />
        </>
      ) : profile.isError ? (
        <section className="br-card">
          <FailedState title={t('failed')} text={t('failedText')} onRetry={() => void profile.refetch()} busy={profile.isFetching} />
        </section>
      ) : (
        <section className="br-card br-stack" aria-busy="true">
          <p role="status">{t('loading')}</p>
          <SlowNote />
          <Skeleton width="40%" />
          <Skeleton width="55%" />
        </section>
      )}
    </>
  );
}

function Password() {
  const { t } = useTranslation('profile');
  return (
    <section className="br-card br-stack" aria-labelledby="password">
      <h2 className="br-d4" id="password">
        {t('password.title')}
      </h2>
      <p className="br-muted">{t('password.text')}</p>
      <p className="br-alone">
        <Link className="br-link" to="/forgot-password-request">
          {t('password.link')}
        </Link>
      </p>
    </section>
  );
}
