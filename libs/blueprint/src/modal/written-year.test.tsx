import { expect, test } from 'vitest';
import type { BlueprintPart } from '@bridge/model';
import { draw, expectAccessible, survey } from '../testing/draw.tsx';
import { WrittenYear } from './written-year.tsx';

const reasons = ['data-analysis', 'cloud-computing', 'data-analysis'].map((option) => ({ question: '6', option }));
const part = { type: 'year' as const, year: 'year2' as const, milestones: ['Begin', 'Go on', 'Finish'], reasons } satisfies BlueprintPart;
const areas = { ...survey, areas: ['6'] };

test('a year that is written says its number, its name and what most of it came from', async () => {
  const { screen } = await draw(<WrittenYear part={part} survey={areas} />);
  await expect.element(screen.getByRole('heading', { name: 'Year 2 Practice' })).toBeVisible();
  await expect.element(screen.getByText('Using it where it counts, again and again. Above all: Data Analysis.')).toBeVisible();
  await expectAccessible();
});

test('one that came from no answer says what such a year is for', async () => {
  const { screen } = await draw(<WrittenYear part={{ type: 'year', year: 'year5', milestones: ['Begin'] }} survey={areas} />);
  await expect.element(screen.getByText('What you have built carries others.', { exact: true })).toBeVisible();
});
