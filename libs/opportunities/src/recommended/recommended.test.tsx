import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, refuse } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import type { Opportunity } from '@bridge/model';
import { EventsCard, upcoming } from '../events/events-card.tsx';
import { anOpportunity, categories, form, survey, userId } from '../testing/builders.ts';
import { draw } from '../testing/draw.tsx';
import { RecommendationsPage } from './recommendations-page.tsx';
import { RecommendedCard } from './recommended-card.tsx';

const answer = (opportunities: Opportunity[], answered = true) =>
  ({ listOpportunities: () => ({ success: true, opportunities, answered, total: opportunities.length, page: 1, limit: 10 }) }) satisfies FakeHandlers;
const screen = <RecommendationsPage userId={userId} categories={categories} forms={{ project: form, opening: form }} survey={survey} page={1} onPage={() => {}} onSent={() => {}} />;

test('the block names what fits and why, and leads to it', async () => {
  await draw(<RecommendedCard userId={userId} />, { api: answer([anOpportunity()]) });
  await expect.element(page.getByRole('link', { name: 'Sort the letters' })).toHaveAttribute('href', '/talent/projects/letters');
  await expect.element(page.getByText('Skills it asks for that you have: Programming')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('the block before the survey, and when it cannot be loaded', async () => {
  const { api } = await draw(<RecommendedCard userId={userId} />, { api: { listOpportunities: () => refuse('not-allowed') } });
  await expect.element(page.getByText('We could not load your recommendations. Nothing you saved is lost.')).toBeVisible();
  api.answers(answer([], false));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Name your industries and skills in the survey, and what fits them stands here.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See all projects' })).toHaveAttribute('href', '/talent/projects');
});

test('recommendations of both kinds are applied for; before the survey the page says what decides', async () => {
  await draw(screen, { api: answer([anOpportunity(), anOpportunity({ id: 'opening.clerk', kind: 'opening', title: 'A clerk' })]) });
  await page.getByRole('button', { name: 'Apply: A clerk' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Apply: A clerk' })).toBeVisible();
  await draw(screen, { api: answer([], false) });
  await expect.element(page.getByText('We do not know you yet')).toBeVisible();
  expect(page.getByText('0 found').elements()).toHaveLength(0); // nothing was looked for
});

test('events that have not ended stand in their order; without any it says so', async () => {
  const webinar = (id: string, start: string) => ({ id, title: `Webinar ${id}`, description: '', start, minutes: 60, place: 'Online' });
  const webinars = [webinar('later', '2026-12-03T10:00:00+01:00'), webinar('running', '2026-11-20T11:30:00Z'), webinar('over', '2026-11-20T10:00:00Z')];
  const now = new Date('2026-11-20T12:00:00Z');
  expect(upcoming(webinars, now).map(({ id }) => id)).toEqual(['running', 'later']);
  await draw(<EventsCard webinars={webinars} now={now} />);
  await expect.element(page.getByRole('link', { name: 'Webinar running' })).toBeVisible();
  expect(page.getByText('Webinar over').query()).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
  await draw(<EventsCard webinars={[]} now={now} />);
  await expect.element(page.getByText('No events are planned at this moment.')).toBeVisible();
});
