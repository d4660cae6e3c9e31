import { changes, forgetKept, forgetOthers, keeping, session, storage } from '@bridge/client';
import { whenIdle } from '@bridge/ui';

/**
 * What opens without a network is kept for whoever is signed in, when the page has nothing better to do; what is kept of
 * somebody goes with their session.
 */
export function keepOffline(locale: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let owner = session.current()?.user.userId;
  const past = owner === undefined && keeping.isOn() ? keeping.ownerKept() : undefined; // the session ended while no page was open
  if (past !== undefined) void forgetKept(past).then(() => keeping.turn(false));
  whenIdle(() => void forgetOthers());
  begin();
  for (const [target, name] of [[window, 'online'], [document, 'visibilitychange']] as const) target.addEventListener(name, send);
  session.subscribe((now) => {
    const next = now?.user.userId;
    if (next === owner) return;
    if (owner !== undefined) void forgetKept(owner);
    owner = next;
    begin();
  });

  function begin() {
    if (session.current()?.user.role !== 'TALENT' || !storage.isKept()) return;
    keeping.turn(true); // from the first answer on
    changes.look();
    send();
    whenIdle(() => void keep().catch(() => {})); // without it, all is as it was
  }

  function send() {
    if (document.visibilityState === 'visible' && changes.list().length > 0) void changes.flush();
  }

  async function keep() {
    const { keepScreens } = await import('../offline/start.ts');
    await keepScreens(locale);
  }
}
