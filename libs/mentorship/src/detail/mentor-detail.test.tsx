import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownProfileQuery } from '@bridge/client';
import { accessibilityProblems, aSession, refuse } from '@bridge/testing';
import type { MentorView, Review, Session } from '@bridge/model';
import { aMentorView, aMessage, aReview } from '../testing/builders.ts';
import { draw, never, profileIn, sameNames, serverWith, threadOf } from '../testing/draw.tsx';
import { MentorDetail } from './mentor-detail.tsx';

type Stored = { mentor?: Partial<MentorView>; sessions?: Session[]; reviews?: Review[]; starts?: string[] };
const server = ({ mentor, ...rest }: Stored = {}) => serverWith({ mentor: aMentorView(mentor), ...rest });

type Props = Partial<Parameters<typeof MentorDetail>[0]>;
const labels = new Map([['Healthcare', 'Healthcare']]);
const Screen = (props: Props) => <MentorDetail userId={aMentorView().userId} labels={labels} plans={{ contents: (plan) => `Contents of ${plan}` }} {...props} />;

/** A button by its whole name, without the day and the clock that follow where it stands at a session. */
const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}(, \\w+, \\d+ \\w+, \\d\\d:\\d\\d)?$`) });
const completed = (changes: Partial<Session> = {}) =>
  aSession({ state: 'completed', startsAt: '2026-01-05T15:00:00.000Z', endsAt: '2026-01-05T16:00:00.000Z', ...changes });

test('shows the mentor with all sections', async () => {
  const { location } = await draw(<Screen />, { api: server({ reviews: [aReview(1)] }) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Demo Mentor 3' })).toBeVisible();
  await expect.element(page.getByText('demo.mentor.3@example.org')).toBeVisible();
  await expect.element(page.getByText('from 12 reviews')).toBeVisible();
  await expect.element(page.getByText('I moved from nursing into data, so I know the crossing.')).toBeVisible();
  await expect.element(page.getByText('March 2025')).toBeVisible();
  await expect.element(page.getByText('yesterday')).toBeVisible();
  await expect.element(page.getByText('₦8,000')).toBeVisible();
  await expect.element(page.getByText('₦28,000')).toBeVisible();
  await expect.element(page.getByText('Healthcare')).toBeVisible();
  await expect.element(page.getByText('First analyst role')).toBeVisible();
  await expect.element(page.getByText('No scheduled sessions.')).toBeVisible();
  await expect.element(page.getByText('Review 1: clear and kind.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Mentorship' }).click();
  expect(location()).toBe('/talent/mentorship');
});

test('what a mentor chose at the onboarding is said in the language of the page, what they typed as they did', async () => {
  await draw(<Screen labels={new Map([['Healthcare', 'Santé']])} />, { api: server({ mentor: { industryExpertise: ['Healthcare', 'Beekeeping'] } }) });
  await expect.element(page.getByText('Santé', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Beekeeping', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Healthcare', { exact: true })).not.toBeInTheDocument();
});

test('what a mentor never said has its stated fallback', async () => {
  const mentor = { fieldsOfExpertise: [], industryExpertise: [], specializationAreas: [], LitePlanPrice: null, StandardPlanPrice: null, shortBio: '', last_sign_in: null };
  await draw(<Screen />, { api: server({ mentor: { ...mentor, rating: { average: null, count: 0 } } }) });
  await expect.element(page.getByText('No expertise listed')).toBeVisible();
  await expect.element(page.getByText('No specialization areas listed')).toBeVisible();
  await expect.element(page.getByText('Free').first()).toBeVisible();
  await expect.element(page.getByText('No reviews yet')).toBeVisible();
  await expect.element(page.getByText('Reviews are written by talents after a completed session.')).toBeVisible();
});

test('the page says how the mentor works: style, help, levels, languages, hours in the reader’s zone, policy', async () => {
  const availability = { timeZone: 'Asia/Kathmandu', windows: [{ day: 'tuesday' as const, from: '14:45', to: '18:45' }] };
  const mentor = { mentorshipStyle: 'async' as const, supportTypes: ['resume review'], careerLevelsSupported: ['entry'], cancellationPolicy: 'A day before, please.', languages: ['en', 'sw'], availability };
  const said = new Map([['async', 'In writing'], ['resume review', 'Résumé review'], ['entry', 'Early-career']]);
  await draw(<Screen labels={said} />, { api: server({ mentor }) });
  for (const text of ['In writing', 'Résumé review', 'Early-career', 'English, Swahili', 'A day before, please.', 'Hours, Lagos (UTC+1)', 'Tuesday, 10:00–\u206014:00']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
});

test('both styles are named', async () => {
  await draw(<Screen labels={new Map([['1-on-1', 'Talks'], ['async', 'In writing'], ['both', 'Both']])} />, { api: server({ mentor: { mentorshipStyle: 'both' } }) });
  await expect.element(page.getByText('Talks and In writing', { exact: true }).or(page.getByText('Talks, In writing', { exact: true }))).toBeVisible();
});

test('a day off takes no weekday out of the weekly hours; it stands beside them while it is not over', async () => {
  const window = { from: '10:00', to: '14:00' };
  const daysOff = [{ from: '2026-11-26', to: '2026-11-26' }, { from: '2026-12-21', to: '2027-01-02' }, { from: '2026-11-01', to: '2026-11-20' }];
  const availability = { timeZone: 'Africa/Lagos', windows: [{ day: 'tuesday' as const, ...window }, { day: 'thursday' as const, ...window }], daysOff };
  await draw(<Screen now={new Date('2026-11-21T12:00:00.000Z')} />, { api: server({ mentor: { availability } }) });
  for (const text of ['Tuesday, 10:00–\u206014:00', 'Thursday, 10:00–\u206014:00', '26 Nov 2026', '21 Dec 2026 to 2 Jan 2027']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByRole('term').filter({ hasText: 'Days off' })).toHaveLength(2);
  await expect.element(page.getByText('20 Nov 2026', { exact: false })).not.toBeInTheDocument();
});

test('fields and industries are listed once each', async () => {
  await draw(<Screen />, { api: server({ mentor: { fieldsOfExpertise: ['Data Science', 'Cloud'], industryExpertise: ['Data Science', 'Healthcare'] } }) });
  await expect.element(page.getByText('Healthcare')).toBeVisible();
  await expect.element(page.getByText('Cloud')).toBeVisible();
  expect(page.getByText('Data Science', { exact: true }).all()).toHaveLength(1);
});

test('while loading it says so', async () => {
  await draw(<Screen />, { api: { lookUpUser: never } });
  await expect.element(page.getByText('Loading...')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('a mentor who cannot be shown: the stated error, and Retry', async () => {
  const { api } = await draw(<Screen />, { api: { ...server(), lookUpUser: () => refuse('unexpected') } });
  await expect.element(page.getByRole('heading', { name: 'Error loading mentor details.' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  api.answers(server());
  await button('Retry').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Demo Mentor 3' })).toBeVisible();
});

test.each(['user-not-found', 'mentor-not-found'] as const)('a mentor who is not there, or kept apart by a block, is not available, and there is nothing to try again: %s', async (code) => {
  await draw(<Screen />, { api: { ...server(), lookUpUser: () => refuse(code) } });
  await expect.element(page.getByText('This mentor is not available. Choose another mentor.')).toBeVisible();
  await expect.element(button('Retry')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Back to Mentorship' })).toBeVisible();
});

test('why one’s review is not shown any more is read, and answered, also where its mentor is not shown', async () => {
  await draw(<Screen />, { api: { ...server({ sessions: [completed({ review: aReview(1, { mine: true, hidden: { note: 'It insults.', appeal: null } }) })] }), lookUpUser: () => refuse('mentor-not-found') } });
  await expect.element(page.getByText('This mentor is not available. Choose another mentor.')).toBeVisible();
  await expect.element(page.getByText(/It insults\./)).toBeVisible();
  await expect.element(button('Answer')).toBeVisible();
});

test('Book Session hands the mentor over', async () => {
  const book = vi.fn();
  await draw(<Screen onBook={book} />, { api: server() });
  await button('Book Session').click();
  expect(book).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ userId: aMentorView().userId }));
});

test('who may not meet this mentor reads why, and is offered no booking', async () => {
  await draw(<Screen onBook={() => {}} />, { api: server({ mentor: { notForReader: true } }) });
  await expect.element(page.getByText('This person has not been checked for meeting people under 18. Choose a mentor who has been.')).toBeVisible();
  expect(button('Book Session').query()).toBeNull();
});

test('Rate Mentor waits for a completed session, and says so', async () => {
  await draw(<Screen />, { api: server({ sessions: [aSession(), aSession({ id: 'other', state: 'cancelled' })] }) });
  await expect.element(button('Rate Mentor')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Rate Mentor')).toHaveAccessibleDescription('You can rate after a completed session.');
  await button('Rate Mentor').click({ force: true });
  expect(page.getByRole('dialog').query()).toBeNull();
});

test('the schedule shows own sessions in both zones, and the times of others without names', async () => {
  const own = aSession({ talentTimeZone: 'Africa/Lagos', mentorTimeZone: 'Europe/Berlin', startsAt: '2099-07-02T15:00:00.000Z', endsAt: '2099-07-02T16:00:00.000Z', joinLink: 'https://meet.example.org/abc' });
  const schedule = [
    { startsAt: own.startsAt, endsAt: own.endsAt },
    { startsAt: '2099-07-03T09:00:00.000Z', endsAt: '2099-07-03T09:45:00.000Z' },
  ];
  await draw(<Screen />, { api: server({ mentor: { schedule }, sessions: [own] }) });
  await expect.element(page.getByText('16:00 to 17:00, Lagos (UTC+1)', { exact: false })).toBeVisible();
  await expect.element(page.getByText('For your mentor: 17:00 to 18:00, Berlin (UTC+2)')).toBeVisible();
  await expect.element(page.getByText('Your session, Standard Plan')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Join session' })).toHaveAttribute('href', 'https://meet.example.org/abc');
  await expect.element(page.getByText('10:00 to 10:45, Lagos (UTC+1)', { exact: false })).toBeVisible();
  expect(page.getByText('Booked', { exact: true }).all()).toHaveLength(1);
});

test('sessions of any time are shown in the zone the reader lives in now; a change of the profile holds at once', async () => {
  const stored = { talentTimeZone: 'America/Santiago', mentorTimeZone: 'Asia/Katmandu' };
  const at = (day: number) => ({ startsAt: `2099-07-0${day}T15:00:00.000Z`, endsAt: `2099-07-0${day}T16:00:00.000Z` });
  const sessions = [aSession({ ...stored, ...at(2) }), aSession({ ...stored, ...at(3), id: 'requested', state: 'requested' }), completed({ ...stored, id: 'past' })];
  const { queryClient } = await draw(<Screen />, { api: { ...server({ sessions }), ownProfile: () => profileIn('Europe/Berlin') } });
  await expect.element(page.getByText('17:00 to 18:00, Berlin (UTC+2)', { exact: false })).toHaveLength(2);
  await expect.element(page.getByText('For your mentor: 20:45 to 21:45, Kathmandu (UTC+5:45)')).toHaveLength(3);
  await expect.element(page.getByText('16:00 to 17:00, Berlin (UTC+1)', { exact: false })).toBeVisible();
  queryClient.setQueryData(ownProfileQuery().queryKey, profileIn('Asia/Tokyo'));
  await expect.element(page.getByText('Friday, 3 July 2099, 00:00 to 01:00, Tokyo (UTC+9)', { exact: false })).toBeVisible();
  await expect.element(page.getByText('For your mentor: Thursday, 2 July 2099, 20:45 to 21:45, Kathmandu (UTC+5:45)')).toBeVisible();
});

test('a session can be cancelled while there is time', async () => {
  const { api } = await draw(<Screen />, { api: server({ sessions: [aSession({ credit: { place: 1, of: 4 }, price: 28000 })] }) });
  await button('Cancel session').click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this session?' });
  await expect.element(dialog.getByText('Thursday, 26 November 2099, 16:00 to 17:00', { exact: false })).toBeVisible();
  await expect.element(dialog.getByText('The session stays yours: book it again by the last day of your plan. What you paid is not refunded.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  expect(api.callsOf('cancelSession')).toHaveLength(0);
  await button('Cancel session').click();
  await dialog.getByRole('button', { name: 'Cancel session' }).click();
  await expect.element(page.getByText('Session cancelled')).toBeVisible();
  await expect.element(page.getByText('No scheduled sessions.')).toBeVisible();
});

test('a session is moved to a time that is open, in one’s own zone', async () => {
  const starts = ['2099-11-27T23:30:00.000Z', '2099-11-28T09:00:00.000Z'];
  const { api } = await draw(<Screen />, { api: server({ sessions: [aSession()], starts }) });
  await button('Reschedule').click();
  const dialog = page.getByRole('dialog', { name: 'Choose another time' });
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  const day = dialog.getByRole('combobox', { name: 'Day' });
  const time = dialog.getByRole('combobox', { name: /^Time/ });
  await expect.element(page.getByText('Please fill in all fields.')).toBeVisible();
  await expect.element(day).toHaveFocus();
  for (const empty of [day, time]) {
    await expect.element(empty).toHaveAttribute('aria-invalid', 'true');
    await expect.element(empty).toHaveAccessibleDescription(/^Error Please fill in all fields/);
  }
  expect(await accessibilityProblems()).toEqual([]);
  await day.selectOptions('Saturday, 28 November 2099');
  await expect.element(day).not.toHaveAttribute('aria-invalid');
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect.element(time).toHaveFocus();
  await dialog.getByRole('combobox', { name: 'Time, Lagos (UTC+1)' }).selectOptions('00:30');
  await expect.element(page.getByText('Please fill in all fields.')).not.toBeInTheDocument(); // its cause is gone
  await expect.element(time).not.toHaveAttribute('aria-invalid');
  expect(await accessibilityProblems()).toEqual([]);
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect.element(page.getByText('Session moved')).toBeVisible();
  await expect.element(page.getByText('Waiting for the mentor')).toBeVisible();
  expect(api.callsOf('rescheduleSession').map(({ body }) => body)).toEqual([{ startsAt: starts[0] }]);
});

test('a time that was just taken: it says so, and the open times are asked for anew', async () => {
  const starts = ['2099-11-28T09:00:00.000Z'];
  const { api } = await draw(<Screen />, { api: { ...server({ sessions: [aSession()], starts }), rescheduleSession: () => refuse('not-allowed', 'That time was just taken.') } });
  await button('Reschedule').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Day' }).selectOptions('Saturday, 28 November 2099');
  await dialog.getByRole('combobox', { name: 'Time, Lagos (UTC+1)' }).selectOptions('10:00');
  api.answers({ readAvailability: server({ starts: [] }).readAvailability });
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect.element(page.getByText('That time was just taken.')).toBeVisible();
  await expect.element(dialog.getByText('No other time is open at the moment.')).toBeVisible();
});

const proposal = { startsAt: '2099-11-28T09:00:00.000Z', endsAt: '2099-11-28T10:00:00.000Z' };

test.each([
  { name: 'Accept this time: Demo Mentor 3', accept: true, said: 'Session moved', stands: '10:00 to 11:00' },
  { name: 'Decline the time that Demo Mentor 3 proposes', accept: false, said: 'Proposal declined', stands: '16:00 to 17:00' },
])('the mentor proposes another time. $name', async ({ name, accept, said, stands }) => {
  const { api } = await draw(<Screen />, { api: server({ sessions: [aSession({ proposal })] }) });
  await expect.element(page.getByText('Demo Mentor 3 proposes another time: Saturday, 28 November 2099, 10:00 to 11:00, Lagos (UTC+1).')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await button(name).click();
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(button(name)).not.toBeInTheDocument();
  await expect.element(page.getByText(stands, { exact: false })).toBeVisible();
  expect(api.callsOf('answerProposal').map(({ body }) => body)).toEqual([{ accept, startsAt: proposal.startsAt }]);
});

test('a proposal that cannot be accepted any more says why and stays', async () => {
  await draw(<Screen />, { api: { ...server({ sessions: [aSession({ proposal })] }), answerProposal: () => refuse('slot-taken', 'That time was just taken.') } });
  await button('Accept this time: Demo Mentor 3').click();
  await expect.element(page.getByText('That time was just taken.')).toBeVisible();
  await expect.element(button('Accept this time: Demo Mentor 3')).toBeVisible();
});

test('too close to its time a session stays as it is', async () => {
  await draw(<Screen />, { api: server({ sessions: [aSession({ changeableUntil: '2020-01-01T00:00:00.000Z' })] }) });
  await expect.element(page.getByText('It is too close to change now.')).toBeVisible();
  expect(button('Cancel session').query()).toBeNull();
});

test('a refused cancellation says why in the server’s words', async () => {
  const api = { ...server({ sessions: [aSession()] }), cancelSession: () => refuse('not-allowed', 'It begins too soon.') };
  await draw(<Screen />, { api });
  await button('Cancel session').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel session' }).click();
  await expect.element(page.getByText('It begins too soon.')).toBeVisible();
});

test('five reviews at first, then all, then five again', async () => {
  await draw(<Screen />, { api: server({ reviews: [1, 2, 3, 4, 5, 6, 7].map((place) => aReview(place)) }) });
  await expect.element(page.getByText('Review 5: clear and kind.')).toBeVisible();
  await expect.element(page.getByText('7 reviews', { exact: true })).toBeVisible();
  expect(page.getByText('Review 6: clear and kind.').query()).toBeNull();
  await button('See All').click();
  await expect.element(page.getByText('Review 7: clear and kind.')).toBeVisible();
  await button('See Less').click();
  expect(page.getByText('Review 6: clear and kind.').query()).toBeNull();
});

test('five reviews need no See All', async () => {
  await draw(<Screen />, { api: server({ reviews: [1, 2, 3, 4, 5].map((place) => aReview(place)) }) });
  await expect.element(page.getByText('Review 5: clear and kind.')).toBeVisible();
  expect(button('See All').query()).toBeNull();
});

test('a rating needs stars, kind and words; then it is sent once and said so', async () => {
  const session = completed();
  const written = vi.fn();
  const api = server({ sessions: [session] });
  await draw(<Screen />, {
    api: {
      ...api,
      writeReview: ({ params, body }) => {
        written(params.sessionId, body);
        return { success: true, message: '', data: aReview(1, { ...body, mine: true }) };
      },
    },
  });
  await button('Rate Mentor').click();
  const dialog = page.getByRole('dialog', { name: 'Rate Demo Mentor 3' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect.element(page.getByText('Please fill in all fields.')).toBeVisible();
  await expect.element(page.getByText('Error', { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: '1 star' })).toHaveFocus();
  const marked = () => dialog.element().querySelectorAll('.is-missing').length;
  expect(marked()).toBe(3);
  await expect.element(dialog.getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription(/^Error Please fill in all fields/);
  await expect.element(dialog.getByRole('group', { name: 'Kind of review' })).toHaveAccessibleDescription(/^Error Please fill in all fields/);
  await expect.element(dialog.getByRole('textbox', { name: 'Your review' })).toHaveAccessibleDescription(/^Error Please fill in all fields.* 0/);
  expect(await accessibilityProblems()).toEqual([]);
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(dialog.getByRole('radio', { name: 'Positive' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('Very good on interviews.');
  await expect.element(dialog.getByText('24/1000')).toBeVisible();
  await expect.element(page.getByText('Please fill in all fields.')).not.toBeInTheDocument(); // its cause is gone
  expect(marked()).toBe(0);
  expect(await accessibilityProblems()).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Rating submitted!')).toBeVisible();
  expect(page.getByRole('dialog').query()).toBeNull();
  expect(written.mock.calls).toEqual([[session.id, { rating: 4, type: 'positive', text: 'Very good on interviews.' }]]);
});

test('a review stops at a thousand characters; blanks are no words', async () => {
  const { api } = await draw(<Screen />, { api: server({ sessions: [completed()] }) });
  await button('Rate Mentor').click();
  const text = page.getByRole('textbox', { name: 'Your review' });
  await text.fill('x'.repeat(1000));
  await expect.element(page.getByText('1000/1000')).toBeVisible();
  await text.click();
  await userEvent.keyboard('yy');
  await expect.element(page.getByText('1000/1000')).toBeVisible();
  await text.fill('   ');
  await page.getByRole('radio', { name: '2 stars' }).click({ force: true });
  await page.getByRole('radio', { name: 'Negative' }).click({ force: true });
  await button('Submit').click();
  await expect.element(page.getByText('Please fill in all fields.')).toBeVisible();
  await expect.element(text).toHaveFocus();
  expect(api.callsOf('writeReview')).toHaveLength(0);
});

test('one’s own review is edited with what it says; a failure keeps what was written', async () => {
  const review = aReview(1, { mine: true, rating: 3, type: 'negative', text: 'Came late.' });
  const api = { ...server({ sessions: [completed({ review })], reviews: [review] }), writeReview: () => refuse('unavailable', 'Not now.') };
  await draw(<Screen />, { api });
  await button('Edit your review').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await expect.element(dialog.getByRole('radio', { name: 'Negative' })).toBeChecked();
  await dialog.getByRole('textbox').fill('Came late, but stayed long.');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect.element(page.getByText('Not now.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Came late, but stayed long.');
});

test('a review shows its answer', async () => {
  const review = aReview(1, { answer: { text: 'Thank you.', answeredAt: '2026-11-01T10:00:00.000Z' } });
  await draw(<Screen />, { api: server({ reviews: [review] }) });
  await expect.element(page.getByText('Answer from Demo Mentor 3')).toBeVisible();
  expect(button('Answer the review by Talent 1').query()).toBeNull();
});

test('on a wide screen the two columns end together, whatever stands below them', async () => {
  await page.viewport(1440, 900);
  await draw(<Screen />, { api: server({ sessions: [...Array.from({ length: 6 }, (_, index) => aSession({ id: `one-${index}` })), completed()] }) });
  await expect.element(page.getByText('Completed', { exact: true })).toBeVisible();
  const card = (name: string) => page.getByRole('heading', { level: 2, name, exact: true }).element().closest('section')!; // each heading has one
  const ends = ['How I Work', 'Expertise'].map((name) => card(name).getBoundingClientRect().bottom);
  expect(ends[0]).toBe(ends[1]);
  for (const name of ['About', 'How I Work', 'Plans', 'Expertise', 'Booking Schedule']) {
    const inside = [...card(name).children].map((child) => child.getBoundingClientRect().bottom);
    expect([name, card(name).getBoundingClientRect().bottom - Math.max(...inside) < 160]).toEqual([name, true]); // filled up, not empty
  }
  await page.viewport(1280, 800);
});

test.each(['light', 'dark'] as const)('has no accessibility fault a machine can find and fits 320 pixels, %s', async (theme) => {
  await page.viewport(320, 700);
  const long = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente';
  const stored = { mentor: { lastName: long, specialty: long }, sessions: [aSession()], reviews: [aReview(1, { text: long })] };
  await draw(<Screen onBook={() => {}} />, { api: server(stored), theme });
  await expect.element(button('Cancel session')).toBeVisible();
  await expect.element(page.getByText('positive', { exact: false })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await accessibilityProblems()).toEqual([]);
  await page.viewport(1280, 800);
});

test('the schedule lets one write about a coming session, and about the newest one that is over', async () => {
  const coming = aSession({ id: 'coming' });
  const older = completed({ id: 'older', startsAt: '2025-01-05T15:00:00.000Z' });
  const { api } = await draw(<Screen />, { api: { ...server({ sessions: [coming, completed(), older] }), ...threadOf([aMessage(1)]) } });
  const schedule = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Message Demo Mentor 3' }) });
  await expect.element(schedule.nth(1).getByText('Completed')).toBeVisible();
  expect(schedule.all()).toHaveLength(2);
  await schedule.nth(0).getByRole('button', { name: 'Message Demo Mentor 3' }).click();
  await expect.element(page.getByRole('dialog').getByText('Message 1')).toBeVisible();
  expect(api.callsOf('listMessages').map(({ params }) => params['sessionId'])).toEqual(['coming']);
});

test('sessions that are over have a heading of their own below what is scheduled, or that nothing is', async () => {
  await draw(<Screen />, { api: server({ sessions: [completed()] }) });
  const past = page.getByRole('region', { name: 'Earlier sessions' });
  await expect.element(past.getByText('Completed')).toBeVisible();
  const none = page.getByText('No scheduled sessions.').element();
  expect([past.element().contains(none), none.compareDocumentPosition(past.element())]).toEqual([false, Node.DOCUMENT_POSITION_FOLLOWING]);
  await expect.element(past.getByRole('heading', { level: 3, name: 'Earlier sessions' })).toBeVisible();
});

test('an older session with something new stands in the schedule too', async () => {
  const older = completed({ id: 'older', startsAt: '2025-01-05T15:00:00.000Z', unread: 1 });
  await draw(<Screen />, { api: server({ sessions: [completed(), older, completed({ id: 'oldest', startsAt: '2024-01-05T15:00:00.000Z' })] }) });
  await expect.element(page.getByRole('button', { name: 'Message Demo Mentor 3, 1 new message' })).toBeVisible();
  await expect.element(button('Message Demo Mentor 3')).toBeVisible();
  await expect.element(page.getByText('No scheduled sessions.')).toBeVisible();
});

test('an own review that was hidden: why, and one answer to that', async () => {
  const hidden = { note: 'It insults a person. '.repeat(8).trim(), appeal: null };
  const sent: unknown[] = [];
  const review = aReview(1, { mine: true, hidden });
  await draw(<Screen />, {
    api: {
      ...server({ sessions: [completed({ review })] }),
      appealReview: ({ params, body }) => {
        sent.push([params.reviewId, body.text]);
        return { success: true, message: 'Your answer has arrived.', data: { ...review, hidden: { ...hidden, appeal: body.text } } };
      },
    },
  });
  await expect.element(page.getByText(`Your review is not shown any more: ${hidden.note}`)).toBeVisible();
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  expect(page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().height).toBeLessThan(60); // one line: the note takes no room from the name
  await button('Answer').click();
  await page.getByLabelText('Your answer').fill('I take the word back.');
  expect(await accessibilityProblems()).toEqual([]);
  await button('Send answer').click();
  await expect.element(page.getByText('Your answer has arrived.').first()).toBeVisible();
  expect(sent).toEqual([[review.id, 'I take the word back.']]);
});

test('three sessions with one mentor, three names each button can be told apart by', async () => {
  const at = (id: string, day: number, changes: Partial<Session> = {}) => aSession({ id, startsAt: `2099-11-${day}T15:00:00.000Z`, endsAt: `2099-11-${day}T16:00:00.000Z`, joinLink: 'https://meet.example/a', ...changes });
  await draw(<MentorDetail userId={aMentorView().userId} labels={new Map()} plans={{ contents: () => '' }} />, { api: serverWith({ mentor: aMentorView(), sessions: [at('a', 24), at('b', 25), at('c', 26)] }) });
  await expect.poll(() => page.getByRole('button', { name: /^Cancel session, (Tue|Wed|Thu),? 2[456] Nov,? 16:00$/ }).elements().length).toBe(3);
  expect(sameNames()).toEqual([]);
});
