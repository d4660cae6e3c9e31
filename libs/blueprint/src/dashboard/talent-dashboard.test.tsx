import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aBlueprint, refuse } from '@bridge/testing';
import { DashboardScreen, draw, expectAccessible, serverWith, talent } from '../testing/draw.tsx';

const ready = () => serverWith(aBlueprint({ year1: 4, year2: 3 }));
const never = () => new Promise<never>(() => {});

test('greets by the local hour', async () => {
  const { screen } = await draw(<DashboardScreen now={new Date(2026, 10, 21, 9)} />, { api: ready() });
  await expect.element(screen.getByText('Good morning, Demo Talent 1')).toBeVisible();
});

test('with a blueprint: banner, vision, roadmap and milestones, each with its way on', async () => {
  const { screen, location } = await draw(<DashboardScreen />, { api: ready() });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Welcome back!' })).toBeVisible();
  await expect.element(screen.getByText('Your personalized blueprint is ready!')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'View Your Blueprint' })).toHaveAttribute('href', '/talent/career');
  await expect.element(screen.getByRole('link', { name: 'View Full Blueprint' })).toHaveAttribute('href', '/career');
  await expect.element(screen.getByText('Lead a data team that helps hospitals decide faster.')).toBeVisible();
  await expect.element(screen.getByText('7 of 20 milestones done. Next: Year 2, milestone 4')).toBeVisible();
  await expect.element(screen.getByText('3 of 4')).toBeVisible();
  await expect.element(screen.getByRole('progressbar', { name: 'Year 2' })).toHaveAttribute('aria-valuenow', '75');
  expect(screen.getByRole('progressbar').all()).toHaveLength(5);
  await screen.getByRole('link', { name: 'View Year 2' }).click();
  expect(location()).toBe('/talent/career?year=2');
});

test('the next stone leads, with its button, and the one after it follows', async () => {
  const { screen } = await draw(<DashboardScreen />, { api: ready() });
  await expect.element(screen.getByRole('heading', { name: 'Milestone 4 of year2' })).toBeVisible();
  await expect.element(screen.getByText('Your next stone · Year 2, Practice')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Open Year 2' })).toHaveAttribute('href', '/talent/career?year=2');
  await screen.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Year 2 stands' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('heading', { name: 'Milestone 1 of year3' })).toBeVisible();
});

test.each([
  [360, 'Mark as Completed'],
  [768, 'View Year 1'],
  [1440, 'View Year 1'],
])('at %s the roadmap is read in the order in which it is seen, from “%s” on', async (width, first) => {
  await page.viewport(width, 740);
  onTestFinished(() => page.viewport(414, 896));
  const { screen } = await draw(<DashboardScreen />, { api: ready() });
  await expect.element(screen.getByRole('button', { name: 'Mark as Completed' })).toBeVisible();
  const card = [...document.querySelectorAll('.br-card')].find((one) => one.textContent.includes('My Career Roadmap'));
  const read = [...(card?.querySelectorAll('h2, h3, a, button') ?? [])];
  const tops = read.map((part) => part.getBoundingClientRect().top);
  expect(tops).toEqual(tops.toSorted((one, two) => one - two));
  expect(read.map((part) => part.tagName).find((tag) => tag.startsWith('H'))).toBe('H2');
  const [control] = read.filter((part) => part.matches('a, button'));
  expect(control?.getAttribute('aria-label') ?? control?.textContent).toBe(first);
});

test('the moment a year is finished stays on screen when the phone is turned', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(414, 896));
  const { screen } = await draw(<DashboardScreen />, { api: ready() });
  await screen.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Year 2 stands' })).toBeVisible();
  await page.viewport(740, 360);
  await expect.element(screen.getByRole('heading', { name: 'My Career Roadmap', includeHidden: true })).toBeInTheDocument();
  await expect.element(screen.getByRole('dialog', { name: 'Year 2 stands' })).toBeVisible();
});

test('Retake Survey asks for a new survey', async () => {
  const retake = vi.fn();
  const { screen } = await draw(<DashboardScreen onRetakeSurvey={retake} />, { api: ready() });
  await screen.getByRole('button', { name: 'Retake Survey' }).click();
  expect(retake).toHaveBeenCalledOnce();
});

test('without a blueprint every card says what it will show, and one button leads on', async () => {
  const take = vi.fn();
  const { screen, api } = await draw(<DashboardScreen onTakeSurvey={take} />, { api: serverWith(null) });
  await expect.element(screen.getByText('Your personalized career blueprint starts here!')).toBeVisible();
  await screen.getByRole('button', { name: 'Take a survey' }).click();
  expect(take).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').all()).toHaveLength(1);
  expect(screen.getByRole('link').all()).toHaveLength(0);
  expect(screen.getByRole('progressbar').all()).toHaveLength(0);
  expect(api.calls.length).toBeGreaterThan(0);
});

test('a half-filled survey is offered to go on with', async () => {
  const take = vi.fn();
  const { screen } = await draw(<DashboardScreen hasDraft onTakeSurvey={take} />, { api: serverWith(null) });
  await screen.getByRole('button', { name: 'Continue where you left off' }).click();
  expect(take).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').all()).toHaveLength(1);
});

test('answers that are sent are offered to generate from, wherever the survey was', async () => {
  const generate = vi.fn();
  const { screen } = await draw(<DashboardScreen onGenerate={generate} />, { api: serverWith(null) });
  await expect.element(screen.getByText('Your answers are here: your blueprint is made from them.', { exact: false })).toBeVisible();
  await expect.element(screen.getByText(/twelve questions/)).not.toBeInTheDocument();
  await expect.element(screen.getByText('Your personalized career blueprint starts here!')).toBeVisible();
  await screen.getByRole('button', { name: 'Generate Blueprint' }).click();
  expect(generate).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('button', { name: 'Retake Survey' })).toBeVisible();
  expect(screen.getByRole('button', { name: /survey$/ }).all()).toHaveLength(0);
});

test('a plan that was made and not saved is offered to be looked at and saved, not to be generated again', async () => {
  const onGenerate = vi.fn();
  const { screen } = await draw(<DashboardScreen onGenerate={onGenerate} />, { api: serverWith(null, undefined, true) });
  await expect.element(screen.getByText('Your blueprint is made. Look at it and save it.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Generate Blueprint' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Look at it and save it' }).first().click();
  expect(onGenerate).toHaveBeenCalledOnce();
});

test('while loading, the vision says so and the cards keep their shape', async () => {
  const { screen } = await draw(<DashboardScreen />, { api: { fullBlueprint: never, readProgress: never } });
  await expect.element(screen.getByText('Loading your personalized career vision...')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'My Career Roadmap' })).toBeVisible();
  await expect.element(screen.getByText('Loading your milestones')).toBeInTheDocument();
  expect(screen.getByRole('button').all()).toHaveLength(0);
  await expectAccessible();
});

test('when loading fails it says so, and Retry loads', async () => {
  const { screen, api } = await draw(<DashboardScreen />, {
    api: { fullBlueprint: () => refuse('not-allowed'), readProgress: () => refuse('not-allowed') },
  });
  await expect.element(screen.getByText('We could not load your blueprint')).toBeVisible();
  await expect.element(screen.getByText('We could not load your progress. Nothing you saved is lost.')).toBeVisible();
  await expectAccessible();
  api.answers(ready());
  await screen.getByRole('button', { name: 'Retry' }).first().click();
  await expect.element(screen.getByText('Your personalized blueprint is ready!')).toBeVisible();
  await expect.element(screen.getByRole('progressbar', { name: 'Year 1' })).toHaveAttribute('aria-valuenow', '100');
});

test('when all is done the roadmap says so', async () => {
  const done = serverWith(aBlueprint({ year1: 4, year2: 4, year3: 4, year4: 4, year5: 4 }));
  const { screen } = await draw(<DashboardScreen />, { api: done });
  await expect.element(screen.getByText('20 of 20 milestones done. All five years are done.')).toBeVisible();
});

test('names of sixty characters stay inside their card', async () => {
  const user = { ...talent, firstName: 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente', lastName: 'ابتسام' };
  const { screen } = await draw(<DashboardScreen user={user} />, { api: ready() });
  await expect.element(screen.getByText(user.firstName, { exact: false })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

test.each(['light', 'dark'] as const)('has no accessibility fault a machine can find, %s', async (theme) => {
  const { screen } = await draw(<DashboardScreen hasDraft />, { api: ready(), theme });
  await expect.element(screen.getByRole('link', { name: 'View Year 5' })).toBeVisible();
  await expect.element(screen.getByRole('progressbar', { name: 'Year 5' })).toBeVisible();
  await expectAccessible();
});

test.each([360, 1440])('whoever has answered sees the place of their plan in its own shape while it comes, at %s', async (width) => {
  await page.viewport(width, 740);
  onTestFinished(() => page.viewport(414, 896));
  const come = Promise.withResolvers<void>();
  const api = ready();
  const fullBlueprint = async (...asked: Parameters<typeof api.fullBlueprint>) => (await come.promise, api.fullBlueprint(...asked));
  const { screen } = await draw(<DashboardScreen user={{ ...talent, isProfileDataSet: true }} />, { api: { ...api, fullBlueprint } });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Welcome back!' })).toBeVisible();
  const top = () => Math.round(screen.getByRole('heading', { name: 'My Career Roadmap' }).element().getBoundingClientRect().top);
  const head = () => document.querySelector('section')?.className; // a banner is for who has none
  const [before, shape] = [top(), head()];
  come.resolve();
  await expect.element(screen.getByRole('link', { name: 'View Your Blueprint' })).toBeVisible();
  expect(head()).toBe(shape);
  expect(Math.abs(top() - before)).toBeLessThanOrEqual(80);
});
