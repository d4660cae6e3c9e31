import { expect, test } from 'vitest';
import type { Refund } from '@bridge/model';
import { accessibilityProblems, renderWithProviders } from '@bridge/testing';
import { PlanCredits } from './index.ts';
import { mentor } from './testing/draw.tsx';

const refund: Refund = { id: '018f0000-0000-7000-8000-0000000000d1', mentor, plan: 'lite', amount: 8000, currency: 'NGN', cause: 'lapsed', dueAt: '2026-11-20T12:00:00.000Z', refundedAt: null };
const credit = { packId: '018f0000-0000-7000-8000-0000000000c1', mentor, plan: 'standard' as const, price: 28000, left: 3, of: 4, expiresAt: '2099-03-01T12:00:00.000Z', endsSoon: true };

test('a talent sees what is left of their plans, that a last day is near, and what is paid back to them', async () => {
  const refunds = [refund, { ...refund, id: 'done', refundedAt: '2026-11-21T12:00:00.000Z' }, { ...refund, id: 'gone', mentor: null, cause: 'mentor-left' as const }];
  const { screen } = await renderWithProviders(<PlanCredits />, { api: { listCredits: () => ({ success: true as const, credits: [credit], refunds }) } });
  await expect.element(screen.getByText('What is left expires then')).toBeVisible();
  await expect.element(screen.getByText('₦8,000 is refunded to you.').first()).toBeVisible();
  await expect.element(screen.getByText('₦8,000 was refunded on Saturday, 21 November 2026.')).toBeVisible();
  await expect.element(screen.getByText('Lite Plan: Demo Mentor 3 has not answered in time.').first()).toBeVisible();
  await expect.element(screen.getByText('Lite Plan: the mentor is no longer here.')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('one session is counted as one', async () => {
  const { screen } = await renderWithProviders(<PlanCredits />, { api: { listCredits: () => ({ success: true as const, credits: [{ ...credit, left: 1, of: 1 }] }) } });
  await expect.element(screen.getByText('1 session of 1 left.')).toBeVisible();
});

test('who has paid for nothing sees nothing of it', async () => {
  const { screen, api } = await renderWithProviders(<PlanCredits />, { api: { listCredits: () => ({ success: true as const, credits: [] }) } });
  await expect.poll(() => api.callsOf('listCredits').length).toBe(1);
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument();
});
