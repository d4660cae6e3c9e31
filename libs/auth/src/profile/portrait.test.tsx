import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnPortrait } from '@bridge/model';
import { accessibilityProblems, aUser, expectSaidOnce, offline, pressOften, refuse, renderRoute, type FakeHandlers } from '@bridge/testing';
import { dismissToast } from '@bridge/ui';
import { Portrait } from './portrait.tsx';
import './profile.css';

const none: OwnPortrait = { waiting: null, refused: null, shown: null, seen: false };
const dot = 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=';
const answers = (data: OwnPortrait) => () => ({ success: true as const, message: 'Done.', data });
const file = () => new File(['words'], 'me.jpg', { type: 'image/jpeg' });

async function draw(api: FakeHandlers, theme: 'light' | 'dark' = 'light', user = aUser()) {
  onTestFinished(() => dismissToast());
  return renderRoute(
    <main>
      <h1>Profile</h1>
      <Portrait user={user} />
    </main>,
    { api: { readPortrait: answers(none), ownProfile: () => ({ firstName: user.firstName, lastName: user.lastName, role: user.role, user }), ...api }, user, theme, path: '/profile' },
  );
}

const choose = (name = 'Choose a picture') => page.getByLabelText(name);
const image = () => document.querySelector('img');

test('a picture is chosen, seen at once as one that waits, and taken away, however often the button is pressed', async () => {
  const { api } = await draw({ setPortrait: answers({ ...none, waiting: dot }), removePortrait: answers(none) });
  await expect.element(page.getByText('You have no picture.')).toBeVisible();
  expect(image()).toBeNull();
  await userEvent.upload(choose(), file());
  await expect.element(page.getByText('It waits for our team. Nobody else sees it yet.')).toBeVisible();
  expect([image()?.getAttribute('src'), image()?.alt]).toEqual([dot, '']);
  expect(api.callsOf('setPortrait').map(({ body }) => body)).toEqual([{ picture: btoa('words') }]);
  await expect.element(choose('Choose another picture')).toHaveAccessibleDescription(expect.stringContaining('at most 5 MB'));

  await pressOften(page.getByRole('button', { name: 'Take it away' }).element());
  await expect.element(page.getByText('You have no picture.')).toBeVisible();
  expect([api.callsOf('removePortrait').length, image()]).toEqual([1, null]);
  await expect.element(page.getByRole('heading', { name: 'Your picture' })).toHaveFocus();
});

test('who is under 18 reads so, and is offered nothing; what they brought before can be taken away', async () => {
  const { screen } = await draw({ readPortrait: answers({ ...none, adultsOnly: true }) });
  await expect.element(page.getByText(/for people of 18 and older/)).toBeVisible();
  expect(document.querySelector('input')).toBeNull();
  await screen.unmount();
  await draw({ readPortrait: answers({ ...none, shown: dot, adultsOnly: true }) });
  await expect.element(page.getByRole('button', { name: 'Take it away' })).toBeVisible();
});

test('a mentor who has no picture sees the face they chose, as everybody else does; one they bring stands before it', async () => {
  const mentor = aUser({ role: 'MENTOR', face: 'hijab' });
  const { screen } = await draw({}, 'light', mentor);
  await expect.element(page.getByText('You have no picture.')).toBeVisible();
  expect(document.querySelectorAll('.profile-portrait .br-face').length).toBe(1);
  await screen.unmount();
  await draw({ readPortrait: answers({ ...none, waiting: dot }) }, 'light', mentor);
  await expect.poll(() => image()?.getAttribute('src')).toBe(dot);
  expect(document.querySelector('.br-face')).toBeNull();
});

test.each([360, 768, 1440])('the place of the picture is kept while it is on its way: %i', async (width) => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(width, 740);
  const answer = Promise.withResolvers<void>();
  await draw({ readPortrait: async () => (await answer.promise, answers(none)()) });
  const section = page.getByRole('region', { name: 'Your picture' });
  await expect.element(section).toBeVisible();
  const before = section.element().clientHeight;
  answer.resolve();
  await expect.element(page.getByText('You have no picture.')).toBeVisible();
  expect(Math.abs(section.element().clientHeight - before)).toBeLessThanOrEqual(4);
});

test('the keyboard reaches the choice and sees where it is', async () => {
  await draw({});
  await expect.element(page.getByText('You have no picture.')).toBeVisible();
  await userEvent.tab();
  await expect.element(choose()).toHaveFocus();
  expect(getComputedStyle(document.querySelector('.profile-file label') ?? document.body).outlineStyle).toBe('solid');
});

test.each<[string, OwnPortrait, string[]]>([
  ['is shown', { ...none, shown: dot, seen: true }, ['Others see it.']],
  ['of a mentor who is not verified', { ...none, shown: dot }, ['It was accepted. Others see it once your profile is verified.']],
  ['was not taken', { ...none, refused: 'It shows a dog.' }, ['You have no picture.', 'It is not shown: It shows a dog.']],
  ['waits while another is shown', { ...none, shown: dot, seen: true, waiting: dot }, ['It waits for our team. Nobody else sees it yet.', 'Until then, others see the picture before.']],
])('one that %s says so', async (_, portrait, said) => {
  await draw({ readPortrait: answers(portrait) });
  for (const words of said) await expect.element(page.getByText(words)).toBeVisible();
});

test.each<[string, FakeHandlers['setPortrait'], string]>([
  ['refused at the field', () => refuse('invalid-input', 'No.', [{ path: 'picture', message: 'This picture is too small.' }]), 'This picture is too small.'],
  ['refused of who is under 18', () => refuse('adults-only', 'For people of 18 and older.'), 'For people of 18 and older.'],
  ['by a busy server', () => refuse('unavailable', 'Try again in a minute.'), 'Try again in a minute.'],
  ['without a network', () => Promise.reject(offline), 'The picture was not sent. Check your connection, then try again.'],
])('one that is sent and %s says so at the choice, once, and it can be chosen again', async (_, setPortrait, words) => {
  await draw({ setPortrait });
  await expect.element(page.getByText('You have no picture.')).toBeVisible();
  await userEvent.upload(choose(), file());
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(choose()).toHaveAccessibleDescription(expect.stringContaining(words));
  await expectSaidOnce();
});

test.each(['light', 'dark'] as const)('has no accessibility fault a machine can find and fits 320 pixels, %s', async (theme) => {
  await page.viewport(320, 700);
  await draw({ readPortrait: answers({ ...none, shown: dot, waiting: dot, seen: true }) }, theme);
  await expect.element(page.getByText('Until then, others see the picture before.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await accessibilityProblems()).toEqual([]);
  await page.viewport(1280, 800);
});
