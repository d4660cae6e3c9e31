import { publicScreens, screens } from '@bridge/model';

const behind = screens.filter((path) => path !== '/sign-in/popup' && !(publicScreens as readonly string[]).includes(path));
const starts = new Set(behind.map((path) => path.split('/')[1]));

/** Whether a screen that needs a sign-in stands at an address; `prefixes` are the languages'. */
export function isBehindSignIn(pathname: string, prefixes: readonly string[]): boolean {
  const prefix = prefixes.find((one) => one && (pathname === one || pathname.startsWith(`${one}/`))) ?? '';
  return starts.has(pathname.slice(prefix.length).split('/')[1]);
}
