import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, refuse } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import type { MentorCard, Session } from '@bridge/model';
import { aMentorCard, aSession } from '../testing/builders.ts';
import { draw } from '../testing/draw.tsx';
import { MentorshipHub } from './mentorship-hub.tsx';

const paging = { page: 1, limit: 10 };
function server({ sessions = [], mentors = [] }: { sessions?: Session[]; mentors?: MentorCard[] }) {
  return {
    listSessions: () => ({ success: true, sessions, total: sessions.length, ...paging }),
    listMentors: () => ({ success: true, mentors, total: mentors.length, ...paging }),
  } satisfies FakeHandlers;
}

test('the next session stands first, with the way to it', async () => {
  const session = aSession({ state: 'accepted' });
  await draw(<MentorshipHub />, { api: server({ sessions: [session] }) });
  await expect.element(page.getByText('Your next session')).toBeVisible();
  await expect.element(page.getByText('Accepted')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^See your session with/ })).toHaveAttribute('href', `/talent/mentorships/${session.mentor.userId}`);
  expect(await accessibilityProblems()).toEqual([]);
});

test('without a session the mentor who fits best can be booked', async () => {
  const mentor = aMentorCard(1);
  await draw(<MentorshipHub />, { api: server({ mentors: [mentor] }) });
  await expect.element(page.getByText('The mentor who fits you best')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Book a session with/ })).toHaveAttribute('href', `/talent/mentorships/${mentor.userId}`);
  expect(await accessibilityProblems()).toEqual([]);
});

test('no mentor at all is said honestly; what cannot be loaded is asked for again', async () => {
  await draw(<MentorshipHub />, { api: server({}) });
  await expect.element(page.getByText('No mentor can be booked at this moment.')).toBeVisible();
  const { api } = await draw(<MentorshipHub />, { api: { listSessions: () => refuse('not-allowed') } });
  await expect.element(page.getByText('We could not load your sessions. Nothing you booked is lost.')).toBeVisible();
  api.answers(server({ mentors: [aMentorCard(1)] }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('The mentor who fits you best')).toBeVisible();
});
