import { expect, test } from 'vitest';
import { pressOften } from '@bridge/testing';
import { drawBooking, mentor } from './testing/draw.tsx';

const credit = { packId: '018f0000-0000-7000-8000-0000000000c1', mentor, plan: 'standard' as const, price: 28000, left: 3, of: 4, expiresAt: '2099-03-01T12:00:00.000Z' };
type Drawn = Awaited<ReturnType<typeof drawBooking>>;
const ways: [way: string, press: string, to: (drawn: Drawn) => Promise<unknown>, credits?: (typeof credit)[]][] = [
  ['a transfer', 'I Have Made Payment', ({ steps }) => steps.toPayment('Transfer')],
  ['a card', 'Pay Now', async ({ steps }) => (await steps.toPayment('Pay with Card'), await steps.card())],
  ['a plan paid for', 'Request session', ({ steps }) => steps.when(), [credit]],
];

test.each(ways)('a session booked by %s is sent once, however often the button is pressed', async (_, press, to, credits = []) => {
  const drawn = await drawBooking({ api: { listCredits: () => ({ success: true as const, credits }) } });
  await to(drawn);
  await expect.element(drawn.button(press)).toBeVisible();
  await pressOften(drawn.button(press).element());
  await expect.poll(() => drawn.server.callsOf('bookSession').length).toBe(1);
  expect(drawn.onBooked).toHaveBeenCalledTimes(1);
});
