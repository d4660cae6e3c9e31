import type { ReactNode } from 'react';
import { Button } from '@radix-ui/themes';
import './questionnaire.css';

type Control = { label: string; act: () => void; busy?: boolean };

/** The foot of a step: back, a quiet word, onward. */
export function Controls({ back, forward, status }: { back: Control; forward: Control; status: ReactNode }) {
  return (
    <>
      <Button size="3" variant="outline" onClick={back.act}>
        {back.label}
      </Button>
      <span className="br-foot-end">
        <span className="br-small br-muted" role="status">
          {status}
        </span>
        <Button
          size="3"
          aria-disabled={forward.busy || undefined}
          data-busy={forward.busy || undefined}
          onClick={forward.busy ? undefined : forward.act}
        >
          {forward.label}
        </Button>
      </span>
    </>
  );
}
