import { forgetAnswers, keeping, session } from '@bridge/client';
import { whenIdle } from './when-idle.ts';

/**
 * What opens without a network is kept for whoever is signed in, when the page has nothing better to do; what is kept of
 * somebody goes with their session.
 */
export function keepOffline(locale: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let owner = session.current()?.user.userId;
  begin();
  session.subscribe((now) => {
    const next = now?.user.userId;
    if (next === owner) return;
    owner = next;
    void forgetAnswers();
    begin();
  });

  function begin() {
    if (session.current()?.user.role !== 'TALENT') return;
    keeping.turn(true); // from the first answer on
    whenIdle(() => void keep().catch(() => {})); // without it, all is as it was
  }

  async function keep() {
    const { keepScreens } = await import('../offline/start.ts');
    await keepScreens(locale);
  }
}
