import { expect, test } from 'vitest';
import { aBlueprint } from '@bridge/testing';
import { CareerScreen, draw, expectAccessible, serverWith } from '../testing/draw.tsx';

const plan = aBlueprint();
const [one] = plan.milestones.year1;
const [other] = plan.milestones.year2;

test('the gap to the aims stands on the page: each skill with the next step that builds it, and what is there already', async () => {
  const gap = { has: ['Programming'], lacks: [{ skill: 'Bookkeeping', milestones: [other?.id ?? ''] }, { skill: 'Welding', milestones: [] }] };
  const { screen } = await draw(<CareerScreen />, { api: { ...serverWith(plan), howToBegin: () => ({ success: true, beginnings: [], places: [], gap }) } });
  const piece = screen.getByRole('listitem').filter({ hasText: 'Bookkeeping' });
  await expect.element(piece.getByText(other?.text ?? '')).toBeVisible();
  await expect.element(piece.getByRole('link', { name: 'Open Year 2' })).toHaveAttribute('href', '/talent/career?year=2');
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Welding' })).toHaveTextContent('No step of your plan builds it yet.');
  await expect.element(screen.getByText('You have already: Programming')).toBeVisible();
  await expectAccessible();
});

test('aims that ask for no skill leave no card', async () => {
  const { screen } = await draw(<CareerScreen />, { api: { ...serverWith(plan), howToBegin: () => ({ success: true, beginnings: [], places: [], gap: { has: [], lacks: [] } }) } });
  await expect.element(screen.getByText(one?.text ?? '', { exact: true })).toBeVisible();
  expect(screen.getByText('Skills for your aims').query()).toBeNull();
});
