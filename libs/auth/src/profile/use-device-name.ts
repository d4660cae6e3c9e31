import { useTranslation } from 'react-i18next';

/** A device in words, as far as its browser told. */
export function useDeviceName(): (device: { browser: string | null; system: string | null }) => string {
  const { t } = useTranslation('profile');
  return ({ browser, system }) => (browser && system ? t('signIns.device', { browser, system }) : (browser ?? system ?? t('signIns.unknown')));
}
