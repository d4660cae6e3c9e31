import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';

/** What the console says while something comes, and where it did not: what the server said, if it said anything. */
export function useWords(): { loading: string; failed: (error: unknown) => { title: string; text: string } } {
  const { t } = useTranslation('staff');
  return { loading: t('loading'), failed: (error) => ({ title: t('failedTitle'), text: messageOf(error) ?? t('failedText') }) };
}
