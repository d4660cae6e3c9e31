import { randomUUID } from 'node:crypto';
import { withBlueprint } from './blueprint.ts';
import { pressOn, reach, typeInto } from './keyboard.ts';
import { logIn, newcomer, signUp } from './people.ts';
import { operator } from './server-side.ts';
import { expect, test } from './test.ts';

test.slow(); // whole ways, key by key

test('by keyboard alone a talent edits the blueprint, updates it, shares it, saves it as a file, deletes it and takes that back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withBlueprint(page);
  const menu = page.getByRole('button', { name: 'Blueprint menu' });
  const dialog = page.getByRole('dialog');
  /** Opens the menu, goes to an entry by its first letters, and takes it. */
  async function take(entry: string) {
    await pressOn(page, menu);
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.type(entry.slice(0, 2));
    await expect(page.getByRole('menuitem', { name: entry })).toBeFocused();
    await page.keyboard.press('Enter');
  }

  await pressOn(page, page.getByRole('button', { name: /^Change “/ }).first());
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await typeInto(page, dialog.getByLabel('Milestone', { exact: true }), 'Shadow a nurse for one day');
  await reach(page, dialog.getByLabel(/^Target quarter/));
  await page.keyboard.press('ArrowDown');
  await typeInto(page, dialog.getByLabel(/^Note/), 'Ask at the clinic');
  await pressOn(page, dialog.getByRole('button', { name: 'Save' }));
  const row = page.getByRole('listitem').filter({ hasText: 'Shadow a nurse for one day' });
  await expect(row).toContainText('Ask at the clinic');
  await expect(row).toContainText('Target: Q');

  await take('Update');
  const edited = dialog.getByRole('listitem').filter({ hasText: 'Shadow a nurse for one day' });
  await expect(edited.getByRole('checkbox')).toBeChecked();
  await pressOn(page, dialog.getByRole('button', { name: 'Replace' }));
  await expect(page.getByText('Blueprint Updated Successfully')).toBeVisible();
  await expect(row).toContainText('Ask at the clinic');

  await pressOn(page, page.getByRole('button', { name: 'Share', exact: true }));
  await pressOn(page, dialog.getByRole('checkbox', { name: /My five-year roadmap/ }), 'Space');
  await pressOn(page, dialog.getByRole('button', { name: 'Share', exact: true }));
  const link = dialog.getByLabel('Link to your shared blueprint');
  await expect(link).toBeFocused();
  await pressOn(page, dialog.getByRole('button', { name: 'Copy link' }));
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await pressOn(page, dialog.getByRole('button', { name: 'Stop sharing' }));
  await expect(dialog.getByText(/Only you can see your blueprint/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();

  await take('Print or save');
  const [file] = await Promise.all([page.waitForEvent('download'), pressOn(page, dialog.getByRole('button', { name: 'Calendar' }))]);
  expect(file.suggestedFilename()).toBe('career-blueprint.ics');
  await page.keyboard.press('Escape');

  await take('Delete');
  await expect(page.getByRole('button', { name: "No, don't delete" })).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Yes' }));
  await expect(page.getByText('No data to display')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByText('Blueprint restored')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Five Year Milestones' })).toBeVisible();
});

test('by keyboard alone a partner posts, a talent saves it and applies, and the partner invites', async ({ page, browser, baseURL }) => {
  const title = `Count the lamps ${randomUUID().slice(0, 8)}`;
  await logIn(page, { email: 'partner1@demo.example', password: 'demo-partner-1' });
  await pressOn(page, page.getByRole('link', { name: 'Opportunities' }).first());
  await pressOn(page, page.getByRole('button', { name: 'Post a project' }).or(page.getByRole('link', { name: 'Post a project' })).first());
  const form = page.getByRole('dialog', { name: 'Post a project' });
  await typeInto(page, form.getByRole('textbox', { name: 'Title' }), title);
  await typeInto(page, form.getByRole('textbox', { name: 'Organisation' }), 'Demo Works');
  await reach(page, form.getByRole('combobox', { name: 'Category' }));
  await page.keyboard.type('Technology');
  await typeInto(page, form.getByRole('textbox', { name: 'Location' }), 'Remote');
  await typeInto(page, form.getByRole('textbox', { name: 'Duration' }), '6 weeks');
  await typeInto(page, form.getByRole('textbox', { name: /exist at the end/ }), 'A number, and how it was found.');
  await pressOn(page, form.getByRole('checkbox', { name: 'Technology' }), 'Space');
  await pressOn(page, form.getByRole('button', { name: 'Send for review' }));
  const post = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(post.getByText('In review')).toBeVisible();
  const number = (await operator('posts', 'list')).split('\n').find((line) => line.includes(title))?.slice(0, 8) ?? '';
  await operator('posts', 'publish', number);

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const talents = await context.newPage();
  const talent = newcomer(`Talent ${randomUUID().slice(0, 8)}`);
  await signUp(talents, talent);
  await pressOn(talents, talents.getByRole('link', { name: 'Projects' }).first());
  await typeInto(talents, talents.getByRole('searchbox'), title);
  await expect(talents.getByText('1 found')).toBeVisible();
  await pressOn(talents, talents.getByRole('button', { name: `Save ${title}` }));
  await expect(talents.getByRole('button', { name: `Save ${title}` })).toHaveAttribute('aria-pressed', 'true');
  await pressOn(talents, talents.getByRole('button', { name: `Apply: ${title}` }));
  await typeInto(talents, talents.getByRole('textbox', { name: 'Why this, and why now?' }), 'I count what I pass.');
  await pressOn(talents, talents.getByRole('button', { name: 'Send Application' }));
  await expect(talents.getByText('Received')).toBeVisible();

  const name = `${talent.firstName} ${talent.lastName}`;
  await pressOn(page, page.getByRole('link', { name: 'Jobs' }).first());
  await pressOn(page, page.getByRole('button', { name: `Read it, Application of ${name}` }));
  await expect(page.getByText('I count what I pass.')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: `Invite ${name}` }));
  await typeInto(page, page.getByRole('textbox', { name: 'A few words' }), 'Come on Monday.');
  await pressOn(page, page.getByRole('button', { name: 'Send invitation' }));
  await expect(page.getByText('You wrote: Come on Monday.')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Network' }).first());
  await expect(page.getByText(talent.email)).toBeVisible();
  await talents.reload();
  await expect(talents.getByText('Demo Works writes: Come on Monday.')).toBeVisible();
  await context.close();
});
