import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRecord } from '@bridge/client';
import { initials } from '@bridge/model/initials';
import { Face, Photo, toneOf } from '@bridge/ui';

/** Who is signed in. The stand-in draws it, too, without React: it takes what it needs, and asks nothing. */
export function AccountButton({ user, isConsole = false, job: said, ...button }: { user: UserRecord; /** There they decide for others, whatever their account is. */ isConsole?: boolean; /** What they are among the staff. */ job?: string | undefined } & ComponentProps<'button'>) {
  const { t } = useTranslation('app');
  const name = `${user.firstName} ${user.lastName}`;
  const job = said ?? t('frame.ofStaff');
  const own = user.role ? t(`frame.roles.${user.role}`) : t('frame.noRole');
  const role = isConsole ? job : user.staff ? `${own} · ${job}` : own;
  return (
    <button type="button" className="br-user" aria-label={t('frame.account', { name, role })} {...button}>
      {/* Drawn by the style sheet: a picture, which nobody has to say to press the button */}
      <span className="br-ava" data-initials={user.face ? undefined : initials(user.firstName, user.lastName)} data-tone={toneOf(user.userId)} aria-hidden="true">
        {user.face ? <Face name={user.face} /> : <Photo image={user.profileImageUrl} width={96} />}
      </span>
      <span className="br-role">
        <b className="br-name">{name}</b>
        <br />
        <span className="br-muted br-small">{role}</span>
      </span>
    </button>
  );
}
