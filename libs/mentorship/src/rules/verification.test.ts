import { expect, onTestFinished, test } from 'vitest';
import { isPending, nextPoll, rememberVerification, wasPending } from './verification.ts';

const submitted = '2026-11-16T12:00:00.000Z';
const after = (milliseconds: number) => new Date(submitted).getTime() + milliseconds;

test('a submitted profile is asked for every twelve hours, for five days', () => {
  expect(nextPoll('submitted', submitted, after(0))).toBe(43_200_000);
  expect(nextPoll('submitted', submitted, after(431_999_999))).toBe(43_200_000);
  expect(nextPoll('submitted', submitted, after(432_000_000))).toBe(false);
  expect(isPending('submitted', submitted, after(432_000_000))).toBe(false);
});

test('a state that only a person changes is not asked for', () => {
  for (const status of ['draft', 'changes-requested', 'verified', 'declined'] as const) expect(nextPoll(status, submitted, after(0))).toBe(false);
});

test('the stored keys say what the last visit saw', () => {
  onTestFinished(() => localStorage.clear());
  expect(wasPending()).toBe(false);
  rememberVerification('submitted', submitted, after(0));
  expect(localStorage.getItem('hasSubmittedOnboarding')).toBe('true');
  expect(localStorage.getItem('isVerificationPending')).toBe('true');
  expect(wasPending()).toBe(true);
  rememberVerification('submitted', submitted, after(432_000_000));
  expect(localStorage.getItem('hasSubmittedOnboarding')).toBe('true');
  expect(localStorage.getItem('isVerificationPending')).toBe('false');
  expect(localStorage.getItem('hasCompletedOnboarding')).toBe('false');
  rememberVerification('verified', submitted, after(0));
  expect(['hasCompletedOnboarding', 'hasSubmittedOnboarding', 'isVerificationPending'].map((key) => localStorage.getItem(key))).toEqual(['true', 'true', 'false']);
  rememberVerification('draft', null, after(0));
  expect(localStorage.getItem('hasSubmittedOnboarding')).toBe('false');
});

test('a damaged stored value is dropped', () => {
  onTestFinished(() => localStorage.clear());
  localStorage.setItem('hasSubmittedOnboarding', '{"odd":1}');
  localStorage.setItem('isVerificationPending', 'true');
  expect(wasPending()).toBe(false);
  expect(localStorage.getItem('hasSubmittedOnboarding')).toBeNull();
});
