import { logIn } from './people.ts';
import { expect, test } from './test.ts';

const talent = { email: 'talent1@demo.example', password: 'demo-talent-1' };
// The dashboard is not among them: what its blocks need comes after what is seen first.
const screens = ['/talent/career', '/talent/mentorship', '/talent/projects', '/talent/jobs', '/talent/recommendations'];

test('a screen opened by its address names every module, style and document that it loads', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 })); // what a screen fetches at leisure is not its beginning
  await logIn(page, talent);
  await expect(page).toHaveURL(/\/talent\/dashboard$/);
  for (const at of screens) {
    await page.goto('about:blank'); // the screen before may still be loading
    const asked = new Set<string>();
    const listen = (request: { url(): string }) => void asked.add(new URL(request.url()).pathname);
    page.on('request', listen);
    const answer = await page.goto(at);
    await expect(page.locator('#app').getByRole('heading', { level: 1 })).toBeVisible(); // not that of a stand-in
    page.off('request', listen);
    const html = (await answer?.text()) ?? '';
    const files = [...asked].filter((file) => /^\/(assets|content)\/.*\.(js|css|json)$/.test(file));
    expect(files.filter((file) => file.startsWith('/content/')).length, at).toBeGreaterThan(3);
    expect(files.filter((file) => !html.includes(`"${file}"`)), at).toEqual([]);
  }
});

test('the call that fills a list goes out before the program is there, and once', async ({ page }) => {
  await logIn(page, talent);
  await expect(page).toHaveURL(/\/talent\/dashboard$/);
  const order: string[] = [];
  page.on('request', (request) => void order.push(new URL(request.url()).pathname));
  let program = () => {};
  const held = new Promise<void>((resolve) => (program = resolve));
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const answered = page.waitForResponse(/\/users\/all-metors\/mentors/);
  await page.goto('/talent/mentorship', { waitUntil: 'commit' });
  expect((await answered).status()).toBe(200);
  program();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(order.filter((at) => at === '/users/all-metors/mentors')).toHaveLength(1);
});
