import * as v from 'valibot';
import { storage, stored } from '@bridge/client';
import type { RouteContext } from './context.ts';

/** What the boot script of public pages says once, on the page that is opened next (public/boot/flash.ts). */
export const flash = stored('session', 'flash', v.string());

/** Leaves something to be said by the public page that is opened next. */
export function sayThere(text: string): void {
  storage.write(flash, text);
}

/** Public pages are documents of their own: the browser goes there. Does not come back. */
export async function leaveForDocument({ leave }: Pick<RouteContext, 'leave'>, href: string): Promise<void> {
  if (!leave) return;
  leave(href);
  await new Promise(() => {});
}
