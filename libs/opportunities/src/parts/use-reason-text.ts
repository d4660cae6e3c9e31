import { useTranslation } from 'react-i18next';
import type { FitReason } from '@bridge/model';

/** Why an opportunity is shown, in words. */
export function useReasonText(): (reason: FitReason) => string {
  const { t } = useTranslation('opportunities');
  return ({ rule, value = '' }) => t(rule === 'skill' || rule === 'near' ? `reasons.${rule}` : 'reasons.industry', { value });
}
