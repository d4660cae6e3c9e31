import { expectAccessible } from './axe.ts';
import { bookByKeyboard } from './booking.ts';
import { mentorAnswers, onboardByKeyboard } from './onboarding.ts';
import { logIn, newcomer, signUp, verifyEmail } from './people.ts';
import { expect, test } from './test.ts';

test.slow(); // every state is looked at in two themes and three widths

const mentor = { email: 'mentor1@demo.example', password: 'demo-mentor-1' };

test('the onboarding breaks no rule, screen by screen, nor does the dashboard before it and after', async ({ page }) => {
  test.setTimeout(600_000);
  const person = newcomer('Mentor');
  await signUp(page, person, 'mentor');
  await verifyEmail(page, person);
  await expect(page.getByRole('heading', { name: 'Complete your mentor profile!' })).toBeVisible();
  await expectAccessible(page, 'dashboard before the onboarding');
  await onboardByKeyboard(page, mentorAnswers({ title: 'Nurse', days: ['Monday'] }), (state) => expectAccessible(page, state));
  await expect(page.getByRole('heading', { name: 'Profile Submitted for Verification!' })).toBeVisible();
  await expectAccessible(page, 'dashboard, submitted');
});

test('finding and booking a mentor breaks no rule, step by step', async ({ page }) => {
  test.setTimeout(600_000);
  const person = newcomer();
  await signUp(page, person);
  await verifyEmail(page, person);
  await page.goto('/talent/mentorship');
  await expect(page.getByRole('listitem').filter({ hasText: ' of ' }).first()).toBeVisible();
  await expectAccessible(page, 'list');
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No relevant mentors found.')).toBeVisible();
  await expectAccessible(page, 'nobody found');
  await page.getByRole('searchbox').fill('Baker');
  await page.getByRole('link', { name: 'Baker of Dakar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Baker of Dakar' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expectAccessible(page, 'detail');
  await bookByKeyboard(page, 'A first job', (state) => expectAccessible(page, state));
  await expect(page.getByText('Waiting for the mentor')).toBeVisible();
  await page.getByRole('button', { name: 'Message Baker of Dakar' }).click();
  const thread = page.getByRole('dialog', { name: 'Messages with Baker of Dakar' });
  await expect(thread.getByText('Nothing has been written yet.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'messages, none');
  await thread.getByLabel('Your message').fill('Shall I bring anything?');
  await thread.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByRole('listitem')).toBeVisible();
  await expectAccessible(page, 'messages');
});

test('rating a mentor breaks no rule, empty and complained about', async ({ page }) => {
  await logIn(page, { email: 'talent1@demo.example', password: 'demo-talent-1' });
  await page.goto('/talent/mentorship?q=Weaver'); // with whom the demo talent has had a session
  await page.getByRole('link', { name: 'Weaver of Accra', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Rate Mentor' })).not.toHaveAttribute('aria-disabled');
  await page.getByRole('button', { name: 'Rate Mentor' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'rating');
  await dialog.getByLabel('Your review').fill('');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please fill in all fields.')).toBeVisible();
  await expectAccessible(page, 'rating with a problem');
});

test('the screens of a verified mentor break no rule', async ({ page }) => {
  await logIn(page, mentor);
  await expect(page.getByRole('heading', { name: 'Your profile is ready!' })).toBeVisible();
  await expect(page.getByText(/^active mentees?$/)).toBeVisible();
  await expectAccessible(page, 'dashboard');
  await page.getByRole('button', { name: 'Change hours' }).click();
  await expect(page.getByRole('dialog', { name: 'Your weekly hours' })).toBeVisible();
  await expectAccessible(page, 'weekly hours');
  for (const [path, heading] of [['requests', 'Mentorship Requests'], ['mentees', 'My Mentees'], ['resources', 'Mentor Resources'], ['jobs', /./]] as const) {
    await page.goto(`/mentor/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expectAccessible(page, path);
  }
});
