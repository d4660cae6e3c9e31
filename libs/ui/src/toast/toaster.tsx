import { Theme } from '@radix-ui/themes';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { noticeDialog } from '../dialog/notices.ts';
import { watchPresses } from '../parts/after-press.ts';
import { useUiWords } from '../words/words-provider.tsx';
import { ToastCard } from './toast-card.tsx';
import { dismissToast, toasts } from './toast.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useRoomForToast } from './use-room-for-toast.ts';

/** Mount once: the place of toasts, with live regions that are there before anything is said, and of notices. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  const notices = useSyncExternalStore(noticeDialog.subscribe, noticeDialog.get, noticeDialog.get);
  const words = useUiWords();
  const id = shown?.id;
  const close = useCallback(() => dismissToast(id), [id]);
  const card = shown?.open && <ToastCard key={id} {...shown} onClose={close} />;
  const isUrgent = shown?.variant === 'destructive';
  const place = useRef<HTMLElement>(null);
  useEffect(watchPresses, []);
  useRoomForToast(place);
  useKeptPlace(place, id);
  return (
    <>
      {/* At the end of the body, so that toasts lie above dialogs */}
      {createPortal(
        <Theme asChild hasBackground={false}>
          <section ref={place} className="br-toasts" aria-label={words.notifications}>
            <div role="status" aria-live="polite" aria-atomic="true">
              {!isUrgent && card}
            </div>
            <div role="alert" aria-live="assertive" aria-atomic="true">
              {isUrgent && card}
            </div>
          </section>
        </Theme>,
        document.body,
      )}
      {notices && <notices.Dialog />}
    </>
  );
}
