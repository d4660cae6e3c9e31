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
  return (shown) => {
    if (shown !== undefined) go(shown, { state: { isOpening: true }, resetScroll: false });
    else if (history.location.state.isOpening) history.back();
    else go(undefined, { replace: true, resetScroll: false });
  };
}
