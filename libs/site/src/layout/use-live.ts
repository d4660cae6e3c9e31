import { useEffect } from 'react';

/** Starts what moves on a page once React has it, unless the boot script has done so before. */
export function useLive(path: string): void {
  useEffect(() => {
    const stops: (() => void)[] = [];
    let left = false;
    void Promise.all([import('../live/index.ts'), import('../blocks/form/start-forms.ts')]).then(([{ startLive }, { startForms }]) => {
      if (!left) stops.push(startLive(), startForms());
    }).catch(() => {}); // a file did not come: the page can be read, and its forms sent, without them
    return () => {
      left = true;
      stops.forEach((stop) => stop());
    };
  }, [path]);
}
