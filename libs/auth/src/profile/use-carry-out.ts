import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '@bridge/ui';
import { useFailure } from '../use-failure.ts';

/** Does what was asked for, says how it ended, and reads anew what it may have changed: until then it is under way. */
export function useCarryOut(...changed: QueryKey[]): (act: () => Promise<{ message: string }>) => Promise<void> {
  const { t } = useTranslation('profile');
  const inWords = useFailure();
  const queries = useQueryClient();
  return async (act) => {
    try {
      toast({ title: t('toast.success'), description: (await act()).message });
    } catch (error) {
      toast({ variant: 'destructive', title: t('toast.error'), description: inWords(error) });
    }
    await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
