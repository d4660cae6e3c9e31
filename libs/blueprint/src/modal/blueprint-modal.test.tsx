import { expect, test, vi } from 'vitest';
import { aBlueprint } from '@bridge/testing';
import type { CareerBlueprint } from '@bridge/model';
import { draw, expectAccessible, survey } from '../testing/draw.tsx';
import { BlueprintModal } from './blueprint-modal.tsx';

async function drawModal(blueprint: CareerBlueprint | null, { pending = false, theme = 'light' as 'light' | 'dark', problem = undefined as string | undefined } = {}) {
  const asked = { onSave: vi.fn(), onRegenerate: vi.fn(), onRetake: vi.fn(), onClose: vi.fn() };
  const { screen } = await draw(<BlueprintModal open blueprint={blueprint} pending={pending} problem={problem} survey={survey} {...asked} />, { theme });
  return { screen, ...asked };
}

test('shows the vision and five years', async () => {
  const { screen } = await drawModal(aBlueprint());
  const dialog = screen.getByRole('dialog', { name: 'Career Blueprint' });
  await expect.element(dialog.getByText('Lead a data team that helps hospitals decide faster.')).toBeVisible();
  for (const year of [1, 2, 3, 4, 5]) await expect.element(dialog.getByRole('heading', { name: `Year ${year}` })).toBeInTheDocument();
  expect(dialog.getByRole('listitem').all()).toHaveLength(20);
  expect(screen.getByRole('button', { name: 'Regenerate Blueprint' }).query()).toBeNull();
});

test('Save says so and closes', async () => {
  const blueprint = aBlueprint();
  const { screen, onSave, onClose } = await drawModal(blueprint);
  await screen.getByRole('button', { name: 'Save Blueprint' }).click();
  await expect.element(screen.getByText('Blueprint Saved')).toBeVisible();
  await expect.element(screen.getByText('Your blueprint has been successfully saved.')).toBeVisible();
  expect(onSave).toHaveBeenCalledExactlyOnceWith(blueprint);
  expect(onClose).toHaveBeenCalledOnce();
});

test('without a blueprint there is nothing to save, and Regenerate', async () => {
  const { screen, onRegenerate } = await drawModal(null);
  await expect.element(screen.getByRole('button', { name: 'Save Blueprint' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Regenerate Blueprint' }).click();
  expect(onRegenerate).toHaveBeenCalledOnce();
  await expectAccessible();
});

test('a limit of the day is said in the words of the server', async () => {
  const { screen } = await drawModal(null, { problem: 'Ten blueprints were generated today. Try again tomorrow.' });
  await expect.element(screen.getByText('Ten blueprints were generated today. Try again tomorrow.')).toBeVisible();
});

test('while it is made anew, nothing can be pressed twice', async () => {
  const { screen } = await drawModal(null, { pending: true });
  await expect.element(screen.getByText('Loading blueprint...')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Regenerate Blueprint' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Save Blueprint' })).toBeDisabled();
});

test('Retake Test and the X ask for just that', async () => {
  const { screen, onRetake, onClose, onSave } = await drawModal(aBlueprint());
  await screen.getByRole('button', { name: 'Retake Test' }).click();
  expect(onRetake).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onSave).not.toHaveBeenCalled();
});

test.each(['light', 'dark'] as const)('has no accessibility fault a machine can find, %s', async (theme) => {
  await drawModal(aBlueprint({ year1: 2 }), { theme });
  await expectAccessible();
});
