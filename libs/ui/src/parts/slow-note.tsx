import { useEffect, useState } from 'react';
import { useUiWords } from '../words/words-provider.tsx';

/** Milliseconds after which a wait is a long one. */
const patience = 10_000;

/** Beside what is on its way: says after a while that this takes long, and offers a way on. */
export function SlowNote() {
  const words = useUiWords();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="br-small br-muted" role="status">
      {isSlow && (
        <>
          {words.slow}{' '}
          <a className="br-link" href="">
            {words.loadAgain}
          </a>
        </>
      )}
    </p>
  );
}
