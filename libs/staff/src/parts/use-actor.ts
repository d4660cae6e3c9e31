import { useTranslation } from 'react-i18next';

/** Who did something, in words: people stand there by name already, all others by what the server calls them. */
export function useActor(): (by: string) => string {
  const { t } = useTranslation('staff');
  return (by) => {
    if (by.startsWith('operator ')) return t('actors.operatorBy', { name: by.slice('operator '.length) });
    if (/^staff [0-9a-f-]{36}$/.test(by)) return t('actors.staffGone');
    if (by === 'the server') return t('actors.server');
    return t(`actors.${by}`, { defaultValue: by });
  };
}
