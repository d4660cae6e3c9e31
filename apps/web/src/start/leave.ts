import type { RouterHistory } from '@tanstack/react-router';
import * as v from 'valibot';
import { storage, stored } from '@bridge/client';
import type { RouteContext } from './context.ts';
import { addressIn, localeOf } from './page-locale.ts';

const patience = 3000;

/** What the page that is opened next says once: this application, or a public page's boot script (public/boot/flash.ts). */
const flash = stored('session', 'flash', v.string());

/** Leaves something to be said by the page that is opened next. */
export function sayThere(text: string): void {
  storage.write(flash, text);
}

/** What the page before this one has left to be said. */
export function leftToSay(): string | undefined {
  const text = storage.read(flash);
  if (text) storage.remove(flash);
  return text;
}

/** Public pages are documents of their own: the browser goes there. Comes back only where nobody answers. */
export async function leaveForDocument({ leave }: Pick<RouteContext, 'leave'>, href: string): Promise<void> {
  if (!leave || !(await isReachable(href))) return;
  leave(href);
  await new Promise(() => {});
}

/**
 * Leads home by the browser before the router has put that address into the history: a document that is opened at the
 * address which stands there already takes the place of this one for every step back, and "Back" changes the address alone.
 */
export function leaveBeforeArriving({ history, options }: { history: RouterHistory; options: { context: Pick<RouteContext, 'leave' | 'locale'> } }): () => void {
  const { leave, locale } = options.context;
  const home = addressIn(localeOf(locale), '/');
  return history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ nextLocation: { pathname, href }, action }) => {
      if (pathname !== home || (action !== 'PUSH' && action !== 'REPLACE') || !leave || !(await isReachable(href))) return false;
      leave(href);
      return true;
    },
  });
}

/** Whether anybody answers there; who is slow is not gone. */
async function isReachable(href: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(href, { method: 'HEAD', signal: AbortSignal.timeout(patience) });
    return true;
  } catch (error) {
    return !(error instanceof TypeError); // what fetch throws without an answer
  }
}
