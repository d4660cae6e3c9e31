import { call, forgetAnswers, keeping, session, type Session } from '@bridge/client';
import { contract, type Role } from '@bridge/model';
import { savesData } from '../shell/saver.ts';
import { release } from '../start/said-release.ts';
import type { WorkerMessage } from '../worker/message.ts';
import { workerAddress } from './worker-address.ts';

/** For whom screens are kept, and under which name the worker has them. */
const kinds: Partial<Record<Role, string>> = { TALENT: 'talent' };

/** Whether this browser is to keep screens and answers for somebody. */
export function isWantedFor(now: Session | null): boolean {
  return now?.user.role !== undefined && kinds[now.user.role] !== undefined && 'serviceWorker' in navigator;
}

/** Has the worker keep the screens of whoever is signed in, in the language of this page, or lets go of it where the server says so. Nothing is fetched ahead for whoever saves data. */
export async function keepScreens(locale: string): Promise<void> {
  const role = session.current()?.user.role;
  const kind = role && kinds[role];
  if (!kind || savesData()) return;
  const { offline } = (await call(contract.settings)).data;
  if (offline === false) return letGo();
  const registration = await navigator.serviceWorker.register(workerAddress(), { scope: '/', updateViaCache: 'none' });
  tell(registration.waiting, { takeOver: true, files: [new URL(import.meta.url).pathname, release.indexes[locale] ?? ''] });
  const { active } = await navigator.serviceWorker.ready;
  tell(active, { keep: `${kind} ${locale}` });
}

/** Takes worker, screens and answers away from this browser. */
async function letGo(): Promise<void> {
  keeping.turn(false);
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  await forgetAnswers();
}

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message);
}
