import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useOnce } from './use-once.ts';

type Work = (press: number) => Promise<void>;

/** A button that goes when its work is done, and stays when that fails. */
function Example({ work }: { work: Work }) {
  const [isGone, setGone] = useState(false);
  const [run, isBusy] = useOnce(async (press: number) => {
    await work(press);
    setGone(true);
  });
  return isGone ? <p>Done</p> : <button aria-busy={isBusy} onClick={({ detail }) => void run(detail).catch(() => {})}>Save</button>;
}

async function draw(work: Work) {
  const screen = await render(<Example work={work} />);
  const button = screen.getByRole('button').element() as HTMLElement; // a button
  return { screen, button };
}

test('two presses before anything is drawn are one', async () => {
  const work = vi.fn(() => new Promise<void>(() => {}));
  const { button } = await draw(work);
  button.click();
  button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  button.click();
  expect(work).toHaveBeenCalledOnce();
});

test('a press between the end of the work and its drawing is not another one', async () => {
  const ends = Promise.withResolvers<void>();
  const work = vi.fn(() => ends.promise);
  const { screen, button } = await draw(work);
  button.click();
  ends.resolve();
  for (let turn = 0; turn < 20; turn++) await Promise.resolve().then(() => button.click()); // all before the browser comes to draw
  await expect.element(screen.getByText('Done')).toBeVisible();
  expect(work).toHaveBeenCalledOnce();
});

test('what failed can be pressed again', async () => {
  const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const work = vi.fn(() => ends[work.mock.calls.length - 1]!.promise); // it is pressed twice
  const { screen, button } = await draw(work);
  button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  ends[0]?.reject(new Error('offline'));
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  button.click();
  ends[1]?.resolve();
  await expect.element(screen.getByText('Done')).toBeVisible();
  expect(work).toHaveBeenCalledTimes(2);
});

test('a press on the very moment at which the button can be pressed again counts', async () => {
  const work = vi.fn(() => (work.mock.calls.length > 1 ? Promise.resolve() : Promise.reject(new Error('offline'))));
  const { screen, button } = await draw(work);
  new MutationObserver((_, observer) => {
    if (button.getAttribute('aria-busy') === 'true') return;
    observer.disconnect();
    button.click();
  }).observe(button, { attributes: true });
  button.click();
  await expect.element(screen.getByText('Done')).toBeVisible();
});
