import { useQuery } from '@tanstack/react-query';
import { standingQuery } from '@bridge/auth';
import { isThereAfter, useSession } from '@bridge/client';
import type { Standing } from '@bridge/model';

/**
 * What brings a talent together with somebody begins with what the server would ask for at its end, the birth month or a guardian
 * who agrees: nobody chooses a time and a way to pay in vain. Where it is not known yet, the server asks.
 */
export function useAgeFirst(): (begin: () => void) => Promise<void> {
  const userId = useSession()?.user.userId ?? '';
  const { data } = useQuery({ ...standingQuery(userId), enabled: userId !== '' });
  return async (begin) => {
    const missing = data && missingIn(data);
    if (!missing || (await isThereAfter(missing))) begin();
  };
}

function missingIn({ standing, guardian }: Standing): 'birth-month-missing' | 'guardian-needed' | undefined {
  if (standing === 'unknown') return 'birth-month-missing';
  return standing === 'young' && guardian?.state !== 'agreed' ? 'guardian-needed' : undefined;
}
