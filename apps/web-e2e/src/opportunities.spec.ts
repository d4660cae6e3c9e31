import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { logIn, newcomer, signUp } from './people.ts';
import { operator } from './server-side.ts';
import { expect, test } from './test.ts';

const partner = { email: 'partner1@demo.example', password: 'demo-partner-1' };

test('a partner posts, the operator publishes, a talent finds it and applies, the partner invites', async ({ page, browser, baseURL }) => {
  test.setTimeout(600_000);
  const title = `Sort the letters ${randomUUID().slice(0, 8)}`;

  // The partner comes from the public page, and writes in their own room.
  await logIn(page, partner);
  await expectAccessible(page, "partner's dashboard");
  await page.goto('/post-project');
  await expect(page).toHaveURL(/\/partner\/opportunities\?post=project$/);
  const form = page.getByRole('dialog', { name: 'Post a project' });
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('button', { name: 'Send for review' }).click();
  await expect(form.getByText('Fill in this field').first()).toBeVisible();
  await expectAccessible(page, 'post form with problems');
  await form.getByRole('textbox', { name: 'Organisation' }).fill('Demo Works');
  await form.getByRole('combobox', { name: 'Category' }).selectOption('Technology');
  await form.getByRole('textbox', { name: 'Location' }).fill('Remote');
  await form.getByRole('textbox', { name: 'Duration' }).fill('6 weeks');
  await form.getByRole('textbox', { name: /exist at the end/ }).fill('Three hundred <b>sorted</b> letters.');
  await form.getByRole('button', { name: 'Send for review' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(row.getByText('In review')).toBeVisible();
  await expectAccessible(page, "partner's posts");

  // Nobody else sees it before the operator has read it.
  await page.goto('/explore');
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  const listed = await operator('posts', 'list');
  const number = listed.split('\n').find((line) => line.includes(title))?.slice(0, 8) ?? '';
  expect(await operator('posts', 'publish', number)).toContain('is published; a mail tells of it.');

  // It stands on the public page without a script, and text stays text.
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const still = await plain.newPage();
  await still.goto('/explore/technology');
  const card = still.getByRole('article').filter({ has: still.getByRole('heading', { name: title }) });
  await expect(card).toContainText('Three hundred <b>sorted</b> letters.');
  await card.getByRole('link').click();
  await expect(still).toHaveURL(/\/opportunities\/projects\/[0-9a-f-]{36}$/);
  await expect(still.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(still.getByRole('main')).toContainText('Three hundred <b>sorted</b> letters.');
  await expect(still).toHaveTitle(new RegExp(title));
  const address = new URL(still.url()).pathname;
  expect(await (await still.request.get('/sitemap-opportunities.xml')).text()).toContain(address);
  await plain.close();

  // A visitor follows it, signs up, and applies.
  const visitor = await browser.newContext(baseURL ? { baseURL } : {});
  const talentPage = await visitor.newPage();
  const talent = newcomer();
  await signUp(talentPage, talent);
  await expectAccessible(talentPage, "talent's dashboard with its lower half");
  await talentPage.goto('/explore');
  await expectAccessible(talentPage, 'explorer with a partner’s post');
  await talentPage.getByRole('article').filter({ hasText: title }).getByRole('link').click();
  await expect(talentPage).toHaveURL(address);
  await expect(talentPage.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(talentPage, 'public page of a project');
  // Signed out, Apply leads to the sign-in and back to the form.
  await visitor.clearCookies();
  await talentPage.evaluate(() => localStorage.clear());
  await talentPage.getByRole('link', { name: 'Apply', exact: true }).click();
  await expect(talentPage).toHaveURL(/\/login/);
  await talentPage.getByLabel('Email').fill(talent.email);
  await talentPage.getByLabel('Password', { exact: true }).fill(talent.password);
  await talentPage.getByRole('button', { name: 'Sign In' }).click();
  const apply = talentPage.getByRole('dialog', { name: `Apply: ${title}` });
  await expect(apply).toBeVisible();
  await expect(talentPage).toHaveURL(/\/talent\/projects\/[0-9a-f-]{36}\?apply=true$/);
  await apply.getByRole('button', { name: 'Send Application' }).click();
  await expect(apply.getByText('Answer this question to go on.')).toBeVisible();
  await expectAccessible(talentPage, 'application with problems');
  await apply.getByRole('textbox', { name: 'Why this, and why now?' }).fill('Letters are what I read first.');
  await apply.getByRole('button', { name: 'Send Application' }).click();
  await expect(talentPage.getByText('Received')).toBeVisible();
  await expectAccessible(talentPage, 'own applications');

  // The partner reads it and invites; the talent sees that.
  await page.goto('/partner/jobs');
  await page.getByRole('combobox', { name: 'Applications to' }).selectOption(title);
  await page.getByRole('button', { name: /Application of Test Talent$/ }).click();
  await expect(page.getByText('Letters are what I read first.')).toBeVisible();
  await expect(page.getByText('Being read')).toBeVisible();
  await page.getByRole('button', { name: 'Invite Test Talent' }).click();
  await page.getByRole('textbox', { name: 'A few words' }).fill('Come on Monday.');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('You wrote: Come on Monday.')).toBeVisible();
  await expectAccessible(page, 'applicants');

  // They write to each other about it.
  await page.getByRole('button', { name: 'Message Test Talent' }).click();
  const asked = page.getByRole('dialog', { name: 'Messages with Test Talent' });
  await asked.getByRole('textbox', { name: 'Your message' }).fill('Which letters <b>first</b>?');
  await asked.getByRole('button', { name: 'Send' }).click();
  await expect(asked.getByText('Which letters <b>first</b>?')).toBeVisible();
  await expectAccessible(page, 'messages with an applicant');
  await page.keyboard.press('Escape');
  await talentPage.reload();
  await talentPage.getByRole('button', { name: 'Message Demo Works, 1 new message' }).click();
  const read = talentPage.getByRole('dialog', { name: 'Messages with Demo Works' });
  await expect(read.getByText('Which letters <b>first</b>?')).toBeVisible();
  await read.getByRole('textbox', { name: 'Your message' }).fill('The oldest.');
  await read.getByRole('button', { name: 'Send' }).click();
  await expect(read.getByText('The oldest.')).toBeVisible();
  await talentPage.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Message Test Talent, 1 new message' })).toBeVisible();
  await page.goto('/partner/network');
  await expect(page.getByText(talent.email)).toBeVisible();
  await expectAccessible(page, 'network');
  await talentPage.reload();
  await expect(talentPage.getByText('Demo Works writes: Come on Monday.')).toBeVisible();
  await talentPage.goto('/dev/outbox');
  await expect(talentPage.getByRole('listitem').filter({ hasText: talent.email }).filter({ hasText: `You are invited: ${title}` })).toHaveCount(1);
  await visitor.close();
});

test('a program applied for on the public page while signed in stands among the own applications', async ({ page }) => {
  await signUp(page, newcomer());
  await page.goto('/apply?opportunity=freight-forecast');
  await page.getByRole('button', { name: 'Send Application' }).scrollIntoViewIfNeeded();
  await expect(page.locator('form.br-form')).toHaveJSProperty('noValidate', true);
  await page.getByLabel('First Name').fill('Test');
  await page.getByLabel('Last Name').fill('Talent');
  await page.getByRole('textbox', { name: 'Email' }).fill(`test-${randomUUID()}@example.com`);
  await page.getByRole('combobox', { name: /like to join/ }).selectOption('An opportunity from Explore');
  await page.getByRole('textbox', { name: /Why this/ }).fill('Figures are what I read first.');
  await page.getByRole('button', { name: 'Send Application' }).click();
  await expect(page.getByRole('heading', { name: 'Application received' })).toBeVisible();
  await page.goto('/talent/projects?show=applied');
  await expect(page.getByRole('heading', { name: 'Freight forecast' })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the application for Freight forecast' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
});

test('projects, recommendations and jobs are reached from the menu and, on a phone, from the bar at the foot', async ({ page }) => {
  await signUp(page, newcomer());
  for (const name of ['Projects', 'Recommendations', 'Jobs']) {
    await page.getByRole('navigation', { name: 'Talent menu' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectAccessible(page, name);
  }
  await page.setViewportSize({ width: 360, height: 760 });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL(/\/talent\/projects$/);
  await page.getByRole('searchbox').fill('freight');
  await expect(page).toHaveURL(/q=freight/);
  await expect(page.getByText('1 found')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Freight forecast' })).toBeVisible();
});
