import { expect, test } from 'vitest';
import { session } from '@bridge/client';
import { breakStorage, brokenStorages, expectSaidOnce, faults, impatience, refuse } from '@bridge/testing';
import { aRequest, availability, drawBooking, firstDay } from './testing/draw.tsx';

const booked = () => ({ success: true as const, message: '', data: aRequest() });
const ways = [
  { method: 'Transfer', press: 'I Have Made Payment', done: 'Session booked successfully!' },
  { method: 'Pay with Card', press: 'Pay Now', done: 'Payment validated (simulated). Session booked!' },
] as const;

test.each(faults.map((fault, place) => ({ ...fault, ...ways[place % 2 === 0 ? 0 : 1] })))(
  'booking, $name: the stated words, all that was chosen is kept, and it can be sent again',
  async ({ answer, status, words, method, press, done }) => {
    const patience = impatience();
    const { screen, server, onBooked, steps, button } = await drawBooking({ api: { bookSession: answer } });
    await steps.toPayment(method);
    if (method === 'Pay with Card') await steps.card();
    await button(press).click();
    await expect.element(screen.getByRole('alert').getByText(status === 429 ? (words ?? '') : 'Failed to book session. Please try again.')).toBeVisible();
    await expectSaidOnce();
    await expect.element(button(press)).not.toHaveAttribute('aria-disabled');
    if (method === 'Pay with Card') await expect.element(screen.getByLabelText('Card number')).toHaveValue('5061 2345 6789 0123');
    expect(onBooked).not.toHaveBeenCalled();
    expect(session.current() === null || session.current() === undefined).toBe(status === 401);

    patience();
    server.answers({ bookSession: booked });
    await button(press).click();
    await expect.element(screen.getByText(done)).toBeVisible();
    const [first, second, ...more] = server.callsOf('bookSession').map(({ body }) => body);
    expect(second).toEqual(first); // its key too: a booking that was made is found
    expect(more).toEqual([]);
  },
);

test.each(faults.filter(({ status }) => status !== 401))('open times, $name: it is said, and Retry loads them', async ({ answer }) => {
  const patience = impatience();
  const { screen, server, button, day } = await drawBooking({ api: { readAvailability: answer } });
  await expect.element(screen.getByText('We could not load the open times')).toBeVisible();
  patience();
  server.answers({ readAvailability: () => availability() });
  await button('Retry').click();
  await day(firstDay).click();
  await expect.element(screen.getByRole('radio', { name: '10:00' })).toBeVisible();
});

test.each(brokenStorages)('booking works with storage that is %s', async (how) => {
  breakStorage(how, ['userData', 'isAuthenticated']);
  const { screen, steps, button } = await drawBooking();
  await steps.toPayment('Transfer');
  await button('I Have Made Payment').click();
  await expect.element(screen.getByText('Session booked successfully!')).toBeVisible();
});

test('whoever has not verified their address is told so', async () => {
  const { screen, steps, button } = await drawBooking({ api: { bookSession: () => refuse('email-not-verified', 'Verify your email address first.') } });
  await steps.toPayment('Transfer');
  await button('I Have Made Payment').click();
  await expect.element(screen.getByRole('alert').getByText('Verify your email address first.')).toBeVisible();
});
