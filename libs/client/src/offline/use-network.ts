import { useSyncExternalStore } from 'react';
import { network, type Network } from './network.ts';

/** Whether the server was reached last; follows every call. */
export function useNetwork(): Network {
  return useSyncExternalStore(network.subscribe, network.current, network.current);
}
