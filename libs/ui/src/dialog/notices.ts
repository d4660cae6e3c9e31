import type { ComponentType } from 'react';
import { createStore } from '../store.ts';

export type Notice = { text: string; close: () => void };

/** Notices that wait to be read, the first one shown. */
export const notices = createStore<readonly Notice[]>([]);

/** Takes all of them away unread: whoever waits for one to be read goes on waiting. */
export function dropNotices(): void {
  notices.set([]);
}

/** What draws them: brought along by the first notice, so that pages without any do not load dialogs. */
export const noticeDialog = createStore<{ Dialog: ComponentType } | undefined>(undefined);
