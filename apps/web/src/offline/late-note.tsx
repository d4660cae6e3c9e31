import { createElement, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useChanges, useNetwork } from '@bridge/client';
import { wordsCome } from '../start/words.ts';

/** What is to be said while there is no network, once it is: with words that come only then. */
export function LateNote() {
  const { i18n } = useTranslation();
  const { isAway } = useNetwork();
  const [come, setCome] = useState<ComponentType>();
  const isWanted = useChanges().length > 0 || isAway;
  useEffect(() => {
    if (!isWanted || come) return;
    void Promise.all([import('./offline-note.tsx'), wordsCome(i18n, ['offline'])]).then(
      ([{ OfflineNote }]) => setCome(() => OfflineNote), // a component is a function, too
      () => {}, // it did not come: then each part of the screen says for itself that it cannot be reached
    );
  }, [isWanted, come, i18n]);
  return come ? createElement(come) : null;
}
