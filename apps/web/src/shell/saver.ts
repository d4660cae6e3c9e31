import { cookies } from '@bridge/client';
import { countVisit } from '@bridge/client/visit';

const root = document.documentElement;
const year = 365;

/** Whether few bytes are wanted: by choice, or because the browser asks for it. theme.mjs says so on <html> before anything is drawn. */
export function savesData(): boolean {
  return root.hasAttribute('data-saver');
}

/** Kept in a cookie, as the server leaves the pictures out of its pages. */
export function saveData(saves: boolean): void {
  cookies.write('saver', saves ? 'on' : 'off', year);
  root.toggleAttribute('data-saver', saves);
}

/** Bytes of this visit so far. */
export const visitBytes = countVisit();
