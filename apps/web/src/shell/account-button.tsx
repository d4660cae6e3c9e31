import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRecord } from '@bridge/client';
import { Avatar } from '@bridge/ui';
import { useJob } from './job.ts';

/** Who is signed in. */
export function AccountButton({ user, isConsole = false, ...button }: { user: UserRecord; /** There they decide for others, whatever their account is. */ isConsole?: boolean } & ComponentProps<'button'>) {
  const { t } = useTranslation('app');
  const name = `${user.firstName} ${user.lastName}`;
  const job = useJob() ?? t('frame.ofStaff');
  const own = user.role ? t(`frame.roles.${user.role}`) : t('frame.noRole');
  const role = isConsole ? job : user.staff ? `${own} · ${job}` : own;
  return (
    <button type="button" className="br-user" aria-label={t('frame.account', { name, role })} {...button}>
      <Avatar firstName={user.firstName} lastName={user.lastName} />
      <span className="br-role">
        <b className="br-name">{name}</b>
        <br />
        <span className="br-muted br-small">{role}</span>
      </span>
    </button>
  );
}
