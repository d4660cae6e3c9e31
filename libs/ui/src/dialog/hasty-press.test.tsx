import { useState, type ReactNode } from 'react';
import { Button } from '@radix-ui/themes';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

const over = { position: 'fixed', insetInlineStart: 300, insetBlockStart: 300 } as const;
const close = () => {};

/** What stands where the first press was, as soon as it is over: each is pressed twice in a row at the same place. */
const places: { name: string; press: string; Place: (props: { onSecond: () => void }) => ReactNode }[] = [
  {
    name: 'the next step of the same button in the foot',
    press: 'Next',
    Place({ onSecond }) {
      const [step, setStep] = useState(1);
      return <Dialog open title={step > 1 ? 'It is open' : 'First'} onOpenChange={close} foot={<Button onClick={step > 1 ? onSecond : () => setStep(2)}>Next</Button>} />;
    },
  },
  {
    name: 'the form of the next step',
    press: 'Next',
    Place({ onSecond }) {
      const [step, setStep] = useState(1);
      const next = (
        <form onSubmit={(event) => (event.preventDefault(), onSecond())}>
          <Button type="submit" style={over}>Send</Button>
        </form>
      );
      return (
        <Dialog open title={step > 1 ? 'It is open' : 'First'} onOpenChange={close}>
          {step > 1 ? next : <Button style={over} onClick={() => setStep(2)}>Next</Button>}
        </Dialog>
      );
    },
  },
  {
    name: 'the page below the dialog that closes',
    press: 'Yes',
    Place({ onSecond }) {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={onSecond}>All over</button>
          {isOpen ? <ConfirmDialog open title="Sure?" confirm="Yes" cancel="No" onCancel={close} onConfirm={() => setOpen(false)} /> : <h2>It is open</h2>}
        </>
      );
    },
  },
];

test.each(places)('the second press of a double click does not press $name', async ({ press, Place }) => {
  const onSecond = vi.fn();
  await show(<Place onSecond={onSecond} />);
  await page.getByRole('button', { name: press }).dblClick();
  await expect.element(page.getByRole('heading', { name: 'It is open' })).toBeInTheDocument();
  expect(onSecond).not.toHaveBeenCalled();
});

test('what stays where it is can be pressed quickly, also in a dialog', async () => {
  const onPress = vi.fn();
  await show(
    <Dialog open title="Calendar" onOpenChange={close}>
      <Button onClick={onPress}>Next month</Button>
    </Dialog>,
  );
  await page.getByRole('button', { name: 'Next month' }).dblClick();
  expect(onPress).toHaveBeenCalledTimes(2);
});

test.each([
  { after: 100, isMeant: false },
  { after: 400, isMeant: true },
])('a second press $after ms after the new button was there is meant: $isMeant, however the system counts it', async ({ after, isMeant }) => {
  const onSecond = vi.fn();
  const Place = places[1]?.Place ?? (() => null);
  await show(<Place onSecond={onSecond} />);
  const click = (name: string, detail: number) => page.getByRole('button', { name }).element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible();
  click('Next', 1);
  await expect.poll(() => page.getByRole('button', { name: 'Send' }).query(), { interval: 5 }).not.toBeNull();
  await new Promise((passed) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(passed, after))));
  click('Send', 2);
  expect(onSecond).toHaveBeenCalledTimes(isMeant ? 1 : 0);
});

test('presses that go on and on are one, until there is a pause', async () => {
  const onSecond = vi.fn();
  const Place = places[0]?.Place ?? (() => null);
  await show(<Place onSecond={onSecond} />);
  const next = page.getByRole('button', { name: 'Next' });
  await expect.element(next).toBeVisible();
  const press = (detail: number) => next.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  for (const detail of [1, 2, 3, 4]) {
    press(detail);
    await new Promise((passed) => setTimeout(passed, 120));
  }
  expect(onSecond).not.toHaveBeenCalled();
  await new Promise((passed) => setTimeout(passed, 500));
  press(5);
  expect(onSecond).toHaveBeenCalledTimes(1);
});

test('of two presses of a test, however close, each is a first one', async () => {
  const details: number[] = [];
  await show(<Button onClick={(event) => details.push(event.detail)}>Here</Button>);
  await page.getByRole('button', { name: 'Here' }).click();
  await page.getByRole('button', { name: 'Here' }).click();
  expect(details).toEqual([1, 1]);
});
