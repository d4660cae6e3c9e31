import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mentorUpdate, type Answers } from '@bridge/model';
import { accessibilityProblems, offline, pressOften, refuse } from '@bridge/testing';
import { drawOnboarding, mentorDocument, mentorServer } from './testing/draw.tsx';

/** All answers but what the account knows. */
const answers: Answers = {
  title: { text: 'Data lead' },
  bio: { text: 'I help with first projects.' },
  levels: { options: ['early-career'] },
  'best-days': { options: ['monday'] },
  'best-times': { options: ['morning'] },
  'time-zone': { text: 'Africa/Lagos' },
  paid: { options: ['no'] },
  'code-of-conduct': { options: ['agree'] },
  'guide-not-solve': { options: ['agree'] },
  'respond-in-time': { options: ['agree'] },
};
const last = { phase: 'terms', question: 'respond-in-time' };
const atTheEnd = (more: Answers = {}) => mentorServer({ envision: 'To give back', answers: { ...answers, ...more }, position: last });

test('the welcome is left with a few words only; then come the introduction and the first question, filled in', async () => {
  const { screen, go, asked } = await drawOnboarding();
  await expect.element(asked('Welcome, Mentor!')).toBeVisible();
  const start = screen.getByRole('button', { name: 'Start Onboarding' });
  await screen.getByRole('textbox').fill('   ');
  await expect.element(start).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('textbox').fill('To give back');
  await start.click();
  await expect.element(asked('About You')).toBeVisible();
  await go("Let's get started");
  await expect.element(asked('Full name')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('Demo Mentor 3');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('readonly');
  await go('Next');
  await expect.element(screen.getByRole('textbox')).toHaveValue('demo.mentor.3@example.com');
});

test('without professional title or short bio the stated alert is shown', async () => {
  const { handlers } = mentorServer({ envision: 'x', position: { phase: 'about', question: 'title' } });
  const { screen, go, asked } = await drawOnboarding({ api: handlers });
  const alert = screen.getByRole('alertdialog', { name: 'Please fill in all required fields (Professional Title and Short Bio).' });
  await go('Next');
  await expect.element(alert).toBeVisible();
  await go('OK');
  await screen.getByRole('textbox').fill('Data lead');
  await go('Next');
  await expect.element(asked('Short bio')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('maxlength', '300');
  await go('Next Phase');
  await expect.element(alert).toBeVisible();
  await go('OK');
});

test('prices and policy are asked only where mentorship is paid', async () => {
  const { handlers } = mentorServer({ envision: 'x', answers, position: { phase: 'terms', question: 'paid' } });
  const { screen, go, asked } = await drawOnboarding({ api: handlers });
  await go('Next');
  await expect.element(asked('May signed-in talents see your e-mail address?')).toBeVisible();
  await go('Prev');
  await screen.getByText('Yes', { exact: true }).click();
  await go('Next');
  await screen.getByText('USD (US dollar)').click();
  await go('Next');
  await screen.getByRole('textbox').fill('a lot');
  await go('Next');
  await expect.element(screen.getByText('Enter a sum in figures, such as 25000 or 49.50.')).toBeVisible();
  await screen.getByRole('textbox').fill('20');
  await go('Next');
  await screen.getByRole('textbox').fill('49.50');
  await go('Next');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('maxlength', '200');
});

test('a time zone is found by its city or country, under its present name; what was stored stays as it was stored', async () => {
  const { handlers, draft } = mentorServer({ envision: 'x', position: { phase: 'availability', question: 'time-zone' }, answers: { 'time-zone': { text: 'Asia/Katmandu' } } });
  const { screen } = await drawOnboarding({ api: handlers });
  const box = screen.getByRole('combobox', { name: 'Which time zone are you in?' });
  await expect.element(box).toHaveValue('Kathmandu (UTC+5:45)');
  await box.fill('Atlantis');
  await expect.element(screen.getByText('Nothing has this name. Try a city or a country.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('Kathmandu (UTC+5:45)');
  expect(draft.answers['time-zone']).toEqual({ text: 'Asia/Katmandu' });
  await box.fill('ukraine');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => draft.answers['time-zone']).toEqual({ text: 'Europe/Kyiv' });
});

test('the answers are read over, sent once, thanked for, and lead to the dashboard', async () => {
  const { handlers } = atTheEnd();
  const { screen, server, go, onSubmitted, onFinish } = await drawOnboarding({ api: handlers });
  await go('Review answers');
  await expect.element(screen.getByText('I help with first projects.')).toBeVisible();
  await pressOften(screen.getByRole('button', { name: 'Submit & Activate Profile' }).element());
  await expect.element(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(server.callsOf('updateMentor')).toHaveLength(1);
  expect(server.callsOf('updateMentor')[0]?.body).toEqual(mentorUpdate(mentorDocument, answers, 'To give back'));
  expect(onSubmitted).toHaveBeenCalledTimes(1);
  await expect.poll(() => server.callsOf('clearOnboardingDraft')).toHaveLength(1);
  await go('Go to Dashboard');
  expect(onFinish).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('the second click of a double click on the last button presses nothing on the thanks screen', async () => {
  const { handlers } = atTheEnd();
  const { screen, go, onFinish } = await drawOnboarding({ api: handlers });
  await go('Review answers');
  let pressedAt = 0;
  document.addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { once: true, capture: true });
  await go('Submit & Activate Profile');
  await expect.element(screen.getByRole('heading', { name: 'Thank you!' })).toHaveFocus();
  const leave = screen.getByRole('button', { name: 'Go to Dashboard' });
  const second = new MouseEvent('click', { bubbles: true, detail: 2 });
  Object.defineProperty(second, 'timeStamp', { value: pressedAt + 200 }); // pressed then, however long the answer and this machine took
  leave.element().dispatchEvent(second);
  expect(onFinish).not.toHaveBeenCalled();
  await leave.dblClick();
  expect(onFinish).toHaveBeenCalledTimes(1);
});

test('an agreement that is not accepted keeps the profile from being sent', async () => {
  const { handlers } = atTheEnd({ 'guide-not-solve': {} });
  const { screen, server, go, asked } = await drawOnboarding({ api: handlers });
  await go('Review answers');
  await go('Submit & Activate Profile');
  await expect.element(asked('I will guide mentees, and not solve their tasks for them.')).toBeVisible();
  await expect.element(screen.getByText('Answer this question to go on.')).toBeVisible();
  expect(server.callsOf('updateMentor')).toHaveLength(0);
});

test.each([
  ['an address that is not verified', () => refuse('email-not-verified', 'Verify your e-mail address first.'), 'Verify your e-mail address first.'],
  ['a profile with something missing', () => refuse('profile-incomplete', 'Some parts are missing.'), 'Some parts are missing.'],
  ['a refusal', () => refuse('unexpected'), 'Failed to update mentor profile. Please try again later.'],
  ['a network without answer', () => { throw offline; }, 'An unexpected error occurred. Please try again later.'],
] as const)('%s is said as stated; everything is there still', async (_, updateMentor, text) => {
  const { handlers } = atTheEnd();
  const { screen, server, go } = await drawOnboarding({ api: { ...handlers, updateMentor } });
  await go('Review answers');
  await go('Submit & Activate Profile');
  await expect.element(screen.getByRole('alertdialog', { name: text })).toBeVisible();
  await go('OK');
  server.answers({ updateMentor: handlers.updateMentor });
  await go('Submit & Activate Profile');
  await expect.element(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
});

test('closed halfway, it goes on where it was, with every answer', async () => {
  const { draft, handlers } = mentorServer({ envision: 'x', answers, position: { phase: 'about', question: 'title' } });
  const { screen, go, asked, escape } = await drawOnboarding({ api: handlers });
  await screen.getByRole('textbox').fill('Head of data');
  await go('Next');
  await escape();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => draft.answers['title']).toEqual({ text: 'Head of data' });
  await go('Start');
  await expect.element(asked('Short bio')).toBeVisible();
});

test('changing a profile begins with what is there', async () => {
  const profile = { professionalTitle: 'Data lead', shortBio: 'Hello', furtherAnswers: { aspiration: 'To give back' } };
  const { screen, go } = await drawOnboarding({ profile });
  await expect.element(screen.getByRole('textbox')).toHaveValue('To give back');
  await go('Start Onboarding');
  await go("Let's get started");
  for (let i = 0; i < 3; i++) await go('Next');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Data lead');
});

test.each(['light', 'dark'] as const)('welcome, introduction, question and thanks have no accessibility fault a machine can find, %s', async (theme) => {
  const { screen, go } = await drawOnboarding({ theme });
  await screen.getByRole('textbox').fill('To give back');
  expect(await accessibilityProblems()).toEqual([]);
  await go('Start Onboarding');
  expect(await accessibilityProblems()).toEqual([]);
  await go("Let's get started");
  await expect.element(screen.getByRole('textbox')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});
