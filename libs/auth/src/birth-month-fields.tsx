import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '@bridge/ui';

/** The type of an error at `birthMonth` that its year may be the cause of: a server's is. */
export const ofBoth = 'server';

/**
 * The month and the year somebody was born in, each in figures: quicker than a list, and the same without the program. What
 * is refused of the two together (`ofBoth`, at `birthMonth`) goes with a change of either. `isAdult`: whoever fills it in has to be 18, and reads no more than that.
 */
export function BirthMonthFields({ isAdult = false }: { isAdult?: boolean }) {
  const { t } = useTranslation('auth');
  const { getFieldState, clearErrors } = useFormContext();
  const takeBack = () => getFieldState('birthMonth').error?.type === ofBoth && clearErrors('birthMonth');
  return (
    <div className="br-field" onInput={takeBack}>
      <div className="auth-names">
        <TextField name="birthMonth" label={t('signUp.birthMonth')} help={t('signUp.birthMonthHelp')} inputMode="numeric" autoComplete="bday-month" maxLength={12} required />
        <TextField name="birthYear" label={t('signUp.birthYear')} help={t('signUp.birthYearHelp')} inputMode="numeric" autoComplete="bday-year" maxLength={12} required />
      </div>
      <p className="br-help">{t(isAdult ? 'signUp.birthWhyAdult' : 'signUp.birthWhy')}</p>
    </div>
  );
}
