import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { Milestone, Year } from '@bridge/model';
import { dismissToast, toast } from '@bridge/ui';
import { useToggleMilestone } from '../mutations.ts';
import { fullBlueprintQuery } from '../queries.ts';
import { progressOf } from '../rules/roadmap.ts';

/** Ticks one milestone and says so, with the way back, unless that stands in sight (`isUndoShown`); `onClosed` is told when that was the last one of its year. */
export function useLay({ userId, year, milestone: { id, text }, isUndoShown = false, onClosed }: { userId: string; year: Year; milestone: Pick<Milestone, 'id' | 'text'>; isUndoShown?: boolean; onClosed: () => void }) {
  const { t } = useTranslation('blueprint');
  const client = useQueryClient();
  const { mutateAsync } = useToggleMilestone(userId);

  async function lay(completed: boolean) {
    try {
      const answer = await mutateAsync({ year, id, text, completed });
      const { done = 0, total = 1 } = progressNow() ?? {};
      if (completed && done === total) {
        dismissToast(); // the moment says all of it, with its own way back: nothing lies over it
        return onClosed();
      }
      const said = t(completed ? 'toast.milestoneDone' : 'toast.milestoneReopened');
      toast({
        variant: 'default',
        title: t('toast.success'),
        description: answer ? answer.message || said : t('toast.waits'),
        ...(completed && !isUndoShown ? { action: { label: t('milestone.undo'), onSelect: () => void lay(false) } } : {}),
      });
    } catch (error) {
      toast({ variant: 'destructive', title: t('toast.error'), description: messageOf(error) ?? t('toast.milestoneFailed') });
    }
  }

  function progressNow() {
    const blueprint = client.getQueryData(fullBlueprintQuery(userId).queryKey);
    return blueprint && progressOf(blueprint.milestones[year]);
  }

  return { lay };
}
