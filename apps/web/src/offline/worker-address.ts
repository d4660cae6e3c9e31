type Policy = { createScriptURL: (input: string) => string };
type Factory = { createPolicy: (name: string, rules: { createScriptURL: () => string }) => Policy };

let policy: Policy | undefined;

/**
 * The worker's address. Where scripts are asked for by trusted types alone, this is the one policy that there may be
 * (apps/api/src/http/headers.ts), and whatever it is asked, it answers with this constant.
 */
export function workerAddress(): string {
  const factory = (window as { trustedTypes?: Factory }).trustedTypes; // not in every browser, nor in TypeScript's types
  if (!factory) return '/sw.js';
  policy ??= factory.createPolicy('bridge-worker', { createScriptURL: () => '/sw.js' });
  return policy.createScriptURL('');
}
