import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, aUser, renderRoute } from '@bridge/testing';
import { chosenRole } from './chosen-role.ts';
import { SelectUserType } from './select-user-type.tsx';

test('three cards; choosing one keeps the role and carries it to sign-up', async () => {
  const { location, router } = await renderRoute(<SelectUserType />, { path: '/select-user-type' });
  await expect.element(page.getByRole('heading', { name: 'Tailor your experience' })).toBeVisible();
  expect(page.getByRole('listitem').elements().map((card) => card.querySelector('.br-d4')?.textContent)).toEqual(['Talents', 'Mentors', 'Partners']);
  await page.getByRole('link', { name: /Mentors/ }).click();
  await expect.poll(location).toBe('/signup');
  expect([chosenRole(), router.state.location.state]).toEqual(['MENTOR', expect.objectContaining({ role: 'MENTOR' })]);
});

test('who is signed in is shown the way to their own dashboard', async () => {
  await renderRoute(<SelectUserType />, { user: aUser() });
  await expect.element(page.getByText('You are signed in as Demo Talent 1.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to My Dashboard' })).toHaveAttribute('href', '/dashboard');
});

test.each(['light', 'dark'] as const)('nothing breaks WCAG 2.2 AA in %s', async (theme) => {
  await renderRoute(<SelectUserType />, { user: aUser(), theme });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});
