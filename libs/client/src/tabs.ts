import { openChannel } from './channel.ts';

/** What one tab tells the others about the session; `ended` by no logout; `updated` where their own profile changed; `apart` where they blocked somebody, or took it back; `changed` where storage alone tells. */
export type TabMessage = { type: 'signed-in' | 'signed-out' | 'ended' | 'updated' | 'apart' | 'changed'; userId?: string };

const channelName = 'bridge-session';
let channel: BroadcastChannel | undefined;
let storageEvents: AbortController | undefined;

/** Tells the other tabs of this site. */
export function tellOtherTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/**
 * Calls back when another tab signed in or out: by message, and by the storage it changed. A message may be here before
 * the storage that it speaks of, and there are browsers without messages.
 */
export function whenOtherTabsChange(follow: (message: TabMessage) => void): void {
  const messages = open();
  if (messages) messages.onmessage = ({ data }: MessageEvent<TabMessage>) => follow(data);
  storageEvents?.abort();
  storageEvents = new AbortController();
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === 'isAuthenticated') follow({ type: 'changed' });
  };
  window.addEventListener('storage', hear, { signal: storageEvents.signal });
}

let looks: AbortController | undefined;

/**
 * Calls back when the cookies of this site may have changed without a word, or after the word: a cookie that is new here
 * (`isNew`; a server sets cookies too), or a page that is looked at again, perhaps after it was kept aside.
 */
export function whenCookiesMayDiffer(look: (how: { isNew: boolean }) => void): void {
  looks?.abort();
  looks = new AbortController();
  const { signal } = looks;
  try {
    cookieStore.addEventListener('change', () => look({ isNew: true }), { signal });
  } catch {
    // a browser that has none, or refuses it: the other two ways are left
  }
  window.addEventListener('pageshow', ({ persisted }) => persisted && look({ isNew: false }), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look({ isNew: false }), { signal });
}

function open(): BroadcastChannel | undefined {
  return (channel ??= openChannel(channelName));
}
