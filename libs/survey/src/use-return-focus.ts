import { useEffect, useState } from 'react';

/** Gives the focus back, once the last of several dialogs is gone, to what had it before the first. */
export function useReturnFocus() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (before instanceof HTMLElement && before.isConnected && !document.querySelector('[role=dialog]')) before.focus();
      });
    },
    [before],
  );
}
