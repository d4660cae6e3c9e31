import { expect, onTestFinished, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { SlowNote } from './slow-note.tsx';

test('a wait that is long says so, and offers the page anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const screen = await show(<SlowNote />);
  expect(screen.container.textContent).toBe('');
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(screen.getByText(/takes longer than usual/)).toBeVisible();
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '');
});
