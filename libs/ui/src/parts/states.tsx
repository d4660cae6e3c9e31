import { Button } from '@radix-ui/themes';
import type { ReactElement, ReactNode } from 'react';
import { StateArt } from '../drawings/state-art.tsx';
import type { StateKind } from '../drawings/state-art.tsx';
import { useUiWords } from '../words/words-provider.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type StateProps = {
  title: string;
  text?: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
  /** Level of the heading. */
  level?: 1 | 2 | 3;
};

/** Nothing here yet: what this is and the one thing to do; `action` is null only where that stands beside it already. `art` "no-match" is for a search without results. */
export function EmptyState({ art = 'empty', ...state }: StateProps & { action: ReactElement | null; art?: Exclude<StateKind, 'failed'> }) {
  return (
    <div className="br-state">
      <StateBody art={art} {...state} />
    </div>
  );
}

/** Loading failed: what happened, what is safe, and another try. */
export function FailedState({
  onRetry,
  retry,
  busy,
  action,
  ...state
}: StateProps & { onRetry?: () => void; retry?: string; busy?: boolean }) {
  const words = useUiWords();
  const again = onRetry && (
    <Button
      variant="outline"
      size="3"
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      onClick={busy ? undefined : onRetry}
    >
      {retry ?? words.retry}
    </Button>
  );
  return (
    <div className="br-state" role="alert">
      <StateBody art="failed" action={action ?? again} {...state} />
    </div>
  );
}

/** Loading: the final shape in grey stones (children), and for screen readers one sentence. */
export function PendingState({ label, children }: { label?: string; children: ReactNode }) {
  const words = useUiWords();
  return (
    <div aria-busy="true">
      <span role="status">
        <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

function StateBody({ art, title, text, action, level = 2 }: StateProps & { art: StateKind }) {
  const Heading = `h${level}` as const;
  return (
    <>
      <StateArt kind={art} />
      <Heading className="br-d3">{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </>
  );
}
