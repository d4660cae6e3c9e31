import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, aSession, refuse } from '@bridge/testing';
import type { Session } from '@bridge/model';
import { aMentorView, aMessage } from '../testing/builders.ts';
import { draw, sameNames, serverWith, threadOf } from '../testing/draw.tsx';
import { RequestsPage } from './requests-page.tsx';

const server = (sessions: Session[]) => serverWith({ mentor: aMentorView(), sessions });
const aRequest = (changes: Partial<Session> = {}) => aSession({ state: 'requested', ...changes });
/** A button by its whole name, without the day and the clock that follow where it stands at a session. */
const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}(, \\w+, \\d+ \\w+, \\d\\d:\\d\\d)?$`) });

test('a request says who, when in both zones, and what for', async () => {
  await draw(<RequestsPage />, { api: server([aRequest({ talentTimeZone: 'Asia/Kathmandu' })]) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mentorship Requests' })).toBeVisible();
  await expect.element(page.getByText('Demo Talent 1')).toBeVisible();
  await expect.element(page.getByText('16:00 to 17:00, Lagos (UTC+1)', { exact: false })).toBeVisible();
  await expect.element(page.getByText('For the talent: 20:45 to 21:45, Kathmandu (UTC+5:45)')).toBeVisible();
  await expect.element(page.getByText('Goal: First analyst role: reading the portfolio together')).toBeVisible();
});

test('without any, every list says what will be there, and one thing leads on', async () => {
  await draw(<RequestsPage />, { api: server([]) });
  await expect.element(page.getByText('No requests are waiting')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/mentor/dashboard');
  await expect.element(page.getByText('Requests you accept appear here', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Past sessions are listed here.')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('an accepted request becomes a session', async () => {
  const { api } = await draw(<RequestsPage />, { api: server([aRequest()]) });
  await button('Accept the request of Demo Talent 1').click();
  await expect.element(page.getByText('Request accepted')).toBeVisible();
  await expect.element(page.getByText('No requests are waiting')).toBeVisible();
  await expect.element(button('Cancel session: Demo Talent 1')).toBeVisible();
  expect(api.callsOf('answerSession').map(({ body }) => body)).toEqual([{ accept: true }]);
});

test('declining needs a reason; it reaches the server', async () => {
  const { api } = await draw(<RequestsPage />, { api: server([aRequest()]) });
  await button('Decline the request of Demo Talent 1').click();
  const dialog = page.getByRole('dialog', { name: 'Decline this request?' });
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect.element(dialog.getByText('Fill in this field')).toBeVisible();
  expect(api.callsOf('answerSession')).toHaveLength(0);
  expect(await accessibilityProblems()).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('I am travelling that week.');
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect.element(page.getByText('Request declined')).toBeVisible();
  await expect.element(page.getByText('Reason: I am travelling that week.')).toBeVisible();
  expect(api.callsOf('answerSession').map(({ body }) => body)).toEqual([{ accept: false, reason: 'I am travelling that week.' }]);
});

test('a refusal keeps the reason that was written', async () => {
  await draw(<RequestsPage />, { api: { ...server([aRequest()]), answerSession: () => refuse('unavailable', 'Not now.') } });
  await button('Accept the request of Demo Talent 1').click();
  await expect.element(page.getByText('The request was not accepted')).toBeVisible();
  await button('Decline the request of Demo Talent 1').click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Travelling.');
  await button('Decline request').click();
  await expect.element(page.getByRole('dialog').getByText('Not now.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Travelling.');
});

test('the join link is set, checked and taken away', async () => {
  const { api } = await draw(<RequestsPage />, { api: server([aSession()]) });
  await button('Join link for the session with Demo Talent 1').click();
  const field = page.getByRole('textbox', { name: 'Address of the meeting' });
  await field.fill('http://meet.example.org/abc');
  await button('Save link').click();
  await expect.element(page.getByText('Please enter the address of a web page', { exact: false })).toBeVisible();
  await field.fill('https://meet.example.org/abc');
  await button('Save link').click();
  await expect.element(page.getByRole('link', { name: 'Open the meeting' })).toHaveAttribute('href', 'https://meet.example.org/abc');
  await button('Change link, Join link for the session with Demo Talent 1').click();
  await expect.element(field).toHaveValue('https://meet.example.org/abc');
  await field.fill('');
  await button('Save link').click();
  await expect.element(page.getByRole('link', { name: 'Open the meeting' })).not.toBeInTheDocument();
  expect(api.callsOf('setJoinLink').map(({ body }) => body)).toEqual([{ joinLink: 'https://meet.example.org/abc' }, { joinLink: '' }]);
});

test('a session that has begun can be completed, and no longer cancelled', async () => {
  const begun = aSession({ startsAt: '2026-01-01T10:00:00.000Z', changeableUntil: '2025-12-31T10:00:00.000Z' });
  await draw(<RequestsPage />, { api: server([begun]) });
  expect(button('Cancel session: Demo Talent 1').query()).toBeNull();
  await button('Mark as completed: Demo Talent 1').click();
  await expect.element(page.getByText('Demo Talent 1 can review it now.')).toBeVisible();
  await expect.element(page.getByText('Completed', { exact: true })).toBeVisible();
});

test('when nothing could be loaded that is said once, and one Retry loads all; one list that fails says so by itself', async () => {
  const { api } = await draw(<RequestsPage />, { api: { listSessions: () => refuse('not-allowed') } });
  await expect.element(page.getByText('We could not load your requests')).toBeVisible();
  await expect.poll(() => page.getByText('We could not load your requests').elements().length).toBe(1);
  const asked = api.callsOf('listSessions').length;
  expect(await accessibilityProblems()).toEqual([]);
  api.answers({ listSessions: (call) => (call.query.when === 'past' ? refuse('not-allowed') : server([aRequest()]).listSessions(call)) });
  await button('Retry').click();
  await expect.element(button('Accept the request of Demo Talent 1')).toBeVisible();
  expect(api.callsOf('listSessions').length - asked).toBe(3);
  await expect.element(page.getByText('We could not load your requests')).toBeVisible();
  api.answers(server([aRequest()]));
  await button('Retry').click();
  await expect.element(page.getByText('Past sessions are listed here.')).toBeVisible();
});

test.each(['light', 'dark'] as const)('has no accessibility fault a machine can find and fits 320 pixels, %s', async (theme) => {
  await page.viewport(320, 700);
  const long = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente';
  const talent = { ...aSession().talent, lastName: long };
  await draw(<RequestsPage />, { api: server([aRequest({ talent, reason: long }), aSession({ id: 'two', talent, joinLink: 'https://meet.example.org/abc' })]), theme });
  await expect.element(page.getByRole('button', { name: /Accept the request/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open the meeting' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await accessibilityProblems()).toEqual([]);
  await page.viewport(1280, 800);
});

test('the talent of a request, of a session and of a past one can be written to; once read, nothing is new', async () => {
  const past = aSession({ id: 'past', state: 'completed' });
  const request = aRequest({ id: 'request', unread: 1 });
  const sessions = [request, aSession({ id: 'coming' }), past, aSession({ id: 'off', state: 'declined', canWrite: false })];
  const thread = threadOf([aMessage(1)]);
  await draw(<RequestsPage />, { api: { ...server(sessions), ...thread, listMessages: (asked) => (Object.assign(request, { unread: 0 }), thread.listMessages(asked)) } });
  await expect.element(button('Message Demo Talent 1').first()).toBeVisible();
  await expect.poll(() => button('Message Demo Talent 1').all().length).toBe(2);
  await button('Message Demo Talent 1, 1 new message').click();
  await expect.element(page.getByRole('dialog').getByText('Message 1')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => button('Message Demo Talent 1').all().length).toBe(3);
});

test.each(['requested', 'accepted'] as const)('another time is proposed for a session that is %s; it stands there and waits, and the session stays where it is', async (state) => {
  const api = serverWith({ mentor: aMentorView(), sessions: [aSession({ state })], starts: ['2099-11-28T09:00:00.000Z'] });
  const drawn = await draw(<RequestsPage />, { api });
  await button('Propose another time to Demo Talent 1').click();
  const dialog = page.getByRole('dialog', { name: 'Propose another time' });
  await expect.element(dialog.getByText('Nothing moves before Demo Talent 1 agrees.', { exact: false })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Day' }).selectOptions('Saturday, 28 November 2099');
  await dialog.getByRole('combobox', { name: 'Time, Lagos (UTC+1)' }).selectOptions('10:00');
  expect(await accessibilityProblems()).toEqual([]);
  await dialog.getByRole('button', { name: 'Propose this time' }).click();
  await expect.element(page.getByText('Saturday, 28 November 2099, 10:00 to 11:00, Lagos (UTC+1)', { exact: false })).toBeVisible();
  await expect.element(page.getByText('16:00 to 17:00, Lagos (UTC+1)', { exact: false })).toBeVisible();
  expect(drawn.api.callsOf('proposeTime').map(({ body }) => body)).toEqual([{ startsAt: '2099-11-28T09:00:00.000Z' }]);
});

test('a time to propose, and one that was proposed, stands in the talent’s zone too', async () => {
  const session = aSession({ state: 'requested', talentTimeZone: 'Asia/Kathmandu', minutes: 45 });
  await draw(<RequestsPage />, { api: serverWith({ mentor: aMentorView(), sessions: [session], starts: ['2099-11-28T20:00:00.000Z'] }) });
  await button('Propose another time to Demo Talent 1').click();
  const dialog = page.getByRole('dialog', { name: 'Propose another time' });
  await dialog.getByRole('combobox', { name: 'Day' }).selectOptions('Saturday, 28 November 2099');
  await dialog.getByRole('combobox', { name: 'Time, Lagos (UTC+1)' }).selectOptions('21:00');
  await expect.element(dialog.getByText('For the talent: Sunday, 29 November 2099, 01:45 to 02:30, Kathmandu (UTC+5:45)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Propose this time' }).click();
  await expect.element(page.getByText('You proposed Saturday, 28 November 2099, 21:00 to', { exact: false })).toBeVisible();
  await expect.element(page.getByText('For the talent: Sunday, 29 November 2099, 01:45 to', { exact: false })).toBeVisible();
});

test('three sessions of one talent, three names each button can be told apart by, in the reader’s zone', async () => {
  const at = (id: string, day: number, changes: Partial<Session> = {}) => aSession({ id, startsAt: `2099-11-${day}T15:00:00.000Z`, endsAt: `2099-11-${day}T16:00:00.000Z`, ...changes });
  const link = { joinLink: 'https://meet.example/a' };
  await draw(<RequestsPage />, { api: server([24, 25, 26].flatMap((day) => [at(`r${day}`, day, { state: 'requested' }), at(`s${day}`, day + 3, link), at(`p${day}`, day - 10, { state: 'completed' })])) });
  await expect.poll(() => page.getByRole('button', { name: /^Accept the request of Demo Talent 1, Tue,? 24 Nov,? 16:00$/ }).elements().length).toBe(1);
  await expect.poll(() => page.getByRole('link', { name: /^Open the meeting/ }).elements().length).toBe(3);
  expect(sameNames()).toEqual([]);
});
