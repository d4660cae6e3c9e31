import { useTranslation } from 'react-i18next';
import type { Session } from '@bridge/model';

/** The plan of a session and, where it has several, which of them this is. */
export function usePlanText() {
  const { t } = useTranslation('mentorship');
  return ({ plan, credit }: Session) => [t(`detail.${plan}`), credit && credit.of > 1 && t('schedule.place', credit)].filter(Boolean).join(', ');
}
