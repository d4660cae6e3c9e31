import { useState } from 'react';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cards, SessionRules, Transfer } from '@bridge/content';
import { fullDayOf, type AnswerOf, type contract, type Session } from '@bridge/model';
import { dismissToast } from '@bridge/ui';
import { aSession, aUser, renderWithProviders, type FakeHandlers } from '@bridge/testing';
import type { BookedMentor } from '../booking.ts';
import { BookingDialog } from '../index.ts';

// The documents of the product itself; the content check has their shape.
const documents = import.meta.glob<unknown>('../../../../content/{payment,mentors}/*.json', { eager: true, import: 'default' });
const find = (name: string) => Object.entries(documents).find(([path]) => path.endsWith(name))?.[1];
export const cards = find('cards.json') as Cards;
export const transfer = find('transfer.json') as Transfer;
export const rules = find('sessions.json') as SessionRules;

export const mentor: BookedMentor = {
  userId: '018f0000-0000-7000-8000-000000000003',
  firstName: 'Demo',
  lastName: 'Mentor 3',
  LitePlanPrice: 8000,
  StandardPlanPrice: 28000,
  currency: 'NGN',
  timeZone: 'Europe/Berlin',
};

const day = 86_400_000;
/** Two open days from the day after tomorrow on, two times each. */
const midnight = Math.ceil(Date.now() / day) * day + day;
export const starts = [midnight + 9 * 3_600_000, midnight + 10 * 3_600_000, midnight + day + 9 * 3_600_000].map((at) => new Date(at).toISOString());
export const firstDay = starts[0]!.slice(0, 10);

/** A session with the mentor as it is right after it was asked for. */
export function aRequest(changes: Partial<Session> = {}): Session {
  const { firstName, lastName, userId } = mentor;
  return aSession({ state: 'requested', startsAt: starts[0]!, endsAt: starts[1]!, changeableUntil: starts[0]!, mentorTimeZone: 'Europe/Berlin', mentor: { userId, firstName, lastName, specialty: '' }, ...changes });
}

export function availability(open: readonly string[] = starts) {
  return { success: true as const, data: { timeZone: 'Europe/Berlin', minutes: { lite: 45, standard: 60 }, from: starts[0]!, to: starts.at(-1)!, starts: [...open] } };
}

const booked = () => ({ success: true as const, message: 'Session booked', data: aRequest() });

function profileIn(timeZone: string): AnswerOf<typeof contract.ownProfile> {
  const user = aUser({ timeZone });
  return { firstName: user.firstName, lastName: user.lastName, role: user.role, user };
}

type Options = { api?: FakeHandlers; /** As the mentor is once the prices were asked for again. */ changed?: BookedMentor; theme?: 'light' | 'dark'; timeZone?: string; mentor?: BookedMentor };

/** A page with a button that opens the booking. */
export async function drawBooking({ api, theme, timeZone = 'Africa/Lagos', mentor: who = mentor, changed = who }: Options = {}) {
  onTestFinished(() => page.viewport(1280, 720));
  onTestFinished(() => dismissToast());
  const onBooked = vi.fn();
  function Page() {
    const [open, setOpen] = useState(false);
    const [current, setCurrent] = useState(who);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Book Session
        </button>
        <BookingDialog mentor={current} cards={cards} transfer={transfer} rules={rules} open={open} onClose={() => setOpen(false)} onBooked={onBooked} onPlanChanged={async () => setCurrent(changed)} />
      </>
    );
  }
  const { screen, api: server } = await renderWithProviders(<Page />, {
    api: { readAvailability: () => availability(), listCredits: () => ({ success: true, credits: [] }), bookSession: booked, ownProfile: () => profileIn(timeZone), ...api },
    user: aUser(),
    ...(theme ? { theme } : {}),
  });
  await screen.getByRole('button', { name: 'Book Session' }).click();
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const next = () => button('Next').click();
  const day = (date: string) => screen.getByRole('radio', { name: fullDayOf(`${date}T12:00:00Z`, 'UTC', 'en') });
  const steps = {
    when: async () => {
      await day(firstDay).click();
      await screen.getByRole('radio', { name: '10:00' }).click();
      await screen.getByLabelText('Reason').fill('First role');
      await next();
    },
    plan: async (name = 'Standard Plan') => {
      await screen.getByRole('radio', { name }).click();
      await next();
    },
    method: async (name: string) => {
      await screen.getByRole('radio', { name }).click();
      await next();
    },
    toPayment: async (method: 'Transfer' | 'Pay with Card') => {
      await steps.when();
      await steps.plan();
      await steps.method(method);
    },
    card: async ({ holder = 'Demo Talent 1', number = '5061234567890123', expiry = '09/28', cvv = '123' } = {}) => {
      await screen.getByLabelText('Cardholder name').fill(holder);
      await screen.getByLabelText('Card number').fill(number);
      await screen.getByLabelText('Expiry date').fill(expiry);
      await screen.getByLabelText('CVV').fill(cvv);
    },
  };
  return { screen, server, onBooked, button, day, next, steps };
}
