import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aBlueprint, aMilestone, offline, refuse } from '@bridge/testing';
import type { CareerBlueprint } from '@bridge/model';
import { dismissToast } from '@bridge/ui';
import { CareerScreen, draw, expectAccessible, serverWith, survey } from '../testing/draw.tsx';
import { UpdateBlueprint } from './update-blueprint.tsx';

type Drawn = Awaited<ReturnType<typeof draw>>['screen'];
async function choose(screen: Drawn, entry: string) {
  await screen.getByRole('button', { name: 'Blueprint menu' }).click();
  await screen.getByRole('menuitem', { name: entry }).click();
}

/** A new version whose first year begins with another milestone. */
function next() {
  const blueprint = aBlueprint({}, { id: '018f0000-0000-7000-8000-0000000000b2' });
  blueprint.milestones.year1[0] = aMilestone({ id: 'fresh', text: 'Teach one class' });
  return blueprint;
}

test('after an update the version before it is listed, can be read, and made the current one again', async () => {
  const server = serverWith(aBlueprint({ year2: 1 }), next());
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: server });
  await choose(screen, 'Update');
  await screen.getByRole('button', { name: 'Replace' }).click();
  await expect.element(screen.getByRole('button', { name: 'Change “Teach one class”' })).toBeVisible();

  dismissToast(); // it lies over the corner of a dialog
  await choose(screen, 'Versions');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Current', { exact: true })).toBeVisible();
  expect(dialog.getByRole('listitem').all()).toHaveLength(2);
  await expectAccessible();
  await dialog.getByRole('button', { name: /^Look at it: / }).last().click();
  await expect.element(screen.getByRole('dialog').getByText('Milestone 1 of year1')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'All versions' }).click();
  await screen.getByRole('button', { name: /^Look at it: / }).last().click();
  await screen.getByRole('button', { name: 'Make it the current one' }).click();
  await expect.element(screen.getByText('This version is the current one now')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Change “Milestone 1 of year1”' })).toBeVisible();
});

const works: { name: string; made: (current: CareerBlueprint) => void }[] = [
  { name: 'a milestone of one’s own', made: ({ milestones }) => void milestones.year3.push(aMilestone({ id: 'own-bees', text: 'Keep bees', own: true })) },
  { name: 'words, a note and a target', made: ({ milestones }) => void Object.assign(milestones.year2[0] ?? {}, { text: 'In my words', note: 'Mine', target: '2027-Q2', revision: 2 }) },
  { name: 'a tick', made: ({ milestones }) => void Object.assign(milestones.year1[0] ?? {}, { completed: true }) },
  { name: 'what was taken out', made: ({ removed }) => void removed.push({ ...aMilestone({ id: 'gone', text: 'Gone' }), year: 'year1', place: 0 }) },
];

test.each(works)('an older version in the place of one with $name: Undo brings all of it back', async ({ made }) => {
  const server = serverWith(aBlueprint(), next());
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: server });
  await choose(screen, 'Update');
  await screen.getByRole('button', { name: 'Replace' }).click();
  await expect.element(screen.getByText('Blueprint Updated Successfully')).toBeVisible();
  const current = server.stored() ?? aBlueprint();
  made(current);
  const before = structuredClone(current);
  dismissToast();
  await choose(screen, 'Versions');
  await screen.getByRole('button', { name: /^Look at it: / }).last().click();
  await screen.getByRole('button', { name: 'Make it the current one' }).click();
  await expect.element(screen.getByText('This version is the current one now')).toBeVisible();
  expect(server.stored()?.id).not.toBe(before.id);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => server.stored()).toEqual(before);
  await expect.element(screen.getByText('This version is the current one again')).toBeVisible();
});

test('an update says which answers have changed, each with what it was', async () => {
  const current = { ...aBlueprint(), answers: { '2': { text: 'Nursing' }, '6': { options: ['cloud-computing'] } }, envision: 'A nurse' };
  const changed = { ...next(), answers: { '2': { text: 'Nursing' }, '6': { options: ['data-analysis', 'cloud-computing'] } }, envision: '' };
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: serverWith(current, changed) });
  await choose(screen, 'Update');
  const list = screen.getByRole('region', { name: 'Answers you have changed' }).getByRole('listitem');
  await expect.element(list.first()).toHaveTextContent(/Who would you like to be\?no answerUntil now: .*A nurse/);
  await expect.element(list.nth(1)).toHaveTextContent(/Cloud Computing.*Data Analysis.*Until now: .*Cloud Computing/);
  expect(list.all()).toHaveLength(2);
  await expectAccessible();
});

test('an update proposes what can be taken as it is, and says where a choice makes a year too long', async () => {
  const current = aBlueprint();
  current.milestones.year1 = Array.from({ length: 9 }, (_, n) => aMilestone({ id: `done-${n}`, text: `Done ${n}`, completed: n > 0, ...(n === 0 && { own: true }) })); // not finished: a finished year takes nothing new by itself
  const fresh = next();
  fresh.milestones.year1 = Array.from({ length: 4 }, (_, n) => aMilestone({ id: `fresh-${n}`, text: `Fresh ${n}` }));
  const server = serverWith(current, fresh);
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: server });
  await choose(screen, 'Update');
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Fresh 3' })).toHaveTextContent('No room: a year holds at most 12');
  await screen.getByRole('checkbox', { name: 'Take it in Fresh 3' }).click();
  await expect.element(screen.getByText('Year 1 would hold 1 milestone too many: 12 is the most. Leave one out.')).toBeVisible();
  await screen.getByRole('button', { name: 'Replace' }).click();
  await expect.element(screen.getByText('Year 1 would hold 1 milestone too many')).toBeInViewport();
  await expectAccessible();
  await screen.getByRole('checkbox', { name: 'Take it in Fresh 0' }).click();
  await screen.getByRole('button', { name: 'Replace' }).click();
  await expect.element(screen.getByText('Blueprint Updated Successfully')).toBeVisible();
  expect(server.stored()?.milestones.year1.slice(9).map(({ text }) => text)).toEqual(['Fresh 1', 'Fresh 2', 'Fresh 3']);
});

test('versions that cannot be loaded say so, and Retry loads them', async () => {
  const server = serverWith(aBlueprint());
  const { screen, api } = await draw(<CareerScreen />, { api: { ...server, listVersions: () => refuse('not-allowed', 'Not now.') } });
  await choose(screen, 'Versions');
  await expect.element(screen.getByText('The versions could not be loaded')).toBeVisible();
  await expect.element(screen.getByText('Not now.')).toBeVisible();
  await expectAccessible();
  api.answers({ listVersions: server.listVersions });
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByRole('dialog').getByText('Current', { exact: true })).toBeVisible();
});

test('a version that cannot be taken up leaves the current one', async () => {
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: { ...serverWith(aBlueprint(), next()), useVersion: () => Promise.reject(offline) } });
  await choose(screen, 'Update');
  await screen.getByRole('button', { name: 'Replace' }).click();
  await choose(screen, 'Versions');
  await screen.getByRole('button', { name: /^Look at it: / }).last().click();
  await screen.getByRole('button', { name: 'Make it the current one' }).click();
  await expect.element(screen.getByText('The version was not changed. Try again.')).toBeVisible();
});

test('a version that was not saved says so, and takes over what was made of the present one before it is the current one', async () => {
  const server = serverWith(aBlueprint({ year1: 1 }), next(), true);
  const { screen } = await draw(<CareerScreen />, { api: server });
  await choose(screen, 'Versions');
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Not saved' })).toBeVisible();
  await screen.getByRole('button', { name: /^Look at it: / }).last().click();
  await screen.getByRole('button', { name: 'Make it the current one' }).click();
  await screen.getByText(/as (they are|it is)$/).first().click();
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Milestone 1 of year1' })).toHaveTextContent('Completed, stays completed');
  await screen.getByRole('button', { name: 'Replace' }).click();
  await expect.element(screen.getByText('This version is the current one now')).toBeVisible();
  expect(server.stored()?.milestones.year1.map(({ text, completed }) => [text, completed])).toContainEqual(['Milestone 1 of year1', true]);
});

test('work that another window did on the present one is asked about, before a version that was not saved is the current one', async () => {
  const server = serverWith(aBlueprint(), next(), true);
  const { screen } = await draw(<CareerScreen />, { api: server });
  await choose(screen, 'Versions');
  await screen.getByRole('button', { name: /^Look at it: / }).last().click();
  await server.changeRoadmap({ body: { change: 'edit', id: 'year1-milestone-2', revision: 0, text: 'Words of the other window' } } as never); // nothing else of the request is looked at
  await screen.getByRole('button', { name: 'Make it the current one' }).click();
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Words of the other window' })).toHaveTextContent('Kept');
  await screen.getByRole('button', { name: 'Replace' }).click();
  await expect.element(screen.getByText('This version is the current one now')).toBeVisible();
  expect(server.stored()?.milestones.year1.map(({ text }) => text)).toContain('Words of the other window');
});

test('another window changed the blueprint while it was compared: it is compared anew, and what was chosen stays', async () => {
  const server = serverWith(aBlueprint(), next());
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: server });
  await choose(screen, 'Update');
  await screen.getByRole('checkbox', { name: 'Keep it as it is Milestone 1 of year1' }).click();
  await server.changeRoadmap({ body: { change: 'edit', id: 'year1-milestone-2', revision: 0, text: 'Words of the other window' } } as never); // nothing else of the request is looked at
  await screen.getByRole('button', { name: 'Replace' }).click();
  await expect.element(screen.getByText(/Your blueprint was changed in another window/)).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Keep it as it is Words of the other window' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Keep it as it is Milestone 1 of year1' })).toBeChecked();
  await screen.getByRole('button', { name: 'Replace' }).click();
  await expect.element(screen.getByText('Blueprint Updated Successfully')).toBeVisible();
  expect(server.stored()?.milestones.year1.map(({ text }) => text)).toEqual(['Milestone 1 of year1', 'Words of the other window', 'Milestone 3 of year1', 'Milestone 4 of year1', 'Teach one class']);
});

test('an update without a user id says so', async () => {
  const onClose = vi.fn();
  const { screen } = await draw(<UpdateBlueprint userId="" current={aBlueprint()} survey={survey} onClose={onClose} />);
  await expect.element(screen.getByText('Failed to Update Blueprint')).toBeVisible();
  await expect.element(screen.getByText('User ID is not available.')).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});

test('without a target there is no calendar to save, and the reason is read with the button', async () => {
  const { screen } = await draw(<CareerScreen />, { api: serverWith(aBlueprint()) });
  await choose(screen, 'Print or save');
  const button = screen.getByRole('button', { name: 'Calendar' });
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAccessibleDescription('No milestone has a target quarter yet.');
  await expectAccessible();
});

test('while the browser prints there is one sheet with everything on it, and afterwards none', async () => {
  const blueprint = aBlueprint({ year1: 1 });
  blueprint.milestones.year2[0] = aMilestone({ id: 'aimed', text: 'Aimed', target: '2027-Q2', note: 'A note', link: 'https://example.org/' });
  const { screen } = await draw(<CareerScreen />, { api: serverWith(blueprint) });
  await expect.element(screen.getByText('Five Year Milestones')).toBeVisible();
  dispatchEvent(new Event('beforeprint'));
  const sheet = document.querySelector('.bp-sheet');
  expect(sheet?.querySelectorAll('li')).toHaveLength(20);
  expect(sheet?.textContent).toContain('Milestone 1 of year1 (done)');
  expect(sheet?.textContent).toContain('AimedQ2 2027A notehttps://example.org/');
  dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelector('.bp-sheet')).toBeNull();
});

test('a plan that was generated and not saved is told with a way to look at it, until it is put off', async () => {
  const generated = { ...next(), generatedAt: '2099-01-01T12:00:00.000Z' };
  const { screen } = await draw(<CareerScreen />, { api: serverWith(aBlueprint(), generated, true) });
  await expect.element(screen.getByRole('heading', { name: 'A new plan waits' })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Look at it' }).click();
  await expect.element(screen.getByRole('dialog').getByText('Teach one class')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Make it the current one' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Not now' }).click();
  await expect.element(screen.getByRole('heading', { name: 'A new plan waits' })).not.toBeInTheDocument();
  localStorage.clear();
});
