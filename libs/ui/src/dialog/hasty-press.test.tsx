import { useState, type ReactNode } from 'react';
import { Button, Switch } from '@radix-ui/themes';
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

/** Every kind of control that a press changes. */
const controls: { name: string; Control: () => ReactNode }[] = [
  { name: 'a checkbox', Control: () => <input type="checkbox" aria-label="It" data-testid="it" /> },
  { name: 'a radio', Control: () => <input type="radio" aria-label="It" data-testid="it" /> },
  { name: 'the words of a label', Control: () => <label><input type="checkbox" /><b data-testid="it">These words</b></label> },
  { name: 'a label that stands elsewhere', Control: () => <><input type="checkbox" id="elsewhere" /><label htmlFor="elsewhere" data-testid="it">These words</label></> },
  { name: 'a switch', Control: () => <Switch data-testid="it" /> },
  { name: 'an option of a list', Control: Option },
  { name: 'what opens and closes', Control: () => <details><summary data-testid="it">These words</summary>More</details> },
];

function Option() {
  const [isChosen, setChosen] = useState(false);
  return <div role="listbox"><div role="option" aria-selected={isChosen} data-testid="it" onClick={() => setChosen(true)}>These words</div></div>;
}

const state = () => [...document.querySelectorAll('input, details, [role]')].map((one) => (one instanceof HTMLInputElement ? one.checked : [one.getAttribute('aria-checked'), one.getAttribute('aria-selected'), one.hasAttribute('open')].join()));

const ways: { name: string; Way: (props: { children: ReactNode }) => ReactNode }[] = [
  {
    name: 'in a dialog that opens',
    Way({ children }) {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Press</Button>
          {isOpen && <Dialog open title="It is open" onOpenChange={close}>{children}</Dialog>}
        </>
      );
    },
  },
  {
    name: 'in a dialog whose content comes later',
    Way({ children }) {
      const [shown, setShown] = useState(0);
      const come = () => {
        setShown(1);
        setTimeout(() => setShown(2), 400); // later than a press would count as meant, had nothing come
      };
      return (
        <>
          <Button onClick={come}>Press</Button>
          {shown > 0 && <Dialog open title="It is open" onOpenChange={close}>{shown > 1 && children}</Dialog>}
        </>
      );
    },
  },
  {
    name: 'behind a dialog that closes',
    Way({ children }) {
      const [isOpen, setOpen] = useState(true);
      return (
        <>
          {children}
          {isOpen ? <Dialog open title="First" onOpenChange={close}><Button onClick={() => setOpen(false)}>Press</Button></Dialog> : <h2>It is open</h2>}
        </>
      );
    },
  },
];
const everywhere = ways.flatMap(({ name: place, Way }) => controls.map(({ name, Control }) => ({ name, place, Way, Control })));

/** In the very moment in which all of it has come, however busy the machine is. */
function onceThere<Made>(then: () => Made, what = '[data-testid=it]'): Promise<Made> {
  const isThere = () => [...document.querySelectorAll('h2')].some(({ textContent }) => textContent.includes('It is open')) && document.querySelector(what) !== null;
  return new Promise((resolve) => {
    const look = () => {
      if (!isThere()) return;
      watch.disconnect();
      resolve(then());
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

test.each(everywhere)('the second press of a double click does not change $name $place', async ({ Way, Control }) => {
  await show(<Way><Control /></Way>);
  press(page.getByRole('button', { name: 'Press' }).element(), 1);
  const before = await onceThere(() => {
    const now = state();
    press(document.querySelector('[data-testid=it]'), 2);
    return now;
  });
  await new Promise((passed) => requestAnimationFrame(passed));
  expect(state()).toEqual(before);
  await new Promise((passed) => setTimeout(passed, 600));
  press(document.querySelector('[data-testid=it]'), 1);
  await expect.poll(state).not.toEqual(before);
});

test('what was ticked can be taken back as quickly as one likes, by its words as well', async () => {
  await show(<Dialog open title="Choose" onOpenChange={close}><label><input type="checkbox" />These words</label></Dialog>);
  await page.getByText('These words').dblClick();
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByText('These words').click();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});

/** A press; at a moment that is told, however long a busy machine took to come to it. */
function press(element: Element | null, detail: number, moment?: number) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  if (moment !== undefined) Object.defineProperty(event, 'timeStamp', { value: moment });
  element?.dispatchEvent(event);
}

/** When what has come by now is on screen. */
const drawn = () => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

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
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible();
  press(page.getByRole('button', { name: 'Next' }).element(), 1);
  const shownAt = await onceThere(drawn, '[type=submit]');
  press(page.getByRole('button', { name: 'Send' }).element(), 2, shownAt + after);
  expect(onSecond).toHaveBeenCalledTimes(isMeant ? 1 : 0);
});

test('presses that go on and on are one, until there is a pause', async () => {
  const onSecond = vi.fn();
  const Place = places[0]?.Place ?? (() => null);
  await show(<Place onSecond={onSecond} />);
  const next = page.getByRole('button', { name: 'Next' });
  await expect.element(next).toBeVisible();
  let last = performance.now();
  for (const detail of [1, 2, 3, 4]) {
    press(next.element(), detail, last + 120);
    last = await drawn();
  }
  expect(onSecond).not.toHaveBeenCalled();
  press(next.element(), 5, (await drawn()) + 500);
  expect(onSecond).toHaveBeenCalledTimes(1);
});

test('of two presses of a test, however close, each is a first one', async () => {
  const details: number[] = [];
  await show(<Button onClick={(event) => details.push(event.detail)}>Here</Button>);
  await page.getByRole('button', { name: 'Here' }).click();
  await page.getByRole('button', { name: 'Here' }).click();
  expect(details).toEqual([1, 1]);
});
