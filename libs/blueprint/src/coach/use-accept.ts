import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '@bridge/client';
import type { RoadmapChange } from '@bridge/model';
import { toast } from '@bridge/ui';
import { useChangeRoadmap } from '../change-roadmap.ts';
import { fullBlueprintQuery } from '../queries.ts';

/** Makes what somebody accepted, one change after the other; answers why not, with what is there by then on screen. `onKept` hears of each that it can be lost no more. */
export function useAccept(userId: string, onKept?: () => void): (changes: readonly RoadmapChange[]) => Promise<string | undefined> {
  const { t } = useTranslation('blueprint');
  const queries = useQueryClient();
  const { mutateAsync } = useChangeRoadmap(userId, onKept);
  return async (changes) => {
    try {
      let message: string | undefined = t('toast.waits');
      for (const change of changes) message = (await mutateAsync(change))?.message ?? t('toast.waits');
      toast({ variant: 'default', title: t('toast.success'), description: message });
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && ['milestone-changed', 'milestone-not-found'].includes(error.code)) await queries.fetchQuery({ ...fullBlueprintQuery(userId), staleTime: 0 }).catch(() => undefined);
      return messageOf(error) ?? t('edit.failed');
    }
  };
}
