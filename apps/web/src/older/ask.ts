/** Fetches what this browser lacks (main.ts) and everybody else has: `URL.parse` came last of it all. */
export function askForOlder(): Promise<unknown> | undefined {
  const file = '/older.js';
  return 'parse' in URL ? undefined : import(/* @vite-ignore */ file);
}
