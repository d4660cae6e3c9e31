import { expectAccessible } from './axe.ts';
import { withBlueprint } from './blueprint.ts';
import { expect, test } from './test.ts';

test.slow(); // in the long run every state is looked at in two themes and three widths

test('a blueprint is shared by choice, seen by whoever has the link, and gone again when its owner stops', async ({ page, browser, request, baseURL }) => {
  await withBlueprint(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: "Share Test Talent's Career Blueprint" });
  await expectAccessible(page, 'sharing, off');

  // By keyboard: choose what shows, share
  await dialog.getByRole('checkbox', { name: /My five-year roadmap/ }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('checkbox', { name: /How much of each year/ }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Share', exact: true }).focus();
  await page.keyboard.press('Enter');
  const link = await dialog.getByLabel('Link to your shared blueprint').inputValue();
  expect(link).toMatch(/\/blueprint-share\?id=[0-9a-f-]{36}$/);
  await expectAccessible(page, 'sharing, on');

  // What a service that shows links reads, without any script
  const html = await (await request.get(link)).text();
  const tag = (name: string) => new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(/<title>([^<]*)/.exec(html)?.[1]).toContain('Test Talent');
  expect([tag('og:title'), tag('twitter:card')]).toEqual(['Test Talent&#39;s Career Blueprint', 'summary_large_image']);
  const picture = await request.get(new URL(tag('og:image') ?? '', link).pathname);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);

  const stranger = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Test Talent' })).toBeVisible();
  await expect(stranger).toHaveTitle(/Test Talent's Career Blueprint/);
  await expect(stranger.getByRole('heading', { name: 'Five-year roadmap' })).toBeVisible();
  expect(await stranger.getByText('@example.com').count()).toBe(0);
  await expectAccessible(stranger, 'a shared blueprint');
  await stranger.goto('/blueprint-share'); // another page in between, or nothing is loaded
  await stranger.goto(`${link}#year3`);
  await expect(stranger.getByRole('heading', { name: 'Year 3' })).toBeInViewport();

  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByText(/Only you can see your blueprint/)).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('⚠️ Failed to load blueprint. Please try again later.')).toBeVisible();
  const unknown = link.replace(/id=.*/, 'id=00000000-0000-4000-8000-000000000000');
  const body = async (address: string) => (await request.get(address)).text();
  expect(await body(link)).toBe(await body(unknown));
  await expectAccessible(stranger, 'a blueprint that is not shared');
  await stranger.context().close();
});

test('the page of a shared blueprint without an id says so', async ({ page }) => {
  await page.goto('/blueprint-share');
  await expect(page.getByText('❌ Missing user ID in the URL')).toBeVisible();
});
