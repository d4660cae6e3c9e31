import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { session } from '@bridge/client';
import { aSignIn } from '@bridge/client/testing';
import type { User } from '@bridge/model';

type Typed = {
  /** Draws the screen for somebody who is signed in. */
  draw: () => Promise<{ screen: { unmount: () => unknown } }>;
  /** Leads from the screen to the field. */
  open: () => Promise<unknown>;
  field: () => Locator;
  user: User;
  text?: string;
};

/** What is typed in a form outlives Escape; after a reload, and after a sign-in that ended, the form is open again with it. */
export async function expectTypedKept({ draw, open, field, user, text = 'Half a sentence' }: Typed): Promise<void> {
  const first = await draw();
  await open();
  await field().fill(text);
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).not.toBeInTheDocument();
  await open();
  await expect.element(field()).toHaveValue(text);

  window.dispatchEvent(new Event('pagehide'));
  const left = { ...sessionStorage };
  await first.screen.unmount(); // which no page that is loaded anew does
  Object.assign(sessionStorage, left);
  const second = await draw();
  await expect.element(field()).toHaveValue(text);

  session.signIn(aSignIn({ ...user, tokenExpiryDate: new Date(0).toISOString() }));
  await expect.poll(() => session.current()).toBeNull();
  await second.screen.unmount();
  const third = await draw();
  await expect.element(field()).toHaveValue(text);

  session.signOut(); // whoever logs out leaves nothing behind
  await third.screen.unmount();
}
