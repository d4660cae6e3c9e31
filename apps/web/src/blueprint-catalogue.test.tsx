import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBlueprint, aUser, completionOf, offline, refuse, type FakeHandlers } from '@bridge/testing';
import { drawProduct } from './testing/draw.tsx';

// Every entry of the specification's catalogue of errors for the blueprint, the career page and sharing, made to happen
// by the server's answer. Those of the survey are in libs/survey, those of mentors in mentor-catalogue.test.tsx.
type Entry = [name: string, path: string, api: FakeHandlers, act: () => Promise<void>, words: string[]];

const user = aUser();
const said = 'The server says why.';
const blueprint = aBlueprint({}, { otherAnswers: 'a name' }); // there is something to replace
const stored: FakeHandlers = {
  fullBlueprint: () => ({ success: true, careerBlueprint: blueprint }),
  readProgress: () => ({ success: true, data: { completionStats: completionOf(blueprint) } }),
};
const nothing = async () => {};
const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
async function choose(entry: string) {
  await press('Blueprint menu');
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
async function update() {
  await choose('Update');
  await press('Replace');
}
const tick = () => press('Mark as Completed');
const ticked = (message: string): FakeHandlers => ({ ...stored, updateProgress: () => ({ success: true, message, data: { completionStats: completionOf(blueprint) } }) });
const generated: FakeHandlers = { ...stored, generateBlueprint: () => ({ success: true, data: { blueprint: aBlueprint({}, { generatedAt: '2026-11-20T12:00:00.000Z' }) } }) };

const entries: Entry[] = [
  ['a tick that is refused, with words', '/career', { ...stored, updateProgress: () => refuse('milestone-not-found', said) }, tick, [said]],
  ['a tick that is refused, without', '/career', { ...stored, updateProgress: () => new Response('<html>', { status: 500 }) }, tick, ['An error occurred']],
  ['a tick, with words', '/career', ticked(said), tick, [said]],
  ['a tick, without', '/career', ticked(''), tick, ['Task completed successfully']],
  ['the blueprint in full, without an answer', '/talent/career?view=true', { fullBlueprint: () => Promise.reject(offline) }, nothing, ['Failed to load career blueprint.', 'Failed to load user blueprint.']],
  ['the blueprint in full, refused', '/talent/career?view=true', { fullBlueprint: () => refuse('not-allowed') }, nothing, ['Failed to fetch user data: Forbidden']],
  ['the blueprint in full, none', '/talent/career?view=true', {}, nothing, ['No blueprint available.', 'Career blueprint not found for this user.']],
  ['the career page, without an answer', '/career', { fullBlueprint: () => Promise.reject(offline) }, nothing, ['Failed to load career data.', 'Failed to load career data. Please try again. Nothing you saved is lost.']],
  ['the career page, refused', '/career', { fullBlueprint: () => refuse('not-allowed') }, nothing, ['Failed to fetch user data: Forbidden']],
  ['Update', '/career', { ...generated, replaceBlueprint: () => ({ success: true, message: '', careerBlueprint: blueprint }) }, update, ['Blueprint Updated Successfully', 'Your blueprint has been updated.']],
  ['Update that fails', '/career', { ...stored, generateBlueprint: () => refuse('generation-failed') }, () => choose('Update'), ['Failed to Update Blueprint']],
  ['sharing without an id', '/blueprint-share', {}, nothing, ['❌ Missing user ID in the URL']],
  ['sharing that fails', '/blueprint-share?id=x', { sharedBlueprint: () => refuse('blueprint-not-found') }, nothing, ['⚠️ Failed to load blueprint. Please try again later.']],
  ['sharing that loads', '/blueprint-share?id=x', { sharedBlueprint: () => new Promise<never>(() => {}) }, nothing, ['Loading...']],
];

test.each(entries)('%s', async (_, path, api, act, words) => {
  await drawProduct(path, { api, user });
  await act();
  for (const text of words) await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
});

test('an Update of what another window deleted', async () => {
  let isThere = true;
  await drawProduct('/career', { user, api: { ...stored, fullBlueprint: () => ({ success: true, careerBlueprint: isThere ? blueprint : null }) } });
  await press('Blueprint menu');
  isThere = false;
  await page.getByRole('menuitem', { name: 'Update', exact: true }).click();
  await expect.element(page.getByText('Blueprint not found.', { exact: true })).toBeVisible();
});
