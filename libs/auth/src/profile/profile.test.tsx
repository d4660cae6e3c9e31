import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '@bridge/client';
import type { AnswerOf, Contract, User } from '@bridge/model';
import { accessibilityProblems, aUser, offline, refuse, renderRoute, type FakeHandlers } from '@bridge/testing';
import { Profile } from './profile.tsx';

const languages = [{ code: 'en', name: 'English' }];
const user = aUser({ hasPassword: true });
const secondFactor: FakeHandlers = { readPortrait: () => ({ success: true, data: { waiting: null, refused: null, shown: null, seen: false } }), readSecondFactor: () => ({ success: true, data: { appSince: null, recoveryCodes: 0, passkeys: [] } }), listSignIns: () => ({ success: true, signIns: [] }) };
const profileOf = (found: User) => ({ firstName: found.firstName, lastName: found.lastName, role: found.role, user: found });

async function draw(api: FakeHandlers = {}, { who = user, theme = 'light' }: { who?: User; theme?: 'light' | 'dark' } = {}) {
  const onLeft = vi.fn();
  const drawn = await renderRoute(
    <main>
      <Profile languages={languages} onLeft={onLeft} />
    </main>,
    { api: { ownProfile: () => profileOf(who), ...secondFactor, ...api }, user: who, theme, path: '/profile' },
  );
  return { ...drawn, onLeft };
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('first name, last name and role are shown, and "Loading profile..." before', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof profileOf>>();
  await draw({ ownProfile: () => answer.promise });
  await expect.element(page.getByText('Loading profile...')).toBeVisible();
  answer.resolve(profileOf(user));
  const about = page.getByRole('region', { name: 'About you' });
  for (const text of ['Demo', 'Talent 1', 'Talent', user.email]) await expect.element(about.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByText('Loading profile...')).not.toBeInTheDocument();
});

test.each([
  ['TALENT', 'survey answers, blueprints', 'blueprint and progress'],
  ['MENTOR', 'mentor profile, sessions', 'your hours, your sessions'],
  ['PARTNER', 'projects and jobs you posted', 'projects and jobs you posted'],
] as const)('a %s reads what is stored of their kind, and what goes', async (role, stored, gone) => {
  await draw({}, { who: { ...user, role } });
  await expect.element(page.getByRole('region', { name: 'Export my data' })).toHaveTextContent(stored);
  await press('Delete my account');
  await expect.element(page.getByRole('dialog')).toHaveTextContent(gone);
});

test('a profile that cannot be had says so, and can be asked for again', async () => {
  const { api } = await draw({ ownProfile: () => new Response('<!doctype html>', { status: 200 }) });
  await expect.element(page.getByRole('alert').getByText('Failed to fetch user profile')).toBeVisible();
  api.answers({ ownProfile: () => profileOf(user) });
  await press('Retry');
  await expect.element(page.getByRole('heading', { name: 'About you' })).toBeVisible();
});

test('name, language and time zone are saved, and the rest of the page knows at once', async () => {
  const { api } = await draw({ updateProfile: ({ body }) => ({ success: true, message: 'Profile updated successfully', data: { ...user, ...body.user } as User }) });
  await page.getByLabelText('First name').fill(' Ṣọlá ');
  await page.getByLabelText('Language').selectOptions('en');
  await page.getByLabelText('Time zone').fill('niger');
  await page.getByRole('option', { name: 'Lagos, Nigeria' }).click();
  await press('Save changes');
  await expect.element(page.getByText('Profile updated successfully')).toBeVisible();
  expect(api.callsOf('updateProfile')[0]?.body).toEqual({ user: { firstName: 'Ṣọlá', language: 'en', timeZone: 'Africa/Lagos' }, seen: { firstName: 'Demo', language: '', timeZone: '' } });
  await expect.element(page.getByRole('region', { name: 'About you' }).getByText('Ṣọlá')).toBeVisible();
  expect(session.current()?.user.firstName).toBe('Ṣọlá');
});

test('only what was changed here is sent: another window may have saved the rest', async () => {
  const { api } = await draw({ updateProfile: ({ body }) => ({ success: true, message: 'Saved', data: { ...user, firstName: 'From the other window', ...body.user } as User }) });
  await page.getByLabelText('Last name').fill('Talent One');
  await press('Save changes');
  await expect.element(page.getByLabelText('First name')).toHaveValue('From the other window');
  expect(api.callsOf('updateProfile').map(({ body }) => body)).toEqual([{ user: { lastName: 'Talent One' }, seen: { lastName: 'Talent 1' } }]);
});

test('what another window has changed meanwhile is told at its field with what stands there now; what was typed stays, and goes in its place when it is saved again', async () => {
  const { api } = await draw({ updateProfile: () => refuse('profile-changed', 'Changed elsewhere.') });
  await page.getByLabelText('First name').fill('Mine');
  await page.getByLabelText('Last name').fill('Also mine');
  api.answers({ ownProfile: () => profileOf({ ...user, firstName: 'Theirs', language: 'en' }) });
  await press('Save changes');
  await expect.element(page.getByText('This was changed in another window meanwhile.', { exact: false })).toBeVisible();
  await expect.element(page.getByLabelText('First name')).toHaveAccessibleDescription('Stored now: Theirs');
  await expect.element(page.getByLabelText('Last name')).not.toHaveAccessibleDescription(/Stored now/);
  expect(page.getByText('Changed elsewhere.').elements()).toHaveLength(0); // one error is said once
  expect(['First name', 'Last name', 'Language'].map((label) => (page.getByLabelText(label).element() as HTMLInputElement).value)).toEqual(['Mine', 'Also mine', 'en']);
  expect(await accessibilityProblems()).toEqual([]);
  api.answers({ updateProfile: ({ body }) => ({ success: true, message: 'Saved', data: { ...user, ...body.user } as User }) });
  await press('Save changes');
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(api.callsOf('updateProfile')[1]?.body).toEqual({ user: { firstName: 'Mine', lastName: 'Also mine' }, seen: { firstName: 'Theirs', lastName: 'Talent 1' } });
});

test('what was typed when the sign-in ended is there again after the next one, and nobody else finds it', async () => {
  const { screen } = await draw({ updateProfile: () => refuse('not-signed-in'), logout: () => ({ success: true, message: '' }) });
  await page.getByLabelText('First name').fill('Half a na');
  await press('Save changes');
  await expect.poll(() => session.current()).toBeNull();
  expect(JSON.parse(sessionStorage.getItem('unsaved:profile') ?? '')).toMatchObject({ userId: user.userId, typed: { firstName: 'Half a na' } });
  await screen.unmount();
  const other = await draw({}, { who: aUser({ userId: 'b', _id: 'b' }) });
  await expect.element(page.getByLabelText('First name')).toHaveValue('Demo');
  await other.screen.unmount();
  sessionStorage.setItem('unsaved:profile', JSON.stringify({ userId: user.userId, typed: { firstName: 'Half a na' } }));
  await page.viewport(360, 300); // what is above fills the window
  window.scrollTo(0, 0);
  await draw();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Half a na');
  await expect.element(page.getByLabelText('Last name')).toHaveValue('Talent 1');
  await expect.element(page.getByText('What you typed before is here again. It is not saved yet.')).toBeInViewport();
  await page.viewport(414, 896);
});

test('a missing name is said at its field and by its name in the summary', async () => {
  const { api } = await draw();
  await page.getByLabelText('Last name').fill('');
  await press('Save changes');
  await expect.element(page.getByLabelText('Last name')).toHaveAccessibleDescription('Fill in this field');
  await expect.element(page.getByRole('button', { name: 'Last name' })).toBeVisible();
  expect(api.callsOf('updateProfile')).toEqual([]);
});

const stored: AnswerOf<Contract['exportData']>['data'] = {
  exportedAt: '2030-01-01T00:00:00.000Z',
  account: { ...user, acceptedTerms: 'draft-1 (en)', acceptedPrivacy: 'draft-1 (en)', birthMonth: null, emailVerifiedAt: null, lastSeenAt: null },
  survey: { fieldOfStudy: 'Midwifery' },
  surveyDraft: null,
  blueprints: [],
  completedMilestones: [],
  signIns: [],
  secondFactor: { appSince: null, recoveryCodes: 0, passkeys: [] },
  thirdPartySignIns: [],
  mails: [],
  generationsByDay: [],
  coachQuestionsByDay: [],
};

test('what is stored comes as a file', async () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blobs.at(-1)?.text() ?? Promise.resolve('') });
  });
  const answer = Promise.withResolvers<AnswerOf<Contract['exportData']>>();
  await draw({ exportData: () => answer.promise });
  await page.getByRole('button', { name: 'Export my data' }).dblClick();
  answer.resolve({ success: true, data: stored });
  await expect.element(page.getByText('Your data was saved as my-data.json.')).toBeVisible();
  expect(saved).toHaveLength(1);
  expect(JSON.parse((await saved[0]?.text) ?? '')).toMatchObject({ account: { email: user.email }, survey: { fieldOfStudy: 'Midwifery' } });
  vi.restoreAllMocks();
});

test('an account is deleted only with its password, then nobody is signed in', async () => {
  const { api, onLeft } = await draw({ deleteAccount: () => ({ success: true, message: '' }) });
  await press('Delete my account');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect.element(dialog.getByLabelText('Your password', { exact: true })).toHaveAccessibleDescription('Enter your password');
  expect(api.callsOf('deleteAccount')).toEqual([]);
  await dialog.getByLabelText('Your password', { exact: true }).fill('long enough');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect.element(page.getByText('Your account and everything stored with it were deleted.')).toBeVisible();
  expect(api.callsOf('deleteAccount')).toMatchObject([{ params: { userId: user.userId }, body: { password: 'long enough' } }]);
  expect([session.current(), onLeft.mock.calls, localStorage.length]).toEqual([null, [['Your account and everything stored with it were deleted.']], 0]);
});

test('a wrong password deletes nothing and is said, and where', async () => {
  await draw({ deleteAccount: () => refuse('wrong-password', 'The password is not right.') });
  await press('Delete my account');
  await page.getByLabelText('Your password', { exact: true }).fill('not mine');
  await press('Delete account');
  await expect.element(page.getByLabelText('Your password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert').getByText('The password is not right.')).toBeVisible();
  await expect.element(page.getByLabelText('Your password', { exact: true })).toHaveValue('not mine');
  expect(session.current()).not.toBeNull();
});

test('an account without a password confirms without one', async () => {
  const { api } = await draw({ deleteAccount: () => ({ success: true, message: '' }) }, { who: aUser({ hasPassword: false }) });
  await press('Delete my account');
  expect(page.getByLabelText('Your password', { exact: true }).elements()).toEqual([]);
  await press('Delete account');
  await expect.poll(() => api.callsOf('deleteAccount')[0]?.body).toEqual({});
});

test('Cancel deletes nothing', async () => {
  const { api } = await draw();
  await press('Delete my account');
  await press('Cancel');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.callsOf('deleteAccount')).toEqual([]);
});

test.each([
  ['Save changes', 'updateProfile'],
  ['Export my data', 'exportData'],
] as const)('%s without network says so and can be tried again', async (button, name) => {
  await draw({ [name]: () => Promise.reject(offline) });
  await press(button);
  await expect.element(page.getByRole('alert').getByText('The server could not be reached. Check your connection, then try again.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: button })).toBeVisible();
});

test.each(['light', 'dark'] as const)('nothing breaks WCAG 2.2 AA in %s: page, failure and dialog', async (theme) => {
  const { screen } = await draw({}, { theme });
  await expect.element(page.getByRole('heading', { name: 'About you' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await press('Delete my account');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await screen.unmount();
  await draw({ ownProfile: () => refuse('not-allowed') }, { theme });
  await expect.element(page.getByText('Failed to fetch user profile')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('that nobody answered is said with a capital, can be read, and goes by itself once the server is there again', async () => {
  await draw({ updateProfile: () => Promise.reject(offline) });
  await page.getByLabelText('Last name').fill('Elsewhere');
  await press('Save changes');
  const said = page.getByText('The server could not be reached. Check your connection, then try again.');
  await expect.element(said).toBeVisible();
  await expect.element(page.getByText('Error', { exact: true })).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(said).toBeVisible(); // nobody has had the time to read it yet
  await expect.poll(() => said.query(), { timeout: 8000 }).toBeNull();
  await expect.element(page.getByLabelText('Last name')).toHaveValue('Elsewhere');
});

test.each(['zzzz', 'a'])('a zone that is typed and is none, or one of many, is told at its field, kept there and not sent: %s', async (typed) => {
  const { api } = await draw({ updateProfile: ({ body }) => ({ success: true, message: 'Profile updated successfully', data: { ...user, ...body.user } as User }) });
  const zone = page.getByLabelText('Time zone');
  await zone.fill(typed);
  await expect.element(zone).toHaveAttribute('aria-expanded', 'true');
  await (typed === 'a' ? userEvent.tab() : undefined); // the list lies over the button
  await press('Save changes');
  await expect.element(zone).toHaveAttribute('aria-invalid', 'true');
  await expect.element(zone).toHaveAccessibleDescription(/No such time zone was found/);
  await expect.element(zone).toHaveValue(typed);
  expect(api.callsOf('updateProfile')).toHaveLength(0);
  await zone.fill('Kathmandu');
  await expect.element(page.getByRole('option', { name: 'Kathmandu' })).toBeVisible();
  await page.getByLabelText('First name').click(); // left, not chosen: there is one of that name
  await expect.element(zone).not.toHaveAttribute('aria-invalid');
  await press('Save changes');
  await expect.poll(() => api.callsOf('updateProfile')[0]?.body).toMatchObject({ user: { timeZone: 'Asia/Kathmandu' } });
});

