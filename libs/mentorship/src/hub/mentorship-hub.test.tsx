import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, aSession, refuse } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import type { MentorCard, Session } from '@bridge/model';
import { SafetyProvider } from '@bridge/ui';
import { mentorshipKeys } from '../queries.ts';
import { aMentorCard, aMessage } from '../testing/builders.ts';
import { draw, threadOf } from '../testing/draw.tsx';
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
  await expect.element(page.getByRole('link', { name: /^See session: / })).toHaveAttribute('href', `/talent/mentorships/${session.mentor.userId}`);
  expect(await accessibilityProblems()).toEqual([]);
});

test('without a session the mentor who fits best can be booked', async () => {
  const mentor = aMentorCard(1);
  await draw(<MentorshipHub />, { api: server({ mentors: [mentor] }) });
  await expect.element(page.getByText('The mentor who fits you best')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Book a session with/ })).toHaveAttribute('href', `/talent/mentorships/${mentor.userId}`);
  expect(await accessibilityProblems()).toEqual([]);
});

test.each([[], [{ rule: 'rating', value: '4.8' }], [{ rule: 'new' }], [{ rule: 'offers', value: 'cv' }]])('nobody is said to fit a talent of whom nothing is known: %j', async (...reasons) => {
  const { screen } = await draw(<MentorshipHub />, { api: server({ mentors: [aMentorCard(1, { reasons })] }) });
  await expect.element(page.getByText('A mentor you can book')).toBeVisible();
  expect(page.getByText('fits you best', { exact: false }).query()).toBeNull();
  await screen.unmount();
});

test('no mentor at all is said honestly, with a way on; what cannot be loaded is asked for again', async () => {
  await draw(<MentorshipHub />, { api: server({}) });
  await expect.element(page.getByText('No mentor can be booked at this moment.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All mentors' })).toBeVisible();
  const { api } = await draw(<MentorshipHub />, { api: { listSessions: () => refuse('not-allowed') } });
  await expect.element(page.getByText('We could not load your sessions. Nothing you booked is lost.')).toBeVisible();
  api.answers(server({ mentors: [aMentorCard(1)] }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('The mentor who fits you best')).toBeVisible();
});

test('every session that is to come stands there, the next one first', async () => {
  const [next, later, asked] = [aSession({ state: 'accepted' }), aSession({ state: 'accepted', id: '00000000-0000-4000-8000-0000000000b2' }), aSession({ state: 'requested', id: '00000000-0000-4000-8000-0000000000b3' })];
  await draw(<MentorshipHub />, { api: server({ sessions: [next, later, asked] }) });
  await expect.element(page.getByRole('heading', { name: 'Later sessions' })).toBeVisible();
  expect(page.getByRole('listitem').elements().map(({ textContent }) => / · (Accepted|Waits for an answer)/.exec(textContent ?? '')?.[1])).toEqual(['Accepted', 'Waits for an answer']);
  expect(page.getByRole('link', { name: /^See session: / }).elements()).toHaveLength(3);
  expect(await accessibilityProblems()).toEqual([]);
});

test('each session that is to come says its hours by the own clock and by the mentor’s, with both zones', async () => {
  const apart = (id: string) => aSession({ state: 'accepted', id: `00000000-0000-4000-8000-0000000000${id}`, mentorTimeZone: 'Asia/Kathmandu', talentTimeZone: 'Africa/Lagos' });
  await draw(<MentorshipHub />, { api: server({ sessions: [apart('b1'), apart('b2'), apart('b3')] }) });
  await expect.element(page.getByRole('heading', { name: 'Later sessions' })).toBeVisible();
  expect(page.getByText(/Kathmandu \(UTC\+5:45\)/).elements()).toHaveLength(3);
});

test('mentors of earlier sessions can still be read, reported and blocked, also when nothing else shows them; each stands once', async () => {
  const [newest, older] = [aSession({ state: 'completed', id: '00000000-0000-4000-8000-0000000000a1', canWrite: true }), aSession({ state: 'cancelled', id: '00000000-0000-4000-8000-0000000000a2' })];
  await draw(<MentorshipHub />, { api: { ...server({ sessions: [newest, older] }), ...threadOf([aMessage(1)]) } });
  await page.getByText('Mentors of earlier sessions').click();
  expect(page.getByRole('listitem').elements().length).toBe(1);
  await page.getByRole('button', { name: /^Message / }).click();
  await expect.element(page.getByRole('dialog').getByText('Message 1')).toBeVisible();
});

test('the mentor of the next session can be written to, also while the session waits for an answer', async () => {
  await draw(<MentorshipHub />, { api: { ...server({ sessions: [aSession({ state: 'requested', unread: 1 })] }), ...threadOf([aMessage(1)]) } });
  await expect.element(page.getByText('Waits for an answer')).toBeVisible();
  await expect.element(page.getByText('The session you asked for')).toBeVisible();
  await expect.element(page.getByText('Your next session')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Message Demo Mentor 3, 1 new message' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Messages with Demo Mentor 3' }).getByText('Message 1')).toBeVisible();
});

test('beside Book stands Message only where there was a booking with that mentor', async () => {
  const best = aMentorCard(3);
  const { screen } = await draw(<MentorshipHub />, { api: server({ mentors: [best] }) });
  await expect.element(page.getByRole('link', { name: /^Book a session with/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Message/ })).not.toBeInTheDocument();
  await screen.unmount();
  await draw(<MentorshipHub />, { api: server({ mentors: [best], sessions: [aSession({ state: 'declined', canWrite: false }), aSession({ id: 'held', state: 'completed' })] }) });
  await expect.element(page.getByRole('button', { name: 'Message Demo Mentor 3' })).toBeVisible();
});

test('what a mentor has written about a session that is over is there to read, and stays open once it is read', async () => {
  const over = aSession({ state: 'completed', unread: 2 });
  const api = { ...server({ sessions: [over] }), ...threadOf([aMessage(1)]) };
  const { queryClient } = await draw(<MentorshipHub />, { api });
  await expect.element(page.getByText('Demo Mentor 3 has written to you.')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: 'Message Demo Mentor 3, 2 new messages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Messages with Demo Mentor 3' });
  await dialog.getByRole('textbox', { name: 'Your message' }).fill('Half a sen');
  over.unread = 0;
  await queryClient.invalidateQueries({ queryKey: mentorshipKeys.sessions });
  await expect.element(dialog.getByRole('textbox', { name: 'Your message' })).toHaveValue('Half a sen');
});

test('a time that a mentor proposes is answered here too, for the next session and for a later one', async () => {
  const proposal = { startsAt: '2099-11-28T09:00:00.000Z', endsAt: '2099-11-28T10:00:00.000Z' };
  await draw(<MentorshipHub />, { api: server({ sessions: [aSession(), aSession({ id: 'later', state: 'requested', startsAt: '2099-11-24T09:00:00.000Z', endsAt: '2099-11-24T10:00:00.000Z', proposal })] }) });
  await expect.element(page.getByText('Demo Mentor 3 proposes another time: Saturday, 28 November 2099', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Until now: Tuesday, 24 November 2099, 10:00 to 11:00', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Accept this time: Demo Mentor 3' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('the next session and a proposed time stand in the reader’s zone, then in the mentor’s', async () => {
  const proposal = { startsAt: '2099-11-28T09:00:00.000Z', endsAt: '2099-11-28T10:00:00.000Z' };
  await draw(<MentorshipHub />, { api: server({ sessions: [aSession({ mentorTimeZone: 'Asia/Kathmandu', proposal })] }) });
  await expect.element(page.getByText('16:00 to 17:00, Lagos (UTC+1)', { exact: true })).toBeVisible();
  await expect.element(page.getByText('For your mentor: 20:45 to 21:45, Kathmandu (UTC+5:45)')).toBeVisible();
  await expect.element(page.getByText('10:00 to 11:00, Lagos (UTC+1)', { exact: false })).toBeVisible();
  await expect.element(page.getByText('For your mentor: 14:45 to 15:45, Kathmandu (UTC+5:45)')).toBeVisible();
});

test('whoever is named with something to do about them can be reported and blocked: next, later, and whoever has written', async () => {
  const [next, later, over] = [aSession(), aSession({ id: 'later', state: 'requested' }), aSession({ id: 'over', state: 'completed', unread: 1 })];
  const told = ({ name }: { name: string }) => <button type="button" aria-label={`More about ${name}`} />;
  await draw(<SafetyProvider value={told}><MentorshipHub /></SafetyProvider>, { api: server({ sessions: [next, later, over] }) });
  await expect.element(page.getByText('has written to you', { exact: false })).toBeVisible();
  expect(page.getByRole('button', { name: 'More about Demo Mentor 3' }).elements()).toHaveLength(3);
});
