import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, aSession, refuse } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import type { OwnMentor, Review } from '@bridge/model';
import { aFigures, aMentee, aMentorView, anOwnMentor, aReview } from '../testing/builders.ts';
import { draw, never, serverWith } from '../testing/draw.tsx';
import type { Figures } from './figures.ts';
import { MentorDashboard } from './mentor-dashboard.tsx';

const mentor = aMentorView();
type Stored = { own?: Partial<OwnMentor>; figures?: Partial<Figures>; reviews?: Review[]; mentees?: ReturnType<typeof aMentee>[] };

function server({ own, figures, reviews = [], mentees = [] }: Stored = {}) {
  onTestFinished(() => localStorage.clear());
  return {
    ...serverWith({ mentor, reviews }),
    ownMentor: () => ({ success: true, data: anOwnMentor(own) }),
    mentorDashboard: () => ({ success: true, data: aFigures(figures) }),
    listMentees: () => ({ success: true, mentees, total: mentees.length, page: 1, limit: 10 }),
  } satisfies FakeHandlers;
}

type Props = Partial<Parameters<typeof MentorDashboard>[0]>;
const Screen = (props: Props) => (
  <MentorDashboard user={mentor} supportEmail="support@bridge.example" tools={['First-session checklist']} onStart={() => {}} onUpdate={() => {}} {...props} />
);

const title = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
const sections = ['Welcome', 'Upcoming Sessions', 'Mentee Management', 'Mentorship Tools', 'Performance & Impact', 'Availability & Pricing', 'Community & Support', 'Dashboard Actions'];
const submitted = { state: 'submitted', mentorVerificationStatus: false } as const;

const rooms = sections.filter((name) => !['Mentorship Tools', 'Community & Support'].includes(name));

test('before onboarding: the banner starts it, the bridge shows the way, and no empty room stands below it', async () => {
  const start = vi.fn();
  await draw(<Screen onStart={start} now={new Date(2026, 10, 21, 13)} />, { api: server({ own: { state: 'draft', mentorVerificationStatus: false } }) });
  await title('Complete your mentor profile!');
  await expect.element(page.getByText('Good afternoon, Demo Mentor 3')).toBeVisible();
  await page.getByRole('button', { name: 'Start Onboarding' }).click();
  expect(start).toHaveBeenCalledOnce();
  expect(page.getByRole('heading', { level: 2 }).all().map((heading) => heading.element().textContent)).toEqual(['The way to your first session', 'Mentorship Tools', 'Community & Support']);
  for (const card of page.getByRole('heading', { level: 2 }).all().slice(1)) expect(card.element().closest('section')?.querySelector('a')).not.toBeNull();
  for (const name of rooms) await expect.element(page.getByText(name, { exact: true })).not.toBeVisible();
  await page.getByText('What your dashboard will show').click();
  for (const name of rooms) await expect.element(page.getByText(name, { exact: true })).toBeVisible();
  expect(page.getByText('Complete your profile to', { exact: false }).all()).toHaveLength(6);
  expect(await accessibilityProblems()).toEqual([]);
});

test('an onboarding that was begun goes on where it was left', async () => {
  const start = vi.fn();
  await draw(<Screen hasDraft onStart={start} />, { api: server({ own: { state: 'draft', mentorVerificationStatus: false } }) });
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  expect(start).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: 'Start Onboarding' })).not.toBeInTheDocument();
});

test('submitted: the banner says so, what the dashboard will show is available after verification, and both keys are stored', async () => {
  await draw(<Screen />, { api: server({ own: { ...submitted, submittedAt: new Date().toISOString() } }) });
  await title('Profile Submitted for Verification!');
  expect(page.getByText('will be available after verification', { exact: false }).all()).toHaveLength(6);
  expect(page.getByRole('listitem').all().slice(0, 5).map((step) => step.element().textContent)).toEqual([
    'Fill in your profileDone', 'Confirm your email addressDone', 'Send it for verificationDone', 'We read it and verify youNext', 'Meet your first talentLater',
  ]);
  expect([localStorage.getItem('hasSubmittedOnboarding'), localStorage.getItem('isVerificationPending')]).toEqual(['true', 'true']);
  expect(page.getByRole('button').all().map((button) => button.element().textContent)).toEqual(['Change picture']);
});

test('five days after submitting, it says whom to write to', async () => {
  await draw(<Screen />, { api: server({ own: { ...submitted, submittedAt: new Date(Date.now() - 432_060_000).toISOString() } }) }); // a minute more: the server tells the time in whole seconds
  await expect.element(page.getByText('Your profile is still in review. If you have waited long enough, write to support@bridge.example.')).toBeVisible();
  expect(localStorage.getItem('isVerificationPending')).toBe('false');
});

test('a state remembered from the last visit is shown until the server answers', async () => {
  onTestFinished(() => localStorage.clear());
  localStorage.setItem('hasSubmittedOnboarding', 'true');
  localStorage.setItem('isVerificationPending', 'true');
  await draw(<Screen />, { api: { ownMentor: never } });
  await title('Profile Submitted for Verification!');
});

test('nothing is said before the server has answered', async () => {
  await draw(<Screen />, { api: { ownMentor: never } });
  await title('Loading your profile');
  expect(page.getByText('Complete your', { exact: false }).query()).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
});

test('changes that were asked for are shown, and lead to the profile', async () => {
  const update = vi.fn();
  await draw(<Screen onUpdate={update} />, { api: server({ own: { state: 'changes-requested', note: 'Say where you worked.', mentorVerificationStatus: false } }) });
  await expect.element(page.getByText('Your profile needs a change before it can be verified: Say where you worked.')).toBeVisible();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  expect(update).toHaveBeenCalledOnce();
});

test('declined: the reason, and whom to write to', async () => {
  await draw(<Screen />, { api: server({ own: { state: 'declined', note: 'We could not confirm it.', mentorVerificationStatus: false } }) });
  await expect.element(page.getByText('Reason: We could not confirm it.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Write to support' }).first()).toHaveAttribute('href', 'mailto:support@bridge.example');
});

test.each([
  [0, ['active mentees', 'sessions this month', 'sessions completed']],
  [1, ['active mentee', 'session this month', 'session completed']],
  [2, ['active mentees', 'sessions this month', 'sessions completed']],
])('the words under %i are those of that number', async (count, words) => {
  await draw(<Screen />, { api: server({ figures: { activeMentees: count, sessionsThisMonth: count, completedSessions: count } }) });
  for (const label of words) await expect.element(page.getByText(label, { exact: true })).toBeVisible();
});

test('verified: all sections show what is stored', async () => {
  const update = vi.fn();
  const { location } = await draw(<Screen onUpdate={update} />, {
    api: server({ figures: { requests: 2, upcoming: [aSession()] }, mentees: [aMentee()], reviews: [aReview(1)] }),
  });
  await title('Your profile is ready!');
  await expect.element(page.getByText('Talents can find and book you. 2 requests are waiting.')).toBeVisible();
  for (const name of sections) await expect.element(page.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  await expect.element(page.getByText('active mentees')).toBeVisible();
  await expect.element(page.getByText('average of 12 reviews')).toBeVisible();
  await expect.element(page.getByText('Standard Plan · 16:00 to 17:00, Lagos (UTC+1)', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Tuesday, 14:00 to 18:00')).toBeVisible();
  await expect.element(page.getByText('₦28,000')).toBeVisible();
  await expect.element(page.getByText('1 session completed', { exact: false }).first()).toBeVisible();
  await expect.element(page.getByText('First-session checklist')).toBeVisible();
  await expect.element(page.getByText('You answered 5 of 6 requests of the last 90 days. Half of them within 3 hours.')).toBeVisible();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  expect(update).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Change prices and days off' }).click();
  await page.getByRole('dialog', { name: 'Your prices and your time' }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'View Mentorship Requests' }).first().click();
  expect(location()).toBe('/mentor/requests');
});

test('weekly hours name the zone they are kept in, which may be another than the reader’s', async () => {
  const availability = { timeZone: 'Europe/Berlin', windows: [{ day: 'tuesday' as const, from: '14:00', to: '18:00' }] };
  await draw(<Screen now={new Date('2026-11-21T12:00:00.000Z')} />, { api: server({ figures: { availability } }) });
  await expect.element(page.getByRole('term').filter({ hasText: 'Hours, Berlin (UTC+1)' })).toBeVisible();
  await expect.element(page.getByText('Tuesday, 14:00 to 18:00')).toBeVisible();
});

test('where no hours are kept yet, the best days and times are said in the words of the screens', async () => {
  await draw(<Screen />, { api: server({ figures: { availability: null } }) });
  await expect.element(page.getByText('Tuesday, afternoon')).toBeVisible();
  await expect.element(page.getByText('Saturday, morning')).toBeVisible();
  expect(page.getByText('tuesday afternoon').query()).toBeNull();
});

test('a time of day that content offers and the screens have no word for stands as it was chosen', async () => {
  await draw(<Screen />, { api: server({ figures: { availability: null, mentor: anOwnMentor({ profile: { bestDaysAndTimes: ['sunday late night'] } }) } }) });
  await expect.element(page.getByText('Sunday, late night')).toBeVisible();
});

test('a session that comes up stands in the mentor’s zone, then in the talent’s', async () => {
  await draw(<Screen />, { api: server({ figures: { upcoming: [aSession({ talentTimeZone: 'Asia/Kathmandu' })] } }) });
  await expect.element(page.getByText('16:00 to 17:00, Lagos (UTC+1)', { exact: false })).toBeVisible();
  await expect.element(page.getByText('For the talent: 20:45 to 21:45, Kathmandu (UTC+5:45)')).toBeVisible();
});

test('verified and new: no number is made up', async () => {
  const none = { requests: 0, upcoming: [], activeMentees: 0, sessionsThisMonth: 0, completedSessions: 0, rating: { average: null, count: 0 }, response: { asked: 0, answered: 0, medianHours: null } };
  await draw(<Screen />, { api: server({ figures: { ...none, availability: null, LitePlanPrice: null, StandardPlanPrice: null } }) });
  await expect.element(page.getByText('Talents can find and book you.', { exact: true })).toBeVisible();
  await expect.element(page.getByText('average, no reviews yet')).toBeVisible();
  await expect.element(page.getByText('No sessions are coming up. Requests you accept appear here.')).toBeVisible();
  await expect.element(page.getByText('Your completed sessions are counted here.')).toBeVisible();
  await expect.element(page.getByText('Saturday, morning')).toBeVisible();
  await expect.element(page.getByText('Nobody yet.', { exact: false })).toBeVisible();
});

test('a mentor answers a review once', async () => {
  const reviews = [aReview(1)];
  const { api } = await draw(<Screen />, {
    api: {
      ...server({ reviews }),
      answerReview: ({ body }) => ({ success: true, message: '', data: Object.assign(reviews[0] ?? aReview(1), { answer: { text: body.text, answeredAt: new Date().toISOString() } }) }),
    },
  });
  await page.getByRole('button', { name: 'Answer the review by Talent 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer this review' });
  await dialog.getByRole('textbox').fill('Thank you for coming.');
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect.element(page.getByText('Answer from Demo Mentor 3')).toBeVisible();
  expect(page.getByRole('button', { name: 'Answer the review by Talent 1' }).query()).toBeNull();
  expect(api.callsOf('answerReview')).toHaveLength(1);
});

test('when loading fails it says so, and Retry loads', async () => {
  const { api } = await draw(<Screen />, { api: { ...server(), ownMentor: () => refuse('not-allowed') } });
  await expect.element(page.getByText('We could not load your dashboard')).toBeVisible();
  api.answers({ ...server(), mentorDashboard: () => refuse('not-allowed') });
  await page.getByRole('button', { name: 'Retry' }).click();
  await title('Your profile is ready!');
  await expect.element(page.getByText('We could not load your dashboard')).toBeVisible();
  api.answers(server());
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('active mentees')).toBeVisible();
});

test.each(['light', 'dark'] as const)('has no accessibility fault a machine can find and fits 320 pixels, %s', async (theme) => {
  await page.viewport(320, 700);
  const long = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente';
  await draw(<Screen />, { api: server({ figures: { upcoming: [aSession({ reason: long })] }, mentees: [aMentee({ lastName: long })], reviews: [aReview(1)] }), theme });
  await expect.element(page.getByText('Review 1: clear and kind.')).toBeVisible();
  await expect.element(page.getByText(long).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await accessibilityProblems()).toEqual([]);
  await page.viewport(1280, 800);
});
