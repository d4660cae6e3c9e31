import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { CareerBlueprint } from '@bridge/model';
import { toast, useOnce } from '@bridge/ui';
import { useReplaceBlueprint } from '../mutations.ts';
import { fullBlueprintQuery } from '../queries.ts';
import { choiceOf, hasOwnWork } from '../rules/choose.ts';

/** Saves a generated blueprint: at once, or, where its owner made something of the present one, after they have chosen what stays. */
export function useSaveBlueprint(userId: string, onSaved: () => void) {
  const { t } = useTranslation('blueprint');
  const client = useQueryClient();
  const { mutateAsync: replace } = useReplaceBlueprint(userId);
  const [isChoosing, setChoosing] = useState(false);

  function saved() {
    toast({ variant: 'default', title: t('save.savedTitle'), description: t('save.savedText') });
    onSaved();
  }

  function refused(error: unknown) {
    toast({ variant: 'destructive', title: t('save.refusedTitle'), description: messageOf(error) ?? t('save.refusedText') });
  }

  const [save, isSaving] = useOnce(async (next: CareerBlueprint) => {
    try {
      const current = await client.fetchQuery({ ...fullBlueprintQuery(userId), staleTime: 0 }); // another device may have changed it
      if (current && current.id !== next.id && hasOwnWork(current)) return setChoosing(true);
      if (current?.id !== next.id) await replace({ current, next, ...(current ? choiceOf(current, next, new Map()) : { keep: [], skip: [] }) });
      saved();
    } catch (error) {
      refused(error);
    }
  });

  return { save, saved, refused, isSaving, isChoosing };
}
