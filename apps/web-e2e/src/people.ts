import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { verificationCode } from './mails.ts';

/** Somebody who has never been here: an address of their own for every test. */
export function newcomer(lastName = 'Talent') {
  return { firstName: 'Test', lastName, email: `test-${randomUUID()}@example.com`, password: 'seven stones and a lamp' };
}
export type Person = ReturnType<typeof newcomer>;

/** Signs up the way a person does, from the first page on. */
export async function signUp(page: Page, person: Person, role: 'talent' | 'mentor' = 'talent'): Promise<void> {
  const kind = role === 'talent' ? /^Talents/ : /^Mentors/;
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await expect(page.getByRole('heading', { name: 'Tailor your experience' })).toBeVisible();
  await page.getByRole('button', { name: kind }).or(page.getByRole('link', { name: kind })).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Birth month').fill('4');
  await page.getByLabel('Birth year').fill('1990');
  await page.getByLabel(/^I am 1[68] or older and I accept the terms and the privacy notice/).check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(new RegExp(`/${role}/dashboard$`));
}

/** Types the code that was mailed on signing up. */
export async function verifyEmail(page: Page, { email }: Person): Promise<void> {
  await page.getByRole('link', { name: 'Verify your email' }).click();
  await page.getByRole('textbox', { name: 'Digit 1 of 4' }).focus();
  await page.keyboard.type(await verificationCode(page, email));
  await expect(page.getByText('Email verification succesfull')).toBeVisible();
}

/** Signs in on the login page, wherever the page then leads. */
export async function logIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await logInHere(page, person);
}

/** The same, where the login page is open already. */
export async function logInHere(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await pressSignIn(page, person);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Fills the login page that is open and presses its button, whatever comes of it. */
export async function pressSignIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
