import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dismissToast } from '../toast/toast.ts';
import { inProduct, show } from '../testing/show.tsx';
import { LateBlock, lateDialog, LateDialog, latePart } from './late.tsx';

type Named = { name: string };
const Greeting = ({ name }: Named) => <p>Hello {name}</p>;

/** A file that is out of reach until the network is back. */
function aFile() {
  const network = { isBack: false };
  const load = vi.fn(() => (network.isBack ? Promise.resolve(Greeting) : Promise.reject(new TypeError('Failed to fetch'))));
  return { network, load, part: latePart<Named>(load) };
}

function Opened({ part }: { part: ReturnType<typeof aFile>['part'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>The rest of the screen</h1>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <LateDialog part={part} props={{ name: 'Ada' }} onMissing={() => setOpen(false)} />}
    </>
  );
}

test('what is opened and does not come is said, the rest of the screen stays, and opening again tries again', async () => {
  onTestFinished(() => dismissToast());
  const { network, load, part } = aFile();
  const screen = await show(<Opened part={part} />);
  for (const times of [1, 2]) {
    await screen.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(() => load.mock.calls.length).toBe(times);
    await expect.element(screen.getByText('This did not open')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'The rest of the screen' })).toBeVisible();
    dismissToast(); // on a phone it lies over the button
  }
  network.isBack = true;
  await screen.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.element(screen.getByText('Hello Ada')).toBeVisible();
});

test('a part in its place says that it did not come, and comes with another try', async () => {
  const { network, load, part } = aFile();
  const screen = await show(
    <>
      <h1>The rest of the screen</h1>
      <LateBlock part={part} props={{ name: 'Ada' }} waiting={<p>It comes.</p>} />
    </>,
  );
  await expect.element(screen.getByText('This did not open')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'The rest of the screen' })).toBeVisible();
  network.isBack = true;
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what has come is there at once the next time', async () => {
  const { network, load, part } = aFile();
  network.isBack = true;
  await part.load();
  const screen = await show(<LateBlock part={part} props={{ name: 'Ada' }} waiting={<p>It comes.</p>} />);
  expect(screen.getByText('Hello Ada').elements()).toHaveLength(1);
  expect(load).toHaveBeenCalledOnce();
});

test('a dialog of a file of its own comes once no part of the screen waits for data, and is there when it is opened', async () => {
  const { network, load } = aFile();
  network.isBack = true;
  const Dialog = lateDialog<Named & { onClose: () => void }>(load);
  const screen = await show(
    <>
      <p aria-busy="true">Your plan is on its way.</p>
      <Dialog of={undefined} />
    </>,
  );
  await new Promise((done) => requestIdleCallback(done)); // the dialog's turn was before
  expect(load).not.toHaveBeenCalled();
  await screen.rerender(inProduct(<Dialog of={undefined} />));
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await screen.rerender(inProduct(<Dialog of={{ name: 'Ada', onClose: () => {} }} />));
  await expect.element(screen.getByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
