import { Theme } from '@radix-ui/themes';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { noticeDialog } from '../dialog/notices.ts';
import { useUiWords } from '../words/words-provider.tsx';
import { ToastCard } from './toast-card.tsx';
import { toasts } from './toast.ts';

/** Mount once: the place of toasts, with live regions that are there before anything is said, and of notices. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  const notices = useSyncExternalStore(noticeDialog.subscribe, noticeDialog.get, noticeDialog.get);
  const words = useUiWords();
  const card = shown?.open && <ToastCard key={shown.id} {...shown} />;
  const isUrgent = shown?.variant === 'destructive';
  const isQuiet = shown?.isQuiet;
  return (
    <>
      {/* At the end of the body, so that toasts lie above dialogs */}
      {createPortal(
        <Theme asChild hasBackground={false}>
          <section className="br-toasts" aria-label={words.notifications}>
            <div role="status" aria-live="polite" aria-atomic="true">
              {!isQuiet && !isUrgent && card}
            </div>
            <div role="alert" aria-live="assertive" aria-atomic="true">
              {!isQuiet && isUrgent && card}
            </div>
            {isQuiet && card}
          </section>
        </Theme>,
        document.body,
      )}
      {notices && <notices.Dialog />}
    </>
  );
}
