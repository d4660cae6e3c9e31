import { useRef, useState } from 'react';
import { Button, Popover } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LogoutDialog } from '@bridge/auth';
import { ownProfileQuery, type UserRecord } from '@bridge/client';
import { Icon, PersonImage, useBackCloses } from '@bridge/ui';
import { sayThere } from '../start/leave.ts';
import { AccountButton } from './account-button.tsx';
import { useJob } from './job.ts';
import { LanguageLinks } from './language-links.tsx';
import { SaverSwitch } from './saver-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Who is signed in, their address, the colours, fewer bytes, and the way out; open when it is first drawn. */
export function AccountMenu({ user, isConsole = false }: { user: UserRecord; isConsole?: boolean }) {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const job = useJob();
  const [isLeaving, setLeaving] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  useBackCloses(isOpen, () => setOpen(false));
  const isOfStaff = useQuery(ownProfileQuery()).data?.user.staff === true;
  const name = `${user.firstName} ${user.lastName}`;

  function goHome() {
    sayThere(t('logout.success', { ns: 'auth' }));
    void navigate({ to: '/' });
  }

  return (
    <>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger ref={button}>
          <AccountButton user={user} isConsole={isConsole} job={job} />
        </Popover.Trigger>
        <Popover.Content align="end" className="web-account" aria-label={t('frame.accountTitle')}>
          <div className="br-row">
            <PersonImage person={user} size="large" />
            <div className="br-grow">
              <b className="br-name">{name}</b>
              <p className="br-small br-muted">{user.email}</p>
            </div>
          </div>
          <Button asChild variant="outline" size="3">
            <Link to="/profile" onClick={() => setOpen(false)}>
              <Icon name="user" />
              {t('frame.profile')}
            </Link>
          </Button>
          {isOfStaff && (
            <Button asChild variant="outline" size="3">
              <Link to="/staff" onClick={() => setOpen(false)}>
                {t('frame.staff')}
              </Link>
            </Button>
          )}
          <ThemeSwitch />
          <SaverSwitch />
          <LanguageLinks />
          <Button
            variant="outline"
            size="3"
            onClick={() => {
              setOpen(false);
              button.current?.focus(); // the menu is gone when the question is answered: the focus comes back to what opened it
              setLeaving(true);
            }}
          >
            <Icon name="logout" />
            {t('frame.logout')}
          </Button>
        </Popover.Content>
      </Popover.Root>
      <LogoutDialog open={isLeaving} onClose={() => setLeaving(false)} onLoggedOut={goHome} />
    </>
  );
}
