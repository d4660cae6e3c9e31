/** What one tab tells the others about the session. */
export type TabMessage = { type: 'signed-in' | 'signed-out'; userId?: string };

const channelName = 'bridge-session';
let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this site. */
export function tellOtherTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** Calls back when another tab signed in or out: by message, or by the storage it changed where messages do not exist. */
export function whenOtherTabsChange(follow: (message: TabMessage) => void): void {
  const messages = open();
  if (messages) {
    messages.onmessage = ({ data }: MessageEvent<TabMessage>) => follow(data);
    return;
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === 'userData' && newValue === null)) follow({ type: 'signed-out' });
    else if (key === 'isAuthenticated' && newValue === 'true') follow({ type: 'signed-in' });
  });
}

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return (channel ??= new BroadcastChannel(channelName));
}
