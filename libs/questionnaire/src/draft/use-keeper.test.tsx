import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '@bridge/client';
import type { Draft, DraftChanges } from '@bridge/model';
import { aSignIn, aUser, fakeApi, renderWithProviders } from '@bridge/testing';
import { useKeeper } from './use-keeper.ts';

const empty: Draft = { generation: 0, envision: '', answers: {}, position: {}, updatedAt: null };
const never = () => new Promise<never>(() => {});

function Aim({ userId, save }: { userId: string; save: (changes: DraftChanges) => Promise<Draft> }) {
  const { keeper, draft } = useKeeper('talent', userId, () => ({ read: () => Promise.resolve(empty), save, clear: () => Promise.resolve(empty) }));
  return <input aria-label="Aim" value={draft.envision.value} onChange={({ target }) => keeper.edit({ envision: target.value })} />;
}

test.each(['the same person', 'somebody else'])('what was answered when a sign-in ended, and the server has not heard, waits in this tab for its owner: %s signs in', async (who) => {
  fakeApi({ logout: () => ({ success: true, message: '' }) });
  onTestFinished(() => session.signOut());
  const ada = aUser();
  const [next, sent]: [typeof ada, DraftChanges[]] = [who === 'the same person' ? ada : aUser({ _id: 'b', userId: 'b' }), []];
  session.signIn(aSignIn({ ...ada, tokenExpiryDate: new Date(Date.now() + 1500).toISOString() }));
  const first = await renderWithProviders(<Aim userId={ada.userId} save={never} />);
  await page.getByLabelText('Aim').fill('To give back');
  await expect.poll(() => session.current()).toBeNull();
  await first.screen.unmount();
  expect(JSON.stringify({ ...localStorage })).not.toContain('To give back'); // nobody finds another's things

  session.signIn(aSignIn(next));
  await renderWithProviders(<Aim userId={next.userId} save={(changes) => (sent.push(changes), Promise.resolve({ ...empty, envision: changes.envision ?? '' }))} />);
  await expect.element(page.getByLabelText('Aim')).toHaveValue(who === 'the same person' ? 'To give back' : '');
  if (who === 'the same person') await expect.poll(() => sent).toMatchObject([{ envision: 'To give back' }]);
});
