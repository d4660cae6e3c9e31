import { useRef } from 'react';
import { useRouter, type HistoryState } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The step there opened a dialog that the address says. */
    isOpening?: boolean | undefined;
  }
}

type How = { state?: HistoryState; replace?: boolean; resetScroll: false };

/** Opens and closes a dialog that the address says, by `go`: closing takes back the step that opened it, and none is left over. */
export function useWayBack<Shown>(go: (shown: Shown | undefined, how: How) => unknown): (shown: Shown | undefined) => void {
  const { history } = useRouter();
  const isLeaving = useRef(false);
  return (shown) => {
    if (shown !== undefined) go(shown, { state: { isOpening: true }, resetScroll: false });
    else if (isLeaving.current) return; // pressed twice, it would be two steps
    else if (history.location.state.isOpening) {
      isLeaving.current = true;
      const stop = history.subscribe(() => {
        isLeaving.current = false;
        stop();
      });
      history.back();
    } else go(undefined, { replace: true, resetScroll: false });
  };
}
