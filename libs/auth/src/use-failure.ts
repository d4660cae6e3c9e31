import { useTranslation } from 'react-i18next';
import { isOutOfReach, messageOf } from '@bridge/client';

/** In words why a call failed: the server's own; what is stated for this call; or else that nobody answered, and what to do then. */
export function useFailure(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation('auth');
  return (error, fallback) => messageOf(error) ?? fallback ?? t(isOutOfReach(error) ? 'toast.away' : 'toast.failed');
}
