import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, aSession, aUser, type FakeHandlers } from '@bridge/testing';
import { mentor as met, open } from './testing/a-mentor.ts';
import { drawProduct } from './testing/draw.tsx';

const heading = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
const talent = aUser();
const mentor = aUser({ role: 'MENTOR', firstName: 'Demo', lastName: 'Mentor 1' });
const empty = { total: 0, page: 1, limit: 10 };

const names = Array.from({ length: 25 }, (_, index) => `Mentor ${index + 1}`);
const cardOf = (lastName: string) => ({
  _id: lastName,
  userId: lastName,
  firstName: 'Demo',
  lastName,
  specialty: 'Data lead',
  rating: { average: null, count: 0 },
  LitePlanPrice: null,
  StandardPlanPrice: null,
  currency: 'NGN' as const, line: '', languages: [], nextFree: null,
  reasons: [],
});
const mentors = {
  listMentors: ({ query: { q, page: at, limit } }) => {
    const found = names.filter((name) => name.includes(q));
    return { success: true, mentors: found.slice((at - 1) * limit, at * limit).map(cardOf), total: found.length, page: at, limit };
  },
} satisfies FakeHandlers;

test('search and page of the mentor list live in the address', async () => {
  const { location, router } = await drawProduct('/talent/mentorship?page=2', { user: talent, api: mentors });
  await heading('Mentorship');
  expect(document.title).toBe('Mentorship · Bridge AI');
  await expect.element(page.getByRole('link', { name: 'Demo Mentor 11' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(location).toBe('/talent/mentorship?page=3');
  await page.getByRole('searchbox').fill('25');
  await expect.poll(location).toMatch(/^\/talent\/mentorship\?q=(%22)?25(%22)?$/);
  await expect.element(page.getByRole('link', { name: 'Demo Mentor 25' })).toBeVisible();
  router.history.back();
  await expect.poll(location).toBe('/talent/mentorship?page=3');
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

test('an address with nonsense in it shows the first page', async () => {
  await drawProduct('/talent/mentorship?page=-3', { user: talent, api: mentors });
  await expect.element(page.getByRole('link', { name: 'Demo Mentor 1', exact: true })).toBeVisible();
});

test('what a mail or another site has added to the address is not asked of the server', async () => {
  const asked: object[] = [];
  const listMentors: FakeHandlers['listMentors'] = ({ query, ...more }) => {
    asked.push(query);
    return mentors.listMentors({ query, ...more });
  };
  await drawProduct('/talent/mentorship?topic=Finance&utm_source=mail&tab=sessions', { user: talent, api: { listMentors } });
  await expect.element(page.getByRole('link', { name: 'Demo Mentor 1', exact: true })).toBeVisible();
  expect(asked).toEqual([{ page: 1, limit: 10, q: '', topic: 'Finance' }]);
});

test('the phone’s Mentors leads a talent to the list and a mentor to their mentees', async () => {
  const first = await drawProduct('/mentorships', { user: talent, api: mentors, width: 360 });
  await heading('Mentorship');
  expect(first.location()).toBe('/talent/mentorship');
  await first.screen.unmount();
  const second = await drawProduct('/mentorships', { user: mentor, api: { listMentees: () => ({ success: true, mentees: [], ...empty }) }, width: 360 });
  await heading('My Mentees');
  expect(second.location()).toBe('/mentor/mentees');
});

test('the mentor’s menu leads to requests, mentees, resources and jobs', async () => {
  const api = { listMentees: () => ({ success: true, mentees: [], ...empty }), listSessions: () => ({ success: true, sessions: [], ...empty }) } satisfies FakeHandlers;
  const { router } = await drawProduct('/mentor/mentees', { user: mentor, api });
  await heading('My Mentees');
  await page.getByRole('link', { name: 'View Mentorship Requests' }).click();
  await heading('Mentorship Requests');
  const menu = page.getByRole('navigation', { name: 'Mentor menu' });
  await menu.getByRole('link', { name: 'Resources' }).click();
  await heading('Mentor Resources');
  await expect.element(page.getByRole('heading', { name: 'First-session checklist' })).toBeVisible();
  await menu.getByRole('link', { name: 'Jobs' }).click();
  await heading('Jobs');
  await expect.element(page.getByText('No jobs right now')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await router.navigate({ to: '/talent/mentorship' });
  await heading('Tailor your experience');
});

test('when the list of sessions hears by itself that one was declined, what is left of the plan is counted anew with it', async () => {
  let left = 2;
  const waits = aSession({ state: 'requested', mentor: met });
  const credit = () => ({ packId: 'pack', mentor: met, plan: 'standard' as const, price: 28000, left, of: 4, expiresAt: '2099-03-01T12:00:00.000Z', endsSoon: false });
  const api: FakeHandlers = {
    ...open,
    listSessions: ({ query: { when } }) => ({ success: true, sessions: when === 'requested' && left === 2 ? [waits] : [], ...empty }),
    listCredits: () => ({ success: true, credits: [credit()] }),
  };
  const { router } = await drawProduct(`/talent/mentorships/${met.userId}`, { user: talent, api });
  await expect.element(page.getByText('2 sessions of 4 left.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Cancel/ })).toBeVisible();
  left = 3; // the mentor has declined
  await router.options.context.queryClient.refetchQueries({ predicate: ({ queryKey: [, kind, filter] }) => kind === 'sessions' && typeof filter === 'object' });
  await expect.element(page.getByText('3 sessions of 4 left.')).toBeVisible();
});
