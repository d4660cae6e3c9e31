import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormWords } from '../editor/form-words.ts';

/** What the form for documents says, in the reader's language. */
export function useConsoleWords(): FormWords {
  const { t } = useTranslation('editing', { keyPrefix: 'form' });
  return useMemo(
    () => ({
      add: (what) => t('add', { what }),
      entry: t('entry'),
      remove: (what) => t('remove', { what }),
      up: (what) => t('up', { what }),
      down: (what) => t('down', { what }),
      newId: t('newId'),
      newIdHelp: t('newIdHelp'),
      newKey: t('newKey'),
      badId: t('badId'),
      takenId: t('takenId'),
      newType: t('newType'),
      type: t('type'),
      cancel: t('cancel'),
      fixedId: t('fixedId'),
      notSet: t('notSet'),
      choose: t('choose'),
      yes: t('yes'),
      no: t('no'),
      optional: t('optional'),
      body: t('body'),
      bodyHelp: t('bodyHelp'),
      rich: t('rich'),
      counter: (length, maximum) => t('counter', { length, maximum }),
      noTexts: t('noTexts'),
      state: { missing: t('missing'), stale: t('outdated'), fresh: '' },
      accept: t('accept'),
      conflictTitle: t('conflictTitle'),
      conflictLead: t('conflictLead'),
      gone: t('gone'),
      takeMine: t('takeMine'),
      takeTheirs: t('takeTheirs'),
      apply: t('apply'),
      chooseAll: t('chooseAll'),
      faults: (count) => t('faults', { count }),
      elsewhere: t('elsewhere'),
      save: t('save'),
      discard: t('discard'),
      brought: t('brought'),
      states: { saved: t('saved'), unsaved: t('unsaved'), saving: t('saving'), refused: t('refused'), unchanged: t('unchanged'), failed: t('offline') },
      source: t('source'),
      drawnIf: t('drawnIf'),
      drawnYear: (year) => t('drawnYear', { year }),
      drawnHelp: t('drawnHelp'),
    }),
    [t],
  );
}
