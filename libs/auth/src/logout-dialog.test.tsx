import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '@bridge/client';
import { accessibilityProblems, aUser, offline, renderWithProviders } from '@bridge/testing';
import { LogoutDialog } from './logout-dialog.tsx';

async function draw() {
  const onClose = vi.fn();
  const onLoggedOut = vi.fn();
  const drawn = await renderWithProviders(<LogoutDialog open onClose={onClose} onLoggedOut={onLoggedOut} />, { user: aUser() });
  return { ...drawn, onClose, onLoggedOut };
}

test('Cancel and Escape leave things as they are', async () => {
  const { onClose } = await draw();
  await expect.element(page.getByRole('alertdialog', { name: 'Log Out?' })).toHaveAccessibleDescription('Are you sure you want to logout?');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  expect(session.current()).not.toBeNull();
});

test('Logout ends the session here and on the server, and says so', async () => {
  const { api, onLoggedOut } = await draw();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.element(page.getByText('Logout Successfull')).toBeVisible();
  expect([session.current(), localStorage.length, document.cookie.includes('authToken'), onLoggedOut.mock.calls.length]).toEqual([null, 0, false, 1]);
  await expect.poll(() => api.callsOf('logout')).toHaveLength(1);
});

test('Logout works without network', async () => {
  const { api } = await draw();
  api.answers({
    logout: () => {
      throw offline;
    },
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  expect(session.current()).toBeNull();
});

test('nothing breaks WCAG 2.2 AA', async () => {
  await draw();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});
