import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aBlueprint, aMilestone, offline, refuse } from '@bridge/testing';
import { CareerScreen, draw, expectAccessible, serverWith, talent } from '../testing/draw.tsx';

const never = () => new Promise<never>(() => {});
const name = "Demo Talent 1's Career Blueprint";

async function choose(screen: Awaited<ReturnType<typeof draw>>['screen'], entry: string) {
  await screen.getByRole('button', { name: 'Blueprint menu' }).click();
  await screen.getByRole('menuitem', { name: entry }).click();
}

test('the card names its owner and says that it is ready', async () => {
  const { screen } = await draw(<CareerScreen />, { api: serverWith(aBlueprint({}, { generatedAt: '2026-11-18T12:00:00.000Z' })) });
  await expect.element(screen.getByRole('heading', { name })).toBeVisible();
  await expect.element(screen.getByText('Ready', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Updated 18 November 2026')).toBeVisible();
});

test('the menu offers View, Update, Share, Versions, Print or save and Delete', async () => {
  const { screen } = await draw(<CareerScreen />, { api: serverWith(aBlueprint()) });
  await screen.getByRole('button', { name: 'Blueprint menu' }).click();
  expect(screen.getByRole('menuitem').all().map((item) => item.element().textContent)).toEqual(['View', 'Update', 'Share', 'Versions', 'Print or save', 'Delete']);
});

test('none: "No data to display"', async () => {
  const { screen } = await draw(<CareerScreen />, { api: serverWith(null) });
  await expect.element(screen.getByRole('heading', { name: 'No data to display' })).toBeVisible();
  expect(screen.getByText('Ready', { exact: true }).query()).toBeNull();
  await expect.element(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/talent/dashboard');
  await expectAccessible();
});

test('loading keeps the final shape', async () => {
  const { screen } = await draw(<CareerScreen />, { api: { fullBlueprint: never } });
  await expect.element(screen.getByText('Loading your career blueprint')).toBeInTheDocument();
  await expectAccessible();
});

test('a failed load shows a message and Retry, which loads', async () => {
  const { screen, api } = await draw(<CareerScreen />, { api: { fullBlueprint: () => refuse('not-allowed') } });
  await expect.element(screen.getByText('Failed to load career data. Please try again. Nothing you saved is lost.')).toBeVisible();
  await expect.element(screen.getByText('Failed to fetch user data: Forbidden')).toBeVisible();
  await expectAccessible();
  api.answers(serverWith(aBlueprint()));
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('heading', { name })).toBeVisible();
});

test('without any answer the message is the plain one', async () => {
  const { screen } = await draw(<CareerScreen />, { api: { fullBlueprint: () => Promise.reject(offline) } });
  await expect.element(screen.getByText('Failed to load career data.', { exact: true })).toBeVisible();
});

test('a missing user id is said, and nothing is asked of the server', async () => {
  const { screen, api } = await draw(<CareerScreen user={{ ...talent, userId: '' }} />);
  await expect.element(screen.getByText('User ID is missing or invalid.')).toBeVisible();
  expect(api.calls).toEqual([]);
});

test('View opens the whole blueprint, Back closes it', async () => {
  const { screen } = await draw(<CareerScreen />, { api: serverWith(aBlueprint({ year1: 1 })) });
  await choose(screen, 'View');
  await expect.element(screen.getByRole('heading', { name: 'Career Blueprint' })).toHaveFocus();
  await expect.element(screen.getByText('Milestone 4 of year1')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(screen.getByRole('heading', { name })).toBeVisible();
});

test.each([
  ['loading', never, 'Loading blueprint...'],
  ['none', () => ({ success: true as const, careerBlueprint: null }), 'No blueprint available.'],
  ['none, in full', () => ({ success: true as const, careerBlueprint: null }), 'Career blueprint not found for this user.'],
  ['failed', () => Promise.reject(offline), 'Failed to load career blueprint.'],
  ['failed without an answer', () => Promise.reject(offline), 'Failed to load user blueprint.'],
  ['refused', () => refuse('user-not-found'), 'Failed to fetch user data: Not Found'],
])('detail view, %s', async (_name, fullBlueprint, text) => {
  const { screen } = await draw(<CareerScreen start={{ view: true }} />, { api: { fullBlueprint } });
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
});

test('detail view without a user id', async () => {
  const { screen } = await draw(<CareerScreen user={{ ...talent, userId: '' }} start={{ view: true }} />);
  await expect.element(screen.getByText('User ID is missing or invalid.')).toBeVisible();
});

test('Delete asks, deletes, and Undo brings it back with its progress', async () => {
  const { screen, api } = await draw(<CareerScreen />, { api: serverWith(aBlueprint({ year1: 2 })) });
  await choose(screen, 'Delete');
  await expect.element(screen.getByText(`Are you sure you want to delete "${name}"?`)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.element(screen.getByText('No data to display')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Career Roadmap' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('2 of 20 done')).toBeVisible();
  await expect.element(screen.getByText('Blueprint restored')).toBeVisible();
  expect(api.callsOf('restoreBlueprint')).toHaveLength(1);
});

test("\"No, don't delete\" deletes nothing", async () => {
  const { screen, api } = await draw(<CareerScreen />, { api: serverWith(aBlueprint()) });
  await choose(screen, 'Delete');
  await screen.getByRole('button', { name: "No, don't delete" }).click();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Blueprint menu' })).toHaveFocus();
  expect(api.callsOf('deleteBlueprint')).toEqual([]);
});

test('a refused deletion leaves the blueprint and says so', async () => {
  const { screen } = await draw(<CareerScreen />, { api: { ...serverWith(aBlueprint()), deleteBlueprint: () => Promise.reject(offline) } });
  await choose(screen, 'Delete');
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.element(screen.getByText('The blueprint was not deleted')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name })).toBeVisible();
});

/** The blueprint with its first milestone of year 2 exchanged. */
function changed() {
  const next = aBlueprint({}, { id: '018f0000-0000-7000-8000-0000000000b2' });
  next.milestones.year2 = [aMilestone({ id: 'fresh', text: 'Teach one class' }), ...next.milestones.year2.slice(1)];
  return next;
}

test('Update shows what changes year by year, keeps what is completed, and replaces only when asked to', async () => {
  const server = serverWith(aBlueprint({ year2: 2 }), changed());
  const { screen, api } = await draw(<CareerScreen />, { api: server });
  await choose(screen, 'Update');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('listitem').filter({ hasText: 'Teach one class' })).toHaveTextContent('New');
  const leaving = dialog.getByRole('listitem').filter({ hasText: 'Milestone 1 of year2' });
  await expect.element(leaving).toHaveTextContent(/Kept.*Completed, stays completed/);
  await dialog.getByText(/as (they are|it is)$/).nth(1).click(); // what stays is shown on request, year by year
  await expect.element(dialog.getByRole('listitem').filter({ hasText: 'Milestone 2 of year2' })).toHaveTextContent(/Kept.*Completed, stays completed/);
  await expect.element(dialog.getByRole('heading', { name: 'Year 2' })).toBeVisible();
  await expectAccessible();
  await leaving.getByRole('checkbox').click();
  await expect.element(leaving).toHaveTextContent(/Leaving.*You have completed this one/);
  await screen.getByRole('button', { name: 'Keep', exact: true }).click();
  expect(api.callsOf('replaceBlueprint')).toEqual([]);
  await choose(screen, 'Update');
  await screen.getByRole('button', { name: 'Replace' }).click();
  await expect.element(screen.getByText('Blueprint Updated Successfully')).toBeVisible();
  await expect.element(screen.getByText('Your blueprint has been updated.')).toBeVisible();
  expect(server.stored()?.milestones.year2.map(({ text }) => text)).toEqual(['Milestone 1 of year2', 'Milestone 2 of year2', 'Milestone 3 of year2', 'Milestone 4 of year2', 'Teach one class']);
});

test('Update that changes nothing says so, and offers only to close', async () => {
  const { screen, api } = await draw(<CareerScreen />, { api: serverWith(aBlueprint()) });
  await choose(screen, 'Update');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('This version is the same as the blueprint you have. There is nothing to replace.')).toBeVisible();
  expect(dialog.getByRole('button', { name: /Replace|Keep/ }).elements()).toEqual([]);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.callsOf('replaceBlueprint')).toEqual([]);
});

test('Update from other answers that lead to the same plan can be taken: it is built on them afterwards', async () => {
  const { screen, api } = await draw(<CareerScreen />, { api: serverWith(aBlueprint({}, { otherAnswers: 'a name' })) });
  await choose(screen, 'Update');
  await expect.element(screen.getByText(/^This version has the vision and the milestones that you have already/)).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await expect.poll(() => api.callsOf('replaceBlueprint').length).toBe(1);
});

test.each([
  ['fails', () => Promise.reject(offline), 'Try again.'],
  ['is out of tries for today', () => refuse('generation-limit', 'You can generate ten a day.'), 'You can generate ten a day.'],
])('Update that %s keeps the blueprint and says so', async (_name, generateBlueprint, text) => {
  const { screen } = await draw(<CareerScreen />, { api: { ...serverWith(aBlueprint()), generateBlueprint } });
  await choose(screen, 'Update');
  await expect.element(screen.getByText('Failed to Update Blueprint')).toBeVisible();
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name })).toBeVisible();
});

test('Update of a blueprint that another device deleted', async () => {
  const { screen, api } = await draw(<CareerScreen />, { api: serverWith(aBlueprint()) });
  await expect.element(screen.getByRole('heading', { name })).toBeVisible();
  api.answers(serverWith(null));
  await choose(screen, 'Update');
  await expect.element(screen.getByText('Blueprint not found.')).toBeVisible();
});

test('by keyboard alone: menu, View, Back', async () => {
  const { screen } = await draw(<CareerScreen />, { api: serverWith(aBlueprint()) });
  await expect.element(screen.getByRole('heading', { name })).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Career Blueprint' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(screen.getByRole('heading', { name })).toBeVisible();
});

test.each(['light', 'dark'] as const)('has no accessibility fault a machine can find, %s', async (theme) => {
  const { screen } = await draw(<CareerScreen />, { api: serverWith(aBlueprint({ year1: 4, year2: 2 })), theme });
  await expect.element(screen.getByText('Milestone 1 of year2')).toBeVisible();
  await expectAccessible();
});

test('a name of eighty letters fits a phone', async () => {
  await page.viewport(320, 700);
  onTestFinished(() => page.viewport(414, 896));
  const user = { ...talent, firstName: 'Donaudampfschifffahrtsgesellschaft', lastName: 'Rechtsschutzversicherungsgesellschaftenverband' };
  const { screen } = await draw(<CareerScreen user={user} />, { api: serverWith(aBlueprint({ year1: 4 })) });
  await expect.element(screen.getByRole('heading', { name: user.firstName })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('Share stands beside the menu and in it, and the focus comes back from its dialog', async () => {
  const { screen } = await draw(<CareerScreen />, { api: { ...serverWith(aBlueprint()), readSharing: () => ({ success: true, data: { isShared: false, shown: { showsEmail: false, showsRoadmap: false, showsProgress: false }, leftOut: [], typed: [] } }) } });
  await screen.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.element(screen.getByRole('dialog', { name: `Share ${name}` })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await choose(screen, 'Share');
  await expect.element(screen.getByRole('dialog', { name: `Share ${name}` })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Blueprint menu' })).toHaveFocus();
});

test('a plan that was made and not saved is told, with the way to it', async () => {
  const { screen } = await draw(<CareerScreen />, { api: serverWith(null, undefined, true) });
  await expect.element(screen.getByText('Your blueprint is made and waits to be saved. You find it on your dashboard.')).toBeVisible();
});
