import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '@bridge/client';
import type { Session } from '@bridge/model';
import { aSession, aUser } from '@bridge/testing';
import { dismissToast } from '@bridge/ui';
import { MentorDashboard } from './dashboard/mentor-dashboard.tsx';
import { MentorDetail } from './detail/mentor-detail.tsx';
import { MentorshipHub } from './hub/mentorship-hub.tsx';
import { RequestsPage } from './requests/requests-page.tsx';
import { CancelSession } from './sessions/cancel-session.tsx';
import { RescheduleSession } from './sessions/reschedule-session.tsx';
import { aFigures, aMentorView, anOwnMentor } from './testing/builders.ts';
import { draw, never, serverWith } from './testing/draw.tsx';

const zones = { talentTimeZone: 'Africa/Lagos', mentorTimeZone: 'Asia/Kathmandu' };
/** The mentor of these cases reads in Lagos, the talent lives in Kathmandu. */
const turned = { talentTimeZone: 'Asia/Kathmandu', mentorTimeZone: 'Africa/Lagos' };
const own = 'Lagos (UTC+1)';
const theirs = 'Kathmandu (UTC+5:45)';
const proposal = { startsAt: '2099-11-27T15:00:00.000Z', endsAt: '2099-11-27T16:00:00.000Z' };
const click = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
async function chooseTime() {
  await page.getByRole('combobox', { name: 'Day' }).selectOptions('Saturday, 28 November 2099');
  await page.getByRole('combobox', { name: /^Time/ }).selectOptions('10:00');
}
const plans = { contents: () => '' };
const nothing = () => {};

type Place = { place: string; element: () => ReactElement; sessions?: Session[]; open?: () => Promise<unknown>; within?: string };
/** Every place of this library at which the time of a session stands. */
const places: Place[] = [
  { place: "the talent's hub", element: () => <MentorshipHub />, sessions: [aSession(zones)] },
  { place: 'a proposed time in the hub', element: () => <MentorshipHub />, sessions: [aSession({ ...zones, proposal })] },
  { place: "the mentor's page", element: () => <MentorDetail userId={aMentorView().userId} labels={new Map()} plans={plans} />, sessions: [aSession(zones)] },
  { place: 'a request', element: () => <RequestsPage />, sessions: [aSession({ ...turned, state: 'requested' })] },
  { place: 'a coming session', element: () => <RequestsPage />, sessions: [aSession(turned)] },
  { place: 'an own proposal', element: () => <RequestsPage />, sessions: [aSession({ ...turned, proposal })] },
  { place: 'declining', element: () => <RequestsPage />, sessions: [aSession({ ...turned, state: 'requested' })], open: () => click(/^Decline the request/), within: '[role=dialog]' },
  { place: 'cancelling as a mentor', element: () => <CancelSession session={aSession(turned)} other="talent" onClose={nothing} />, within: '[role=alertdialog]' },
  { place: 'cancelling as a talent', element: () => <CancelSession session={aSession(zones)} other="mentor" onClose={nothing} />, within: '[role=alertdialog]' },
  { place: 'moving', element: () => <RescheduleSession session={aSession(zones)} onClose={nothing} />, open: chooseTime, within: '[role=dialog]' },
  { place: 'proposing', element: () => <RequestsPage />, sessions: [aSession(turned)], open: async () => (await click(/^Propose another time/), await chooseTime()), within: '[role=dialog]' },
  { place: "the mentor's dashboard", element: () => <MentorDashboard user={aUser({ role: 'MENTOR' })} supportEmail="support@bridge.example" tools={[]} onStart={nothing} onUpdate={nothing} />, sessions: [aSession(turned)] },
];

test.each(places)('$place: the own zone, then that of the other, both named', async ({ element, sessions = [aSession(zones)], open, within = 'main' }) => {
  dismissToast();
  const server = serverWith({ mentor: aMentorView(), sessions: structuredClone(sessions), starts: ['2099-11-28T09:00:00.000Z'] });
  await draw(element(), { api: { ...server, mentorDashboard: () => ({ success: true, data: aFigures({ upcoming: sessions }) }), ownMentor: () => ({ success: true, data: anOwnMentor() }), listMentors: () => ({ success: true, mentors: [], total: 0, page: 1, limit: 10 }) } });
  await open?.();
  const text = () => document.querySelector(within)?.textContent ?? '';
  await expect.poll(text).toContain(theirs);
  await expect.poll(text).toContain(own);
  // The zone of weekly hours may stand further down: until the profile has come, it is the only one with that name.
  await expect.poll(() => text().indexOf(theirs) - text().indexOf(own)).toBeGreaterThan(0);
});

test.each([
  ['confirmed', aSession(turned)],
  ['waiting', aSession({ ...zones, state: 'requested' })],
] as const)('the calendar event of a session that is %s names both zones', async (_, session) => {
  const isTalents = session.talentTimeZone === 'Africa/Lagos';
  const element = isTalents ? <MentorDetail userId={aMentorView().userId} labels={new Map()} plans={plans} /> : <RequestsPage />;
  await draw(element, { api: serverWith({ mentor: aMentorView(), sessions: [structuredClone(session)] }) });
  await click('Add to Calendar');
  const item = page.getByRole('menuitem', { name: /Google/ });
  await expect.element(item).toBeVisible();
  const link = item.element();
  const details = new URL(link.getAttribute('href') ?? '').searchParams.get('details') ?? '';
  expect(details).toContain(own);
  expect(details.indexOf(own)).toBeLessThan(details.indexOf(theirs));
});

test('while the profile is under way, the zone is that of the sign-in, not the device’s', async () => {
  const server = serverWith({ mentor: aMentorView(), sessions: [aSession({ ...turned, state: 'requested' })] });
  await draw(<RequestsPage />, { user: aUser({ role: 'MENTOR', timeZone: 'Africa/Lagos' }), api: { ...server, ownProfile: never } });
  await expect.element(page.getByText(`16:00 to 17:00, ${own}`, { exact: false }).first()).toBeVisible();
  await expect.element(page.getByText(theirs, { exact: false }).first()).toBeVisible();
});

test('a mentor without a zone in the profile reads the clock that their hours had last, until the profile has come', async () => {
  const user = aUser({ role: 'MENTOR' });
  const server = serverWith({ mentor: aMentorView(), sessions: [aSession({ ...turned, state: 'requested' })] });
  await draw(<RequestsPage />, { user, api: { ...server, ownProfile: never, ownMentor: () => ({ success: true, data: anOwnMentor({ profile: { availability: { timeZone: 'Africa/Lagos', windows: [] } } }) }) } });
  await expect.element(page.getByText(`16:00 to 17:00, ${own}`, { exact: false }).first()).toBeVisible();
  expect(session.current()?.user.timeZone).toBe('Africa/Lagos');
});

test('a mentor without a zone in the profile reads the clock of their hours', async () => {
  const user = aUser({ role: 'MENTOR' });
  const own = anOwnMentor({ profile: { availability: { timeZone: 'Asia/Kathmandu', windows: [{ day: 'monday', from: '09:00', to: '12:00' }] } } });
  await draw(<RequestsPage />, {
    user,
    api: {
      ...serverWith({ mentor: aMentorView(), sessions: [aSession({ talentTimeZone: 'Africa/Lagos', mentorTimeZone: 'Asia/Kathmandu' })] }),
      ownProfile: () => ({ firstName: user.firstName, lastName: user.lastName, role: user.role, user }),
      ownMentor: () => ({ success: true, data: own }),
    },
  });
  await expect.element(page.getByText(`20:45 to 21:45, ${theirs}`, { exact: false }).first()).toBeVisible();
});
