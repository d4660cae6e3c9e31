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
