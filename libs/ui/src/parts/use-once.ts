import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The work of a button, done once for each press that was meant: a second one is ignored until the first has ended and
 * what came of it is drawn. State alone would let it through, as it may come before all that is drawn. `[run, isBusy]`.
 */
export function useOnce<Args extends unknown[], Result>(work: (...args: Args) => Result | Promise<Result>): [(...args: Args) => Promise<Result | undefined>, boolean] {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [ended, setEnded] = useState(0);

  // As it is drawn, not after: a press that comes in between was lost without a sign.
  useLayoutEffect(() => {
    isUnderWay.current = false;
  }, [ended]);

  async function run(...args: Args) {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    try {
      return await work(...args);
    } finally {
      setBusy(false);
      setEnded((before) => before + 1);
    }
  }

  return [run, isBusy];
}
