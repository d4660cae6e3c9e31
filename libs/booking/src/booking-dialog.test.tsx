import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '@bridge/client';
import { accessibilityProblems, expectSaidOnce, offline, refuse } from '@bridge/testing';
import { aRequest, availability, drawBooking, firstDay, mentor, rules, starts } from './testing/draw.tsx';

const answer = () => ({ success: true as const, message: '', data: aRequest() });

test('five steps lead to a booking by card, which is shown and then forgotten', async () => {
  const { screen, server, onBooked, button, day, steps } = await drawBooking();
  await expect.element(screen.getByRole('dialog', { name: 'Book a Session' })).toBeVisible();
  await expect.element(screen.getByText('Step 1 of 5')).toBeVisible();
  await steps.toPayment('Pay with Card');
  await expect.element(screen.getByRole('heading', { name: 'Payment Details' })).toHaveFocus();
  await expect.element(screen.getByText('This payment is simulated.')).toBeVisible();
  await expect.element(screen.getByText('₦28,000').first()).toBeVisible();
  await steps.card();
  await button('Pay Now').click();
  await expect.element(screen.getByText('Payment validated (simulated). Session booked!')).toBeVisible();
  await expect.element(screen.getByRole('dialog', { name: 'Payment Successful' })).toBeVisible();
  await expect.element(screen.getByText(/^Your session is requested\./).nth(1)).toBeVisible(); // in the dialog, and under the words of the specification
  await expect.element(screen.getByText('Step 5 of 5')).toBeVisible();
  expect(onBooked).toHaveBeenCalledTimes(1);
  const body = server.callsOf('bookSession')[0]?.body;
  expect(body).toEqual({
    mentorId: mentor.userId,
    date: firstDay,
    time: '10:00',
    reason: 'First role',
    plan: 'Standard Plan: 28000',
    startsAt: starts[0],
    timeZone: 'Africa/Lagos',
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    calendarId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  await button('Done').click();
  await button('Book Session').click();
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('');
  await expect.element(day(firstDay)).not.toBeChecked();
});

test('what was chosen when the sign-in ended is there again after the next one, and nothing of a card with it', async () => {
  const first = await drawBooking({ api: { bookSession: () => refuse('not-signed-in') } });
  await first.steps.toPayment('Pay with Card');
  await first.steps.card();
  await first.button('Pay Now').click();
  await expect.poll(() => sessionStorage.getItem(`unsaved:booking:${mentor.userId}`)).toContain('First role');
  const kept = sessionStorage.getItem(`unsaved:booking:${mentor.userId}`) ?? '';
  expect(kept).not.toMatch(/card(?:holder|Number)|cvv|506123|411111/i);
  await first.screen.unmount();
  session.signOut(); // what the page itself does at its end
  sessionStorage.setItem(`unsaved:booking:${mentor.userId}`, kept);
  const { screen } = await drawBooking();
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('First role');
  await expect.element(screen.getByText('What you typed before is here again. It is not saved yet.')).toBeVisible();
});

test('what was chosen and typed is there again after a reload', async () => {
  const first = await drawBooking();
  await first.steps.when();
  await expect.element(first.screen.getByRole('heading', { name: 'Select Plan' })).toBeVisible();
  window.dispatchEvent(new Event('pagehide'));
  await first.screen.unmount();
  const { screen } = await drawBooking();
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('First role');
  await expect.element(screen.getByRole('radio', { name: '10:00' })).toBeChecked();
});

test('a transfer can be copied part by part, is marked as a sample, and books', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => write.mockRestore());
  const { screen, button, steps } = await drawBooking();
  await steps.toPayment('Transfer');
  await expect.element(screen.getByText('Sample, not payable')).toBeVisible();
  for (const [what, said, value] of [
    ['Account number', 'Account number copied!', '0000000000'],
    ['Bank name', 'Bank name copied!', 'Demo Bank'],
    ['Account name', 'Account name copied!', 'Demo Mentor 3'],
  ] as const) {
    await button(`Copy ${what}`).click();
    await expect.element(screen.getByText(said)).toBeVisible();
    await expect.element(screen.getByText('Copied', { exact: true })).toBeVisible();
    expect(write).toHaveBeenLastCalledWith(value);
  }
  await button('I Have Made Payment').click();
  await expect.element(screen.getByText('Session booked successfully!')).toBeVisible();
});

test('a browser that does not let us copy says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  onTestFinished(() => write.mockRestore());
  const { screen, button, steps } = await drawBooking();
  await steps.toPayment('Transfer');
  await button('Copy Bank name').click();
  await expect.element(screen.getByText(/does not let us copy/)).toBeVisible();
});

/** Below the last option, the foot of the dialog hides it on a phone while the focus is on the first. */
const isSaidAbove = (said: Element, option: Element) => expect(said.compareDocumentPosition(option) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);

test('each step is left only with what it asks for, and says so', async () => {
  const { screen, day, next, steps } = await drawBooking();
  await expect.element(day(firstDay)).toBeVisible();
  const complains = async (text: string) => {
    await next();
    await expect.element(screen.getByText(text)).toBeVisible();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('alert').getByText('Error', { exact: true })).toBeVisible();
    await expect.element(dialog.getByRole('alert').getByText(text)).toBeVisible();
    await expectSaidOnce();
    await expect.element(screen.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toBeEmptyDOMElement();
  };
  await complains('Please fill in all fields.');
  const marked = () => [...document.querySelectorAll('[role=dialog] .is-missing > :is(legend, label)')].map(({ textContent }) => textContent);
  expect(marked()).toEqual(['Date', expect.stringMatching(/^Times in/), 'Reason']);
  await expect.element(day(firstDay)).toHaveFocus();
  isSaidAbove(screen.getByText('Please fill in all fields.').element(), day(firstDay).element());
  await expect.element(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/^Error Please fill in all fields/);
  await expect.element(screen.getByRole('group', { name: 'Date' })).toHaveAccessibleDescription(/^Error Please fill in all fields/);
  expect(document.querySelector('.br-error')?.textContent ?? '').toBe(''); // the box says it
  await screen.getByLabelText('Reason').fill('   ');
  await day(firstDay).click();
  await screen.getByRole('radio', { name: '10:00' }).click();
  await complains('Please fill in all fields.');
  expect(marked()).toEqual(['Reason']);
  await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
  await screen.getByLabelText('Reason').fill('First role');
  await expect.element(screen.getByText('Please fill in all fields.')).not.toBeInTheDocument(); // its cause is gone
  expect(marked()).toEqual([]);
  await next();
  await expect.element(screen.getByRole('heading', { name: 'Select Plan' })).toBeVisible();
  await complains('Please select a plan.');
  await expect.element(screen.getByRole('radio').first()).toHaveFocus();
  isSaidAbove(screen.getByText('Please select a plan.').element(), screen.getByRole('radio').first().element());
  await expect.element(screen.getByRole('group', { name: 'Plan' })).toHaveAccessibleDescription(/Please select a plan/);
  expect(marked()).toEqual([]); // it is said already
  await steps.plan();
  await expect.element(screen.getByText('Please select a plan.')).not.toBeInTheDocument();
  await complains('Please select a payment method.');
});

test.each([[rules.noticeHours - 1, true], [rules.noticeHours + 1, false]])('a session that starts in %s hours says before anything is paid whether it can be changed', async (hours, isTooSoon) => {
  const start = new Date(Date.now() + hours * 3_600_000).toISOString();
  const { screen, day } = await drawBooking({ api: { readAvailability: () => availability([start]) }, timeZone: 'UTC' });
  await day(start.slice(0, 10)).click();
  await screen.getByRole('group', { name: /^Times/ }).getByRole('radio').click();
  await expect.element(screen.getByText('Nothing is booked yet: the entry says so.')).toBeVisible();
  expect(screen.getByText(`It starts in less than ${rules.noticeHours} hours: once Demo Mentor 3 has accepted it, it can no longer be moved or cancelled.`).elements()).toHaveLength(isTooSoon ? 1 : 0);
});

test('Previous leads back and keeps what was chosen', async () => {
  const { screen, button, steps } = await drawBooking();
  await steps.when();
  await steps.plan('Lite Plan');
  await button('Previous').click();
  await expect.element(screen.getByRole('radio', { name: 'Lite Plan' })).toBeChecked();
  await button('Previous').click();
  await expect.element(screen.getByRole('radio', { name: '10:00' })).toBeChecked();
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('First role');
});

test('only open days and times can be chosen: in the talent’s zone, with the mentor’s named beside it', async () => {
  const { screen, day } = await drawBooking({ timeZone: 'Asia/Kathmandu' });
  await day(firstDay).click();
  const open = new Set(starts.map((start) => start.slice(0, 10))); // none of them is another day in Kathmandu
  const shown = [...open].filter((date) => date.slice(0, 7) === firstDay.slice(0, 7));
  expect(screen.getByRole('group', { name: 'Date' }).getByRole('radio').elements()).toHaveLength(shown.length);
  const times = screen.getByRole('group', { name: /^Times in Kathmandu/ }).getByRole('radio');
  expect(times.elements().map((radio) => radio.parentElement?.textContent)).toEqual(['14:45', '15:45']);
  await screen.getByRole('radio', { name: '14:45' }).click();
  await expect.element(screen.getByText(/14:45 in Kathmandu \(UTC\+5:45\)\. For Demo Mentor 3 it is 1[01]:00 in Berlin \(UTC\+[12]\)\./)).toBeVisible();
});

test('the month turns as far as there are open days, and the way to the next of them leads into its month', async () => {
  const far = new Date(Date.parse(`${firstDay}T09:00:00Z`) + 40 * 86_400_000).toISOString();
  const { screen, day, button } = await drawBooking({ api: { readAvailability: () => availability([...starts, far]) } });
  await expect.element(button('Month before')).toHaveAttribute('aria-disabled', 'true');
  await button('Month after').click();
  if (far.slice(5, 7) !== shift(firstDay.slice(5, 7))) await button('Month after').click();
  await expect.element(day(far.slice(0, 10))).toBeVisible();
  await expect.element(button('Month after')).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: /^Go to / }).click();
  await expect.element(day(firstDay)).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: '11:00' })).toBeVisible();
});

test('no way leads back to a month without an open day, though it is the month of today', async () => {
  const far = new Date(Date.parse(`${firstDay}T09:00:00Z`) + 40 * 86_400_000).toISOString();
  const { screen, day, button } = await drawBooking({ api: { readAvailability: () => availability([far]) } });
  await expect.element(day(far.slice(0, 10))).toBeVisible();
  await expect.element(button('Month before')).toHaveAttribute('aria-disabled', 'true');
  await button('Month before').click({ force: true });
  await expect.element(day(far.slice(0, 10))).toBeVisible();
  expect(screen.getByRole('group', { name: 'Date' }).getByRole('radio').elements()).toHaveLength(1);
});

const shift = (month: string) => String((Number(month) % 12) + 1).padStart(2, '0');

test('a mentor without open times says so', async () => {
  const { screen } = await drawBooking({ api: { readAvailability: () => availability([]) } });
  await expect.element(screen.getByText(/no open times at the moment/)).toBeVisible();
});

test('open times that cannot be loaded are asked for again', async () => {
  let isUp = false;
  const { screen, button, day } = await drawBooking({ api: { readAvailability: () => (isUp ? availability() : refuse('not-found')) } });
  await expect.element(screen.getByText('We could not load the open times')).toBeVisible();
  isUp = true;
  await button('Retry').click();
  await expect.element(day(firstDay)).toBeVisible();
});

test('the calendar link opens a tab of its own, knows the time, and not the reason', async () => {
  const { screen, button, day } = await drawBooking();
  await day(firstDay).click();
  await screen.getByRole('radio', { name: '10:00' }).click();
  await screen.getByLabelText('Reason').fill('secret-reason');
  const link = screen.getByRole('link', { name: 'Add to Calendar' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  const url = new URL(link.element().getAttribute('href') ?? '');
  expect(url.searchParams.get('dates')).toMatch(`${firstDay.replaceAll('-', '')}T090000Z/`);
  expect(url.href).not.toContain('secret');
  await expect.element(button('Download .ics file')).toBeVisible();
});

/** The lines of the calendar file that the next press hands to the browser. */
function nextCalendarFile() {
  const file = Promise.withResolvers<string[]>();
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (void (blob as Blob).text().then((text) => file.resolve(text.split('\r\n'))), 'blob:none'));
  onTestFinished(() => make.mockRestore());
  return file.promise;
}

test('what was put into the calendar before the booking is the session’s own entry afterwards; the next session has another', async () => {
  const { screen, server, button, day, steps } = await drawBooking({ api: { bookSession: ({ body }) => ({ success: true as const, message: '', data: aRequest({ calendarId: (body as { calendarId: string }).calendarId }) }) } });
  const keep = async (name: string) => {
    const file = nextCalendarFile();
    await button(name).click();
    return (await file).find((line) => line.startsWith('UID:'));
  };
  await day(firstDay).click();
  await screen.getByRole('radio', { name: '10:00' }).click();
  const before = await keep('Download .ics file');
  await steps.toPayment('Transfer');
  await button('I Have Made Payment').click();
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(await keep('Calendar file')).toBe(before);
  expect(before).toContain((server.callsOf('bookSession')[0]?.body as { calendarId: string }).calendarId);
  await button('Done').click();
  await button('Book Session').click();
  await day(firstDay).click();
  await screen.getByRole('radio', { name: '10:00' }).click();
  expect(await keep('Download .ics file')).not.toBe(before);
});

test('before it is booked the calendar entry says so; afterwards it is the session’s own, as asked for', async () => {
  const { screen, button, day, steps } = await drawBooking();
  await day(firstDay).click();
  await screen.getByRole('radio', { name: '10:00' }).click();
  await expect.element(screen.getByText('Nothing is booked yet: the entry says so.')).toBeVisible();
  expect(new URL(screen.getByRole('link', { name: 'Add to Calendar' }).element().getAttribute('href') ?? '').searchParams.get('details')).toContain('Not booked yet.');
  await steps.toPayment('Transfer');
  await button('I Have Made Payment').click();
  await expect.element(screen.getByText('Requested', { exact: true })).toBeVisible();
  const link = new URL(screen.getByRole('link', { name: 'Google Calendar' }).element().getAttribute('href') ?? '');
  const { startsAt, endsAt } = aRequest();
  expect(link.searchParams.get('dates')).toBe([startsAt, endsAt].map((at) => at.replaceAll(/[-:]|\.000/g, '')).join('/'));
  const file = nextCalendarFile();
  await button('Calendar file').click();
  expect(await file).toEqual(expect.arrayContaining([`UID:${aRequest().id}@bridge-ai`, 'STATUS:TENTATIVE']));
});

const credit = { packId: '018f0000-0000-7000-8000-0000000000c1', mentor, plan: 'standard' as const, price: 28000, left: 3, of: 4, expiresAt: '2099-03-01T12:00:00.000Z' };
const withCredit = { listCredits: () => ({ success: true as const, credits: [credit] }) };

test('a session that is left of a plan is offered first, and booked without paying', async () => {
  const { screen, server, onBooked, button, steps } = await drawBooking({ api: { ...withCredit, bookSession: () => ({ success: true as const, message: '', data: aRequest({ credit: { place: 2, of: 4 } }) }) } });
  await expect.element(screen.getByText('Step 1 of 3')).toBeVisible();
  await expect.element(screen.getByText('Paid already').first()).toBeVisible();
  await expect.element(screen.getByText(/^from /).first()).not.toBeInTheDocument();
  await steps.when();
  const own = screen.getByRole('radio', { name: /A session of your Standard Plan/ });
  await expect.element(own).toBeChecked();
  await expect.element(screen.getByText('3 sessions of 4 left. Book by Sunday, 1 March 2099.')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await button('Request session').click();
  await expect.element(screen.getByRole('heading', { name: 'Session Requested' })).toHaveFocus();
  await expect.element(screen.getByText('Standard Plan, session 2 of 4')).toBeVisible();
  await expect.element(screen.getByText(/nothing was charged/)).not.toBeInTheDocument();
  expect(server.callsOf('bookSession')[0]?.body).toMatchObject({ plan: 'Standard Plan', packId: credit.packId });
  expect(onBooked).toHaveBeenCalledTimes(1);
});

test.each([768, 1440])('at %d pixels what is left of a plan stands above the plans, without a hole beside it', async (width) => {
  onTestFinished(() => page.viewport(1280, 720));
  await page.viewport(width, 900);
  const { screen, steps } = await drawBooking({ api: withCredit });
  await steps.when();
  await expect.element(screen.getByRole('radio').nth(2)).toBeInTheDocument();
  const boxes = [...document.querySelectorAll('.bk-choices > label')].map((one) => one.getBoundingClientRect());
  const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
  expect([...rows.values()].map((row) => [Math.min(...row.map(({ left }) => Math.round(left))), Math.max(...row.map(({ right }) => Math.round(right)))])).toEqual([...rows].map(() => [Math.round(boxes[0]!.left), Math.round(boxes[0]!.right)]));
});

test.each([600, 768, 1440])('at %d pixels the way back and the way to pay stand beside each other', async (width) => {
  onTestFinished(() => page.viewport(1280, 720));
  await page.viewport(width, 900);
  const { button, steps } = await drawBooking();
  await steps.toPayment('Pay with Card');
  document.querySelector('.bk-wait')!.textContent = 'Remplissez toutes les données de la carte pour payer.'; // it is there, and longer in other languages
  const top = (name: string) => button(name).element().getBoundingClientRect().top;
  expect(top('Pay Now')).toBeCloseTo(top('Previous'), 0);
});

test.each([null, 0])('a free plan (%s) is booked without paying, also after a card was chosen for another', async (StandardPlanPrice) => {
  const { screen, server, button, steps } = await drawBooking({ mentor: { ...mentor, StandardPlanPrice } });
  await steps.when();
  await steps.plan('Lite Plan');
  await steps.method('Pay with Card');
  await button('Previous').click();
  await button('Previous').click();
  await screen.getByRole('radio', { name: 'Standard Plan' }).click();
  await expect.element(screen.getByText('Step 2 of 3')).toBeVisible();
  await expect.element(button('Next')).not.toBeInTheDocument();
  await button('Request session').click();
  await expect.element(screen.getByRole('heading', { name: 'Session Requested' })).toHaveFocus();
  await expect.element(screen.getByText('Session booked successfully!')).toBeVisible();
  await expect.element(screen.getByText(/nothing was charged/)).not.toBeInTheDocument();
  expect(server.callsOf('bookSession')[0]?.body).toMatchObject({ plan: 'Standard Plan: 0' }); // a price set meanwhile is refused
});

test('with sessions left another plan can still be paid for', async () => {
  const { screen, server, button, steps, next } = await drawBooking({ api: withCredit });
  await steps.when();
  await screen.getByRole('radio', { name: /^Lite Plan/ }).click();
  await next();
  await steps.method('Transfer');
  await button('I Have Made Payment').click();
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(server.callsOf('bookSession')[0]?.body).not.toHaveProperty('packId');
});

test('a plan of which nothing is left any more leads back to the plans', async () => {
  const { screen, button, steps, server } = await drawBooking({ api: { ...withCredit, bookSession: () => refuse('no-credit') } });
  await steps.when();
  server.answers({ listCredits: () => ({ success: true as const, credits: [] }) });
  await button('Request session').click();
  await expect.element(screen.getByText('Nothing is left of this plan. Choose another one.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /A session of your/ })).not.toBeInTheDocument();
  await expect.element(button('Next')).toBeVisible();
});

test.each([null, 0])('sessions left of a plan that was free (%s) are not called paid', async (price) => {
  const { screen, steps } = await drawBooking({ api: { listCredits: () => ({ success: true as const, credits: [{ ...credit, price }] }) } });
  await steps.when();
  await expect.element(screen.getByRole('radio', { name: /A session of your Standard Plan/ })).toBeChecked();
  await expect.element(screen.getByText('Free', { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText('Paid already')).not.toBeInTheDocument();
});

test('where the mentor has changed the prices, the plans come again with the new ones, and these are sent', async () => {
  const changed = { ...mentor, StandardPlanPrice: 30000 };
  const { screen, button, steps, server } = await drawBooking({ api: { bookSession: () => refuse('plan-changed') }, changed });
  await steps.toPayment('Transfer');
  await button('I Have Made Payment').click();
  await expect.element(screen.getByText('The mentor has changed this plan. Look at the price again.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Select Plan' })).toHaveFocus();
  await expect.element(screen.getByText('₦30,000').first()).toBeVisible();
  await expect.element(screen.getByText('₦28,000')).not.toBeInTheDocument();
  server.answers({ bookSession: () => ({ success: true as const, message: '', data: aRequest() }) });
  await button('Next').click();
  await button('Next').click();
  await button('I Have Made Payment').click();
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(server.callsOf('bookSession').map(({ body }) => (body as { plan: string }).plan)).toEqual(['Standard Plan: 28000', 'Standard Plan: 30000']);
});

test('another plan for a time that is asked for already is refused with the words of the server, and another time can be chosen', async () => {
  const words = 'You have already asked this mentor for a session at this time, in another plan.';
  const { screen, button, steps } = await drawBooking({ api: { bookSession: () => refuse('booked-otherwise', words) } });
  await steps.toPayment('Transfer');
  await button('I Have Made Payment').click();
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Book a Session' })).toHaveFocus();
});

test('what a plan holds is said from its rules, for every number', async () => {
  const { screen, steps } = await drawBooking();
  await steps.when();
  const { lite, standard } = rules.plans;
  await expect.element(screen.getByText(`One session of ${lite.minutes} minutes. You and your mentor can write to each other, before and after.`)).toBeVisible();
  await expect.element(screen.getByText(`${standard.sessions} sessions of ${standard.minutes} minutes each. Book them within ${standard.validDays} days.`, { exact: false })).toBeVisible();
  await expect.element(screen.getByText(`cancelled at least ${rules.noticeHours} hours before`, { exact: false })).toBeVisible();
});

test('a slot that was just taken leads back to the times, keeping the rest', async () => {
  let open = starts;
  const { screen, steps, button, day, server } = await drawBooking({
    api: {
      readAvailability: () => availability(open),
      bookSession: () => {
        open = starts.slice(1);
        return refuse('slot-taken');
      },
    },
  });
  await steps.toPayment('Transfer');
  await button('I Have Made Payment').click();
  await expect.element(screen.getByText('That slot was just taken. Pick another.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Book a Session' })).toHaveFocus();
  await expect.element(screen.getByRole('radio', { name: '10:00' })).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('First role');
  await expect.element(day(firstDay)).toBeChecked();
  server.answers({ bookSession: answer });
  await screen.getByRole('radio', { name: '11:00' }).click();
  await button('Next').click();
  await expect.element(screen.getByRole('radio', { name: 'Standard Plan' })).toBeChecked();
});

test('after a failure everything is there still, and trying again sends the same key', async () => {
  let isUp = false;
  const { screen, steps, button, server } = await drawBooking({
    api: {
      bookSession: () => {
        if (isUp) return answer();
        throw offline; // the booking may have been made: the answer was lost
      },
    },
  });
  await steps.toPayment('Pay with Card');
  await steps.card();
  await button('Pay Now').click();
  await expect.element(screen.getByText('Failed to book session. Please try again.')).toBeVisible();
  await expect.element(screen.getByLabelText('Card number')).toHaveValue('5061 2345 6789 0123');
  isUp = true;
  await button('Pay Now').click();
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  const keys = server.callsOf('bookSession').map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey); // sent by this very call
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a double click books once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { screen, steps, button, server } = await drawBooking({ api: { bookSession: () => promise.then(answer) } });
  await steps.toPayment('Transfer');
  await button('I Have Made Payment').dblClick();
  resolve();
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(server.callsOf('bookSession')).toHaveLength(1);
});

test('the second click of a double click presses nothing on the next screen', async () => {
  const { screen, steps, button } = await drawBooking();
  const first = secondClickOnceThere('Select Plan', 'Next');
  await steps.when();
  await first;
  await expect.element(screen.getByRole('heading', { name: 'Select Plan' })).toBeVisible();
  await expect.element(screen.getByText('Please select a plan.')).not.toBeInTheDocument();
  await steps.plan();
  await steps.method('Transfer');
  const last = secondClickOnceThere('Payment Successful', 'Done');
  await button('I Have Made Payment').click();
  await last;
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful' })).toHaveFocus();
  await userEvent.tab();
  await button('Done').click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

/** In the very moment in which a screen has come, however busy the machine is: whoever polls comes when a press counts as meant. */
function secondClickOnceThere(heading: string, button: string): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      const pressed = [...document.querySelectorAll('button')].find((one) => one.textContent === button);
      if (!pressed || ![...document.querySelectorAll('h2')].some((one) => one.textContent.includes(heading))) return;
      watch.disconnect();
      pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
      resolve();
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

test('a double click on the way forward or back leads one step, and what comes under it is not pressed', async () => {
  const { screen, steps, button, server } = await drawBooking();
  await page.viewport(360, 740);
  const heading = (name: string) => expect.element(screen.getByRole('heading', { name })).toBeVisible();
  await steps.when();
  await steps.plan();
  await screen.getByRole('radio', { name: 'Transfer' }).click();
  await button('Next').dblClick();
  await heading('Payment Details');
  expect(server.callsOf('bookSession')).toEqual([]);
  await button('Previous').dblClick();
  await heading('Choose Payment Method');
});

test('another answer than expected is a failure that can be tried again', async () => {
  const { screen, steps, button } = await drawBooking({ api: { bookSession: () => Response.json({ ok: true }) } });
  await steps.toPayment('Transfer');
  await button('I Have Made Payment').click();
  await expect.element(screen.getByText('Failed to book session. Please try again.')).toBeVisible();
  await expect.element(button('I Have Made Payment')).toBeEnabled();
});

test.each([
  ['4000000000006', '4000 0000 0000 6', 'Visa'],
  ['5061234567890124', '5061 2345 6789 0124', 'Verve'],
  ['5512345678901231', '5512 3456 7890 1231', 'Mastercard'],
])('%s is written in groups and recognised as %s', async (typed, shown, name) => {
  const { screen, steps } = await drawBooking();
  await steps.toPayment('Pay with Card');
  await steps.card({ number: typed });
  await expect.element(screen.getByLabelText('Card number')).toHaveValue(shown);
  await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(`${name} recognised`)).toBeInTheDocument();
});

test.each(['', '4', '4242 4242', '4242 4242 4242 4241', '5555 5555 5555 4445'])('of a number that is not whole, or with a slip in it, nobody is told that it was recognised: %s', async (number) => {
  const { screen, steps } = await drawBooking();
  await steps.toPayment('Pay with Card');
  await steps.card({ number });
  await expect.element(screen.getByLabelText('Card number')).toHaveValue(number);
  expect(screen.getByText(/recognised$/).query()).toBeNull();
});

const wrong = { holder: '', number: '', expiry: '', cvv: '' };
test.each([
  { what: 'nothing', card: wrong, marked: ['Cardholder name', 'Card number', 'Expiry date', 'CVV'], said: [] },
  { what: 'half a number and a month that is none', card: { ...wrong, holder: 'A B', number: '4242', expiry: '13/28' }, marked: ['Card number', 'Expiry date', 'CVV'], said: ['Card number is invalid', 'Write the month and the year as on the card, such as 09/28.'] },
  { what: 'all but the CVV', card: { ...wrong, holder: 'A B', number: '4242 4242 4242 4242', expiry: '09/28' }, marked: ['CVV'], said: [] },
])('Pay Now with $what marks what keeps from it, says each reason once, and leads to the first', async ({ card, marked, said }) => {
  const { screen, steps, button, server } = await drawBooking();
  await steps.toPayment('Pay with Card');
  await steps.card(card);
  await button('Pay Now').click({ force: true });
  await expect.element(screen.getByRole('dialog').getByRole('alert').getByText('Please fill in all card details correctly.')).toBeVisible();
  const fields = ['Cardholder name', 'Card number', 'Expiry date', 'CVV'];
  expect(fields.filter((label) => screen.getByLabelText(label).element().getAttribute('aria-invalid') === 'true')).toEqual(marked);
  await expect.element(screen.getByLabelText(marked[0]!)).toHaveFocus();
  for (const label of marked) await expect.element(screen.getByLabelText(label)).toHaveAccessibleDescription(/./);
  expect([...document.querySelectorAll<HTMLElement>('[role=dialog] .br-error')].map(({ innerText }) => innerText.trim()).filter(Boolean)).toEqual(said);
  expect(screen.getByText('Fill in all card details to pay.').query()).toBeNull();
  await expectSaidOnce();
  await steps.card({ holder: 'A B', number: '4242 4242 4242 4242', expiry: '09/28', cvv: '123' });
  expect(document.querySelector('[role=dialog] [aria-invalid=true]')).toBeNull(); // what was wrong is right
  await expect.element(screen.getByText('Please fill in all card details correctly.')).not.toBeInTheDocument();
  expect(server.callsOf('bookSession')).toHaveLength(0);
});

test.each(['378282246310005', '30569309025904'])('%s can pay, and has no mark', async (number) => {
  const { screen, steps, button } = await drawBooking();
  await steps.toPayment('Pay with Card');
  await steps.card({ number });
  await expect.element(button('Pay Now')).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('dialog').element().querySelector('.bk-logo')).toBeNull();
});

test('a number of no known card is marked and said; Pay Now says what is missing', async () => {
  const { screen, steps, button, server } = await drawBooking();
  await steps.toPayment('Pay with Card');
  await expect.element(button('Pay Now')).toHaveAccessibleDescription('Fill in all card details to pay.');
  await steps.card({ number: '9999 9999' });
  const number = screen.getByLabelText('Card number');
  await expect.element(number).toHaveAccessibleDescription('Card number is invalid');
  await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  expect(getComputedStyle(number.element().closest('.rt-TextFieldRoot')!).boxShadow).toContain('2px inset');
  await expect.element(button('Pay Now')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(number);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Please fill in all card details correctly.')).toBeVisible();
  await steps.card({ cvv: '' });
  await expect.element(button('Pay Now')).toHaveAttribute('aria-disabled', 'true');
  expect(server.callsOf('bookSession')).toHaveLength(0);
});

test('the expiry is free text in every browser; what names no month says how it is written', async () => {
  const { screen, steps, button } = await drawBooking();
  await steps.toPayment('Pay with Card');
  await steps.card({ expiry: '13/28' });
  const expiry = screen.getByLabelText('Expiry date');
  await expect.element(expiry).toHaveAttribute('type', 'text');
  await expect.element(expiry).toHaveAccessibleDescription('Write the month and the year as on the card, such as 09/28.');
  await expect.element(button('Pay Now')).toHaveAttribute('aria-disabled', 'true');
  await expiry.fill('');
  await userEvent.type(expiry, '0928');
  await expect.element(expiry).toHaveValue('09/28');
  await expect.element(expiry).not.toHaveAttribute('aria-invalid');
  await expect.element(button('Pay Now')).not.toHaveAttribute('aria-disabled');
});

test('nothing of a card leaves its component: not by request, storage, address or console, nor stays in the page', async () => {
  const canaries = ['5061987654321098', '5061 9876 5432 1098', 'Canary Holder', '07/31', '9137'.slice(0, 3)];
  const said: string[] = [];
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level).mockImplementation((...words) => void said.push(words.map(String).join(' '))));
  const sent: string[] = [];
  const outer = globalThis.fetch;
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => (sent.push(`${String(url)} ${String(body)}`), true));
  onTestFinished(() => [...spies, beacon].forEach((spy) => spy.mockRestore()));
  const { screen, server, steps, button } = await drawBooking({ api: { bookSession: () => refuse('unexpected') } });
  const inner = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push(`${request.url} ${[...request.headers].join(' ')} ${await request.clone().text()}`);
    return inner(input, init);
  };
  onTestFinished(() => void (globalThis.fetch = outer));
  await steps.toPayment('Pay with Card');
  const fill = () => steps.card({ number: canaries[0]!, holder: canaries[2]!, expiry: canaries[3]!, cvv: canaries[4]! });
  await fill();
  await button('Pay Now').click();
  await expect.element(screen.getByText('Failed to book session. Please try again.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await button('Book Session').click();
  await expect.element(screen.getByLabelText('Card number')).toHaveValue(''); // closed and opened: empty
  server.answers({ bookSession: answer });
  await fill();
  await button('Pay Now').click();
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  const values = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value).join(' '); // the selector says so
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href]);
  expect(sent.some((request) => request.includes('/sessions'))).toBe(true);
  for (const canary of canaries.slice(0, 4)) {
    for (const place of [sent.join('\n'), said.join('\n'), kept, new XMLSerializer().serializeToString(document), values]) expect(place).not.toContain(canary);
  }
  expect(Object.keys(server.callsOf('bookSession')[0]?.body as object).toSorted()).toEqual(['calendarId', 'date', 'idempotencyKey', 'mentorId', 'plan', 'reason', 'startsAt', 'time', 'timeZone']);
});

test('the whole booking can be made by keyboard', async () => {
  const { screen, onBooked } = await drawBooking();
  const { keyboard, tab } = userEvent;
  const to = async (name: RegExp) => {
    for (let i = 0; i < 30; i++) {
      const focused = document.activeElement as HTMLInputElement | null; // inputs have labels, the rest text
      const words = focused?.labels?.[0]?.textContent ?? (focused?.matches('button, a') ? focused.textContent : '');
      if (name.test(words)) return;
      await tab();
    }
    throw new Error(`${name.source} was not reached by Tab`);
  };
  await expect.element(screen.getByRole('heading', { name: 'Book a Session' })).toHaveFocus();
  await expect.element(screen.getByRole('group', { name: 'Date' })).toBeVisible();
  await to(/^Go to/);
  await keyboard('{Enter}');
  await expect.element(screen.getByRole('radio', { name: '10:00' })).toHaveFocus();
  await keyboard(' ');
  await to(/Reason/);
  await keyboard('First role');
  await to(/^Next/);
  await keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Select Plan' })).toHaveFocus();
  await to(/Lite Plan/);
  await keyboard(' ');
  await to(/^Next/);
  await keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Choose Payment Method' })).toHaveFocus();
  await to(/Transfer/);
  await keyboard(' ');
  await to(/^Next/);
  await keyboard('{Enter}');
  await to(/I Have Made Payment/);
  await keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful' })).toHaveFocus();
  expect(onBooked).toHaveBeenCalledTimes(1);
});

test.each(['light', 'dark'] as const)('no step has an accessibility fault a machine can find, %s', async (theme) => {
  const { screen, steps, button, day } = await drawBooking({ theme });
  await day(firstDay).click();
  await screen.getByRole('radio', { name: '10:00' }).click();
  expect(await accessibilityProblems()).toEqual([]);
  await steps.when();
  await screen.getByRole('radio', { name: 'Lite Plan' }).click();
  expect(await accessibilityProblems()).toEqual([]);
  await steps.plan();
  expect(await accessibilityProblems()).toEqual([]);
  await steps.method('Pay with Card');
  await steps.card({ number: '9999' });
  expect(await accessibilityProblems()).toEqual([]);
  await button('Previous').click();
  await steps.method('Transfer');
  expect(await accessibilityProblems()).toEqual([]);
  await button('I Have Made Payment').click();
  await expect.element(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test.each([320, 360, 768])('at %i px nothing overlaps or is cut off, expiry and CVV least of all', async (width) => {
  await page.viewport(width, 780);
  const { screen, steps } = await drawBooking();
  await steps.toPayment('Pay with Card');
  await steps.card();
  const box = (name: string) => screen.getByLabelText(name).element().closest('.rt-TextFieldRoot')!.getBoundingClientRect();
  const [expiry, cvv] = [box('Expiry date'), box('CVV')];
  expect(expiry.bottom <= cvv.top || expiry.right <= cvv.left).toBe(true);
  const month = screen.getByLabelText('Expiry date').element();
  expect(month.getBoundingClientRect().right).toBeLessThanOrEqual(expiry.right + 0.5);
  const body = document.querySelector('.br-dialog-body')!;
  expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
});

test('the summary names the zone before anything is chosen: it is that of whoever books', async () => {
  const { screen } = await drawBooking();
  await expect.element(screen.getByRole('dialog', { name: 'Book a Session' })).toBeVisible();
  const zone = [...document.querySelectorAll('.bk-panel dl > div')].find((row) => row.querySelector('dt')?.textContent === 'Time zone');
  expect(zone?.querySelector('dd')?.textContent).toMatch(/\(.*\)|[+−]|UTC|GMT|time/i);
});

test.each(['at the first step', 'at the end'] as const)('a reason that the server does not take leads to its field, with what was chosen still there: told %s', async (when) => {
  const { screen, steps, button, server } = await drawBooking({ mentor: when === 'at the first step' ? { ...mentor, forYoung: true } : mentor });
  const refusal = () => refuse('contact-details', 'Write this without numbers.');
  server.answers(when === 'at the first step' ? { checkReason: refusal } : { bookSession: refusal });
  if (when === 'at the end') {
    await steps.toPayment('Transfer');
    await button('I Have Made Payment').click();
  } else await steps.when();
  const field = screen.getByRole('textbox');
  await expect.element(screen.getByText('Write this without numbers.')).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveFocus();
  expect(screen.getByText('Write this without numbers.').elements()).toHaveLength(1);
  server.answers({ checkReason: () => ({ success: true }) });
  await field.fill('How does one begin?');
  await expect.element(screen.getByText('Write this without numbers.')).not.toBeInTheDocument();
  await button('Next').click();
  await expect.element(screen.getByRole('heading', { name: 'Select Plan' })).toBeVisible();
});
