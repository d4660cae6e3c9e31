import { bookByKeyboard } from './booking.ts';
import { pick, pressOn, typeInto } from './keyboard.ts';
import { mentorAnswers, onboardByKeyboard } from './onboarding.ts';
import { newcomer, signUp, verifyEmail } from './people.ts';
import { letSessionBegin, operator } from './server-side.ts';
import { answerEverything, openSurvey } from './survey.ts';
import { expect, test } from './test.ts';

/** Three and four days ahead: no clock of the test comes near them. */
function daysAhead(): string[] {
  return [3, 4].map((days) => new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Africa/Lagos' }).format(Date.now() + days * 86_400_000));
}

test('two people by keyboard: a mentor onboards and is verified; a talent finds, books and pays; the session is held and rated', async ({ page: mentors, browser, baseURL }) => {
  test.slow(); // two people's whole way
  const mentor = newcomer(`Mentor ${crypto.randomUUID().slice(0, 8)}`);
  const mentorName = `${mentor.firstName} ${mentor.lastName}`;
  await signUp(mentors, mentor, 'mentor');
  await verifyEmail(mentors, mentor);
  await expect(mentors.getByRole('heading', { name: 'Complete your mentor profile!' })).toBeVisible();
  await onboardByKeyboard(mentors, mentorAnswers({ title: 'Data lead, Test Hospital', days: daysAhead() }));
  await expect(mentors).toHaveURL(/\/mentor\/dashboard$/);
  await expect(mentors.getByRole('heading', { name: 'Profile Submitted for Verification!' })).toBeVisible();

  expect(await operator('mentors', 'list')).toContain(`submitted          `);
  expect(await operator('mentors', 'verify', mentor.email)).toMatch(/is verified; a mail tells of it\.$/);
  await mentors.reload();
  await expect(mentors.getByRole('heading', { name: 'Your profile is ready!' })).toBeVisible();

  const context = await browser.newContext({ baseURL });
  const talents = await context.newPage();
  const talent = newcomer();
  await signUp(talents, talent);
  await verifyEmail(talents, talent);
  await openSurvey(talents);
  await answerEverything(talents);
  await talents.keyboard.press('Escape');

  await pressOn(talents, talents.getByRole('link', { name: 'Mentorships' }).first());
  await typeInto(talents, talents.getByRole('searchbox'), mentor.lastName.toUpperCase());
  await expect(talents).toHaveURL(/q=MENTOR/);
  await expect(talents.getByText('1 mentor', { exact: true })).toBeVisible();
  await expect(talents.getByText('Works in Technology, as you want to')).toBeVisible();
  await pressOn(talents, talents.getByRole('link', { name: mentorName }));
  await expect(talents.getByRole('heading', { level: 1, name: mentorName })).toBeVisible();
  await expect(talents.getByText('₦28,000')).toBeVisible();
  await expect(talents.getByText('First jobs')).toBeVisible();
  await bookByKeyboard(talents, 'My first analyst role');
  await expect(talents.getByText('Waiting for the mentor')).toBeVisible();

  await mentors.reload();
  await expect(mentors.getByText('1 request is waiting.', { exact: false })).toBeVisible();
  await pressOn(mentors, mentors.getByRole('link', { name: 'View Mentorship Requests' }).first());
  await expect(mentors.getByText('Goal: My first analyst role')).toBeVisible();
  await pressOn(mentors, mentors.getByRole('button', { name: 'Accept the request of Test Talent' }));
  await expect(mentors.getByText('Request accepted')).toBeVisible();

  await pressOn(mentors, mentors.getByRole('button', { name: 'Message Test Talent' }));
  const fromMentor = mentors.getByRole('dialog', { name: 'Messages with Test Talent' });
  await typeInto(mentors, fromMentor.getByLabel('Your message'), 'Which jobs have you seen?');
  await pressOn(mentors, fromMentor.getByRole('button', { name: 'Send' }));
  await expect(fromMentor.getByRole('listitem')).toContainText('Which jobs have you seen?');
  await talents.reload();
  await pressOn(talents, talents.getByRole('button', { name: `Message ${mentorName}, 1 new message` }));
  const fromTalent = talents.getByRole('dialog', { name: `Messages with ${mentorName}` });
  await expect(fromTalent.getByText('Which jobs have you seen?')).toBeVisible();
  await typeInto(talents, fromTalent.getByLabel('Your message'), 'Two, both with data.');
  await pressOn(talents, fromTalent.getByRole('button', { name: 'Send' }));
  await expect(fromTalent.getByRole('listitem')).toHaveCount(2);
  await expect(fromMentor.getByText('Two, both with data.', { exact: true })).toBeVisible(); // asked for every 15 seconds
  await talents.keyboard.press('Escape');
  await expect(talents.getByRole('button', { name: `Message ${mentorName}`, exact: true })).toBeVisible();
  await mentors.keyboard.press('Escape');

  await letSessionBegin(talent.email);
  await mentors.reload();
  await pressOn(mentors, mentors.getByRole('button', { name: 'Mark as completed: Test Talent' }));
  await expect(mentors.getByText('Test Talent can review it now.')).toBeVisible();

  await talents.reload();
  await pressOn(talents, talents.getByRole('button', { name: 'Rate Mentor' }));
  const rating = talents.getByRole('dialog', { name: `Rate ${mentorName}` });
  await pick(talents, rating.getByRole('group', { name: 'Your rating' }), '4 stars');
  await pick(talents, rating.getByRole('group', { name: 'Kind of review' }), 'Positive');
  await typeInto(talents, rating.getByLabel('Your review'), 'Clear, kind and well prepared.');
  await pressOn(talents, rating.getByRole('button', { name: 'Submit' }));
  await expect(talents.getByText('Rating submitted!')).toBeVisible();
  await expect(talents.getByText('Clear, kind and well prepared.')).toBeVisible();
  await expect(talents.getByRole('img', { name: /4\.0/ }).first()).toBeVisible();

  await talents.goto(`/talent/mentorship?q=${encodeURIComponent(mentor.lastName)}`);
  await expect(talents.getByRole('img', { name: /4\.0/ })).toBeVisible();
  await mentors.goto('/mentor/dashboard');
  await expect(mentors.getByText('average of 1 review')).toBeVisible();
  await expect(mentors.getByText('Clear, kind and well prepared.')).toBeVisible();
  await mentors.goto('/mentor/mentees');
  await expect(mentors.getByText('1 session completed')).toBeVisible();
  await context.close();
});
