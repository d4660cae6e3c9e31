import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems, refuse } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import type { Application, Opportunity } from '@bridge/model';
import { anApplication, anOpportunity, categories, form, survey, userId } from '../testing/builders.ts';
import { draw, pageOf } from '../testing/draw.tsx';
import { OpportunitiesPage, type ListSearch } from './opportunities-page.tsx';

function server(all: Opportunity[], applications: Application[] = []) {
  return {
    listOpportunities: ({ query: { q, category, show, ...paging } }) => {
      const found = all.filter((one) => one.title.toLowerCase().includes(q.toLowerCase()) && (!category || one.category === category) && (show !== 'saved' || one.saved));
      const { entries, ...rest } = pageOf(found, paging);
      return { success: true, opportunities: entries, answered: true, ...rest };
    },
    saveOpportunity: ({ params }) => {
      for (const one of all) if (one.id === params.opportunityId) one.saved = true;
      return { success: true, message: '' };
    },
    forgetOpportunity: ({ params }) => {
      for (const one of all) if (one.id === params.opportunityId) one.saved = false;
      return { success: true, message: '' };
    },
    applyFor: ({ body }) => {
      const sent = anApplication({ answers: [{ id: 'why', question: 'Why this?', answer: body.answers['why']?.text ?? '' }] });
      applications.push(sent);
      return { success: true, message: '', data: sent };
    },
    listApplications: ({ query }) => {
      const { entries, ...rest } = pageOf(applications, query);
      return { success: true, applications: entries, ...rest };
    },
    withdrawApplication: () => {
      for (const one of applications) one.state = 'withdrawn';
      return { success: true, message: '' };
    },
  } satisfies FakeHandlers;
}

const start: ListSearch = { q: '', category: '', show: undefined, page: 1, apply: undefined };

function Screen({ from = start }: { from?: ListSearch }) {
  const [search, setSearch] = useState(from);
  return <OpportunitiesPage userId={userId} kind="project" categories={categories} form={form} survey={survey} search={search} onSearch={setSearch} />;
}

test('cards say what, with whom and why; search and category narrow them', async () => {
  await draw(<Screen />, { api: server([anOpportunity(), anOpportunity({ id: 'project.signs', title: 'Draw the signs', category: 'design', reasons: [], sample: false })]) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect.element(page.getByText('2 found')).toBeVisible();
  await expect.element(page.getByText('Skills it asks for that you have: Programming')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Design');
  await expect.element(page.getByText('1 found')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Draw the signs' })).toBeVisible();
  await page.getByRole('searchbox').fill('letters');
  await expect.element(page.getByText('Nothing fits this search')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.element(page.getByText('2 found')).toBeVisible();
});

test('a card has the picture of its own, or that of its field, or none', async () => {
  await draw(<Screen />, { api: server([anOpportunity(), anOpportunity({ id: 'project.own', title: 'Own' }), anOpportunity({ id: 'project.signs', title: 'Draw the signs', category: 'design' })]) });
  const pictures = () => page.getByRole('article').elements().map((card) => card.querySelector('.br-vig')?.querySelectorAll('*').length);
  await expect.poll(() => pictures().map((picture) => picture !== undefined)).toEqual([true, true, false]);
  expect(pictures()[0]).not.toBe(pictures()[1]);
});

test('saved ones stand on their own list, and can be taken off it', async () => {
  await draw(<Screen />, { api: server([anOpportunity(), anOpportunity({ id: 'project.signs', title: 'Draw the signs' })]) });
  await page.getByRole('button', { name: 'Save Draw the signs' }).click();
  await expect.element(page.getByRole('button', { name: 'Save Draw the signs' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await expect.element(page.getByText('1 found')).toBeVisible();
  await page.getByRole('button', { name: 'Save Draw the signs' }).click();
  await expect.element(page.getByText('Nothing saved yet')).toBeVisible();
});

test('saving that fails is said, and nothing is shown as saved', async () => {
  await draw(<Screen />, { api: { ...server([anOpportunity()]), saveOpportunity: () => refuse('unavailable', 'The service is not available.') } });
  await page.getByRole('button', { name: 'Save Sort the letters' }).click();
  await expect.element(page.getByText('This could not be saved')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save Sort the letters' })).toHaveAttribute('aria-pressed', 'false');
});

test('applying by keyboard: what is missing is named, a failure keeps what was typed, then it stands on the list', async () => {
  const all = server([anOpportunity()]);
  const { api } = await draw(<Screen />, { api: { ...all, applyFor: () => refuse('unavailable', 'The service is not available.') } });
  await expect.element(page.getByText('1 found')).toBeVisible();
  page.getByRole('button', { name: 'Apply: Sort the letters' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Apply: Sort the letters' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.getByText('First Name').query()).toBeNull();
  await dialog.getByRole('button', { name: 'Send Application' }).click();
  await expect.element(dialog.getByText('Answer this question to go on.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Why this?' })).toHaveFocus();
  await userEvent.keyboard('I like letters.');
  expect(await accessibilityProblems()).toEqual([]);
  await dialog.getByRole('button', { name: 'Send Application' }).click();
  await expect.element(dialog.getByText('The service is not available.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Why this?' })).toHaveValue('I like letters.');
  api.answers({ applyFor: all.applyFor });
  await dialog.getByRole('button', { name: 'Send Application' }).click();
  await expect.element(page.getByText('Sent on 1 November 2026')).toBeVisible();
  const keys = api.callsOf('applyFor').map(({ body }) => (body as { key: string }).key); // what the dialog sends
  expect(new Set(keys).size).toBe(1);
});

test('an application can be read and withdrawn; what the organisation wrote stands with it', async () => {
  const applications = [anApplication({ state: 'invited', note: 'Come on Monday.' })];
  await draw(<Screen from={{ ...start, show: 'applied' }} />, { api: server([], applications) });
  await expect.element(page.getByText('Demo Works writes: Come on Monday.')).toBeVisible();
  await page.getByRole('button', { name: 'Read it, Your application for Sort the letters' }).click();
  await expect.element(page.getByText('I like letters.')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw the application for Sort the letters' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByText('Withdrawn', { exact: true })).toBeVisible();
});

test('a card says until when, from when, for how many and for how much; what is over cannot be applied for, and says why', async () => {
  const terms = { deadline: '2098-12-31', start: '2099-01-01', places: 1, pay: 'Unpaid' };
  await draw(<Screen />, { api: server([anOpportunity(terms), anOpportunity({ id: 'project.full', title: 'Full', over: 'full' }), anOpportunity({ id: 'project.late', title: 'Late', over: 'deadline' })]) });
  for (const text of ['Apply by 31 December 2098 (UTC)', 'Begins on 1 January 2099', '1 place', 'Pay: Unpaid', 'All places are taken', 'The last day to apply has passed']) await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /^Apply: / }).elements()).toHaveLength(1);
});

test('a list that cannot be loaded says so, and Retry loads it', async () => {
  const { api } = await draw(<Screen />, { api: { listOpportunities: () => refuse('not-allowed') } });
  await expect.element(page.getByText('We could not load the opportunities')).toBeVisible();
  api.answers(server([anOpportunity()]));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('1 found')).toBeVisible();
});

test('without applications the list says how the first one comes', async () => {
  await draw(<Screen from={{ ...start, show: 'applied' }} />, { api: server([anOpportunity()]) });
  await expect.element(page.getByText('No applications yet')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.element(page.getByText('1 found')).toBeVisible();
});
