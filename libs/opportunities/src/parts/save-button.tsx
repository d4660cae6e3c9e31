import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { Opportunity } from '@bridge/model';
import { firstClick, toast, useSelfSaving } from '@bridge/ui';
import { useTalentActions } from '../mutations.ts';

/** Keeps an opportunity on the own list, or takes it off. */
export function SaveButton({ userId, opportunity: { id, title, saved } }: { userId: string; opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { save } = useTalentActions(userId);

  const [{ saved: isSaved }, choose] = useSelfSaving({ saved }, async (_saved, on) => {
    try {
      await save.mutateAsync({ opportunityId: id, on });
    } catch (error) {
      toast({ variant: 'destructive', title: t('saveFailed'), description: messageOf(error) ?? t('tryAgain') });
    }
  });

  return (
    <Button size="3" variant={isSaved ? 'soft' : 'outline'} aria-pressed={isSaved} aria-label={t('saveLabel', { title })} onClick={firstClick(() => void choose('saved', !isSaved))}>
      {t(isSaved ? 'saved' : 'save')}
    </Button>
  );
}
