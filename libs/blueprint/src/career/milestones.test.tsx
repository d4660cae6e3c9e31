import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aBlueprint, offline, refuse } from '@bridge/testing';
import { CareerScreen, draw, expectAccessible, serverWith } from '../testing/draw.tsx';

const openYears = () => document.querySelectorAll('details[open]');

test('the first unfinished year is open, and one year at a time', async () => {
  const { screen } = await draw(<CareerScreen />, { api: serverWith(aBlueprint({ year1: 4, year2: 3 })) });
  await expect.element(screen.getByText('Milestone 1 of year2')).toBeVisible();
  expect(openYears()).toHaveLength(1);
  await screen.getByText('Year 3').last().click();
  await expect.element(screen.getByText('Milestone 1 of year3')).toBeVisible();
  await expect.element(screen.getByText('Milestone 1 of year2')).not.toBeVisible();
  expect(openYears()).toHaveLength(1);
  await screen.getByText('Year 3').last().click();
  await expect.element(screen.getByText('Milestone 1 of year3')).not.toBeVisible();
  expect(openYears()).toHaveLength(0);
});

test('the year in the address is the one that is open', async () => {
  const { screen } = await draw(<CareerScreen start={{ year: 5 }} />, { api: serverWith(aBlueprint()) });
  await expect.element(screen.getByText('Milestone 1 of year5')).toBeVisible();
  expect(openYears()).toHaveLength(1);
});

test('a milestone is marked at once, counted, announced, and sent as its year and text', async () => {
  const release = Promise.withResolvers<void>();
  const server = serverWith(aBlueprint({ year1: 4, year2: 2 }));
  const { screen, api } = await draw(<CareerScreen />, {
    api: {
      ...server,
      updateProgress: async (request) => {
        await release.promise;
        return server.updateProgress(request);
      },
    },
  });
  await screen.getByRole('button', { name: 'Mark as Completed' }).first().click();
  const row = screen.getByRole('listitem').filter({ hasText: 'Milestone 3 of year2' });
  const button = row.getByRole('button', { name: 'Completed' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByText('7 of 20 done')).toBeVisible();
  await expect.element(screen.getByText('Year 2: 3 of 4 done')).toBeInTheDocument();
  release.resolve();
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  await expect.element(screen.getByText('Task completed successfully')).toBeVisible();
  expect(api.callsOf('updateProgress').map(({ body }) => body)).toEqual([{ year2: ['Milestone 3 of year2'] }]);
  expect(server.stored()?.milestones.year2[2]?.completed).toBe(true);
});

test('what was done is said when the server has done it, also where the plan then asked for is long in coming', async () => {
  const server = serverWith(aBlueprint());
  const fullBlueprint = () => (server.stored()?.milestones.year1[0]?.completed ? new Promise<never>(() => {}) : server.fullBlueprint());
  const { screen } = await draw(<CareerScreen />, { api: { ...server, fullBlueprint } });
  await screen.getByRole('button', { name: 'Mark as Completed' }).first().click();
  await expect.element(screen.getByText('Task completed successfully')).toBeVisible();
});

test('the last milestone of a year makes its arch stand: a moment to share, to go on from, or to take back', async () => {
  const server = serverWith(aBlueprint({ year1: 3 }));
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: server });
  await screen.getByRole('button', { name: 'Mark as Completed' }).first().click();
  const dialog = screen.getByRole('dialog', { name: 'Year 1 stands' });
  await expect.element(dialog.getByText('You walk on to Year 2, Practice.', { exact: false })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect.element(screen.getByText('Task completed successfully')).not.toBeInTheDocument(); // the moment says it: no message lies over it
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Undo last' }).click();
  await expect.element(screen.getByText('3 of 20 done')).toBeVisible();
  await screen.getByRole('button', { name: 'Mark as Completed' }).first().click();
  await dialog.getByRole('button', { name: 'On to Year 2' }).click();
  await expect.element(screen.getByText('Milestone 1 of year2')).toBeVisible();
});

test("the server's own message is shown where it has one", async () => {
  const server = serverWith(aBlueprint());
  const { screen } = await draw(<CareerScreen />, {
    api: { ...server, updateProgress: (request) => ({ ...server.updateProgress(request), message: 'Well done' }) },
  });
  await screen.getByRole('button', { name: 'Mark as Completed' }).first().click();
  await expect.element(screen.getByText('Well done')).toBeVisible();
});

test.each([
  ['a refusal with words', () => refuse('milestone-not-found', 'That milestone is no longer in your blueprint.'), 'That milestone is no longer in your blueprint.'],
  ['no network', () => Promise.reject(offline), 'An error occurred'],
])('%s takes the tick back', async (_name, updateProgress, text) => {
  const { screen } = await draw(<CareerScreen />, { api: { ...serverWith(aBlueprint({ year1: 1 })), updateProgress } });
  const row = screen.getByRole('listitem').filter({ hasText: 'Milestone 2 of year1' });
  await row.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(row.getByRole('button', { name: 'Mark as Completed' })).toHaveAttribute('aria-busy', 'false');
  await expect.element(screen.getByText('1 of 20 done')).toBeVisible();
  await expect.element(screen.getByText('Year 1: 1 of 4 done')).toBeInTheDocument();
});

test('pressing again takes the mark back', async () => {
  const { screen, api } = await draw(<CareerScreen />, { api: serverWith(aBlueprint({ year1: 1 })) });
  const row = screen.getByRole('listitem').filter({ hasText: 'Milestone 1 of year1' });
  const button = row.getByRole('button', { name: 'Completed' });
  await expect.element(button).toHaveAccessibleDescription('Milestone 1 of year1 Press again to undo');
  await button.click();
  await expect.element(row.getByRole('button', { name: 'Mark as Completed' })).toHaveAttribute('aria-busy', 'false');
  expect(api.callsOf('updateProgress').map(({ body }) => body)).toEqual([{ year1: ['Milestone 1 of year1'], completed: false }]);
  await expect.element(screen.getByText('0 of 20 done')).toBeVisible();
});

test('Undo in the row takes the mark back too, and gives the keyboard back', async () => {
  const server = serverWith(aBlueprint());
  const { screen } = await draw(<CareerScreen />, { api: server });
  await screen.getByRole('button', { name: 'Mark as Completed' }).first().click();
  const row = screen.getByRole('listitem').filter({ hasText: 'Milestone 1 of year1' });
  await row.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('0 of 20 done')).toBeVisible();
  await expect.element(row.getByRole('button', { name: 'Mark as Completed' })).toHaveFocus();
  await expect.element(row.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await expect.poll(() => server.stored()?.milestones.year1[0]?.completed).toBe(false);
});

test('two ticks in a row: one refused, the other kept', async () => {
  const release = Promise.withResolvers<void>();
  const server = serverWith(aBlueprint());
  const { screen } = await draw(<CareerScreen />, {
    api: {
      ...server,
      updateProgress: async (request) => {
        await release.promise;
        return request.body.year1?.[0] === 'Milestone 1 of year1' ? refuse('unexpected') : server.updateProgress(request);
      },
    },
  });
  const first = screen.getByRole('listitem').filter({ hasText: 'Milestone 1 of year1' });
  const second = screen.getByRole('listitem').filter({ hasText: 'Milestone 2 of year1' });
  await first.getByRole('button', { name: 'Mark as Completed' }).click();
  await second.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect.element(screen.getByText('2 of 20 done')).toBeVisible();
  release.resolve();
  await expect.element(first.getByRole('button', { name: 'Mark as Completed' })).toBeVisible();
  await expect.element(second.getByRole('button', { name: 'Completed' })).toHaveAttribute('aria-busy', 'false');
  expect(server.stored()?.milestones.year1.map(({ completed }) => completed)).toEqual([false, true, false, false]);
});

test('a finished year says Complete and stays open', async () => {
  const { screen } = await draw(<CareerScreen />, { api: serverWith(aBlueprint({ year1: 3 })) });
  await screen.getByRole('button', { name: 'Mark as Completed' }).first().click();
  await expect.element(screen.getByText('Complete', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Milestone 4 of year1')).toBeVisible();
});

// Where there is room the button is seen before the menu, on a phone below all: Tab goes as the eye does.
test.each([
  [1280, '{Tab}'],
  [360, '{Tab}{Tab}'],
])('by keyboard alone at %d pixels: open a year, tick, and keep the focus while it is sent', async (width, there) => {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(414, 896));
  const { screen } = await draw(<CareerScreen start={{ year: 0 }} />, { api: serverWith(aBlueprint()) });
  await expect.element(screen.getByText('Five Year Milestones')).toBeVisible();
  document.querySelectorAll('summary')[3]?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Milestone 1 of year4')).toBeVisible();
  await userEvent.keyboard(`${there}{Enter}`);
  await expect.element(screen.getByText('Task completed successfully')).toBeVisible();
  expect(document.activeElement?.textContent).toBe('Completed');
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('0 of 20 done')).toBeVisible();
});

test('each milestone says which answers it came from', async () => {
  const blueprint = aBlueprint();
  blueprint.milestones.year1[0]!.reasons = [{ question: '6', option: 'cloud-computing' }, { question: '6', option: 'data-analysis' }, { question: '12', text: 'night shifts' }];
  blueprint.milestones.year1[1]!.reasons = [{ question: '6', option: 'removed-since' }];
  blueprint.milestones.year1[3]!.own = true;
  const { screen } = await draw(<CareerScreen />, { api: serverWith(blueprint) });
  await expect.element(screen.getByText('Because you chose Cloud Computing, Data Analysis and you wrote “night shifts”')).toBeVisible();
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Milestone 2 of year1' })).not.toHaveTextContent('Because');
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Milestone 2 of year1' })).not.toHaveTextContent('For everybody');
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Milestone 3 of year1' })).toHaveTextContent('For everybody, whatever you answered');
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Milestone 4 of year1' })).not.toHaveTextContent('For everybody');
});

test('on a phone the message of a laid stone leaves the arch in sight', async () => {
  onTestFinished(() => page.viewport(1280, 720));
  await page.viewport(360, 740);
  const { screen } = await draw(<CareerScreen start={{ year: 1 }} />, { api: serverWith(aBlueprint()) });
  await expect.element(screen.getByText('Milestone 1 of year1')).toBeVisible();
  document.querySelector('.bp-laying[open]')?.scrollIntoView();
  await screen.getByRole('button', { name: 'Mark as Completed' }).first().click();
  const message = screen.getByText('Task completed successfully');
  await expect.element(message).toBeVisible();
  const arch = () => document.querySelector('.bp-laying[open] > summary')?.getBoundingClientRect();
  expect(arch()?.top).toBeGreaterThanOrEqual(0);
  expect(message.element().closest('.br-toast')?.getBoundingClientRect().top).toBeGreaterThan(740 / 2);
  expect(arch()?.bottom).toBeLessThan(740 / 2);
  // No more than the bar at the foot is: nothing of the list is covered, and the way back stands there.
  expect([message.element().closest('.br-toast')!.getBoundingClientRect().height <= 64, message.element().closest('.br-toast')!.querySelectorAll('button').length]).toEqual([true, 1]);
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});
