import type { Ref } from 'react';
import { ToastCard } from '../toast/toast-card.tsx';

/** What keeps a form from being sent, as a toast that stands in the form it speaks of, until it is closed. */
export function Refusal({ ref, id, title, text, onClose }: { ref?: Ref<HTMLDivElement>; id?: string; title: string; text: string; onClose: () => void }) {
  return (
    <div ref={ref} id={id} className="br-summary br-refusal" role="alert" tabIndex={-1}>
      <ToastCard variant="destructive" title={title} description={text} duration={undefined} onClose={onClose} />
    </div>
  );
}
