import { NoticeDialog } from './notice-dialog.tsx';
import { noticeDialog, notices, type Notice } from './notices.ts';

/** Shows a text that must be acknowledged, as `alert` did; resolves when its reader closes it. Needs `<Toaster />`. */
export function notice(text: string): Promise<void> {
  return new Promise((resolve) => {
    const shown: Notice = {
      text,
      close() {
        notices.set(notices.get().filter((other) => other !== shown));
        resolve();
      },
    };
    notices.set([...notices.get(), shown]);
    if (!noticeDialog.get()) noticeDialog.set({ Dialog: NoticeDialog });
  });
}
