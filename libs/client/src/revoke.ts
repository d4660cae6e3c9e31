import { contract } from '@bridge/model';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

/** Ends a token on the server; tries once more when the network is back. */
export function revoke(token: string): void {
  const attempt = () => call(contract.logout, { token, keepalive: true });
  attempt().catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'offline') return;
    window.addEventListener('online', () => void attempt().catch(() => {}), { once: true });
  });
}
