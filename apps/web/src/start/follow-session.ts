import { session } from '@bridge/client';
import { toast } from '@bridge/ui';
import type { AppRouter } from '../router.tsx';

/** When the session changes without this page having asked for it, the guards decide anew where one may be. */
export function followSession(router: AppRouter): () => void {
  const { words } = router.options.context;
  return session.subscribe((_, change) => {
    if (change === 'other-role') return void router.navigate({ to: '/dashboard', replace: true }); // the server's answer wins
    if (change !== 'expired' && change !== 'elsewhere') return;
    if (change === 'expired') {
      toast({ isNews: true, title: words.t('app:session.endedTitle'), description: words.t('app:session.ended') });
    }
    void router.invalidate();
  });
}
