import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Safeguarding } from '@bridge/content';
import type { Standing } from '@bridge/model';
import { accessibilityProblems, aUser, expectSaidOnce, offline, pressOften, refuse, renderRoute, type FakeHandlers } from '@bridge/testing';
import { dismissToast } from '@bridge/ui';
import { brand } from '../testing.ts';
import { GuardianPage } from './guardian-page.tsx';
import { YoungSection } from './young-section.tsx';

const user = aUser();
const unknown: Standing = { birthMonth: null, standing: 'unknown', isOpen: true, guardian: null };
const young: Standing = { ...unknown, birthMonth: '2009-04', standing: 'young' };
const asked: Standing = { ...young, guardian: { address: 'guardian@example.com', state: 'asked', askedAt: '2026-11-01T10:00:00.000Z', endsAt: null } };
const answers = (data: Standing) => () => ({ success: true as const, message: 'Done.', data });

async function inProfile(api: FakeHandlers) {
  onTestFinished(() => dismissToast());
  return renderRoute(
    <main>
      <h1>Profile</h1>
      <YoungSection userId={user.userId} />
    </main>,
    { api, user },
  );
}

test('the birth month is asked for once; who is under 18 is then led to a guardian', async () => {
  const { api } = await inProfile({ readStanding: answers(unknown), sayBirthMonth: answers(young) });
  const save = page.getByRole('button', { name: 'Keep it' });
  await page.getByLabelText('Birth month').fill('13');
  await page.getByLabelText('Birth year').fill('2009');
  await save.click();
  await expect.element(page.getByLabelText('Birth month')).toHaveAccessibleDescription(expect.stringContaining('Enter a month from 1 to 12'));
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByLabelText('Birth month').fill('٤');
  await pressOften(save.element());
  await expect.element(page.getByText('You were born in April 2009.')).toBeVisible();
  expect(api.callsOf('sayBirthMonth').map(({ body }) => body)).toEqual([{ birthMonth: '2009-04' }]);
  await expect.element(page.getByLabelText('Email address of your parent or guardian')).toBeVisible();
});

test('a guardian is asked once, however often the button is pressed, and the own address is refused at the field', async () => {
  const problem = 'This is your own mailbox';
  const { api } = await inProfile({ readStanding: answers(young), askGuardian: ({ body }) => (body.email === user.email ? refuse('invalid-input', 'No.', [{ path: 'email', message: problem }]) : answers(asked)()) });
  const address = page.getByLabelText('Email address of your parent or guardian');
  await address.fill(user.email);
  await page.getByRole('button', { name: 'Ask them' }).click();
  await expect.element(address).toHaveAccessibleDescription(expect.stringContaining(problem));
  await address.fill('guardian@example.com');
  await pressOften(page.getByRole('button', { name: 'Ask them' }).element());
  await expect.element(page.getByText('guardian@example.com was asked. There is no answer yet.')).toBeVisible();
  expect(api.callsOf('askGuardian')).toHaveLength(2);
  expect(await accessibilityProblems()).toEqual([]);
});

test.each<[string, FakeHandlers['sayBirthMonth'], string]>([
  ['refused', () => refuse('too-many-requests', 'Wait a moment.'), 'Wait a moment.'],
  ['refused at the field', () => refuse('invalid-input', 'No.', [{ path: 'birthMonth', message: 'Not this month.' }]), 'Not this month.'],
  ['without a network', () => Promise.reject(offline), 'The server could not be reached. Check your connection, then try again.'],
])('a birth month that is sent %s says so, and no sentence twice', async (_, sayBirthMonth, words) => {
  await inProfile({ readStanding: answers(unknown), sayBirthMonth });
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expectSaidOnce(); // nothing filled in
  await page.getByLabelText('Birth month').fill('4');
  await page.getByLabelText('Birth year').fill('2009');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(page.getByText(words).first()).toBeVisible();
  await expectSaidOnce();
});

test.each<[string, FakeHandlers['askGuardian'], string]>([
  ['refused', () => refuse('too-many-requests', 'Wait a moment.'), 'Wait a moment.'],
  ['refused at the field', () => refuse('invalid-input', 'No.', [{ path: 'email', message: 'Not this mailbox.' }]), 'Not this mailbox.'],
  ['without a network', () => Promise.reject(offline), 'The server could not be reached. Check your connection, then try again.'],
])('the address of a guardian that is sent %s says so, and no sentence twice', async (_, askGuardian, words) => {
  await inProfile({ readStanding: answers(young), askGuardian });
  await page.getByRole('button', { name: 'Ask them' }).click();
  await expectSaidOnce(); // nothing filled in
  await page.getByLabelText('Email address of your parent or guardian').fill('guardian@example.com');
  await page.getByRole('button', { name: 'Ask them' }).click();
  await expect.element(page.getByText(words).first()).toBeVisible();
  await expectSaidOnce();
});

test('where the product is not ready for the young, nobody is asked for', async () => {
  await inProfile({ readStanding: answers({ ...young, isOpen: false }) });
  await expect.element(page.getByText(/cannot meet or write to others here yet/)).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
});

const safeguarding: Safeguarding = {
  remark: 'Unfinished', review: { by: '', on: '' }, lead: { name: '', email: '' }, helpLines: [],
  consent: { version: 'draft-1', points: [{ id: 'meet', text: 'They may meet mentors.' }] },
};

test('a guardian whose page is from before another answer reads so, and what stands now', async () => {
  onTestFinished(() => dismissToast());
  let state: 'agreed' | 'ended' = 'agreed';
  const { api } = await renderRoute(<GuardianPage brand={brand} safeguarding={safeguarding} consentKey="a.b" />, {
    api: {
      readConsent: () => ({ success: true, data: { firstName: 'Ada', ofAge: false, isOpen: true, state, endsAt: '2027-11-20T10:00:00.000Z' } }),
      answerConsent: () => refuse('consent-changed', 'This was answered elsewhere.'),
    },
    path: '/guardian',
  });
  await expect.element(page.getByRole('button', { name: 'Agree for a year from today' })).toBeVisible();
  state = 'ended'; // in another tab
  await page.getByRole('button', { name: 'Agree for a year from today' }).click();
  await expect.element(page.getByText('This was answered elsewhere.')).toBeVisible();
  await expect.element(page.getByText('You have taken your agreement back.')).toBeVisible();
  expect(api.callsOf('answerConsent')).toHaveLength(1);
});

test('a guardian reads what is asked, agrees once however often the button is pressed, and can take it back', async () => {
  onTestFinished(() => dismissToast());
  const consent = (state: 'asked' | 'agreed' | 'ended') => ({ success: true as const, message: 'Done.', data: { firstName: 'Ada', ofAge: false, isOpen: true, state, endsAt: state === 'asked' ? null : '2027-11-20T10:00:00.000Z' } });
  const { api } = await renderRoute(<GuardianPage brand={brand} safeguarding={safeguarding} consentKey="a.b" />, {
    api: { readConsent: () => consent('asked'), answerConsent: ({ body }) => consent(body.agree ? 'agreed' : 'ended') },
    path: '/guardian',
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ada asks for your agreement' })).toBeVisible();
  await expect.element(page.getByText('They may meet mentors.')).toBeVisible();
  await expect.element(page.getByText('This text is a draft: a lawyer reads it before launch.')).toBeVisible();
  expect(api.callsOf('answerConsent')).toEqual([]);
  expect(await accessibilityProblems()).toEqual([]);
  await pressOften(page.getByRole('button', { name: 'I agree for one year' }).element());
  await expect.element(page.getByText('You have agreed until 20 November 2027.')).toBeVisible();
  expect(api.callsOf('answerConsent').map(({ body }) => body)).toEqual([{ agree: true, text: 'draft-1', seen: 'asked' }]);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your agreement' })).toBeVisible(); // nobody asks any more
  await page.getByRole('button', { name: 'Take my agreement back' }).click();
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  expect(api.callsOf('answerConsent')).toHaveLength(1);
  await page.getByRole('button', { name: 'Take my agreement back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expect.element(page.getByText('You have taken your agreement back.')).toBeVisible();
});

test('a link of a guardian that is not whole says so, and offers no other try', async () => {
  await renderRoute(<GuardianPage brand={brand} safeguarding={safeguarding} consentKey="a" />, { api: { readConsent: () => refuse('consent-not-found', 'This link is not whole.') }, path: '/guardian' });
  await expect.element(page.getByText('This link is not whole.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Retry' }).elements()).toEqual([]);
});

test('a guardian of somebody who is of age by now reads so, and is asked nothing', async () => {
  await renderRoute(<GuardianPage brand={brand} safeguarding={safeguarding} consentKey="a.b" />, {
    api: { readConsent: () => ({ success: true, data: { firstName: 'Ada', ofAge: true, isOpen: true, state: 'agreed', endsAt: '2027-11-20T10:00:00.000Z' } }) },
    path: '/guardian',
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your agreement' })).toBeVisible();
  await expect.element(page.getByText('Ada counts as 18 or older by now. Nothing is to be agreed any more, and you get no further mails about Ada.')).toBeVisible();
  expect([page.getByText(/is under 18/).elements(), page.getByText(/You have agreed until/).elements(), page.getByRole('button').elements().filter(({ textContent }) => /agree/i.test(textContent ?? ''))]).toEqual([[], [], []]);
  expect(await accessibilityProblems()).toEqual([]);
});

test.each(['asked', 'agreed', 'lapsed'] as const)('where nobody under 18 meets others, a guardian (%s) reads why, can agree to nothing, and can take back what was agreed', async (state) => {
  await renderRoute(<GuardianPage brand={brand} safeguarding={safeguarding} consentKey="a.b" />, {
    api: { readConsent: () => ({ success: true, data: { firstName: 'Ada', ofAge: false, isOpen: false, state, endsAt: state === 'agreed' ? '2027-11-20T10:00:00.000Z' : null } }) },
    path: '/guardian',
  });
  await expect.element(page.getByText(/People under 18 do not meet others here at present: .* are missing\. Nothing can be agreed now/)).toBeVisible();
  const buttons = page.getByRole('button').elements().map(({ textContent }) => textContent ?? '').filter((text) => /agree/i.test(text));
  expect(buttons).toEqual(state === 'agreed' ? ['Take my agreement back'] : []);
  expect(page.getByText(/They may meet mentors|You can still agree/).elements()).toEqual([]);
  expect(await accessibilityProblems()).toEqual([]);
});
