import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aUser } from '@bridge/testing';
import type { StaffCase } from '@bridge/model';
import { drawProduct } from './testing/draw.tsx';

const post: StaffCase = {
  kind: 'post', id: '00000000-0000-4000-8000-000000000001', title: 'Sort letters', since: '2026-11-01T10:00:00.000Z', claim: null, count: 1, urgent: false,
  person: { id: '00000000-0000-4000-8000-000000000002', name: 'Demo Partner', email: 'partner@example.com', language: 'fr' }, noteIn: 'fr',
  facts: [], trail: [], decisions: [{ name: 'decline', note: 'needed', noteTo: 'person', final: false }], revision: '1',
};

test('a text to begin a note with is chosen by a title in the language of who chooses, and written in the language of who reads it', async () => {
  await drawProduct(`/staff/cases/post.${post.id}`, {
    user: aUser(),
    api: {
      staffToday: () => ({ success: true, data: { permissions: ['posts'], waiting: [], urgent: 0, median: null, decided: [], asks: [] } }),
      listCases: () => ({ success: true, cases: [], total: 0, page: 1, limit: 10 }),
      readCase: () => ({ success: true, data: post }),
    },
  });
  const choice = page.getByLabelText('Begin with a text');
  await expect.element(choice.getByRole('option', { name: 'Pay is not clear' })).toBeInTheDocument();
  await choice.selectOptions('Pay is not clear');
  await expect.element(page.getByLabelText('Reason or note')).toHaveValue(expect.stringMatching(/rémunér|payé/));
});
