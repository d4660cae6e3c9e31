import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Menu, MenuItem } from '../menu/menu.tsx';
import { expectAccessible, settled, show } from '../testing/show.tsx';
import { dismissToast, toast } from '../toast/toast.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { focusNearby } from './focus-nearby.ts';
import { notice } from './notice.ts';

function Example({ size }: { size?: 'survey' | 'medium' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size={size}
        title="Which skills?"
        description="Choose all that apply."
        head={size === 'survey' ? <span>2/4 questions</span> : undefined}
        foot={<Button>Next</Button>}
      >
        <input aria-label="Other" />
      </Dialog>
    </>
  );
}

test('a dialog is named and described, takes the focus, and gives it back on Esc', async () => {
  const screen = await show(<Example />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Which skills?' });
  await expect.element(dialog).toHaveAccessibleDescription('Choose all that apply.');
  await expect.element(screen.getByRole('heading', { name: 'Which skills?' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a press beside a dialog closes it, but not where the dialog has just moved away from under the finger', async () => {
  const start = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start);
  onTestFinished(() => clock.mockRestore());
  const screen = await show(<Example size="survey" />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Which skills?' });
  await expect.element(dialog).toBeVisible();
  await settled();
  const press = () => userEvent.click(document.querySelector('.rt-DialogOverlay') ?? document.body, { position: { x: 4, y: 4 } });
  clock.mockReturnValue(start + 400);
  await press();
  await expect.element(dialog).toBeVisible();
  clock.mockReturnValue(start + 5000);
  (dialog.element() as HTMLElement).style.minHeight = '420px'; // the next question is longer
  await settled();
  await press();
  await expect.element(dialog).toBeVisible();
  clock.mockReturnValue(start + 6000);
  await press();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('who is quicker than a dialog that goes keeps the focus', async () => {
  const screen = await show(
    <>
      <Example />
      <button type="button">Elsewhere</button>
    </>,
  );
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  const elsewhere = screen.getByText('Elsewhere').element() as HTMLElement; // a button
  const quicker = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role=dialog]')) return;
      observer.disconnect();
      elsewhere.focus();
      setTimeout(resolve, 50); // the dialog gives the focus back in a task of its own
    }).observe(document.body, { childList: true, subtree: true });
  });
  await userEvent.keyboard('{Escape}');
  await quicker;
  expect(document.activeElement).toBe(elsewhere);
});

test('Tab goes round inside a dialog', async () => {
  const screen = await show(<Example />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Which skills?' })).toHaveFocus();
  const order = [];
  for (let i = 0; i < 4; i++) {
    await userEvent.tab();
    order.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  }
  expect(order).toEqual(['Close', 'Other', 'Next', 'Close']);
});

test('the survey dialog is 55 % of a wide window and 80 % of a narrow one', async () => {
  await page.viewport(1440, 900);
  const screen = await show(<Example size="survey" />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await settled();
  expect(dialog.element().getBoundingClientRect().width).toBe(792);
  await page.viewport(360, 740);
  expect(dialog.element().getBoundingClientRect().width).toBe(288);
  await page.viewport(1280, 720);
});

test('on a phone other dialogs are sheets from below', async () => {
  await page.viewport(360, 740);
  const screen = await show(<Example size="medium" />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await settled();
  const { bottom, width } = screen.getByRole('dialog').element().getBoundingClientRect();
  expect({ bottom, width }).toEqual({ bottom: 740, width: 360 });
  await page.viewport(1280, 720);
});

test('on the smallest phone a pair in the foot shares the width', async () => {
  onTestFinished(() => page.viewport(1280, 720));
  await page.viewport(320, 640);
  const foot = (
    <>
      <Button size="3" variant="outline">Cancel</Button>
      <Button size="3">Send answers</Button>
    </>
  );
  const screen = await show(<Dialog open onOpenChange={() => {}} title="Apply" foot={foot} />);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await settled();
  const [cancel, send] = ['Cancel', 'Send answers'].map((name) => screen.getByRole('button', { name }).element().getBoundingClientRect());
  expect(cancel).toMatchObject({ width: send?.width, top: send?.top });
});

test.each([
  ['Save changes', true],
  ['Create my account', false],
  ['Créer mon compte maintenant', false],
  ['Make the whole plan anew in the language that I read', false],
])('on a phone the words of a pair stay on one line where a line has room: %s', async (words, isBeside) => {
  onTestFinished(() => page.viewport(1280, 720));
  await page.viewport(360, 740);
  const foot = (
    <>
      <Button size="3" variant="outline">Cancel</Button>
      <Button size="3">{words}</Button>
    </>
  );
  const screen = await show(<Dialog open size="medium" onOpenChange={() => {}} title="Apply" foot={foot} />);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await settled();
  const [cancel, send] = ['Cancel', words].map((name) => screen.getByRole('button', { name }).element().getBoundingClientRect());
  expect([cancel?.width === send?.width, cancel?.top === send?.top]).toEqual([true, isBeside]);
  expect((send?.height ?? 0) < 50).toBe(words.length < 40);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('a dialog is accessible in both themes', async () => {
  const screen = await show(<Example size="survey" />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expectAccessible();
});

test('using a toast does not close the dialog below it', async () => {
  const screen = await show(<Example />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible(); // a notice moves up where a dialog opens: pressed meanwhile, the page would be
  toast({ variant: 'destructive', title: 'error', description: 'Could not save.' });
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByText('Could not save.')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open'); // one that closes is visible for a moment more
});

test.each([360, 768, 1440])('a toast leaves the foot of a dialog free, at %d pixels', async (width) => {
  await page.viewport(width, 640);
  onTestFinished(() => page.viewport(1280, 720));
  onTestFinished(() => dismissToast());
  const foot = (
    <>
      <Button>Prev</Button>
      <Button>Next</Button>
    </>
  );
  const screen = await show(
    <Dialog open onOpenChange={() => {}} title="Which skills?" size="survey" foot={foot}>
      {Array.from({ length: 40 }, (_, n) => (
        <p key={n}>A line of a long dialog.</p>
      ))}
    </Dialog>,
  );
  toast({ variant: 'destructive', title: 'Error', description: 'Please fill in all fields.' });
  await expect.element(screen.getByText('Please fill in all fields.')).toBeVisible();
  await settled();
  for (const name of ['Prev', 'Next']) {
    const button = screen.getByRole('button', { name }).element().getBoundingClientRect();
    const card = document.querySelector('.br-toast')!.getBoundingClientRect(); // it is visible
    expect(button.right <= card.left || button.bottom <= card.top || button.top >= card.bottom).toBe(true);
  }
});

test.each([360, 768, 1440].flatMap((width) => (['medium', 'large'] as const).flatMap((size) => [1, 40].map((lines) => ({ width, size, lines })))))(
  'a toast covers nothing of a $size dialog of $lines lines at $width pixels, and the dialog stays on screen',
  async ({ width, size, lines }) => {
    await page.viewport(width, 640);
    onTestFinished(() => page.viewport(1280, 720));
    await show(
      <Dialog open size={size} onOpenChange={() => {}} title="How was the session with somebody whose name is long?" foot={<Button>Send</Button>}>
        {Array.from({ length: lines }, (_, n) => (
          <p key={n}>A line of a dialog.</p>
        ))}
      </Dialog>,
    );
    toast({ variant: 'destructive', title: 'Error', description: 'Please fill in all fields, each of them, and then send it once more.' });
    await expect.poll(() => document.querySelector('.br-toast')).not.toBeNull();
    await settled();
    const card = document.querySelector('.br-toast')!.getBoundingClientRect(); // it is there
    for (const part of document.querySelectorAll('.br-dialog :is(h2, button)')) {
      const box = part.getBoundingClientRect();
      expect([part.textContent, box.right <= card.left || box.left >= card.right || box.top >= card.bottom || box.bottom <= card.top, box.top >= 0 && box.bottom <= window.innerHeight]).toEqual([part.textContent, true, true]);
    }
  },
);

function OnDemand() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} size="large" onOpenChange={setOpen} title="How was the session?" foot={<Button>Send</Button>}>
        {Array.from({ length: 40 }, (_, n) => (
          <p key={n}>A line of a dialog.</p>
        ))}
      </Dialog>
    </>
  );
}

test.each([360, 768, 1440])('a toast stays where it is when a dialog opens and closes, and covers nothing of it, at %d pixels', async (width) => {
  await page.viewport(width, 640);
  onTestFinished(() => page.viewport(1280, 720));
  onTestFinished(() => dismissToast());
  const screen = await show(<OnDemand />);
  toast({ variant: 'destructive', title: 'Error', description: 'Not saved.' });
  await expect.element(screen.getByText('Not saved.')).toBeVisible();
  await expect.poll(() => document.querySelector<HTMLElement>('.br-toasts')?.dataset['place']).toBe('below');
  await settled();
  const at = () => document.querySelector('.br-toast')!.getBoundingClientRect(); // it is visible
  const { top } = at();
  (screen.getByRole('button', { name: 'Open' }).element() as HTMLElement).click(); // a toast may lie over it
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await settled();
  expect(at().top).toBeCloseTo(top, 0);
  for (const part of document.querySelectorAll('.br-dialog :is(h2, button)')) {
    const box = part.getBoundingClientRect();
    expect([part.textContent, box.top >= at().bottom || box.bottom <= at().top || box.right <= at().left, box.top >= 0 && box.bottom <= window.innerHeight]).toEqual([part.textContent, true, true]);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await settled();
  expect(at().top).toBeCloseTo(top, 0);
});

test('a question before deleting answers yes, no or Esc', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const words = { title: 'Delete it?', text: 'It cannot come back.', confirm: 'Yes', cancel: 'No' };
  const screen = await show(<ConfirmDialog open danger {...words} onConfirm={onConfirm} onCancel={onCancel} />);
  await expect.element(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Yes' }).click();
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('what was confirmed is not left as if it had been cancelled while it is done', async () => {
  const onCancel = vi.fn();
  let end = () => {};
  const screen = await show(<ConfirmDialog open title="Send it?" confirm="Yes" cancel="No" onConfirm={() => new Promise<void>((resolve) => (end = resolve))} onCancel={onCancel} />);
  const no = screen.getByRole('button', { name: 'No' });
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.element(no).toHaveAttribute('aria-disabled', 'true');
  no.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  end(); // refused, say: the question stands there again
  await expect.element(no).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

function FromMenu() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Menu trigger={<Button>Blueprint menu</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Delete</MenuItem>
      </Menu>
      <ConfirmDialog open={open} title="Delete it?" confirm="Yes" cancel="No" onConfirm={close} onCancel={close} />
    </>
  );
}

test('a dialog opened from a menu gives the focus back to the button of the menu', async () => {
  const screen = await show(<FromMenu />);
  await screen.getByRole('button', { name: 'Blueprint menu' }).click();
  await screen.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Blueprint menu' })).toHaveFocus();
});

/** Its button is gone by what was confirmed, and another one stands there. */
function Post() {
  const [isAsking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(true);
  return (
    <ul>
      <li>
        {isOpen ? <div><button onClick={() => setAsking(true)}>Close</button></div> : <button>Open again</button>}
        <ConfirmDialog open={isAsking} title="Close it?" confirm="Yes" cancel="No" onConfirm={() => (setOpen(false), setAsking(false))} onCancel={() => setAsking(false)} />
      </li>
    </ul>
  );
}

test('where the button is gone by what was confirmed, the one in its place has the focus', async () => {
  const screen = await show(<Post />);
  await screen.getByRole('button', { name: 'Close' }).click();
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open again' })).toHaveFocus();
});

test('where what is pressed is gone once the server has answered, the button in its place has the focus, and a field keeps it', async () => {
  function Row() {
    const [isOpen, setOpen] = useState(true);
    return <main ref={focusNearby}><ul><li>{isOpen ? <div><button onClick={() => setTimeout(setOpen, 50, false)}>Close</button></div> : <button onClick={() => setOpen(true)}>Open again</button>}</li></ul><input aria-label="Words" /></main>;
  }
  const screen = await show(<Row />);
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('button', { name: 'Open again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('textbox').click();
  await expect.element(screen.getByRole('button', { name: 'Open again' })).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('notices are read one after another, and each resolves when closed', async () => {
  const screen = await show(<input aria-label="Name" />);
  await screen.getByRole('textbox').click();
  const closed: string[] = [];
  void notice('First failed.').then(() => closed.push('first'));
  void notice('Second failed.').then(() => closed.push('second'));
  await expect.element(screen.getByRole('alertdialog', { name: 'First failed.' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alertdialog', { name: 'Second failed.' })).toBeVisible();
  expect(closed).toEqual(['first']);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  expect(closed).toEqual(['first', 'second']);
});

test.each([360, 1440])('a foot inside a long form stands at the very end of the dialog, and nothing shines through, at %d pixels', async (width) => {
  await page.viewport(width, 700);
  onTestFinished(() => page.viewport(1280, 720));
  await show(
    <Dialog open onOpenChange={() => {}} title="A long form">
      <div style={{ height: 2000 }} />
      <div className="br-dialog-foot">
        <Button>Send</Button>
      </div>
    </Dialog>,
  );
  const button = page.getByRole('button', { name: 'Send' });
  await expect.element(button).toBeVisible();
  const foot = button.element().closest('.br-dialog-foot');
  const body = foot?.closest('.br-dialog-body');
  expect(Math.abs((foot?.getBoundingClientRect().bottom ?? 0) - (body?.getBoundingClientRect().bottom ?? 0))).toBeLessThan(2);
  expect(foot && getComputedStyle(foot).backgroundColor).toMatch(/^(?:rgb\(|color\([^/]*\)$)/); // no transparency
});

test('where nothing is left of what opened a dialog, the focus goes to the heading of what came', async () => {
  function Replaced() {
    const [step, setStep] = useState<'before' | 'open' | 'after'>('before');
    const dialog = <Dialog open={step === 'open'} onOpenChange={() => {}} title="A plan" foot={<Button onClick={() => setStep('after')}>Save</Button>} />;
    return <main>{step === 'after' ? <section><h1>Your plan</h1></section> : <div><Button onClick={() => setStep('open')}>Generate</Button></div>}{dialog}</main>;
  }
  const screen = await show(<Replaced />);
  await screen.getByRole('button', { name: 'Generate' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your plan' })).toHaveFocus();
});
