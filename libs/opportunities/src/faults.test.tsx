import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { breakStorage, brokenStorages, expectSaidOnce, impatience, refuse, withFaults, type FakeHandlers } from '@bridge/testing';
import { PartnerDashboardPage } from './partner/dashboard-page.tsx';
import { NetworkPage } from './partner/network-page.tsx';
import { OpportunityPage } from './detail/opportunity-page.tsx';
import { PostPage } from './detail/post-page.tsx';
import { anApplicant, anApplication, anOpportunity, anOpportunityDetail, aPost, categories, survey, userId } from './testing/builders.ts';
import { draw } from './testing/draw.tsx';
import { applicants, Offers, Posts, short } from './testing/screens.tsx';

const one = { total: 1, page: 1, limit: 10 };
const posts = { draft: 0, submitted: 0, published: 1, declined: 0, closed: 0 };
const talent = { ...anApplicant().talent, applications: 1, invited: 0, lastAppliedAt: '2026-11-01T10:00:00.000Z' };

/** A server on which everything goes well, with one of each. */
const server = {
  listOpportunities: () => ({ success: true, opportunities: [anOpportunity()], answered: true, ...one }),
  readOpportunity: () => ({ success: true, data: anOpportunityDetail() }),
  readPost: () => ({ success: true, data: aPost() }),
  saveOpportunity: () => ({ success: true, message: '' }),
  applyFor: () => ({ success: true, message: '', data: anApplication() }),
  listApplications: () => ({ success: true, applications: [anApplication({ shares: { skills: false, plan: false } })], ...one }),
  changeShares: () => ({ success: true, message: '', data: anApplication({ shares: { skills: true, plan: false } }) }),
  withdrawApplication: () => ({ success: true, message: 'Application withdrawn' }),
  partnerDashboard: () => ({ success: true, data: { posts, applications: 1, waiting: 1, invited: 0, lastThirtyDays: 1, newest: [anApplicant()] } }),
  listPosts: () => ({ success: true, posts: [aPost({ state: 'published', applications: 1 })], ...one }),
  writePost: () => ({ success: true, message: 'Post sent for review', data: aPost({ state: 'submitted' }) }),
  closePost: () => ({ success: true, message: 'Post closed' }),
  listApplicants: () => ({ success: true, applicants: [anApplicant({ state: 'seen' })], ...one }),
  answerApplicant: () => ({ success: true, message: 'Invitation sent', data: anApplicant({ state: 'invited' }) }),
  partnerNetwork: () => ({ success: true, talents: [talent], ...one }),
} satisfies FakeHandlers;

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** What is pressed, what is said when the call fails, what must be there still, and how it is tried again. */
type Step = { name: string; call: keyof FakeHandlers; screen: ReactNode; press?: () => Promise<unknown>; said: string | RegExp; kept?: () => Promise<unknown>; again: string; done: () => Promise<unknown> };
const shows = (text: string) => async () => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
const holds = (field: string, value: string) => async () => expect.element(page.getByRole('textbox', { name: field })).toHaveValue(value);
const lists: Step[] = [
  { name: 'projects', call: 'listOpportunities', screen: <Offers />, said: 'We could not load the opportunities', again: 'Retry', done: shows('Sort the letters') },
  {
    name: 'one project', call: 'readOpportunity', said: 'We could not load this opportunity', again: 'Retry', done: shows('Sort the letters'),
    screen: <OpportunityPage userId={userId} kind="project" named="letters" categories={categories} form={short} survey={survey} isApplying={false} onApply={() => {}} onSent={() => {}} onTitle={() => {}} />,
  },
  {
    name: 'one post', call: 'readPost', said: 'We could not load this post', again: 'Retry', done: shows('Sort the letters'),
    screen: <PostPage userId={userId} postId={aPost().id} options={{ categories, industries: [], skills: [] }} forms={{ project: short, opening: short }} />,
  },
  { name: 'own applications', call: 'listApplications', screen: <Offers show="applied" />, said: 'We could not load your applications', again: 'Retry', done: shows('Sort the letters') },
  { name: "a partner's figures", call: 'partnerDashboard', screen: <PartnerDashboardPage user={{ userId, firstName: 'Demo', lastName: 'Partner 1' }} greeting="Good morning" />, said: 'We could not load your figures', again: 'Retry', done: shows('Demo Talent 1') },
  { name: "a partner's posts", call: 'listPosts', screen: <Posts />, said: 'We could not load your posts', again: 'Retry', done: shows('Sort the letters') },
  { name: 'applicants', call: 'listApplicants', screen: applicants, said: 'We could not load the applications', again: 'Retry', done: shows('Demo Talent 1') },
  { name: 'the network', call: 'partnerNetwork', screen: <NetworkPage userId={userId} page={1} onPage={() => {}} />, said: 'We could not load your network', again: 'Retry', done: shows('Demo Talent 1') },
];
const changes: Step[] = [
  {
    name: 'saving', call: 'saveOpportunity', screen: <Offers />, said: 'This could not be saved', again: 'Save Sort the letters',
    press: () => button('Save Sort the letters').click(),
    kept: async () => expect.element(button('Save Sort the letters')).toHaveAttribute('aria-pressed', 'false'),
    done: async () => expect.element(page.getByText('1 found')).toBeVisible(),
  },
  {
    name: 'sharing', call: 'changeShares', screen: <Offers show="applied" />, said: 'What you share was not changed', again: 'Dismiss',
    press: async () => {
      await button('Read it, Your application for Sort the letters').click();
      await page.getByRole('checkbox', { name: 'Share my skills' }).click();
    },
    kept: async () => expect.element(page.getByRole('checkbox', { name: 'Share my skills' })).not.toBeChecked(),
    done: async () => {
      await page.getByRole('checkbox', { name: 'Share my skills' }).click();
      await expect.element(page.getByText('What you share was not changed')).not.toBeInTheDocument();
      await expect.element(page.getByText('The organisation can see your skills with this application.')).toBeVisible();
    },
  },
  {
    name: 'applying', call: 'applyFor', screen: <Offers />, said: /^Your application was not sent/, again: 'Send Application',
    press: async () => {
      await button('Apply: Sort the letters').click();
      await page.getByRole('textbox', { name: 'Why this?' }).fill('I like letters.');
      await button('Send Application').click();
    },
    kept: holds('Why this?', 'I like letters.'),
    done: shows('Sent on 1 November 2026'),
  },
  {
    name: 'posting', call: 'writePost', screen: <Posts start="project" />, said: /^This was not saved/, again: 'Save draft',
    press: async () => {
      await page.getByRole('textbox', { name: 'Title' }).fill('Sort the letters');
      await button('Save draft').click();
    },
    kept: holds('Title', 'Sort the letters'),
    done: async () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
  },
  {
    name: 'inviting', call: 'answerApplicant', screen: applicants, said: /^This was not sent/, again: 'Send invitation',
    press: async () => {
      await button('Invite Demo Talent 1').click();
      await page.getByRole('textbox', { name: 'A few words' }).fill('Come on Monday.');
      await button('Send invitation').click();
    },
    kept: holds('A few words', 'Come on Monday.'),
    done: async () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument(),
  },
];

test.each([...withFaults(lists), ...withFaults(changes)])('$title: it is said, nothing is lost, and it can be tried again', async ({ step, fault: { answer, words } }) => {
  const patience = impatience();
  const { api } = await draw(step.screen, { api: { ...server, [step.call]: answer } });
  await step.press?.();
  const said = page.getByText(step.said);
  await expect.element((words ? said.or(page.getByText(words)) : said).first()).toBeVisible();
  await step.kept?.();
  patience();
  api.answers(server);
  await button(step.again).click();
  await step.done();
});

test.each(brokenStorages)('a talent applies, and a partner posts, with storage that is %s', async (how) => {
  breakStorage(how, ['userData', 'isAuthenticated']);
  await draw(<Offers />, { api: server });
  await button('Apply: Sort the letters').click();
  await page.getByRole('textbox', { name: 'Why this?' }).fill('I like letters.');
  await button('Send Application').click();
  await expect.element(page.getByText('Sent on 1 November 2026')).toBeVisible();
});

test.each(changes)('$name, refused: it is said once', async ({ call, screen, press }) => {
  await draw(screen, { api: { ...server, [call]: () => refuse('unavailable', 'Not now, please.') } });
  await (press ?? (() => button('Save Sort the letters').click()))();
  await expectSaidOnce();
});

test.each([
  ['an application', <Offers key="apply" />, async () => (await button('Apply: Sort the letters').click(), await button('Send Application').click())],
  ['a post', <Posts key="post" start="project" />, () => button('Send for review').click()],
  ['an answer to why a post is not shown', <Posts key="appeal" />, async () => (await button('Answer once: Sort the letters').click(), await button('Send answer').click())],
] as const)('%s, sent empty: it is said once', async (_, screen, press) => {
  const hidden = aPost({ state: 'declined', note: 'It asks for money.' });
  const { api } = await draw(screen, { api: { ...server, listPosts: () => ({ success: true, posts: [hidden], total: 1, page: 1, limit: 10 }) } });
  await press();
  await expectSaidOnce();
  expect([...api.callsOf('applyFor'), ...api.callsOf('writePost'), ...api.callsOf('appealPost')]).toEqual([]);
});
