import type { MouseEvent } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '@radix-ui/themes';
import { useSession } from '@bridge/client';
import { roles, type Role } from '@bridge/model';
import { Portrait, type PortraitKind } from '@bridge/ui';
import { chooseRole } from './chosen-role.ts';
import './auth.css';

const portraits: Record<Role, PortraitKind> = { TALENT: 'student', MENTOR: 'mentor', PARTNER: 'partner' };

/** Three kinds of account to choose from; who is signed in already is shown the way home. */
export function SelectUserType() {
  const { t } = useTranslation('auth');
  const session = useSession();
  return (
    <div className="auth-choice br-wrap">
      <div className="br-stack">
        <h1 className="br-d2">{t('selectUserType.heading')}</h1>
        <p className="br-lede">{t('selectUserType.lead')}</p>
      </div>
      {session && <SignedIn name={`${session.user.firstName} ${session.user.lastName}`} hasRole={session.user.role !== undefined} />}
      <ul className="auth-cards" role="list" aria-label={t('selectUserType.group')}>
        {roles.map((role) => (
          <li key={role}>
            <RoleCard role={role} />
          </li>
        ))}
      </ul>
      <p className="br-muted">
        {t('selectUserType.haveAccount')}{' '}
        <Link className="br-link" to="/login">
          {t('selectUserType.signIn')}
        </Link>
      </p>
    </div>
  );
}

function RoleCard({ role }: { role: Role }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();

  // Before the program is there, the address carries the choice; the program carries it itself.
  function choose(event: MouseEvent) {
    chooseRole(role);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ to: '/signup', state: { role } });
  }

  return (
    <Link className="auth-card" to="/signup" search={{ role }} onClick={choose}>
      <Portrait kind={portraits[role]} />
      <span className="br-row">
        <span className="br-d4">{t(`selectUserType.roles.${role}.name`)}</span>
        <span className="br-go br-arrow" aria-hidden="true" />
      </span>
      <span className="br-muted">{t(`selectUserType.roles.${role}.text`)}</span>
    </Link>
  );
}

function SignedIn({ name, hasRole }: { name: string; hasRole: boolean }) {
  const { t } = useTranslation('auth');
  return (
    <section className="br-card br-row">
      <p className="br-grow">{hasRole ? t('selectUserType.signedIn', { name }) : t('selectUserType.noRole')}</p>
      {hasRole && (
        <Button asChild size="3">
          <Link to="/dashboard">{t('selectUserType.toDashboard')}</Link>
        </Button>
      )}
    </section>
  );
}
