import { onTestFinished } from 'vitest';
import { keeping, session } from '@bridge/client';
import { aSignIn } from '@bridge/client/testing';
import { keepTypedIn } from '@bridge/ui';
import { talent } from './draw.tsx';

/** Keeps what is typed as the application does, for somebody whose changes wait in the outbox. Answers how much would be kept if the page went away now. */
export function watchTyped(): () => number {
  const kept = new Map<string, { typed: unknown; isOpen: boolean }>();
  keepTypedIn({ read: (name) => kept.get(name), drop: (name) => void kept.delete(name), keep: (name, typed) => void kept.set(name, typed), whenEnded: () => () => {} });
  session.signIn(aSignIn(talent));
  keeping.turn(true);
  onTestFinished(() => {
    keeping.turn(false);
    session.signOut();
    localStorage.clear();
  });
  return () => {
    window.dispatchEvent(new Event('pagehide'));
    return kept.size;
  };
}
