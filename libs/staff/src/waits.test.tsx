import type { ReactElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { accessibilityProblems, offline, pressOften, renderRoute, type FakeHandlers } from '@bridge/testing';
import type { CallName, StaffCase, StaffPerson } from '@bridge/model';
import { dismissToast } from '@bridge/ui';
import { CasePage, PersonPage, ReleasesPage } from './index.ts';

const id = '00000000-0000-4000-8000-000000000001';
const since = '2026-11-01T10:00:00.000Z';
const mail = { to: 'Ada Example', locale: 'en', subject: 'About your post', body: 'Dear Ada,' };
const post: StaffCase = {
  kind: 'post', id, title: 'Sort letters', since, claim: null, count: 1, urgent: false, facts: [], trail: [], revision: 'submitted 1',
  person: { id, name: 'Demo Partner', email: 'partner@example.com', language: 'en' },
  decisions: [{ name: 'publish', note: 'optional', noteTo: 'person', final: false }],
};
const person: StaffPerson = {
  id, name: 'Demo Talent', email: 'talent@example.com', role: 'TALENT', language: 'fr', timeZone: 'Africa/Lagos', since, emailVerified: true, lastSeen: null, signIns: 2,
  secondFactor: false, permissions: [], mentorState: null, suspension: null, youngCheck: null, counts: [], trail: [], revision: '1',
};
const release = { id: '2026-11-01-a', by: 'Demo Staff', at: since, note: '', live: since, liveBy: null, isLive: false };

type Asked = { element: ReactElement; api: FakeHandlers; /** What has to stand there first. */ first: CallName; brings: () => unknown; sends: CallName; open: () => Promise<unknown>; button: () => Locator; stands: () => Locator };

const none = { success: true as const, mails: [] };
const caseOf = (shown: StaffCase) => ({ readCase: () => ({ success: true as const, data: shown }), decideCase: () => ({ success: true as const, message: 'Decided.', data: { ...shown, decisions: [] } }) });

/** All that asks once more beside something that is loaded for it. */
const asks: Record<string, Asked> = {
  'the mails of a decision': {
    element: <CasePage kind="post" caseId={id} onTitle={() => {}} />, api: caseOf(post), first: 'previewDecision', brings: () => ({ success: true, mails: [mail] }), sends: 'decideCase',
    open: () => page.getByRole('button', { name: 'Publish' }).click(),
    button: () => page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }), stands: () => page.getByText('About your post'),
  },
  'what follows from a suspension that is decided of a case': {
    element: <CasePage kind="complaint" caseId={id} onTitle={() => {}} />, first: 'readPerson', brings: () => ({ success: true, data: person }), sends: 'decideCase',
    api: { ...caseOf({ ...post, kind: 'complaint', decisions: [{ name: 'suspend', note: 'optional', noteTo: 'person', final: false, days: true }] }), previewDecision: () => none },
    open: async () => {
      await page.getByLabelText('Days, to suspend').fill('9');
      await page.getByRole('button', { name: 'Suspend' }).click();
    },
    button: () => page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }), stands: () => page.getByText('Devices that are signed out: 2'),
  },
  'the mails of a decision about a person': {
    element: <PersonPage personId={id} onTitle={() => {}} onClosed={() => {}} />, first: 'previewPerson', brings: () => ({ success: true, mails: [mail] }), sends: 'decidePerson',
    api: { readPerson: () => ({ success: true, data: person }), decidePerson: () => ({ success: true, message: 'Done.', data: person }) },
    open: async () => {
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.getByRole('dialog').getByLabelText('Reason').fill('A lost phone.');
      await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    },
    button: () => page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }), stands: () => page.getByText('About your post'),
  },
  'what would change with a former release': {
    element: <ReleasesPage page={1} onPage={() => {}} onChange={() => {}} />, first: 'readRelease', brings: () => ({ success: true, data: { changes: [], total: 0 } }), sends: 'goBackToRelease',
    api: { listReleases: () => ({ success: true, releases: [release], generation: 3, total: 1, page: 1, limit: 20 }), listChanges: () => ({ success: true, changes: [], total: 0, page: 1, limit: 20 }), goBackToRelease: () => ({ success: true, message: 'Live.' }) },
    open: () => page.getByRole('button', { name: /^Compare and go back/ }).click(),
    button: () => page.getByRole('dialog').getByRole('button', { name: 'Back to this one' }), stands: () => page.getByText('Nothing that people read.'),
  },
};

test.each(Object.entries(asks))('nothing is confirmed before it stands there: %s', async (_, { element, api, first, brings, sends, open, button, stands }) => {
  onTestFinished(() => dismissToast());
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const drawn = await renderRoute(<main className="br-main">{element}</main>, { api: { ...api, [first]: () => promise } });
  await open();
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button()).toHaveAccessibleDescription(/^It can be carried out once what .* stands here\.$/);
  await pressOften(button().element());
  expect(await accessibilityProblems()).toEqual([]);
  resolve(brings());
  await expect.element(stands()).toBeVisible();
  await expect.element(button()).not.toHaveAttribute('aria-disabled');
  expect(drawn.api.callsOf(sends)).toEqual([]);
  await button().click();
  await expect.poll(() => drawn.api.callsOf(sends).length).toBe(1);
});

test.each(Object.entries(asks))('where it did not come it is asked for again, and nothing is confirmed before: %s', async (_, { element, api, first, brings, sends, open, button, stands }) => {
  onTestFinished(() => dismissToast());
  let isThere = false;
  const drawn = await renderRoute(<main className="br-main">{element}</main>, {
    api: {
      ...api,
      [first]: () => {
        if (!isThere) throw offline;
        return brings();
      },
    },
  });
  await open();
  const again = page.getByRole('button', { name: 'Retry' });
  await expect.element(again).toBeVisible();
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true');
  await pressOften(button().element());
  expect(await accessibilityProblems()).toEqual([]);
  isThere = true;
  await again.click();
  await expect.element(stands()).toBeVisible();
  await expect.element(button()).not.toHaveAttribute('aria-disabled');
  await expect.poll(() => document.activeElement?.closest('[role=alertdialog], [role=dialog]')).toBeTruthy(); // the keyboard has not left the question
  expect(drawn.api.callsOf(sends)).toEqual([]);
});
