import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CallName } from '@bridge/model';
import { pressOften, refuse, type FakeHandlers } from '@bridge/testing';
import { dismissToast } from '@bridge/ui';
import { anApplicant, anApplication, anOpportunity, aPost } from './testing/builders.ts';
import { draw } from './testing/draw.tsx';
import { applicants, Offers, Posts } from './testing/screens.tsx';

const one = { total: 1, page: 1, limit: 10 };
const done = { success: true as const, message: 'Done.' };
const whole = aPost({ description: 'Sort letters by what they ask for, and answer the simple ones.', industries: ['technology'], skills: ['writing'] });

const server = {
  listOpportunities: () => ({ success: true, opportunities: [anOpportunity()], answered: true, ...one }),
  saveOpportunity: () => done,
  forgetOpportunity: () => done,
  applyFor: () => ({ ...done, data: anApplication() }),
  listApplications: () => ({ success: true, applications: [anApplication({ shares: { skills: false, plan: false } })], ...one }),
  changeShares: () => ({ ...done, data: anApplication({ shares: { skills: true, plan: false } }) }),
  withdrawApplication: () => done,
  listPosts: () => ({ success: true, posts: [whole], ...one }),
  readPost: () => ({ success: true, data: whole }),
  writePost: () => ({ ...done, data: whole }),
  changePost: () => ({ ...done, data: whole }),
  closePost: () => done,
  reopenPost: () => ({ ...done, data: whole }),
  appealPost: () => ({ ...done, data: whole }),
  listApplicants: () => ({ success: true, applicants: [anApplicant({ state: 'seen' })], ...one }),
  answerApplicant: () => ({ ...done, data: anApplicant({ state: 'invited' }) }),
} satisfies FakeHandlers;

const click = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
const write = (label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text);
const posts = (state: 'draft' | 'published' | 'closed' | 'declined') => ({ listPosts: () => ({ success: true as const, posts: [aPost({ state, note: state === 'declined' ? 'It asks for money.' : null, publishedAt: state === 'draft' ? null : '2026-11-01T10:00:00.000Z' })], ...one }) });

/** Every button of this library behind which stands a call that changes something. */
const steps: { name: string; call: CallName; screen: ReactNode; press: string; open?: () => Promise<unknown>; api?: FakeHandlers }[] = [
  { name: 'saving', call: 'saveOpportunity', screen: <Offers />, press: 'Save Sort the letters' },
  { name: 'forgetting', call: 'forgetOpportunity', screen: <Offers />, press: 'Save Sort the letters', api: { listOpportunities: () => ({ ...server.listOpportunities(), success: true, opportunities: [anOpportunity({ saved: true })] }) } },
  { name: 'an application', call: 'applyFor', screen: <Offers />, press: 'Send Application', open: async () => (await click('Apply: Sort the letters'), await write('Why this?', 'I like letters.')) },
  { name: 'withdrawing', call: 'withdrawApplication', screen: <Offers show="applied" />, press: 'Withdraw', open: () => click('Withdraw the application for Sort the letters') },
  { name: 'a draft', call: 'writePost', screen: <Posts start="project" />, press: 'Save draft', open: () => write('Title', 'Sort the letters') },
  { name: 'a changed draft', call: 'changePost', screen: <Posts start={whole.id} />, press: 'Save draft', open: () => write('Title', 'Sort all the letters') },
  { name: 'deleting a draft', call: 'closePost', screen: <Posts />, press: 'Delete', open: () => click('Delete Sort the letters'), api: posts('draft') },
  { name: 'closing a post', call: 'closePost', screen: <Posts />, press: 'Close', open: () => click('Close Sort the letters'), api: posts('published') },
  { name: 'opening a post again', call: 'reopenPost', screen: <Posts />, press: 'Open again: Sort the letters', api: posts('closed') },
  { name: 'an answer to why a post is not shown', call: 'appealPost', screen: <Posts />, press: 'Send answer', open: async () => (await click('Answer once: Sort the letters'), await write('Your answer', 'It asks for no money.')), api: posts('declined') },
  { name: 'an invitation', call: 'answerApplicant', screen: applicants, press: 'Send invitation', open: async () => (await click('Invite Demo Talent 1'), await write('A few words', 'Come on Monday.')) },
];

async function pressed({ call, screen, press, open, api: others }: (typeof steps)[number], answer?: FakeHandlers) {
  dismissToast(); // the last step's
  const { api } = await draw(screen, { api: { ...server, ...others, ...answer } });
  await open?.();
  const button = page.getByRole('button', { name: press, exact: true }).last();
  await expect.element(button).toBeVisible();
  await pressOften(button.element());
  await expect.poll(() => api.callsOf(call).length).toBeGreaterThan(0);
  return api.callsOf(call);
}

test.each(steps)('$name is sent once, however often it is pressed', async (step) => {
  expect(await pressed(step)).toHaveLength(1);
});

test.each(steps)('$name is sent once while the server thinks', async (step) => {
  expect(await pressed(step, { [step.call]: () => new Promise(() => {}) })).toHaveLength(1);
});

/** A server that keeps what is shared and is in no hurry. */
function slowShares(before: { skills: boolean; plan: boolean }) {
  let shares = before;
  const api: FakeHandlers = {
    listApplications: () => ({ success: true, applications: [anApplication({ shares })], ...one }),
    changeShares: async ({ body }) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      shares = { ...shares, ...body };
      return { ...done, data: anApplication({ shares }) };
    },
  };
  return { api, shares: () => shares };
}

test.each([true, false])('of two ticks turned to %s one right after the other, both arrive, stand on screen at once, and what is said is of each', async (value) => {
  const server = slowShares({ skills: !value, plan: !value });
  const { api } = await draw(<Offers show="applied" />, { api: server.api });
  await click('Read it, Your application for Sort the letters');
  const boxes = ['Share my skills', /^Share my plan/].map((name) => page.getByRole('checkbox', { name }));
  for (const box of boxes) (box.element() as HTMLElement).click(); // before anything is answered
  for (const box of boxes) await expect.element(box).toHaveProperty('checked', value);
  const said = (part: string) => (value ? `The organisation can see your ${part} with this application.` : `From now on the organisation does not see your ${part} any more.`);
  await expect.element(page.getByText(said('skills'))).toBeVisible();
  expect(server.shares().skills).toBe(value);
  await expect.element(page.getByText(said('plan'))).toBeVisible();
  expect(server.shares()).toEqual({ skills: value, plan: value });
  expect(api.callsOf('changeShares').map(({ body }) => body)).toEqual([{ skills: value }, { plan: value }]);
  for (const box of boxes) await expect.element(box).toHaveProperty('checked', value);
});

test('a tick taken back while it is being saved is taken back on the server, too', async () => {
  const server = slowShares({ skills: false, plan: false });
  const { api } = await draw(<Offers show="applied" />, { api: server.api });
  await click('Read it, Your application for Sort the letters');
  const box = page.getByRole('checkbox', { name: 'Share my skills' });
  (box.element() as HTMLElement).click();
  await expect.poll(() => api.callsOf('changeShares').length).toBe(1);
  (box.element() as HTMLElement).click();
  await expect.element(box).not.toBeChecked();
  await expect.poll(() => api.callsOf('changeShares').map(({ body }) => body)).toEqual([{ skills: true }, { skills: false }]);
  await expect.poll(() => server.shares().skills).toBe(false);
  await expect.element(box).not.toBeChecked();
});

test('of two ticks of which the first is refused, that one alone is taken back', async () => {
  const server = slowShares({ skills: true, plan: true });
  const { api } = await draw(<Offers show="applied" />, { api: server.api });
  await click('Read it, Your application for Sort the letters');
  const slow = server.api.changeShares;
  api.answers({ changeShares: (asked) => (asked.body.skills === false ? refuse('unavailable') : slow!(asked)) });
  const boxes = ['Share my skills', /^Share my plan/].map((name) => page.getByRole('checkbox', { name }));
  for (const box of boxes) (box.element() as HTMLElement).click();
  await expect.element(page.getByText('From now on the organisation does not see your plan any more.')).toBeVisible();
  expect(server.shares()).toEqual({ skills: true, plan: false });
  await expect.element(boxes[0]!).toBeChecked();
  await expect.element(boxes[1]!).not.toBeChecked();
});

test('an opportunity saved and taken off the list while that is under way is taken off', async () => {
  const saving = Promise.withResolvers<void>();
  const { api } = await draw(<Offers />, { api: { ...server, saveOpportunity: async () => (await saving.promise, done) } });
  const button = page.getByRole('button', { name: 'Save Sort the letters' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  (button.element() as HTMLElement).click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  saving.resolve();
  await expect.poll(() => api.callsOf('forgetOpportunity').length).toBe(1);
});

test('a tick on what is shared is sent once, however often it is pressed', async () => {
  const { api } = await draw(<Offers show="applied" />, { api: { ...server, changeShares: () => new Promise(() => {}) } });
  await click('Read it, Your application for Sort the letters');
  await pressOften(page.getByRole('checkbox', { name: 'Share my skills' }).element());
  await expect.poll(() => api.callsOf('changeShares').length).toBe(1);
});
