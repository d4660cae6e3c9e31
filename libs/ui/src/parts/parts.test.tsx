import { Button } from '@radix-ui/themes';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Menu, MenuItem, MenuSeparator } from '../menu/menu.tsx';
import { expectAccessible, show } from '../testing/show.tsx';
import { Avatar } from './avatar.tsx';
import { Icon, iconNames } from './icon.tsx';
import { Meter } from './meter.tsx';
import { Note } from './note.tsx';
import { Skeleton, SkeletonBridge } from './skeleton.tsx';
import { SkipLink } from './skip-link.tsx';
import { Stars } from './stars.tsx';
import { EmptyState, FailedState, PendingState } from './states.tsx';
import { Tag } from './tag.tsx';

test.each([[3.5, 3, 1], [3.7, 3, 1], [3.2, 3, 0], [4.9, 5, 0], [0.5, 0, 1]])('of a rating of %d so many stars are lit, and so many halves', async (value, whole, halves) => {
  await show(<Stars value={value} label="so many" />);
  const half = document.querySelectorAll('svg svg').length;
  expect([document.querySelectorAll('.br-star-on').length - half, half]).toEqual([whole, halves]);
});

test('where a picture of somebody is gone their initials stand, and the next picture is shown', async () => {
  const gone = '/portraits/gone/192.webp';
  const dot = 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=';
  const screen = await show(<Avatar firstName="Demo" lastName="Talent 1" image={gone} />);
  const isDrawn = () => document.querySelector('img')?.checkVisibility();
  await expect.poll(isDrawn).toBe(false);
  await expect.element(screen.getByText('D1')).toBeVisible();
  await screen.rerender(<Avatar firstName="Demo" lastName="Talent 1" image={dot} />);
  await expect.poll(isDrawn).toBe(true);
});

test('a meter says its name and value', async () => {
  const screen = await show(<Meter label="Year 2" value={75.4} />);
  const bar = screen.getByRole('progressbar', { name: 'Year 2' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '75');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '75%');
});

test('a failed state is announced and offers another try', async () => {
  const onRetry = vi.fn();
  const screen = await show(<FailedState title="We could not load it" text="Nothing is lost." onRetry={onRetry} />);
  await screen.getByRole('button', { name: 'Retry' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a menu is worked by keyboard and gives the focus back', async () => {
  const onSelect = vi.fn();
  const screen = await show(
    <Menu trigger={<Button>Blueprint menu</Button>}>
      <MenuItem onSelect={() => {}}>View</MenuItem>
      <MenuSeparator />
      <MenuItem danger icon="trash" onSelect={onSelect}>
        Delete
      </MenuItem>
    </Menu>,
  );
  screen.getByRole('button', { name: 'Blueprint menu' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'View' })).toHaveFocus();
  expect(screen.getByRole('menu').element().closest('main')).not.toBeNull(); // in a landmark
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('button', { name: 'Blueprint menu' })).toHaveFocus();
});

test('parts and states are accessible in both themes', async () => {
  const screen = await show(
    <>
      <SkipLink to="here" />
      <h1 id="here">Parts</h1>
      <Avatar firstName="Demo" lastName="Talent 1" />
      <Avatar firstName="Demo" lastName="Mentor 3" size="large" userId="a" />
      <Avatar firstName="Demo" lastName="Partner" size="huge" userId="b" />
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
      <Meter label="Year 1" value={40} />
      <Stars value={4.6} label="4.6 of 5 stars">
        4.6
      </Stars>
      <Tag>Plain</Tag> <Tag tone="jade">Ready</Tag> <Tag tone="amber">Complete</Tag>
      <Note>This payment is simulated.</Note>
      <Note tone="red">That did not work.</Note>
      <EmptyState title="Nothing here yet" text="This is what it is." action={<Button size="3">Begin</Button>} />
      <FailedState title="We could not load it" text="Nothing is lost." onRetry={() => {}} busy />
      <PendingState>
        <Skeleton width="200px" />
        <SkeletonBridge />
      </PendingState>
    </>,
  );
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('Loading');
  await expectAccessible();
});
