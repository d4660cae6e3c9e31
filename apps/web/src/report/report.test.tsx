import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, aUser, expectSaidOnce, pressOften, refuse, type FakeHandlers } from '@bridge/testing';
import { drawProduct } from '../testing/draw.tsx';

const user = aUser();
const id = '00000000-0000-4000-8000-000000000009';
const opportunity = {
  id: `post.${id}`, kind: 'project' as const, title: 'Sort letters', organisation: 'Demo', category: 'technology', location: 'Remote', terms: '6 weeks', description: 'By size.', skills: [], industries: [],
  source: 'partner' as const, sample: false, saved: false, over: null, application: null, reasons: [], deadline: null, start: null, places: null, pay: '', vignette: null, publishedAt: null,
};

async function open(api: FakeHandlers) {
  const drawn = await drawProduct(`/talent/projects/${id}`, { user, api: { readOpportunity: () => ({ success: true, data: opportunity }) as never, ...api } });
  await page.getByRole('button', { name: 'Report Sort letters' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return drawn;
}

test('a post is reported from where it stands, for what content names, and once however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { api } = await open({
    sendReport: async () => {
      await promise;
      return { success: true, message: 'Thank you.' };
    },
  });
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByLabelText('What is it about?').selectOptions('Asks for money outside the platform');
  await page.getByLabelText('What happened').fill('Twice now.');
  await pressOften(page.getByRole('button', { name: 'Send report' }).element());
  resolve();
  await expect.element(page.getByText('Thank you.')).toBeVisible();
  expect(api.callsOf('sendReport').map(({ body }) => body)).toEqual([{ about: 'post', id, kind: 'money', text: 'Twice now.' }]);
});

test('a report without its kind, or refused, says so once, and what was written stays', async () => {
  await open({ sendReport: () => refuse('too-many-requests', 'Wait a moment.') });
  await page.getByLabelText('What happened').fill('Twice now.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect.element(page.getByText('Fill in this field')).toBeVisible();
  await expectSaidOnce();
  await page.getByLabelText('What is it about?').selectOptions('Advertising');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect.element(page.getByText('Wait a moment.')).toBeVisible();
  await expectSaidOnce();
  await expect.element(page.getByLabelText('What happened')).toHaveValue('Twice now.');
});

test('who has reported something sees in the profile how far it is', async () => {
  const report = { id, about: 'person' as const, name: 'Demo Mentor', kind: 'spam', text: '', sentAt: '2026-11-01T10:00:00.000Z', state: 'warned' as const, decidedAt: '2026-11-02T10:00:00.000Z' };
  await drawProduct('/profile', { user, api: { listSignIns: () => ({ success: true, signIns: [] }), readSecondFactor: () => ({ success: true, data: { appSince: null, recoveryCodes: 0, passkeys: [] } }), listReports: () => ({ success: true, reports: [report] }) } });
  await expect.element(page.getByRole('heading', { name: 'My reports' })).toBeVisible();
  await expect.element(page.getByText('Looked at: something was done')).toBeVisible();
  await expect.element(page.getByText(/^Advertising/)).toBeVisible();
});
