import { createStore } from '../store.ts';

export type Notice = { text: string; close: () => void };

/** Notices that wait to be read, the first one shown. */
export const notices = createStore<readonly Notice[]>([]);

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
  });
}
