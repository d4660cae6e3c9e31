import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { followBack } from './back-closes.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

const others = vi.fn(); // whoever else follows the address
const there = () => `${location.hash} ${(history.state as { at?: string } | null)?.at}`;

beforeAll(() => {
  followBack();
  addEventListener('popstate', others);
});
beforeEach(() => {
  history.pushState({ at: 'before' }, '', '#before');
  history.pushState({ at: 'here' }, '', '#here');
  others.mockClear();
});

function Asks() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = (then: () => void) => (then(), setAsking(false), setOpen(false));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write</Button>
      <Dialog open={isOpen} title="A letter" onOpenChange={() => setAsking(true)} foot={<><Button onClick={() => setOpen(false)}>Send</Button><Button onClick={() => leave(() => history.pushState({ at: 'next' }, '', '#next'))}>Go on</Button></>} />
      <ConfirmDialog open={isAsking} title="Lose it?" confirm="Lose it" cancel="Write on" onCancel={() => setAsking(false)} onConfirm={() => leave(() => {})} />
    </>
  );
}

const opened = async () => {
  await show(<Asks />);
  await page.getByRole('button', { name: 'Write' }).click();
  await expect.element(page.getByRole('dialog', { name: 'A letter' })).toBeVisible();
  await expect.poll(() => (history.state as { isDialog?: boolean }).isDialog).toBe(true);
};
const rest = () => new Promise((passed) => setTimeout(passed, 150));
const isHere = async () => {
  await rest();
  expect(there()).toBe('#here here');
  expect(others).not.toHaveBeenCalled();
};
/** One step more leads to the page before: no entry is left over. */
const nothingIsLeft = async () => {
  await isHere();
  expect(history.state).toEqual({ at: 'here' });
  history.back();
  await expect.poll(there).toBe('#before before');
  expect(others).toHaveBeenCalledTimes(1);
};

test('Back asks as Close does, closes the topmost dialog, then the one below, and the page stays', async () => {
  await opened();
  history.back();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await isHere();
  history.back();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await isHere();
  history.back();
  await page.getByRole('button', { name: 'Lose it' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await nothingIsLeft();
});

test('closed otherwise, and opened again and again, a dialog leaves no entry that Back would have to pass', async () => {
  await opened();
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Write' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await rest();
  }
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Lose it' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await nothingIsLeft();
});

test('where a dialog leads to another page, one Back leads to where it was opened', async () => {
  await opened();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await rest();
  expect(there()).toBe('#next next');
  history.back();
  await expect.poll(there).toBe('#here here');
});

test.each([0, 1, 2, 5, 20])('a page that is opened %d ms after the dialog has closed stays open', async (wait) => {
  await opened();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => document.querySelector('[data-state=open]')).toBeNull();
  await new Promise((passed) => setTimeout(passed, wait));
  history.pushState({ at: 'next' }, '', '#next');
  await rest();
  expect(there()).toBe('#next next');
  history.back();
  await expect.poll(there).toBe('#here here');
});

test('Forward leads to no dialog that is gone', async () => {
  await opened();
  await page.getByRole('button', { name: 'Send' }).click();
  await isHere();
  history.forward();
  await nothingIsLeft();
});

/** Numbers from 0 to 1 that look like chance, the same for the same seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

// What the history should be is written beside each step: its pages, the one that is shown, and whether a dialog lies over it.
test.each([3, 17, 101, 4_711])('whatever is opened, closed, gone to and gone back to, whoever follows the address hears of every page, and of nothing else: walk %s', async (seed) => {
  await show(<Asks />);
  const next = chance(seed);
  let pages = ['before', 'here'];
  let at = 1;
  let isOpen = false;
  let heard = 0;
  const writing = page.getByRole('dialog', { name: 'A letter' });
  const close = async () => {
    await page.getByRole('button', { name: 'Lose it' }).click();
    await expect.element(writing).not.toBeInTheDocument();
    isOpen = false;
  };
  const steps: Record<string, () => Promise<void>> = {
    async open() {
      if (isOpen) return;
      await page.getByRole('button', { name: 'Write' }).click();
      await expect.element(writing).toBeVisible();
      isOpen = true;
      pages = pages.slice(0, at + 1);
    },
    async close() {
      if (!isOpen) return;
      await userEvent.keyboard('{Escape}');
      await close();
    },
    async go() {
      const name = `page${pages.length}`;
      if (isOpen) {
        await page.getByRole('button', { name: 'Go on' }).click();
        await expect.element(writing).not.toBeInTheDocument();
        isOpen = false;
        pages = [...pages.slice(0, at + 1), 'next'];
      } else {
        history.pushState({ at: name }, '', `#${name}`);
        pages = [...pages.slice(0, at + 1), name];
      }
      at += 1;
    },
    async back() {
      if (!isOpen && at === 0) return;
      history.back();
      if (isOpen) return close();
      at -= 1;
      heard += 1;
    },
    async forward() {
      if (isOpen) return;
      history.forward();
      if (at === pages.length - 1) return;
      at += 1;
      heard += 1;
    },
  };
  for (let count = 0; count < 14; count += 1) {
    const names = Object.keys(steps);
    const name = names[Math.floor(next() * names.length)] ?? 'open';
    await steps[name]?.();
    await expect.poll(() => [there(), others.mock.calls.length]).toEqual([`#${pages[at]} ${pages[at]}`, heard]); // a busy machine takes its time for a step of the history
    await rest(); // and nothing else comes
    expect([count, name, there(), others.mock.calls.length]).toEqual([count, name, `#${pages[at]} ${pages[at]}`, heard]);
    expect(page.getByRole('dialog', { name: 'A letter' }).elements()).toHaveLength(isOpen ? 1 : 0);
  }
  if (isOpen) await steps['close']?.();
});
