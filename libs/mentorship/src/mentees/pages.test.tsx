import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, refuse } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import { JobsPage } from '../resources/jobs-page.tsx';
import { ResourcesPage } from '../resources/resources-page.tsx';
import { aMentee, aMessage } from '../testing/builders.ts';
import { draw, pageOf, threadOf } from '../testing/draw.tsx';
import { MenteesPage } from './mentees-page.tsx';

const mentees = (count: number) => Array.from({ length: count }, (_, index) => aMentee({ userId: `m${index}`, lastName: `Talent ${index + 1}` }));

function server(all: ReturnType<typeof aMentee>[]) {
  return {
    listMentees: ({ query }) => {
      const { entries, ...rest } = pageOf(all, query);
      return { success: true, mentees: entries, ...rest };
    },
  } satisfies FakeHandlers;
}

function Mentees() {
  const [at, setAt] = useState(1);
  return <MenteesPage userId="018f0000-0000-7000-8000-000000000003" page={at} onPage={setAt} />;
}

test('mentees, page by page', async () => {
  await draw(<Mentees />, { api: server(mentees(11)) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Mentees' })).toBeVisible();
  await expect.element(page.getByText('Demo Talent 10', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('Demo Talent 11', { exact: true })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('no mentees: how the first one comes, and the way there', async () => {
  const { location } = await draw(<Mentees />, { api: server([]) });
  await expect.element(page.getByText('No mentees yet')).toBeVisible();
  await page.getByRole('link', { name: 'View Mentorship Requests' }).click();
  expect(location()).toBe('/mentor/requests');
});

test('mentees that cannot be loaded: Retry loads them', async () => {
  const { api } = await draw(<Mentees />, { api: { listMentees: () => refuse('not-allowed') } });
  await expect.element(page.getByText('We could not load your mentees')).toBeVisible();
  api.answers(server(mentees(1)));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Demo Talent 1', { exact: true })).toBeVisible();
});

test('resources are the sheets of content; without any it says so', async () => {
  const sheet = { id: 'first', title: 'First-session checklist', text: 'Forty-five minutes.', steps: [{ id: 'ask', text: 'Ask and listen' }, { id: 'agree', text: 'Agree on a next step' }] };
  await draw(<ResourcesPage resources={[sheet]} />);
  await expect.element(page.getByRole('heading', { name: 'First-session checklist' })).toBeVisible();
  await expect.element(page.getByText('Agree on a next step')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await draw(<ResourcesPage resources={[]} />);
  await expect.element(page.getByText('No resources yet')).toBeVisible();
});

test('jobs are content; without any it says so and leads home', async () => {
  await draw(<JobsPage jobs={[{ id: 'reviewer', title: 'Portfolio reviewer', type: 'Contract', place: 'Remote', description: 'You read portfolios.' }]} />);
  await expect.element(page.getByRole('heading', { name: 'Portfolio reviewer' })).toBeVisible();
  await expect.element(page.getByText('Remote')).toBeVisible();
  const { location } = await draw(<JobsPage jobs={[]} />);
  await expect.element(page.getByText('No jobs right now')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  expect(location()).toBe('/mentor/dashboard');
});

test('a mentee can be written to, in the thread that the server names', async () => {
  const { api } = await draw(<Mentees />, { api: { ...server([aMentee({ thread: { sessionId: 'held', unread: 1 } })]), ...threadOf([aMessage(1)]) } });
  await page.getByRole('button', { name: 'Message Demo Talent 1, 1 new message' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Messages with Demo Talent 1' }).getByText('Message 1')).toBeVisible();
  expect(api.callsOf('listMessages').map(({ params }) => params['sessionId'])).toEqual(['held']);
});
