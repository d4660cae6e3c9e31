import { expect, onTestFinished, test, vi } from 'vitest';
import { isAway } from './away.ts';

/** The question after the server waits behind other files, as on a slow line. */
function waiting() {
  const real = window.fetch.bind(window);
  const asked = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
  onTestFinished(() => asked.mockRestore());
  return real;
}

test('a form waits for no answer where a file of the page comes meanwhile: somebody is there', async () => {
  const real = waiting();
  const away = isAway(document.createElement('form'));
  await real(location.href, { cache: 'no-store' });
  expect(await away).toBe(false);
});

test('what came before the form was sent says nothing of now', async () => {
  const real = waiting();
  await real(location.href, { cache: 'no-store' });
  await new Promise((resolve) => requestAnimationFrame(resolve)); // its entry is made
  const answered = vi.fn<(away: boolean) => void>();
  void isAway(document.createElement('form')).then(answered);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(answered).not.toHaveBeenCalled();
});
