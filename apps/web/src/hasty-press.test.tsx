import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { permissions, type CallName, type StaffCase } from '@bridge/model';
import { aBlueprint, aUser, completionOf, pressOften, refuse, type FakeHandlers } from '@bridge/testing';
import { drawProduct } from './testing/draw.tsx';

type Step = {
  name: string;
  at: string;
  api?: FakeHandlers;
  /** The buttons that lead there. */
  opens?: string[];
  /** What is typed, by the field's label. */
  typed?: Record<string, string>;
  ticked?: string;
  /** The button of the form that asks once more. */
  asks?: string;
  /** For nobody who is signed in. */
  isOut?: true;
  press: string | RegExp;
  /** What is called once, and what must not be called: it is behind the next button. */
  then: { once?: CallName; never?: CallName };
};

const user = aUser();
const done = { success: true as const, message: 'Done.' };
const blueprint = aBlueprint();
const staffCase = '00000000-0000-4000-8000-000000000001';
const post: StaffCase = {
  kind: 'post', id: staffCase, title: 'Sort letters', since: '2026-11-01T10:00:00.000Z', claim: null, count: 1, urgent: false, person: null, trail: [], revision: '1',
  facts: [{ name: 'category', text: 'technology' }, { name: 'skills', text: 'writing-and-content-creation, data-analysis' }],
  decisions: [{ name: 'publish', note: 'optional', noteTo: 'person', final: false }],
};
const held: StaffCase = { ...post, claim: { by: 'Demo Talent', mine: true, until: '2099-11-01T10:00:00.000Z' } };
const change = { id: staffCase, name: 'Autumn', state: 'open', revision: 3, begunBy: 'Demo', begunAt: '2026-11-01T10:00:00.000Z', editedBy: 'Demo', editedAt: '2026-11-01T10:00:00.000Z', publishAt: null, publishBy: null, trouble: null, release: null } as const;
const staff: FakeHandlers = {
  listChanges: () => ({ success: true, changes: [], total: 0, page: 1, limit: 10 }),
  readChange: () => ({ success: true, data: { ...change, changes: [{ file: 'brand.json', kind: 'changed', leaves: [{ place: 'name', before: 'A', after: 'B' }], more: 0 }], total: 1, isBehind: false, review: { said: [], colleagues: [], mayApprove: true, approval: 'not-needed' as const } } }),
  listDocuments: () => ({ success: true, list: { source: 'en', locales: [], creatable: ['blog/<slug>.mdx'], rows: [] }, hits: [] }),
  beginChange: () => refuse('unavailable'),
  publishChange: () => refuse('case-changed'),
  sayOfChange: () => refuse('case-changed'),
  decideChange: () => refuse('case-changed'),
  workOnDocument: () => refuse('change-over'),
  staffToday: () => ({ success: true, data: { permissions: [...permissions], waiting: [], urgent: 0, median: null, decided: [], asks: [] } }),
  readCase: () => ({ success: true, data: post }),
  listStaff: () => ({ success: true, members: [] }),
  claimCase: () => ({ ...done, data: held }),
  releaseCase: () => done,
  previewDecision: () => ({ success: true, mails: [] }),
  previewPerson: () => ({ success: true, mails: [] }),
  decideCase: () => refuse('case-changed'),
  readPerson: () => ({
    success: true,
    data: {
      id: staffCase, name: 'Demo Talent', email: 'talent@example.com', role: 'TALENT', language: null, timeZone: null, since: '2026-11-01T10:00:00.000Z', emailVerified: true, lastSeen: null,
      signIns: 1, secondFactor: false, permissions: [], mentorState: null, suspension: null, youngCheck: null, counts: [], trail: [], revision: '1',
    },
  }),
  decidePerson: () => refuse('of-staff'),
  listReleases: () => ({ success: true, releases: [{ id: 'ab12', by: 'demo', at: '2026-11-01T10:00:00.000Z', note: '', live: '2026-11-01T10:00:00.000Z', liveBy: 'demo', isLive: false }], generation: 3, total: 1, page: 1, limit: 10 }),
  readRelease: () => ({ success: true, data: { changes: [], total: 0 } }),
  goBackToRelease: () => refuse('unavailable'),
};
const withoutApp: FakeHandlers = {
  listSignIns: () => ({ success: true, signIns: [] }),
  readPortrait: () => ({ success: true, data: { waiting: null, refused: null, shown: null, seen: false } }), readSecondFactor: () => ({ success: true, data: { appSince: null, recoveryCodes: 0, passkeys: [] } }),
  offerApp: () => ({ success: true, data: { secret: 'ABCD', address: 'otpauth://totp/a' } }),
  confirmApp: () => refuse('wrong-second-factor'),
  deleteAccount: () => refuse('wrong-password'),
};
/** What is refused leaves its screen as it is. */
const refused: FakeHandlers = {
  updateProfile: () => refuse('unavailable'), startReset: () => refuse('unavailable'), changePassword: () => refuse('unavailable'), signUp: () => refuse('unavailable'), changeStaff: () => refuse('unavailable'),
};
const career: FakeHandlers = {
  fullBlueprint: () => ({ success: true, careerBlueprint: blueprint }),
  readProgress: () => ({ success: true, data: { completionStats: completionOf(blueprint) } }),
  changeRoadmap: () => refuse('unavailable'),
};
const device = { browser: 'Firefox', system: 'Linux' };
const elsewhere = { ...device, id: 'b', beganAt: '2026-11-01T10:00:00.000Z', lastUsedAt: '2026-11-02T10:00:00.000Z', own: false };
const signedIn: FakeHandlers = {
  listSignIns: () => ({ success: true, signIns: [{ ...elsewhere, id: 'a', own: true }, elsewhere] }),
  readPortrait: () => ({ success: true, data: { waiting: null, refused: null, shown: null, seen: false } }), readSecondFactor: () => ({ success: true, data: { appSince: '2026-11-01T10:00:00.000Z', recoveryCodes: 3, passkeys: [{ ...device, id: 'c', addedAt: '2026-11-01T10:00:00.000Z', usedAt: null }] } }),
  endSignIn: () => done, endOtherSignIns: () => done, removePasskey: () => done, removeSecondFactor: () => done,
  renewRecoveryCodes: () => ({ ...done, data: { recoveryCodes: ['AAAA-BBBB'] } }),
};
const decision = { at: `/staff/cases/post.${staffCase}`, api: staff, press: 'Publish' };
const person = { at: `/staff/people/${staffCase}`, api: staff, press: 'Suspend' };
const release = { at: '/staff/releases', api: staff };
const inChange = { at: `/staff/changes/${staffCase}`, api: staff };
const profile = { at: '/profile', api: withoutApp };
const inProfile = { at: '/profile', api: signedIn };

/** Buttons that open a dialog, go on in it or send it. */
const steps: Step[] = [
  { ...profile, name: 'deleting the account is asked about', press: 'Delete my account', then: { never: 'deleteAccount' } },
  { ...profile, name: 'the account is deleted', opens: ['Delete my account'], typed: { 'Your password': 'a secret of some length' }, press: 'Delete account', then: { once: 'deleteAccount' } },
  { ...profile, name: 'an app is set up', press: 'Set it up', then: { once: 'offerApp', never: 'confirmApp' } },
  { ...profile, name: 'an app is confirmed', opens: ['Set it up'], typed: { 'Code that the app shows': '000000' }, press: 'Turn it on', then: { once: 'confirmApp' } },
  {
    ...profile, name: 'a proof is given', api: { ...withoutApp, offerApp: () => refuse('prove-again'), proveAgain: () => refuse('wrong-password') }, opens: ['Set it up'], typed: { Password: 'a secret of some length' },
    press: 'Go on', then: { once: 'proveAgain', never: 'confirmApp' },
  },
  { ...profile, name: 'the own name is changed', typed: { 'Last name': 'C' }, press: 'Save changes', then: { once: 'updateProfile' } },
  { name: 'a code for a new password is asked for', at: '/forgot-password-request', isOut: true, typed: { Email: 'a@example.com' }, press: 'Send Code', then: { once: 'startReset' } },
  {
    name: 'a password is changed', at: '/change-password', isOut: true, typed: { 'Verification code': 'ABCDE23456', 'New Password': 'a secret of some length', 'Confirm Password': 'a secret of some length' },
    press: 'Reset Password', then: { once: 'changePassword' },
  },
  {
    name: 'an account is made', at: '/signup?role=TALENT', isOut: true, typed: { 'First name': 'A', 'Last name': 'B', Email: 'a@example.com', Password: 'a secret of some length', 'Birth month': '4', 'Birth year': '1990' },
    ticked: 'I am 16 or older and I accept the terms and the privacy notice', press: 'Sign Up', then: { once: 'signUp' },
  },
  { name: 'somebody joins the staff', at: '/staff/members', api: staff, opens: ['Add somebody'], typed: { 'E-mail address of the account': 'a@example.com' }, press: 'Save', then: { once: 'changeStaff' } },
  { ...inProfile, name: 'a sign-in is ended', press: /^Sign out Firefox on Linux \(\d\), signed in on /, then: { once: 'endSignIn' } },
  { ...inProfile, name: 'the other sign-ins are ended', press: 'Sign out everywhere else', then: { once: 'endOtherSignIns' } },
  { ...inProfile, name: 'a passkey is removed', press: 'Take away the passkey of Firefox on Linux', then: { once: 'removePasskey' } },
  { ...inProfile, name: 'recovery codes are renewed', opens: ['New recovery codes'], press: 'New recovery codes', then: { once: 'renewRecoveryCodes' } },
  { ...inProfile, name: 'the second step is turned off', opens: ['Turn it off'], press: 'Turn it off', then: { once: 'removeSecondFactor' } },
  { name: 'a milestone is begun', at: '/talent/career', api: career, press: 'Add a milestone to Year 1', then: { never: 'changeRoadmap' } },
  { name: 'a milestone is saved', at: '/talent/career', api: career, opens: ['Add a milestone to Year 1'], typed: { Milestone: 'Keep bees' }, press: 'Save', then: { once: 'changeRoadmap' } },
  { ...decision, name: 'a decision is asked about', then: { never: 'decideCase' } },
  { ...decision, name: 'a decision is taken', opens: ['Publish'], then: { once: 'decideCase' } },
  { ...decision, name: 'a case is claimed', press: 'Take this case', then: { once: 'claimCase' } },
  { ...decision, name: 'a case is given back', api: { ...staff, readCase: () => ({ success: true, data: held }) }, press: 'Give it back', then: { once: 'releaseCase' } },
  { ...person, name: 'a suspension is asked about', then: { never: 'decidePerson' } },
  { ...person, name: 'the mails of a suspension are looked at', opens: ['Suspend'], typed: { Reason: 'Rude words.', 'For how many days': '7' }, then: { never: 'decidePerson' } },
  { ...person, name: 'a suspension is carried out', opens: ['Suspend'], typed: { Reason: 'Rude words.', 'For how many days': '7' }, asks: 'Suspend', then: { once: 'decidePerson' } },
  { ...release, name: 'a former release is looked at', press: 'Compare and go back: release ab12', then: { never: 'goBackToRelease' } },
  { ...release, name: 'a former release is live again', opens: ['Compare and go back: release ab12'], press: 'Back to this one', then: { once: 'goBackToRelease' } },
  { ...release, name: 'a change is begun', typed: { 'Name of the change': 'Autumn' }, press: 'Begin a change', then: { once: 'beginChange' } },
  { ...inChange, name: 'a change is commented', typed: { 'What you want to say': 'Good.' }, press: 'Send to colleagues', then: { once: 'sayOfChange' } },
  { ...inChange, name: 'a change is published', press: 'Publish this change', then: { once: 'publishChange' } },
  { ...inChange, name: 'putting a change away is asked about', press: 'Put this change away', then: { never: 'decideChange' } },
  { ...inChange, name: 'a change is put away', opens: ['Put this change away'], press: 'Put this change away', then: { once: 'decideChange' } },
  { ...inChange, name: 'a document is left out', opens: ['Leave it out: brand.json'], press: 'Leave it out', then: { once: 'workOnDocument' } },
];

/** The screen with the button on it. */
async function reach({ at, isOut, api, opens = [], typed = {}, ticked, asks }: Pick<Step, 'at' | 'isOut' | 'api' | 'opens' | 'typed' | 'ticked' | 'asks'>, answers: FakeHandlers = {}) {
  const drawn = await drawProduct(at, { ...(!isOut && { user }), api: { ...refused, ...api, ...answers } });
  for (const name of opens) await page.getByRole('button', { name, exact: true }).click();
  for (const [label, text] of Object.entries(typed)) await page.getByLabelText(label, { exact: true }).last().fill(text); // a section may have the same name
  if (ticked) await page.getByText(ticked).click();
  if (asks) await page.getByRole('button', { name: asks, exact: true }).last().click();
  if (asks) await expect.element(page.getByRole('alertdialog')).toBeVisible();
  return drawn;
}

test.each(steps)('pressed twice in a row: $name, once, and nothing after it', async ({ press, then: { once, never }, ...step }) => {
  const drawn = await reach(step);
  await page.getByRole('button', { name: press, exact: true }).last().dblClick();
  if (once) await expect.poll(() => drawn.api.callsOf(once)).toHaveLength(1);
  else await expect.element(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  expect(once ? drawn.api.callsOf(once) : []).toHaveLength(once ? 1 : 0);
  expect(never ? drawn.api.callsOf(never) : []).toEqual([]);
});

// The dialog is open, or the button is there: one press, then more of them before the server has said anything.
test.each(steps.flatMap((step) => (step.then.once ? [{ ...step, once: step.then.once }] : [])))('pressed again and again while the server thinks: $name, once', async ({ press, once, ...step }) => {
  const drawn = await reach(step, { [once]: () => new Promise(() => {}) });
  const button = page.getByRole('button', { name: press, exact: true }).last();
  await expect.element(button).toBeVisible();
  await pressOften(button.element());
  await expect.poll(() => drawn.api.callsOf(once).length).toBeGreaterThan(0);
  expect(drawn.api.callsOf(once)).toHaveLength(1);
});

test('the staff read options of a post in the words of content', async () => {
  await drawProduct(decision.at, { user, api: staff });
  await expect.element(page.getByText('Writing & Content Creation, Data Analysis', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Technology', { exact: true })).toBeVisible();
});
