import { useTranslation } from 'react-i18next';
import { roles, type Role } from '@bridge/model';

/** The kind of account as a plain form sends it: the one that is known, or one to choose. */
export function RoleChoice({ role }: { role: Role | undefined }) {
  const { t } = useTranslation('auth');
  if (role) return <input type="hidden" name="role" value={role} />;
  return (
    <fieldset className="br-field br-choices auth-roles">
      <legend className="br-label">{t('signUp.role')}</legend>
      {roles.map((known) => (
        <label key={known} className="br-choice">
          <input type="radio" className="br-check-input" name="role" value={known} defaultChecked={known === 'TALENT'} />
          <b>{t(`selectUserType.roles.${known}.name`)}</b>
        </label>
      ))}
    </fieldset>
  );
}
