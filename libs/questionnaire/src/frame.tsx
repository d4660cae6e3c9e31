import { createContext, use, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Dialog } from '@bridge/ui';

type Parts = { title: ReactNode; kicker?: ReactNode; description?: ReactNode; head?: ReactNode; foot: ReactNode; body: ReactNode };

const PartsContext = createContext<Parts | null>(null);

/**
 * The dialog of a questionnaire. It stands still while its parts change: from one question to the next, only what reads
 * a part is drawn again, not the machinery of a modal.
 */
export function Frame({ onClose, ...parts }: Parts & { onClose: () => void }) {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const change = useCallback((open: boolean) => {
    if (!open) latest.current();
  }, []);
  const [hasKicker, hasDescription, hasHead] = [!!parts.kicker, !!parts.description, !!parts.head];
  const dialog = useMemo(
    () => (
      <Dialog
        open
        size="survey"
        onOpenChange={change}
        title={<Part name="title" />}
        kicker={hasKicker ? <Part name="kicker" /> : undefined}
        description={hasDescription ? <Part name="description" /> : undefined}
        head={hasHead ? <Part name="head" /> : undefined}
        foot={<Part name="foot" />}
      >
        <Part name="body" />
      </Dialog>
    ),
    [change, hasKicker, hasDescription, hasHead],
  );
  return <PartsContext value={parts}>{dialog}</PartsContext>;
}

function Part({ name }: { name: keyof Parts }) {
  return use(PartsContext)?.[name];
}
