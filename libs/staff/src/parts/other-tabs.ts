import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { openChannel } from '@bridge/client';
import { staffKeys } from '../queries.ts';

let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this browser that something of the console was changed. */
export function tellOtherTabs(): void {
  open()?.postMessage('changed');
}

/** Looks again at once where another tab changed something: one's own second tab does not wait for its turn. */
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = () => void client.invalidateQueries({ queryKey: staffKeys });
    const heard = open();
    heard?.addEventListener('message', look);
    return () => heard?.removeEventListener('message', look);
  }, [client]);
}

function open(): BroadcastChannel | undefined {
  return (channel ??= openChannel('bridge-staff'));
}
