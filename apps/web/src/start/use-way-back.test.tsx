import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aUser, type FakeHandlers } from '@bridge/testing';
import { drawProduct } from '../testing/draw.tsx';

const partner = aUser({ role: 'PARTNER' });
const api: FakeHandlers = { listPosts: () => ({ success: true, posts: [], total: 0, page: 1, limit: 10 }) };
const dialog = page.getByRole('dialog');
const twice = () => dialog.getByRole('button', { name: 'Close' }).dblClick();
const close = () => dialog.getByRole('button', { name: 'Close' }).click();

test('a dialog that the address says is closed by Back, or takes its step back itself', async () => {
  const { location, router } = await drawProduct('/partner/opportunities', { user: partner, api });
  for (const leave of [close, () => Promise.resolve(router.history.back()), twice, close]) {
    await page.getByRole('button', { name: 'Post a project' }).first().click();
    await expect.element(dialog).toBeVisible();
    expect(location()).toBe('/partner/opportunities?post=project');
    await leave();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(location).toBe('/partner/opportunities');
    expect(router.state.location.state.__TSR_index).toBe(0);
  }
});

test('come to by its address, it leaves the page in its place', async () => {
  const { location, router } = await drawProduct('/partner/opportunities?post=project', { user: partner, api });
  await close();
  await expect.poll(location).toBe('/partner/opportunities');
  expect(router.state.location.state.__TSR_index).toBe(0);
});
