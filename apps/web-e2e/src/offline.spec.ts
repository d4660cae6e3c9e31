import type { Page } from '@playwright/test';
import { withBlueprint } from './blueprint.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** Until the worker has all that this person's screens need; its page is kept last. */
async function isKept(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.evaluate(async (at) => Boolean(await caches.match(at, { ignoreVary: true })), address)).toBe(true);
}

/** What the server has, asked beside the page. */
function stored(page: Page) {
  return page.evaluate(async () => {
    const { userId } = JSON.parse(localStorage.getItem('userData') ?? '{}') as { userId: string }; // the record the product keeps
    const token = /authToken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch(`/users/${userId}/blueprint/get-blueprint/full-structure`, { headers: { authorization: `Bearer ${token}`, 'x-access-token': token } });
    const { careerBlueprint } = (await answer.json()) as { careerBlueprint: { milestones: { year1: { text: string; completed: boolean; note?: string }[] } } }; // as the contract says
    return careerBlueprint.milestones.year1.map(({ text, completed, note = '' }) => ({ text, completed, note }));
  });
}

/** What this device has of anybody, beside the files of the product. */
const ofPeople = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('bridge');
    const database = await new Promise<IDBDatabase>((done) => (open.onsuccess = () => done(open.result)));
    const all = database.objectStoreNames.contains('answers') ? database.transaction('answers').objectStore('answers').getAllKeys() : undefined;
    const keys = all ? await new Promise<IDBValidKey[]>((done) => (all.onsuccess = () => done(all.result))) : [];
    database.close();
    return [...keys.map(String), ...Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))];
  });

/** The answer that this device has of a call. */
const keptOf = (page: Page, call: string) =>
  page.evaluate(async (end) => {
    const open = indexedDB.open('bridge');
    const database = await new Promise<IDBDatabase>((done) => (open.onsuccess = () => done(open.result)));
    const all = database.transaction('answers').objectStore('answers').openCursor();
    const found = await new Promise<string>((done) => {
      all.onsuccess = () => {
        if (!all.result) return done('');
        if (String(all.result.key).endsWith(end)) return done((all.result.value as { text: string }).text); // as it is kept
        all.result.continue();
      };
    });
    database.close();
    return found;
  }, call);

test('without a network the plan opens, is ticked and written in, and outlives a reload; the server then has it once, and logging out wipes it', async ({ page, context }) => {
  await withBlueprint(page);
  await page.goto('/talent/dashboard');
  await expect(page.getByRole('heading', { name: 'My Career Roadmap' })).toBeVisible();
  await isKept(page, '/profile');
  await page.goto('/talent/career?year=1');
  await expect(page.getByRole('heading', { name: 'Five Year Milestones' })).toBeVisible();
  const before = await stored(page);
  await expect.poll(() => keptOf(page, '/full-structure')).toContain(before[0]!.text); // not what was kept before there was a plan

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No connection. What can still be shown is of')).toBeVisible();
  const rows = page.locator('details[open]').getByRole('listitem');
  await rows.first().getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByText('1 change waits for the network.')).toBeVisible();
  await page.getByRole('button', { name: `Change “${before[1]!.text}”` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel(/^Note/).fill('Written on the bus');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 changes wait for the network.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0); // a reload before it has closed opens it again: what is typed is kept until it is known to be saved

  await page.reload();
  await expect(page.getByText('2 changes wait for the network.')).toBeVisible();
  await expect(rows.first().getByRole('button', { name: /^Completed/ })).toBeVisible();
  await expect(rows.nth(1)).toContainText('Written on the bus');
  await page.goto('/talent/dashboard');
  await expect(page.getByRole('heading', { name: 'My Career Roadmap' })).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.headers()['idempotency-key'] ?? 'without an id'));
  await context.setOffline(false);
  await expect.poll(() => new Set(sent).size).toBe(2); // first: a page that still begins says nothing of them
  await expect(page.getByText(/wait for the network|No connection/)).toHaveCount(0);
  const after = await stored(page);
  expect(after).toEqual(before.map((one, place) => ({ ...one, completed: place === 0, note: place === 1 ? 'Written on the bus' : one.note })));

  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => ofPeople(page)).toEqual([]);

  // A page that was closed too early may have left something.
  await page.evaluate(async () => {
    const open = indexedDB.open('bridge');
    const database = await new Promise<IDBDatabase>((done) => (open.onsuccess = () => done(open.result)));
    const writing = database.transaction('answers', 'readwrite');
    writing.objectStore('answers').put({ text: '{}', at: 1 }, 'somebody /profile');
    await new Promise((done) => (writing.oncomplete = done));
    database.close();
  });
  expect(await ofPeople(page)).toEqual(['somebody /profile']);
  await page.goto('/login');
  await expect.poll(() => ofPeople(page)).toEqual([]);

  // Logged out and without a network, a page of ours stands where the browser's would.
  await context.setOffline(true);
  await page.goto('/');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
});
