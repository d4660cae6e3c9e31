import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems, refuse, type FakeHandlers } from '@bridge/testing';
import { aMentorView, anOwnMentor } from '../testing/builders.ts';
import { draw } from '../testing/draw.tsx';
import { FaceButton } from './face-button.tsx';

const saved: FakeHandlers = { updateMentor: () => ({ success: true, message: '', data: anOwnMentor() }) };
const dialog = page.getByRole('dialog', { name: 'Your picture' });
const radio = (name: string) => dialog.getByRole('radio', { name, exact: true });

async function open({ api = saved, face = '' as const, theme = 'light' as 'light' | 'dark', person = aMentorView(), isShown = true } = {}) {
  const drawn = await draw(<FaceButton person={person} face={face} isShown={isShown} />, { api, theme });
  await page.getByRole('button', { name: 'Change picture' }).click();
  await expect.element(dialog).toBeVisible();
  return drawn;
}

test('a mentor chooses one of eight faces or their initials, by keyboard', async () => {
  const { api } = await open();
  expect(dialog.getByRole('radio').elements()).toHaveLength(9);
  await expect.element(radio('Initials')).toBeChecked();
  while (document.activeElement !== radio('Initials').element()) await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(radio('Glasses')).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Your picture was saved. Talents see it now.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.callsOf('updateMentor').map(({ body }) => body)).toEqual([{ face: 'glasses', submit: false }]);
});

test('before the profile is verified it says when talents will see it', async () => {
  await open({ isShown: false });
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect.element(page.getByText('Your picture was saved. Talents see it once your profile is verified.')).toBeVisible();
});

test('who has a photo keeps it where no face is chosen', async () => {
  await open({ person: aMentorView({ profileImageUrl: '/portraits/a/192.webp' }) });
  await expect.element(radio('Photo')).toBeChecked();
});

test('refused, it says so and the choice stays', async () => {
  await open({ api: { updateMentor: () => refuse('unavailable', 'Not now.') } });
  await radio('Afro').click({ force: true });
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect.element(dialog.getByText('Not now.')).toBeVisible();
  await expect.element(radio('Afro')).toBeChecked();
});

test.each(['light', 'dark'] as const)('has no accessibility fault a machine can find and fits 320 pixels, %s', async (theme) => {
  await page.viewport(320, 700);
  await open({ theme });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await accessibilityProblems()).toEqual([]);
  await page.viewport(1280, 800);
});
