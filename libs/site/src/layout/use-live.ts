import { useEffect } from 'react';

/** Starts what moves on a page once React has it, unless the boot script has done so before. */
export function useLive(path: string): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    void import('../live/index.ts').then(({ startLive }) => {
      if (!left) stop = startLive();
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [path]);
}
