import type { ReactElement } from 'react';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { aSession, aUser, expectTypedKept } from '@bridge/testing';
import type { Session } from '@bridge/model';
import { AvailabilityCard } from './dashboard/availability-card.tsx';
import { MentorHead } from './detail/mentor-head.tsx';
import { RequestsPage } from './requests/requests-page.tsx';
import { HiddenReview } from './reviews/hidden-review.tsx';
import { ReviewItem } from './reviews/review-item.tsx';
import { aFigures, aMentorView, aReview } from './testing/builders.ts';
import { draw, serverWith, threadOf } from './testing/draw.tsx';
import { SessionThread } from './thread/thread-button.tsx';

type Form = { name: string; element: () => ReactElement; opens: string; field: string; text?: string; sessions?: Session[] };

const user = aUser();
/** A button’s whole name, without the day and the clock that follow where it stands at a session. */
const whole = (name: string) => new RegExp(`^${name}(, \\w+, \\d+ \\w+, \\d\\d:\\d\\d)?$`);
const click = (button: string) => page.getByRole('button', { name: whole(button) }).click();
const accepted = aSession();
const forms: Form[] = [
  { name: 'why a request is declined', opens: 'Decline the request of Demo Talent 1', field: 'Reason', element: () => <RequestsPage />, sessions: [aSession({ state: 'requested' })] },
  { name: 'a link', opens: 'Join link for the session with Demo Talent 1', field: 'Address of the meeting', text: 'https://meet.example/half', element: () => <RequestsPage />, sessions: [accepted] },
  { name: 'a rating', opens: 'Rate Mentor', field: 'Your review', element: () => <MentorHead mentor={aMentorView()} onBook={undefined} />, sessions: [aSession({ state: 'completed', endsAt: '2020-01-01T10:00:00.000Z' })] },
  { name: 'a review that is changed', opens: 'Edit your review', field: 'Your review', element: () => <ReviewItem review={aReview(1, { mine: true })} mentor={aMentorView()} now={new Date()} isOwn={false} /> },
  { name: 'an answer to a review', opens: 'Answer the review by Demo T.', field: 'Your answer', element: () => <ReviewItem review={aReview(1, { mine: false, user: 'Demo T.' })} mentor={aMentorView()} now={new Date()} isOwn /> },
  { name: 'an answer to why a review is hidden', opens: 'Answer', field: 'Your answer', element: () => <HiddenReview review={aReview(1, { mine: true, hidden: { note: 'Rude', appeal: null } })} /> },
  { name: 'a message', opens: 'Message Demo Talent 1', field: 'Your message', element: () => <SessionThread session={accepted} other="talent" /> },
  { name: 'terms', opens: 'Change prices and days off', field: 'Most sessions a week', text: '7', element: () => <AvailabilityCard userId={user.userId} figures={aFigures()} now={new Date()} /> },
];

test.each(forms)('$name: what is typed outlives Escape, a reload and a sign-in that ended', async ({ element, opens, field, text, sessions = [] }) => {
  const api = { ...serverWith({ mentor: aMentorView(), sessions }), ...threadOf([]) };
  await expectTypedKept({ user, draw: () => draw(element(), { user, api }), open: () => click(opens), field: () => page.getByRole('textbox', { name: field }), ...(text ? { text } : {}) });
});
