import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CallName, Session } from '@bridge/model';
import { aSession, expectSaidOnce, pressOften, refuse, type FakeHandlers } from '@bridge/testing';
import { dismissToast } from '@bridge/ui';
import { FaceDialog } from './face/face-dialog.tsx';
import { HoursDialog } from './hours/hours-dialog.tsx';
import { MentorshipHub } from './hub/mentorship-hub.tsx';
import { RateSession } from './rating/rate-session.tsx';
import { RequestsPage } from './requests/requests-page.tsx';
import { HiddenReview } from './reviews/hidden-review.tsx';
import { ReplyDialog } from './reviews/reply-dialog.tsx';
import { ReviewItem } from './reviews/review-item.tsx';
import { CancelSession } from './sessions/cancel-session.tsx';
import { RescheduleSession } from './sessions/reschedule-session.tsx';
import { TermsDialog } from './terms/terms-dialog.tsx';
import { aMentorView, anOwnMentor, aReview } from './testing/builders.ts';
import { draw, serverWith, threadOf } from './testing/draw.tsx';
import { SessionThread } from './thread/thread-button.tsx';

type Step = { name: string; call: CallName; sessions?: Session[]; element: (close: () => void) => ReactElement; open?: () => Promise<unknown>; press: string | RegExp };

const name = 'Demo Talent 1';
const accepted = aSession();
const begun = aSession({ startsAt: '2020-01-01T10:00:00.000Z' });
const request = aSession({ state: 'requested' });
const proposed = aSession({ proposal: { startsAt: '2099-11-27T15:00:00.000Z', endsAt: '2099-11-27T16:00:00.000Z' } });
const hours = { timeZone: 'Africa/Lagos', windows: [{ day: 'tuesday' as const, from: '14:00', to: '18:00' }] };
const write = (label: string, text: string) => () => page.getByRole('textbox', { name: label }).fill(text);
/** A button’s whole name, without the day and the clock that follow where it stands at a session. */
const whole = (name: string | RegExp) => name instanceof RegExp ? name : new RegExp(`^${name}(, \\w+, \\d+ \\w+, \\d\\d:\\d\\d)?$`);
const click = (button: string) => page.getByRole('button', { name: whole(button) }).click();
const requests = () => <RequestsPage />;
async function chooseTime() {
  await page.getByRole('combobox', { name: 'Day' }).selectOptions('Saturday, 28 November 2099');
  await page.getByRole('combobox', { name: /^Time/ }).selectOptions('10:00');
}

/** Every button of this library behind which stands a call that changes something. */
const steps: Step[] = [
  { name: 'Accept', call: 'answerSession', press: `Accept the request of ${name}`, sessions: [request], element: requests },
  {
    name: 'Decline', call: 'answerSession', press: 'Decline request', sessions: [request], element: requests,
    open: async () => (await click(`Decline the request of ${name}`), await write('Reason', 'Ill')()),
  },
  {
    name: 'Propose another time', call: 'proposeTime', press: 'Propose this time', sessions: [request], element: requests,
    open: async () => (await click(`Propose another time to ${name}`), await chooseTime()),
  },
  { name: 'Withdraw', call: 'withdrawProposal', press: `Withdraw the proposal: ${name}`, sessions: [proposed], element: requests },
  { name: 'Accept a proposed time', call: 'answerProposal', press: /^Accept this time/, sessions: [proposed], element: () => <MentorshipHub /> },
  { name: 'Decline a proposed time', call: 'answerProposal', press: /^Decline the time/, sessions: [proposed], element: () => <MentorshipHub /> },
  { name: 'Reschedule', call: 'rescheduleSession', press: 'Reschedule', element: (close) => <RescheduleSession session={accepted} onClose={close} />, open: chooseTime },
  { name: 'Cancel', call: 'cancelSession', press: 'Cancel session', element: (close) => <CancelSession session={accepted} other="mentor" onClose={close} /> },
  { name: 'Done', call: 'completeSession', press: /^Mark/, sessions: [begun], element: requests },
  {
    name: 'a link', call: 'setJoinLink', press: 'Save link', sessions: [accepted], element: requests,
    open: async () => (await click(`Join link for the session with ${name}`), await page.getByRole('textbox').fill('https://meet.example/a')),
  },
  { name: 'hours', call: 'updateMentor', press: 'Save hours', element: (close) => <HoursDialog userId="mentor" availability={hours} revisions={anOwnMentor().revisions} onClose={close} /> },
  {
    name: 'terms', call: 'updateMentor', press: 'Save changes', element: (close) => <TermsDialog userId="mentor" own={anOwnMentor({ profile: { availability: hours } })} onClose={close} />,
    open: write('Most sessions a week', '3'),
  },
  {
    name: 'a review', call: 'writeReview', press: 'Submit', element: (close) => <RateSession session={aSession({ state: 'completed' })} onClose={close} />,
    open: async () => {
      await page.getByRole('radio', { name: '4 stars' }).click();
      await page.getByText('Positive', { exact: true }).click();
      await write('Your review', 'Clear and kind')();
    },
  },
  { name: 'a picture', call: 'updateMentor', press: 'Save picture', element: (close) => <FaceDialog person={aMentorView()} face="" isShown onClose={close} />, open: () => page.getByText('Glasses').click() },
  {
    name: 'a review that was changed', call: 'writeReview', press: 'Submit', element: () => <ReviewItem review={aReview(1, { mine: true })} mentor={aMentorView()} now={new Date()} isOwn={false} />,
    open: async () => (await click('Edit your review'), await write('Your review', 'Clear and very kind')()),
  },
  {
    name: 'an answer to why a review is hidden', call: 'appealReview', press: 'Send answer', element: () => <HiddenReview review={aReview(1, { mine: true, hidden: { note: 'Rude', appeal: null } })} />,
    open: async () => (await click('Answer'), await write('Your answer', 'It was so')()),
  },
  { name: 'an answer', call: 'answerReview', press: 'Send answer', element: (close) => <ReplyDialog reviewId="a" onClose={close} />, open: write('Your answer', 'Thank you') },
  {
    name: 'a message', call: 'writeMessage', press: 'Send', element: () => <SessionThread session={accepted} other="talent" />,
    open: async () => {
      await click(`Message ${name}`);
      await write('Your message', 'Hello')();
    },
  },
];

const review = () => ({ success: true as const, message: '', data: aReview(1) });
function server(sessions: Session[] = [accepted]): FakeHandlers {
  return {
    ...serverWith({ mentor: aMentorView(), sessions: structuredClone(sessions), starts: ['2099-11-28T09:00:00.000Z'] }),
    ...threadOf([]),
    updateMentor: () => ({ success: true, message: '', data: anOwnMentor() }),
    writeReview: review,
    appealReview: review,
    answerReview: review,
  };
}

function UntilClosed({ element }: { element: (close: () => void) => ReactElement }) {
  const [isClosed, setClosed] = useState(false);
  return !isClosed && element(() => setClosed(true));
}

test.each(steps)('$name is sent once, however often it is pressed', async ({ call, sessions, element, open, press }) => {
  dismissToast(); // the last step's
  const { api } = await draw(<UntilClosed element={element} />, { api: server(sessions) });
  await open?.();
  const button = page.getByRole('button', { name: whole(press) }).last();
  await expect.element(button).toBeVisible();
  await pressOften(button.element());
  await expect.poll(() => api.callsOf(call).length).toBe(1);
});

test.each(steps)('$name, refused: it is said once', async ({ call, sessions, element, open, press }) => {
  dismissToast();
  await draw(<UntilClosed element={element} />, { api: { ...server(sessions), [call]: () => refuse('unavailable', 'Not now, please.') } });
  await open?.();
  await page.getByRole('button', { name: whole(press) }).last().click();
  await expectSaidOnce();
});

// What can be sent without anything being filled in says so.
const empty = ['Decline', 'Propose another time', 'Reschedule', 'a review', 'an answer', 'a message'];
test.each(steps.filter(({ name }) => empty.includes(name)))('$name, sent empty: it is said once', async ({ name: what, sessions, element, press }) => {
  dismissToast();
  const { api } = await draw(<UntilClosed element={element} />, { api: server(sessions) });
  if (what === 'Decline') await click(`Decline the request of ${name}`);
  if (what === 'Propose another time') await click(`Propose another time to ${name}`);
  if (what === 'a message') await click(`Message ${name}`);
  await page.getByRole('button', { name: whole(press) }).last().click();
  await expectSaidOnce();
  expect(api.callsOf('answerSession')).toEqual([]);
});
