import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aBlueprint, aMilestone, impatience, offline, refuse, withFaults } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import { limits } from '@bridge/model';
import { CareerScreen, draw, expectAccessible, serverWith } from '../testing/draw.tsx';
import { watchTyped } from '../testing/watch-typed.ts';

type Drawn = Awaited<ReturnType<typeof draw>>['screen'];
const change = (screen: Drawn, text: string) => screen.getByRole('button', { name: `Change “${text}”` });
async function choose(screen: Drawn, text: string, entry: string) {
  await change(screen, text).click();
  await screen.getByRole('menuitem', { name: entry }).click();
}
const texts = () => [...document.querySelectorAll('details[open] .bp-mile > p')].map((line) => line.textContent);

test('a reworded milestone is said to be in its owner’s words, with what it was suggested for; a noted one keeps its reason', async () => {
  const blueprint = aBlueprint();
  const reasons = [{ question: '6', option: 'cloud-computing' }];
  blueprint.milestones.year1 = [
    aMilestone({ id: 'a', text: 'Mine', reasons, revision: 1, reworded: true }),
    aMilestone({ id: 'b', text: 'Mine too', reasons: [], revision: 1, reworded: true }),
    aMilestone({ id: 'c', text: 'Noted', reasons, revision: 1, note: 'A note' }),
  ];
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: serverWith(blueprint) });
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Noted' })).toHaveTextContent('Because you chose Cloud Computing');
  await expect.element(screen.getByText('In your words. It was suggested because you chose Cloud Computing')).toBeVisible();
  await expect.element(screen.getByText('In your words', { exact: true })).toBeVisible();
});

test('a milestone is edited in a dialog: only what was changed is sent, and it shows', async () => {
  const server = serverWith(aBlueprint({ year1: 1 }));
  const { screen, api } = await draw(<CareerScreen start={{ year: 1 }} />, { api: server });
  await choose(screen, 'Milestone 1 of year1', 'Edit');
  const dialog = screen.getByRole('dialog', { name: 'Edit milestone' });
  await expect.element(dialog.getByText('Year 1')).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText('Milestone', { exact: true }).fill('Keep bees');
  await dialog.getByLabelText('Note (optional)').fill('two hives');
  await dialog.getByLabelText('Link (optional)').fill('www.example.org/bees');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Milestone saved')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(change(screen, 'Keep bees')).toBeVisible();
  expect(api.callsOf('changeRoadmap').map(({ body }) => body)).toEqual([
    { change: 'edit', id: 'year1-milestone-1', revision: 0, text: 'Keep bees', note: 'two hives', link: 'https://www.example.org/bees' },
  ]);
  const row = screen.getByRole('listitem').filter({ hasText: 'Keep bees' });
  await expect.element(row.getByRole('link', { name: 'example.org (opens in a new window)' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect.element(row.getByText('two hives')).toBeVisible();
  await expect.element(row.getByRole('button', { name: 'Completed' })).toBeVisible();
  await expectAccessible();
});

test('what is in the outbox is kept as typed no more, also while the dialog waits for the server; what is refused after all is', async () => {
  const server = serverWith(aBlueprint());
  let refuseNow = () => {};
  const held = new Promise<void>((resolve) => (refuseNow = resolve));
  const { screen, api } = await draw(<CareerScreen start={{ year: 1 }} />, { api: { ...server, changeRoadmap: () => held.then(() => refuse('milestone-twice', 'This year has it already.')) } });
  const leave = watchTyped();
  await choose(screen, 'Milestone 1 of year1', 'Edit');
  await screen.getByLabelText('Milestone', { exact: true }).fill('Keep bees');
  expect(leave()).toBe(1);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.callsOf('changeRoadmap').length).toBe(1);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(leave()).toBe(0);
  refuseNow();
  await expect.element(screen.getByText('This year has it already.').first()).toBeVisible();
  expect(leave()).toBe(1);
});

test('a target quarter is chosen, shown, and taken away', async () => {
  const blueprint = aBlueprint();
  blueprint.milestones.year1[0] = aMilestone({ id: 'one', text: 'One', target: '2021-Q3' });
  const { screen, api } = await draw(<CareerScreen start={{ year: 1 }} />, { api: serverWith(blueprint) });
  await expect.element(screen.getByText('Target: Q3 2021')).toBeVisible();
  await choose(screen, 'One', 'Edit');
  const select = screen.getByLabelText('Target quarter (optional)');
  await expect.element(select).toHaveValue('2021-Q3'); // it stays to be chosen although it has passed
  await select.selectOptions('No target yet');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Target: Q3 2021')).not.toBeInTheDocument();
  expect(api.callsOf('changeRoadmap')[0]?.body).toMatchObject({ target: '' });
});

test('nothing changed is nothing sent', async () => {
  const { screen, api } = await draw(<CareerScreen start={{ year: 1 }} />, { api: serverWith(aBlueprint()) });
  await choose(screen, 'Milestone 1 of year1', 'Edit');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(change(screen, 'Milestone 1 of year1')).toHaveFocus();
  expect(api.callsOf('changeRoadmap')).toEqual([]);
});

test.each([
  ['Milestone', '', 'Fill in this field'],
  ['Milestone', 'x'.repeat(limits.milestoneLength + 1), 'This is too long: shorten it'],
  ['Note (optional)', 'x'.repeat(limits.noteLength + 1), 'This is too long: shorten it'],
  ['Link (optional)', 'http://example.org', 'Enter a whole address that begins with https://'],
  ['Link (optional)', 'javascript:alert(1)', 'Enter a whole address that begins with https://'],
])('%s is checked where it is typed', async (label, typed, problem) => {
  const { screen, api } = await draw(<CareerScreen start={{ year: 1 }} />, { api: serverWith(aBlueprint()) });
  await choose(screen, 'Milestone 1 of year1', 'Edit');
  await screen.getByLabelText(label, { exact: true }).fill(typed);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(problem)).toBeVisible();
  expect(api.callsOf('changeRoadmap')).toEqual([]);
});

test('words that the year has already are refused beside the field', async () => {
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, {
    api: { ...serverWith(aBlueprint()), changeRoadmap: () => refuse('milestone-twice', 'This year has it already.') },
  });
  await choose(screen, 'Milestone 1 of year1', 'Edit');
  await screen.getByLabelText('Milestone', { exact: true }).fill('Milestone 2 of year1');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByLabelText('Milestone', { exact: true })).toHaveAccessibleDescription('This year has it already.');
});

test('a milestone of one\'s own is added, with one key however often it is sent', async () => {
  const server = serverWith(aBlueprint());
  const { screen, api } = await draw(<CareerScreen start={{ year: 1 }} />, { api: { ...server, changeRoadmap: () => Promise.reject(offline) } });
  await screen.getByRole('button', { name: 'Add a milestone to Year 1' }).click();
  await screen.getByLabelText('Milestone', { exact: true }).fill('Keep bees');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert').getByText('The milestone was not saved. What you typed is still here: try again.')).toBeVisible();
  api.answers({ changeRoadmap: server.changeRoadmap });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(change(screen, 'Keep bees')).toBeVisible();
  await expect.element(screen.getByText('Added by you')).toBeVisible();
  const keys = api.callsOf('changeRoadmap').map(({ body }) => (body as { key: string }).key); // both were additions
  expect(new Set(keys).size).toBe(1);
  await expect.element(screen.getByText('0 of 21 done')).toBeVisible();
});

test('a full year says so instead of offering more, an empty one offers the first', async () => {
  const blueprint = aBlueprint();
  blueprint.milestones.year1 = Array.from({ length: limits.milestonesPerYear }, (_, n) => aMilestone({ id: `m${n}`, text: `Number ${n}` }));
  blueprint.milestones.year2 = [];
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: serverWith(blueprint) });
  await expect.element(screen.getByText('This year holds 12 milestones, which is the most.')).toBeVisible();
  await screen.getByText('Year 2').last().click();
  await expect.element(screen.getByText('No milestones in this year. Add one of your own.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add a milestone to Year 2' })).toBeVisible();
  await expectAccessible();
});

test('by menu and by keys a milestone moves at once, keeps the focus, and its place is said', async () => {
  const server = serverWith(aBlueprint());
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: server });
  await choose(screen, 'Milestone 1 of year1', 'Move down');
  await expect.poll(texts).toEqual(['Milestone 2 of year1', 'Milestone 1 of year1', 'Milestone 3 of year1', 'Milestone 4 of year1']);
  await expect.element(screen.getByText('Now place 2 of 4 in Year 1')).toBeInTheDocument();
  await expect.element(change(screen, 'Milestone 1 of year1')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(texts).toEqual(['Milestone 2 of year1', 'Milestone 3 of year1', 'Milestone 1 of year1', 'Milestone 4 of year1']);
  await expect.element(change(screen, 'Milestone 1 of year1')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(texts).toEqual(['Milestone 2 of year1', 'Milestone 1 of year1', 'Milestone 3 of year1', 'Milestone 4 of year1']);
  await expect.element(change(screen, 'Milestone 1 of year1')).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(() => server.stored()?.milestones.year1[0]?.id).toBe('year1-milestone-1');
});

test('the first cannot move up, the last not down', async () => {
  onTestFinished(() => page.viewport(1280, 720));
  await page.viewport(1280, 1000); // the last menu has room below it, and lies over no button of another row
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: serverWith(aBlueprint()) });
  await change(screen, 'Milestone 1 of year1').click();
  await expect.element(screen.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await change(screen, 'Milestone 4 of year1').click();
  await expect.element(screen.getByRole('menuitem', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible();
});

test('a removed milestone is gone at once, the focus goes to its neighbour, and Undo brings it back where it was', async () => {
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: serverWith(aBlueprint({ year1: 2 })) });
  await choose(screen, 'Milestone 2 of year1', 'Remove');
  await expect.poll(texts).toEqual(['Milestone 1 of year1', 'Milestone 3 of year1', 'Milestone 4 of year1']);
  await expect.element(screen.getByText('Milestone removed')).toBeVisible();
  await expect.element(screen.getByText('1 of 19 done')).toBeVisible();
  await expect.element(change(screen, 'Milestone 3 of year1')).toHaveFocus();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('2 of 20 done')).toBeVisible();
  expect(texts()[1]).toBe('Milestone 2 of year1');
});

test('another window changed it: what was typed stays, the rest is taken in, and Save goes on from there', async () => {
  const server = serverWith(aBlueprint());
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: server });
  await choose(screen, 'Milestone 1 of year1', 'Edit');
  await screen.getByLabelText('Note (optional)').fill('typed here');
  await server.changeRoadmap({ body: { change: 'edit', id: 'year1-milestone-1', revision: 0, text: 'Words of the other window' } } as never); // nothing else of the request is looked at
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert').getByText('It now reads: Words of the other window')).toBeVisible();
  await expect.element(screen.getByLabelText('Note (optional)')).toHaveValue('typed here');
  await expect.element(screen.getByLabelText('Milestone', { exact: true })).toHaveValue('Words of the other window');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.stored()?.milestones.year1[0]).toMatchObject({ text: 'Words of the other window', note: 'typed here', revision: 2 });
});

test('another window removed it: what was typed can be saved as a new one', async () => {
  const server = serverWith(aBlueprint());
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: server });
  await choose(screen, 'Milestone 1 of year1', 'Edit');
  await screen.getByLabelText('Milestone', { exact: true }).fill('Keep bees');
  await server.changeRoadmap({ body: { change: 'remove', id: 'year1-milestone-1' } } as never); // nothing else of the request is looked at
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/Save adds it as a new milestone/)).toBeVisible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.stored()?.milestones.year1.at(-1)).toMatchObject({ text: 'Keep bees', own: true });
});

type Step = { name: string; call: keyof FakeHandlers; press: (screen: Drawn) => Promise<unknown>; failed: string; kept: (screen: Drawn) => Promise<unknown> };
const shows = (text: string) => async (screen: Drawn) => expect.element(change(screen, text)).toBeVisible();
const steps: Step[] = [
  {
    name: 'edit',
    call: 'changeRoadmap',
    press: async (screen) => {
      await choose(screen, 'Milestone 1 of year1', 'Edit');
      await screen.getByLabelText('Milestone', { exact: true }).fill('Typed by hand');
      await screen.getByRole('button', { name: 'Save' }).click();
    },
    failed: 'The milestone was not saved. What you typed is still here: try again.',
    kept: async (screen) => expect.element(screen.getByLabelText('Milestone', { exact: true })).toHaveValue('Typed by hand'),
  },
  { name: 'move', call: 'changeRoadmap', press: (screen) => choose(screen, 'Milestone 1 of year1', 'Move down'), failed: 'The milestone was not changed. Try again.', kept: async () => expect.poll(() => texts()[0]).toBe('Milestone 1 of year1') },
  { name: 'remove', call: 'changeRoadmap', press: (screen) => choose(screen, 'Milestone 1 of year1', 'Remove'), failed: 'The milestone was not changed. Try again.', kept: shows('Milestone 1 of year1') },
  {
    name: 'tick',
    call: 'updateProgress',
    press: async (screen) => screen.getByRole('button', { name: 'Mark as Completed' }).first().click(),
    failed: 'An error occurred',
    kept: async (screen) => expect.element(screen.getByText('0 of 20 done')).toBeVisible(),
  },
  {
    name: 'update',
    call: 'replaceBlueprint',
    press: async (screen) => {
      await screen.getByRole('button', { name: 'Blueprint menu' }).click();
      await screen.getByRole('menuitem', { name: 'Update' }).click();
      await screen.getByRole('button', { name: 'Replace' }).click();
    },
    failed: 'Try again.',
    kept: shows('Milestone 1 of year1'),
  },
  {
    name: 'delete',
    call: 'deleteBlueprint',
    press: async (screen) => {
      await screen.getByRole('button', { name: 'Blueprint menu' }).click();
      await screen.getByRole('menuitem', { name: 'Delete' }).click();
      await screen.getByRole('button', { name: 'Yes' }).click();
    },
    failed: 'Nothing was changed. Try again.',
    kept: shows('Milestone 1 of year1'),
  },
];

test.each(withFaults(steps))(
  '$title: it is said, and nothing on screen is lost',
  async ({ step, fault: { answer, words, status } }) => {
    impatience();
    const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: { ...serverWith(aBlueprint({}, { otherAnswers: 'a name' })), [step.call]: answer } });
    await expect.element(change(screen, 'Milestone 1 of year1')).toBeVisible();
    await step.press(screen);
    // Where trying again is all that helps, an update says so in its own words.
    const isOwn = step.name === 'update' && status >= 500;
    await expect.element(screen.getByText((!isOwn && words) || step.failed, { exact: true }).first()).toBeVisible();
    await step.kept(screen);
  },
);

test('on a phone rows with everything in them fit, and a word without end breaks', async () => {
  await page.viewport(320, 700);
  onTestFinished(() => page.viewport(414, 896));
  const blueprint = aBlueprint({ year1: 1 });
  blueprint.milestones.year1[0] = aMilestone({ id: 'long', text: 'Donaudampfschifffahrtsgesellschaftskapitänspatentprüfungsvorbereitung'.repeat(2), target: '2027-Q2', own: true, note: 'x'.repeat(200), link: `https://${'sub.'.repeat(20)}example.org` });
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: serverWith(blueprint) });
  await expect.element(screen.getByText('Added by you')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
