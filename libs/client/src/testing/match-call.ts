import { contract, type CallName } from '@bridge/model';

/** The call of the contract that a method and path mean, with the path's parameters. */
export function matchCall(method: string, pathname: string): { name: CallName; params: Record<string, string> } | undefined {
  for (const name of Object.keys(contract) as CallName[]) {
    const endpoint = contract[name];
    if (endpoint.method !== method) continue;
    const pattern = new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const match = pattern.exec(pathname);
    if (match) return { name, params: Object.fromEntries(Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)])) };
  }
  return undefined;
}
