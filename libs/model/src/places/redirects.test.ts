import { expect, test } from 'vitest';
import { resolveRedirect } from './redirects.ts';

const content = {
  redirects: [
    { from: '/old', to: '/new' },
    { from: '/jobs', to: { TALENT: '/talent/jobs', MENTOR: '/mentor/jobs', PARTNER: '/partner/jobs' } },
  ],
};

test('an old address leads to the new one, with or without a slash at its end', () => {
  expect(resolveRedirect(content, '/old', undefined)).toEqual({ path: '/new' });
  expect(resolveRedirect(content, '/old/', undefined)).toEqual({ path: '/new' });
});

test('a short address leads to the page of the role', () => {
  expect(resolveRedirect(content, '/jobs', 'MENTOR')).toEqual({ path: '/mentor/jobs' });
});

test('without a role a short address asks to sign in', () => {
  expect(resolveRedirect(content, '/jobs', undefined)).toBe('sign-in');
});

test('every other address is itself', () => {
  expect(resolveRedirect(content, '/older', 'TALENT')).toEqual({ path: '/older' });
});
