import { useTranslation } from 'react-i18next';
import { listOf, type Session } from '@bridge/model';

/** The plan of a session and, where it has several, which of them this is. */
export function usePlanText() {
  const { t, i18n } = useTranslation('mentorship');
  return ({ plan, credit }: Session) => listOf([t(`detail.${plan}`), ...(credit && credit.of > 1 ? [t('schedule.place', credit)] : [])], i18n.language);
}
