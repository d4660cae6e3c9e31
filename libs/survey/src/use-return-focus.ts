import { useEffect, useState } from 'react';
import { headingOfPage } from '@bridge/ui';

/** Gives the focus back, once the last of several dialogs is gone, to what had it before the first; where that is gone, to the heading of what came. */
export function useReturnFocus() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.querySelector('[role=dialog]') || !(before instanceof HTMLElement)) return;
        if (before.isConnected) before.focus();
        else if (document.activeElement === document.body) headingOfPage()?.focus();
      });
    },
    [before],
  );
}
