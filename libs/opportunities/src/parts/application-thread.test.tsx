import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, type FakeHandlers } from '@bridge/testing';
import type { Applicant, Application, ThreadMessage } from '@bridge/model';
import { ApplicationList } from '../lists/application-list.tsx';
import { ApplicantsPage } from '../partner/applicants-page.tsx';
import { anApplicant, anApplication, userId } from '../testing/builders.ts';
import { draw } from '../testing/draw.tsx';

const nothing = () => {};
const dialog = page.getByRole('dialog');
const field = dialog.getByRole('textbox', { name: 'Your message' });

/** A server that keeps the messages of one application. */
function threadOf(stored: ThreadMessage[], canWrite = true) {
  const handlers = {
    listApplicationMessages: () => ({ success: true, messages: [...stored], hasEarlier: false, canWrite }),
    writeApplicationMessage: ({ body }) => {
      const data = { id: `m${stored.length}`, text: body.text, mine: true, writtenAt: '2026-11-20T09:00:00.000Z' };
      stored.push(data);
      return { success: true, message: '', data };
    },
  } satisfies FakeHandlers;
  return handlers;
}
const theirs = (text: string): ThreadMessage => ({ id: text, text, mine: false, writtenAt: '2026-11-19T09:00:00.000Z' });

const asTalent = (application: Application, api: FakeHandlers = {}) =>
  draw(<ApplicationList userId={userId} kind="project" page={1} onPage={nothing} onAll={nothing} />, {
    api: { listApplications: () => ({ success: true, applications: [application], total: 1, page: 1, limit: 20 }), ...api },
  });
const asPartner = (applicant: Applicant, api: FakeHandlers = {}) =>
  draw(<ApplicantsPage userId={userId} search={{ post: undefined, page: 1 }} onSearch={nothing} />, {
    api: { listApplicants: () => ({ success: true, applicants: [applicant], total: 1, page: 1, limit: 20 }), listPosts: () => ({ success: true, posts: [], total: 0, page: 1, limit: 20 }), ...api },
  });

test('a talent reads what the organisation wrote beside the application, and answers; what was new is asked for again', async () => {
  const application = anApplication({ thread: { unread: 1, canWrite: true } });
  const { api } = await asTalent(application, threadOf([theirs('When could you <b>begin</b>?')]));
  await page.getByRole('button', { name: 'Message Demo Works, 1 new message' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Messages with Demo Works' })).toBeVisible();
  await expect.element(dialog.getByText('When could you <b>begin</b>?', { exact: true })).toBeVisible();
  await field.fill('On Monday');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(field).toHaveValue('');
  expect(api.callsOf('writeApplicationMessage').map(({ params, body }) => [params['applicationId'], body])).toEqual([[application.id, { text: 'On Monday', idempotencyKey: expect.any(String) }]]);
  expect(await accessibilityProblems()).toEqual([]);
  application.thread = { unread: 0, canWrite: true };
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('button', { name: 'Message Demo Works', exact: true })).toBeVisible();
});

test('a partner writes to an applicant from their row', async () => {
  const { api } = await asPartner(anApplicant(), threadOf([]));
  await page.getByRole('button', { name: 'Message Demo Talent 1' }).click();
  await expect.element(dialog.getByText('Nothing has been written yet. Demo Talent 1 gets a mail when you write.')).toBeVisible();
  await field.fill('When could you begin?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => api.callsOf('writeApplicationMessage').length).toBe(1);
});

test('of an application that was withdrawn the partner sees the name and what was written, and can do nothing else', async () => {
  const { talent } = anApplicant();
  const { email: _email, ...nameless } = talent;
  await asPartner(anApplicant({ state: 'withdrawn', answers: [], talent: nameless, thread: { unread: 0, canWrite: false } }), threadOf([theirs('I have found something else')], false));
  await expect.element(page.getByText('Demo Talent 1')).toBeVisible();
  expect(page.getByRole('listitem').getByRole('button').elements().map((button) => button.textContent)).toEqual(['Message']);
  expect(page.getByRole('listitem').getByRole('link').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Message Demo Talent 1' }).click();
  await expect.element(dialog.getByText('I have found something else')).toBeVisible();
  await expect.element(dialog.getByText('This application is over, so nothing can be written here any more. What was written stays.')).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

test('where nobody is on the other side, nothing is offered', async () => {
  await asTalent(anApplication({ thread: null }));
  await expect.element(page.getByRole('button', { name: 'Read it, Your application for Sort the letters' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Message/ })).not.toBeInTheDocument();
});
