import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aBlueprint, aUser, completionOf, expectSaidOnce, offline, refuse, type FakeHandlers } from '@bridge/testing';
import { permissions, type CallName, type FailureCode, type User } from '@bridge/model';
import { drawProduct } from './testing/draw.tsx';
import { mentor, open as ofMentor } from './testing/a-mentor.ts';

type Case = {
  at: string;
  what: string;
  user?: User;
  api?: FakeHandlers;
  /** The button that leads to the form, or the whole way there. */
  opens?: string | (() => Promise<unknown>);
  /** What is typed, by the field's label. */
  typed?: Record<string, string>;
  ticked?: string;
  /** Its button opens a question, which is asked anew each time. */
  isAsked?: true;
  button: string;
};

const talent = aUser();
const secret = 'a secret of some length';
const blueprint = aBlueprint();
const changeId = '00000000-0000-4000-8000-000000000003';
const staff: FakeHandlers = {
  listChanges: () => ({ success: true, changes: [], total: 0, page: 1, limit: 10 }),
  readChange: () => ({
    success: true,
    data: {
      id: changeId, name: 'Autumn', state: 'open', revision: 3, begunBy: 'Demo', begunAt: '2026-11-01T10:00:00.000Z', editedBy: 'Demo', editedAt: '2026-11-01T10:00:00.000Z', publishAt: null, publishBy: null, trouble: null, release: null,
      changes: [{ file: 'brand.json', kind: 'changed', leaves: [], more: 0 }], total: 1, isBehind: false, review: { said: [], colleagues: [], mayApprove: true, approval: 'not-needed' as const },
    },
  }),
  listDocuments: () => ({ success: true, list: { source: 'en', locales: [], creatable: ['blog/<slug>.mdx'], rows: [] }, hits: [] }),
  staffToday: () => ({ success: true, data: { permissions: [...permissions], waiting: [], urgent: 0, median: null, decided: [], asks: [] } }),
  listStaff: () => ({ success: true, members: [] }),
  listReleases: () => ({ success: true, releases: [{ id: 'ab12', by: 'demo', at: '2026-11-01T10:00:00.000Z', note: '', live: '2026-11-01T10:00:00.000Z', liveBy: 'demo', isLive: false }], generation: 3, total: 1, page: 1, limit: 10 }),
  readRelease: () => ({ success: true, data: { changes: [], total: 0 } }),
  previewDecision: () => ({ success: true, mails: [] }),
  previewPerson: () => ({ success: true, mails: [] }),
  readCase: () => ({
    success: true,
    data: {
      kind: 'post', id: '00000000-0000-4000-8000-000000000001', title: 'Sort letters', since: '2026-11-01T10:00:00.000Z', claim: null, count: 1, urgent: false, facts: [], trail: [], revision: '1',
      person: { id: '00000000-0000-4000-8000-000000000002', name: 'Demo Partner', email: 'partner@example.com', language: 'en' },
      decisions: [{ name: 'publish', note: 'optional', noteTo: 'person', final: false }, { name: 'decline', note: 'needed', noteTo: 'person', final: false }],
    },
  }),
};

const personAt = '/staff/people/00000000-0000-4000-8000-000000000002';
const inPeople: FakeHandlers = {
  ...staff,
  readPerson: () => ({
    success: true,
    data: {
      id: '00000000-0000-4000-8000-000000000002', name: 'Demo Talent', email: 'talent@example.com', role: 'TALENT', language: null, timeZone: null, since: '2026-11-01T10:00:00.000Z', emailVerified: true,
      lastSeen: null, signIns: 1, secondFactor: false, permissions: [], mentorState: null, suspension: null, youngCheck: null, counts: [], trail: [], revision: '1',
    },
  }),
};

const withoutApp: FakeHandlers = { listSignIns: () => ({ success: true, signIns: [] }), readPortrait: () => ({ success: true, data: { waiting: null, refused: null, shown: null, seen: false } }), readSecondFactor: () => ({ success: true, data: { appSince: null, recoveryCodes: 0, passkeys: [] } }) };
async function toSecondStep() {
  for (const [label, text] of [['Email', 'a@example.com'], ['Password', secret]] as const) await page.getByLabelText(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Each form filled in as it can be sent: the codes it is refused with, and the field that the server may name. */
const forms: { call: CallName; codes: FailureCode[]; field?: [path: string, label: string]; form: Omit<Case, 'what'> }[] = [
  { call: 'login', codes: ['wrong-credentials', 'too-many-requests'], field: ['email', 'Email'], form: { at: '/login', typed: { Email: 'a@example.com', Password: secret }, button: 'Sign In' } },
  {
    call: 'signUp', codes: ['email-taken'], field: ['lastName', 'Last name'],
    form: { at: '/signup?role=TALENT', typed: { 'First name': 'A', 'Last name': 'B', Email: 'a@example.com', Password: secret, 'Birth month': '4', 'Birth year': '1990' }, ticked: 'I am 16 or older and I accept the terms and the privacy notice', button: 'Sign Up' },
  },
  { call: 'startReset', codes: ['too-many-requests'], field: ['email', 'Email'], form: { at: '/forgot-password-request', typed: { Email: 'a@example.com' }, button: 'Send Code' } },
  {
    call: 'changePassword', codes: ['wrong-code', 'common-password'], field: ['newPassword', 'New Password'],
    form: { at: '/change-password', typed: { 'Verification code': 'ABCDE23456', 'New Password': secret, 'Confirm Password': secret }, button: 'Reset Password' },
  },
  { call: 'verifyCode', codes: ['wrong-code'], form: { at: '/verify-email', user: talent, typed: { 'Digit 1 of 4': '1234' }, button: 'Submit Code' } },
  { call: 'updateProfile', codes: ['invalid-input'], field: ['user.lastName', 'Last name'], form: { at: '/profile', user: talent, typed: { 'Last name': 'C' }, button: 'Save changes' } },
  { call: 'deleteAccount', codes: ['wrong-password'], field: ['password', 'Your password'], form: { at: '/profile', user: talent, opens: 'Delete my account', typed: { 'Your password': secret }, button: 'Delete account' } },
  {
    call: 'changeRoadmap', codes: ['milestone-twice', 'unavailable'], field: ['text', 'Milestone'],
    form: { at: '/talent/career', user: talent, api: { fullBlueprint: () => ({ success: true, careerBlueprint: blueprint }), readProgress: () => ({ success: true, data: { completionStats: completionOf(blueprint) } }) }, opens: 'Add a milestone to Year 1', typed: { Milestone: 'Keep bees' }, button: 'Save' },
  },
  { call: 'changeStaff', codes: ['unavailable'], form: { at: '/staff/members', user: talent, api: staff, opens: 'Add somebody', typed: { 'E-mail address of the account': 'a@example.com' }, button: 'Save' } },
  {
    call: 'confirmApp', codes: ['wrong-second-factor', 'too-many-requests'],
    form: { at: '/profile', user: talent, api: { ...withoutApp, offerApp: () => ({ success: true, data: { secret: 'ABCD', address: 'otpauth://totp/a' } }) }, opens: 'Set it up', typed: { 'Code that the app shows': '000000' }, button: 'Turn it on' },
  },
  { call: 'proveAgain', codes: ['wrong-password', 'too-many-requests'], form: { at: '/profile', user: talent, api: { ...withoutApp, offerApp: () => refuse('prove-again') }, opens: 'Set it up', typed: { Password: secret }, button: 'Go on' } },
  { call: 'decideCase', codes: ['case-changed'], form: { at: '/staff/cases/post.00000000-0000-4000-8000-000000000001', user: talent, api: staff, isAsked: true, button: 'Publish' } },
  { call: 'decidePerson', codes: ['of-staff', 'unavailable'], form: { at: personAt, user: talent, api: inPeople, opens: 'Suspend', typed: { Reason: 'Rude words.', 'For how many days': '7' }, isAsked: true, button: 'Suspend' } },
  { call: 'decidePerson', codes: ['of-staff'], field: ['email', 'The e-mail address of the account, to be sure'], form: { at: personAt, user: talent, api: inPeople, opens: 'Close the account', typed: { Reason: 'Asked for.', 'The e-mail address of the account, to be sure': 'other@example.com' }, isAsked: true, button: 'Close the account' } },
  { call: 'goBackToRelease', codes: ['unavailable'], form: { at: '/staff/releases', user: talent, api: staff, opens: 'Compare and go back: release ab12', button: 'Back to this one' } },
  { call: 'beginChange', codes: ['unavailable'], form: { at: '/staff/releases', user: talent, api: staff, typed: { 'Name of the change': 'Autumn' }, button: 'Begin a change' } },
  { call: 'sayOfChange', codes: ['case-changed', 'own-change'], form: { at: `/staff/changes/${changeId}`, user: talent, api: staff, typed: { 'What you want to say': 'Good.' }, button: 'Send to colleagues' } },
  { call: 'publishChange', codes: ['case-changed', 'change-over', 'approval-missing'], form: { at: `/staff/changes/${changeId}`, user: talent, api: staff, button: 'Publish this change' } },
  { call: 'workOnDocument', codes: ['change-over'], form: { at: `/staff/changes/${changeId}`, user: talent, api: staff, opens: () => page.getByText('New document').click(), typed: { 'Its name': 'first-steps' }, button: 'Add it' } },
];
const html = () => new Response('<html>', { status: 500 });
const away = () => Promise.reject(offline);
// Each form is left without an answer in one of the two ways, in turn; in the long run in both.
const unanswered = [['to a server that fails', html], ['without a network', away]] as const;
const isLong = Boolean(import.meta.env['LONG']);
const withAnswer = ({ call, form }: (typeof forms)[number], what: string, answer: () => Response | Promise<never>): Case => ({ ...form, what, api: { ...form.api, [call]: answer } });

const empty: Case[] = [
  ...['/login:Sign In', '/signup?role=TALENT:Sign Up', '/forgot-password-request:Send Code', '/change-password:Reset Password'].map((form) => ({ at: form.split(':')[0]!, button: form.split(':')[1]!, what: 'empty' })),
  { at: '/verify-email', user: talent, button: 'Submit Code', what: 'empty' },
  { at: '/profile', user: talent, typed: { 'First name': '', 'Last name': '' }, button: 'Save changes', what: 'empty' },
  { at: '/profile', user: talent, opens: 'Delete my account', button: 'Delete account', what: 'empty' },
  ...forms.filter(({ call }) => ['changeRoadmap', 'changeStaff', 'confirmApp', 'proveAgain', 'decidePerson', 'beginChange', 'sayOfChange', 'workOnDocument'].includes(call)).map(({ form: { typed: _, isAsked: _isAsked, ...form } }) => ({ ...form, what: 'empty' })),
];
const cases: Case[] = [
  { at: '/change-password', typed: { 'Verification code': 'A', 'New Password': 'short', 'Confirm Password': 'other' }, button: 'Reset Password', what: 'with two faults' },
  ...(['wrong-second-factor', 'too-many-requests'] as const).map((code) => ({
    at: '/login', opens: toSecondStep, typed: { Code: '123456' }, button: 'Go on', what: `with a code refused as ${code}`,
    api: { login: ({ body }) => (body.code === undefined ? refuse('second-factor-needed') : refuse(code)) } satisfies FakeHandlers,
  })),
  { at: '/staff/cases/post.00000000-0000-4000-8000-000000000001', user: talent, api: staff, button: 'Decline', what: 'without the reason it needs' },
  ...forms.flatMap((form, row) => [...form.codes.map((code) => withAnswer(form, `refused as ${code}`, () => refuse(code))), ...unanswered.filter((_way, column) => isLong || (row + column) % 2 === 0).map(([what, answer]) => withAnswer(form, what, answer))]),
];

async function send({ at, user, api, typed = {}, ticked, opens, isAsked, button }: Case) {
  const drawn = await drawProduct(at, { ...(user && { user }), ...(api && { api }) });
  if (typeof opens === 'string') await page.getByRole('button', { name: opens, exact: true }).click();
  else await opens?.();
  await type(typed);
  if (ticked) await page.getByText(ticked).click();
  if (isAsked) await ask(button);
  if (!typed['Digit 1 of 4']) await press(button);
  return drawn;
}

const press = (button: string) => page.getByRole('button', { name: button, exact: true }).last().click();

async function ask(button: string) {
  await press(button);
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
}

async function type(typed: Record<string, string>) {
  for (const [label, text] of Object.entries(typed)) {
    if (label.startsWith('Digit')) {
      await page.getByLabelText(label).click();
      await userEvent.keyboard(text);
    } else await page.getByLabelText(label, { exact: true }).last().fill(text); // a section may have the same name
  }
}

test.each(cases)('the form of $at, sent $what, says something, and no sentence twice', async (sent) => {
  await send(sent);
  await expectSaidOnce();
});

test.each(empty)('the form of $at, sent empty, says something, no sentence twice, marks every field it needs and has the focus at the first of them', async (sent) => {
  await send(sent);
  await expectSaidOnce();
  const form = [...document.querySelectorAll('form')].findLast((one) => one.querySelector('[aria-invalid=true]'));
  const needed = [...(form?.querySelectorAll('[aria-required=true]') ?? [])];
  expect(needed.filter((field) => field.getAttribute('aria-invalid') !== 'true')).toEqual([]);
  const places = () => [form?.querySelector('[aria-invalid=true]'), form?.querySelector('.br-summary')];
  await expect.poll(() => places().includes(document.activeElement)).toBe(true);
});

// Booking is no form to the browser; what the specification has as a toast stands in it.
test('booking, sent on empty, says what is missing at its own place alone', async () => {
  await send({ at: `/talent/mentorships/${mentor._id}`, what: 'empty', user: aUser({ isEmailVerified: true }), api: ofMentor, opens: 'Book Session', button: 'Next' });
  await expect.element(page.getByRole('dialog').getByRole('alert').getByText('Please fill in all fields.')).toBeVisible();
  await expectSaidOnce();
  await expect.element(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toBeEmptyDOMElement();
});

const named = forms.flatMap((form) => (form.field ? [{ ...withAnswer(form, 'refused by field', () => refuse('invalid-input', 'Something is not right.', [{ path: form.field![0], message: 'Not this one.' }])), label: form.field[1] }] : []));
test.each(named)('what the server refuses at "$label" of $at stands there alone, and goes with its cause', async ({ label, ...sent }) => {
  await send(sent);
  await expect.element(page.getByText('Not this one.')).toBeVisible();
  await expectSaidOnce();
  const field = page.getByLabelText(label, { exact: true });
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('b.something@example.com');
  await expect.element(page.getByText('Not this one.')).not.toBeInTheDocument();
});

const again = forms.map((form) => ({ ...withAnswer(form, 'again', () => refuse(form.codes[0]!, 'Not now, please.')), call: form.call })); // each is refused somehow
test.each(again)('what was wrong with $call, sent by the form of $at, goes when it is sent again', async ({ call, ...sent }) => {
  const { api } = await send(sent);
  await expect.element(page.getByText('Not now, please.').first()).toBeVisible();
  api.answers({ [call]: away });
  if (sent.isAsked) {
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await ask(sent.button);
  }
  if (sent.typed?.['Digit 1 of 4']) await type(sent.typed);
  else await press(sent.button);
  await expect.element(page.getByText('Not now, please.')).not.toBeInTheDocument();
  await expectSaidOnce();
});
