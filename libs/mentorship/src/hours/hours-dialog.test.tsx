import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems, offline, refuse, type FakeHandlers } from '@bridge/testing';
import { deviceZone, nameZone, type Availability } from '@bridge/model';
import { anOwnMentor } from '../testing/builders.ts';
import { draw } from '../testing/draw.tsx';
import { HoursDialog } from './hours-dialog.tsx';

const stored: Availability = { timeZone: 'Africa/Lagos', windows: [{ day: 'tuesday', from: '14:00', to: '18:00' }] };
const saved: FakeHandlers = { updateMentor: () => ({ success: true, message: 'Saved', data: anOwnMentor() }) };

async function drawHours({ availability = stored, ...options }: { availability?: Availability | null; api?: FakeHandlers; theme?: 'light' | 'dark' } = {}) {
  const onClose = vi.fn();
  const { api } = await draw(<HoursDialog userId="mentor" availability={availability} revisions={anOwnMentor().revisions} onClose={onClose} />, { api: saved, ...options });
  await expect.element(page.getByRole('dialog', { name: 'Your weekly hours' })).toBeVisible();
  return { api, onClose, save: () => page.getByRole('button', { name: 'Save hours' }).click() };
}

test('hours are changed, added and removed, and sent without submitting the profile anew', async () => {
  const { api, onClose, save } = await drawHours();
  await expect.element(page.getByLabelText('Your time zone')).toHaveValue('Lagos (UTC+1)');
  await page.getByLabelText('Tuesday, to').selectOptions('16:30');
  await page.getByRole('button', { name: 'Add hours on Tuesday' }).click();
  await expect.element(page.getByLabelText('Tuesday, from').last()).toHaveFocus();
  await page.getByRole('button', { name: 'Add hours on Sunday' }).click();
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await page.getByRole('button', { name: 'Remove 09:00 to 12:00 on Sunday' }).click();
  await expect.element(page.getByRole('button', { name: 'Add hours on Sunday' })).toHaveFocus();
  await page.getByLabelText('Your time zone').fill('berlin');
  await page.getByRole('option', { name: 'Berlin, Germany' }).click();
  await save();
  await expect.element(page.getByText('Your hours were saved. Talents can book them now.')).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(api.callsOf('updateMentor').map(({ body }) => body)).toEqual([
    {
      availability: {
        timeZone: 'Europe/Berlin',
        windows: [
          { day: 'monday', from: '09:00', to: '12:00' },
          { day: 'tuesday', from: '14:00', to: '16:30' },
          { day: 'tuesday', from: '17:30', to: '20:30' },
        ],
      },
      revisions: { hours: 'h' },
      submit: false,
    },
  ]);
});

test('hours that end before they begin are said at their end, and not sent', async () => {
  const { api, save } = await drawHours();
  await page.getByLabelText('Tuesday, from').selectOptions('20:00');
  const end = page.getByLabelText('Tuesday, to');
  await expect.element(end).toHaveAccessibleDescription('Let it end later than it begins');
  await save();
  await expect.element(end).toHaveFocus();
  expect(api.callsOf('updateMentor')).toHaveLength(0);
  await end.selectOptions('24:00');
  await save();
  expect(api.callsOf('updateMentor')).toHaveLength(1);
});

test('a mentor keeps at least one hour', async () => {
  const { api, save } = await drawHours();
  await page.getByRole('button', { name: 'Remove 14:00 to 18:00 on Tuesday' }).click();
  await save();
  await expect.element(page.getByRole('alert').getByText('Keep at least one hour open, so that talents can book you.')).toBeVisible();
  expect(api.callsOf('updateMentor')).toHaveLength(0);
});

test('whoever has none yet begins in their own time zone', async () => {
  await drawHours({ availability: null });
  await expect.element(page.getByLabelText('Your time zone')).toHaveValue(nameZone(deviceZone(), new Date().toISOString(), 'en'));
  await expect.element(page.getByText('No hours on this day.').first()).toBeVisible();
});

test('what was changed stays when saving fails, and is saved once', async () => {
  const { api, onClose, save } = await drawHours({ api: { updateMentor: () => Promise.reject(offline) } });
  await page.getByLabelText('Tuesday, to').selectOptions('16:30');
  await save();
  await expect.element(page.getByRole('alert').getByText('Your hours could not be saved. Please try again.')).toBeVisible();
  api.answers({ updateMentor: () => refuse('profile-incomplete', 'Something is missing.') });
  await save();
  await expect.element(page.getByRole('alert').getByText('Something is missing.')).toBeVisible();
  await expect.element(page.getByLabelText('Tuesday, to')).toHaveValue('16:30');
  api.answers(saved);
  await page.getByRole('button', { name: 'Save hours' }).dblClick();
  await expect.element(page.getByText('Your hours were saved. Talents can book them now.')).toBeVisible();
  expect([api.callsOf('updateMentor').length, onClose.mock.calls.length]).toEqual([3, 1]);
});

test('by keyboard alone: hours are added, chosen and saved', async () => {
  const { api } = await drawHours();
  await userEvent.tab(); // Close
  await userEvent.tab(); // time zone
  await userEvent.tab(); // Monday
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Monday, from')).toHaveFocus();
  await userEvent.keyboard('10');
  await userEvent.keyboard('{Enter}');
  page.getByRole('button', { name: 'Save hours' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.callsOf('updateMentor')).toHaveLength(1);
});

test.each(['light', 'dark'] as const)('has no accessibility fault a machine can find and fits 320 pixels, %s', async (theme) => {
  await page.viewport(320, 700);
  onTestFinished(() => page.viewport(1280, 720));
  await drawHours({ theme });
  await page.getByLabelText('Tuesday, from').selectOptions('20:00');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await accessibilityProblems()).toEqual([]);
});
