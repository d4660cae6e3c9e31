import { expect, test, vi } from 'vitest';
import { aBlueprint, aMilestone, offline } from '@bridge/testing';
import type { CareerBlueprint } from '@bridge/model';
import { draw, expectAccessible, serverWith, survey, talent } from '../testing/draw.tsx';
import { BlueprintModal } from './blueprint-modal.tsx';

async function drawModal(blueprint: CareerBlueprint | null, { pending = false, theme = 'light' as 'light' | 'dark', problem = undefined as string | undefined, api = serverWith(null, blueprint ?? undefined) as ReturnType<typeof serverWith> } = {}) {
  const asked = { onSaved: vi.fn(), onRegenerate: vi.fn(), onRetake: vi.fn(), onClose: vi.fn() };
  const drawn = await draw(<BlueprintModal userId={talent.userId} open blueprint={blueprint} pending={pending} problem={problem} survey={survey} {...asked} />, { theme, api });
  return { ...drawn, ...asked };
}

test('shows the bridge, the vision and five years, the first of them open', async () => {
  const { screen } = await drawModal(aBlueprint());
  const dialog = screen.getByRole('dialog', { name: 'Career Blueprint' });
  await expect.element(dialog.getByText('Lead a data team that helps hospitals decide faster.')).toBeVisible();
  for (const year of [1, 2, 3, 4, 5]) await expect.element(dialog.getByRole('heading', { name: `Year ${year}` })).toBeInTheDocument();
  await expect.element(dialog.getByText('Milestone 4 of year1')).toBeVisible();
  await expect.element(dialog.getByText('Milestone 1 of year2')).not.toBeVisible();
  await dialog.getByRole('heading', { name: 'Year 2' }).click();
  await expect.element(dialog.getByText('Milestone 1 of year2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Regenerate Blueprint' }).query()).toBeNull();
});

test('Save says so and closes', async () => {
  const blueprint = aBlueprint();
  const api = serverWith(null, blueprint);
  const { screen, onSaved, onClose } = await drawModal(blueprint, { api });
  expect(api.stored()).toBeNull();
  await screen.getByRole('button', { name: 'Save Blueprint' }).click();
  await expect.element(screen.getByText('Blueprint Saved')).toBeVisible();
  await expect.element(screen.getByText('Your blueprint has been successfully saved.')).toBeVisible();
  expect(onSaved).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  expect(api.stored()?.id).toBe(blueprint.id);
});

const fresh = () => aBlueprint({}, { id: '018f0000-0000-7000-8000-0000000000b2' });

test('where nothing was made of the present one, Save replaces it at once', async () => {
  const next = fresh();
  const api = serverWith(aBlueprint(), next);
  const { screen, onClose } = await drawModal(next, { api });
  await screen.getByRole('button', { name: 'Save Blueprint' }).click();
  await expect.element(screen.getByText('Blueprint Saved')).toBeVisible();
  expect(api.stored()?.id).toBe(next.id);
  expect(onClose).toHaveBeenCalledOnce();
});

const made: [string, (current: CareerBlueprint) => void][] = [
  ['ticked', ({ milestones }) => void (milestones.year1[0]!.completed = true)],
  ['edited', ({ milestones }) => void Object.assign(milestones.year1[0]!, { text: 'In my words', revision: 1 })],
  ['noted', ({ milestones }) => void Object.assign(milestones.year1[0]!, { note: 'Ask Monday', revision: 1 })],
  ['added', ({ milestones }) => void milestones.year1.unshift(aMilestone({ id: 'own-1', text: 'Keep bees', own: true }))],
];

test.each(made)('what was %s is asked about before Save replaces it, and stays', async (_, make) => {
  const current = aBlueprint();
  make(current);
  const before = structuredClone(current.milestones.year1[0]);
  const next = fresh();
  next.milestones.year1 = [aMilestone({ id: 'fresh', text: 'Teach one class' })];
  const api = serverWith(current, next);
  const { screen } = await drawModal(next, { api });
  await screen.getByRole('button', { name: 'Save Blueprint' }).click();
  await expect.element(screen.getByRole('listitem').filter({ hasText: before?.text })).toHaveTextContent('Kept');
  expect(api.stored()?.id).toBe(current.id);
  await screen.getByRole('button', { name: 'Replace' }).click();
  await expect.element(screen.getByText('Blueprint Saved')).toBeVisible();
  expect(api.stored()?.milestones.year1[0]).toMatchObject(before ?? {});
});

test('closed without Save, the present one stays, and it is said where the new one is', async () => {
  const current = aBlueprint({ year1: 2 });
  const api = serverWith(current, fresh());
  const { screen, onClose } = await drawModal(fresh(), { api });
  await expect.element(screen.getByText('Milestone 1 of year5')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByText('Your blueprint stays as it was')).toBeVisible();
  expect([api.stored()?.id, onClose.mock.calls.length]).toEqual([current.id, 1]);
});

test('what could not be saved says so and stays open', async () => {
  const { screen, onClose } = await drawModal(aBlueprint(), { api: { ...serverWith(null), replaceBlueprint: () => Promise.reject(offline) } as never });
  await screen.getByRole('button', { name: 'Save Blueprint' }).click();
  await expect.element(screen.getByText('The blueprint was not saved')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
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
  const { screen, onRetake, onClose, onSaved } = await drawModal(aBlueprint());
  await screen.getByRole('button', { name: 'Retake Test' }).click();
  expect(onRetake).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onSaved).not.toHaveBeenCalled();
});

test.each(['light', 'dark'] as const)('has no accessibility fault a machine can find, %s', async (theme) => {
  await drawModal(aBlueprint({ year1: 2 }), { theme });
  await expectAccessible();
});
