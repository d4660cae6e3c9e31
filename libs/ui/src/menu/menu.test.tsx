import { Button } from '@radix-ui/themes';
import { useState, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
import { show } from '../testing/show.tsx';
import { Menu, MenuItem } from './menu.tsx';

/** A menu that fades away for so long that a test is quicker. */
async function drawFading() {
  const slow = new CSSStyleSheet();
  slow.replaceSync('.br-menu { animation-duration: 3s !important; }');
  document.adoptedStyleSheets.push(slow);
  onTestFinished(() => void document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(slow), 1));
  const screen = await show(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem>View</MenuItem>
      <MenuItem>Delete</MenuItem>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  const press = {
    pointer: () => button.click({ force: true }), // it does not wait for what moves
    Enter: () => byKey('{Enter}'),
    Space: () => byKey(' '),
    ArrowDown: () => byKey('{ArrowDown}'),
  };
  const byKey = (key: string) => {
    (button.element() as HTMLElement).focus(); // a button
    return userEvent.keyboard(key);
  };
  return { press, menus: () => [...document.querySelectorAll('[role=menu]')].map((menu) => menu.getAttribute('data-state')) };
}

const aFewFrames = () => new Promise((resolve) => setTimeout(resolve, 100));
const ways = ['pointer', 'Enter', 'Space', 'ArrowDown'] as const;

test.each(ways.flatMap((first) => ways.map((second) => [first, second] as const)))('opened by %s and closed, a menu that still fades is opened by %s, and has the focus', async (first, second) => {
  const { press, menus } = await drawFading();
  await press[first]();
  await expect.poll(menus).toEqual(['open']);
  await userEvent.keyboard('{Escape}');
  expect(menus()).toEqual(['closed']);
  await press[second]();
  await aFewFrames(); // what went gives the focus back in a task of its own
  expect(menus()).toEqual(['open']);
  expect(document.querySelector('[role=menu]')?.contains(document.activeElement)).toBe(true);
});

test('however fast the button is pressed, every second press closes the menu', async () => {
  const { press, menus } = await drawFading();
  for (let presses = 1; presses <= 7; presses++) {
    await press.pointer();
    await aFewFrames();
    expect(menus(), `after press ${presses}`).toEqual([presses % 2 ? 'open' : 'closed']);
  }
  await userEvent.keyboard('{Escape}');
});

test('a press beside an open menu closes it', async () => {
  const { press, menus } = await drawFading();
  await press.pointer();
  await expect.poll(menus).toEqual(['open']);
  await page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true });
  await expect.poll(menus).toEqual(['closed']);
});

test.each([300, 405, 415, 600])('on a phone no entry lies below the bar at the foot, with the button %i pixels down', async (down) => {
  onTestFinished(() => page.viewport(1280, 720));
  await page.viewport(360, 740);
  const entries = ['View', 'Update', 'Share', 'Versions', 'Print', 'Delete'];
  const screen = await show(
    <>
      <div style={{ height: down }} />
      <Menu trigger={<Button>More</Button>}>
        {entries.map((entry) => (
          <MenuItem key={entry}>{entry}</MenuItem>
        ))}
      </Menu>
      <div style={{ height: 2000 }} />
      <nav className="br-bottom">
        {['Home', 'Career'].map((name) => (
          <a key={name} href="#x">
            {name}
          </a>
        ))}
      </nav>
    </>,
  );
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  const bar = screen.getByRole('navigation').element().getBoundingClientRect();
  const box = () => screen.getByRole('menu').element().getBoundingClientRect();
  await expect.poll(() => box().bottom).toBeLessThanOrEqual(bar.top);
  expect(box().top).toBeGreaterThanOrEqual(0);
});

test('on a small phone a menu stays inside the window, however long a name in it is', async () => {
  onTestFinished(() => page.viewport(1280, 720));
  await page.viewport(320, 740);
  const screen = await show(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem>{`Report ${'Wolfeschlegelsteinhausen'.repeat(3)} Konstantinopolitanischer`}</MenuItem>
      <MenuItem>Block</MenuItem>
    </Menu>,
  );
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Block' })).toBeVisible();
  const outside = [...document.querySelectorAll('[role=menu], [role=menu] *')].filter((part) => part.getBoundingClientRect().right > innerWidth || part.getBoundingClientRect().left < 0);
  expect(outside.map((part) => part.className)).toEqual([]);
});

test.each([false, true])('a menu in a dialog lies over it, is found by its role and closes alone, also where its code came with the press: %s', async (startsOpen) => {
  const onReport = vi.fn();
  const menu = (
    <Menu trigger={<Button>More</Button>} startsOpen={startsOpen}>
      <MenuItem onSelect={onReport}>Report</MenuItem>
    </Menu>
  );
  const screen = await show(
    <main style={{ isolation: 'isolate' }}>
      <Dialog open onOpenChange={() => {}} title="Messages" closeOnOutside={false}>
        {startsOpen ? <Late>{menu}</Late> : menu}
      </Dialog>
    </main>,
  );
  await screen.getByRole('button', { name: startsOpen ? 'Load' : 'More' }).click();
  const entry = screen.getByRole('menuitem', { name: 'Report' });
  await expect.element(entry).toBeVisible();
  await expect.poll(() => topmost(entry.element())?.textContent).toBe('Report');
  await userEvent.keyboard('{Escape}');
  await expect.element(entry).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog', { name: 'Messages' })).toBeVisible();
  await screen.getByRole('button', { name: 'More' }).click();
  await entry.click();
  expect(onReport).toHaveBeenCalledOnce();
});

/** Stands for the button until its code is there. */
function Late({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(false);
  return isHere ? children : <Button onClick={() => setHere(true)}>Load</Button>;
}

/** What lies uppermost in the middle of an element. */
function topmost(element: Element): Element | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
}
