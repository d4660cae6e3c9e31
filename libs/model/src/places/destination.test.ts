import { expect, test } from 'vitest';
import { destinationAfterSignIn, destinationOf } from './destination.ts';

const site = 'https://bridge.example';
const go = (remembered: unknown) => destinationOf(remembered, { role: 'TALENT' }, site);

test('a page of the own area is gone back to, with its search and place', () => {
  expect(go('/talent/career?year=2#top')).toBe('/talent/career?year=2#top');
});

const bad = [
  'https://evil.example/talent/career', '//evil.example/talent/career', '///evil.example/talent/', '/\\evil.example/talent/', '\\/evil.example',
  '/\t/evil.example/talent/', '/\n//evil.example', ' /talent/career', '\u0000/talent/career', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)//talent/',
  'data:text/html,x', 'blob:https://bridge.example/x', 'talent/career', './talent/career', '../talent/career', '/./\\evil.example', '/.//evil.example/talent/',
  '/..//evil.example/talent/', '/talent/..//evil.example', '/talent/../mentor/dashboard', '/talent/%2e%2e/mentor/dashboard', '/talent\\..\\mentor\\dashboard',
  '/mentor/dashboard', '/partner/dashboard', '/login', '/signup', '/', '', '/talentx/career', '/TALENT/dashboard', '/talent', '?x=/talent/', '#/talent/',
  '@evil.example/talent/', '/@evil.example', 'https:/talent/career', 'https:talent/career', 'http://bridge.example/talent/career', 'https://bridge.example.evil.example/talent/',
  'https://bridge.example@evil.example/talent/', 'https://user:pass@bridge.example/talent/career', 'ftp://bridge.example/talent/', '/%2f%2fevil.example/talent/', '/%5cevil.example',
  '/talent/../../../etc/passwd', '/\r/evil.example', '/ /evil.example', '//', '/\\', '\\\\evil.example\\talent\\', 'https://', 'https:///evil.example/talent/', '//[::1]/talent/',
  '//evil.example:443/talent/', 'wss://bridge.example/talent/', 'file:///talent/', 'view-source:https://bridge.example/talent/', 'vbscript:x', 'about:blank', 'mailto:a@b.example',
];
test.each(bad.map((text) => [text]))('%j leads home instead', (text) => {
  expect(go(text)).toBe('/talent/dashboard');
});

test.each([undefined, null, 7, {}, ['/talent/career'], true])('what is no text (%j) leads home', (value) => {
  expect(go(value)).toBe('/talent/dashboard');
});

test.each(['TALENT', 'MENTOR', 'PARTNER'] as const)('the own profile is gone back to by a %s', (role) => {
  expect([destinationOf('/profile', { role }, site), destinationOf('/profiles', { role }, site)]).toEqual(['/profile', destinationOf(undefined, { role }, site)]);
});

test('each role has its own home', () => {
  expect(destinationOf('/talent/career', { role: 'MENTOR' }, site)).toBe('/mentor/dashboard');
  expect(destinationOf(undefined, { role: 'PARTNER' }, site)).toBe('/partner/dashboard');
});

test('a remembered short address leads to what it means for the role', () => {
  const redirects = { redirects: [{ from: '/jobs', to: { TALENT: '/talent/jobs', MENTOR: '/mentor/jobs', PARTNER: '/partner/jobs' } }, { from: '/out', to: 'https://evil.example/talent/' }] };
  const after = (remembered: unknown) => destinationAfterSignIn(remembered, { role: 'MENTOR' }, { site, redirects });
  expect([after('/jobs'), after('/mentor/mentees?q=a'), after('/out'), after(undefined)]).toEqual(['/mentor/jobs', '/mentor/mentees?q=a', '/mentor/dashboard', '/mentor/dashboard']);
});

test.each(['TALENT', 'MENTOR', 'PARTNER'] as const)('the console is gone back to by a %s: it says itself who may enter', (role) => {
  expect(['/staff', '/staff/cases/post.1', '/staffing'].map((path) => destinationOf(path, { role }, site))).toEqual(['/staff', '/staff/cases/post.1', destinationOf(undefined, { role }, site)]);
});

test.each(['TALENT', 'MENTOR', 'PARTNER'] as const)('of the staff, a %s begins in the console, unless they wanted to be somewhere of their own', (role) => {
  const home = destinationOf(undefined, { role }, site);
  const go = (remembered: unknown) => destinationOf(remembered, { role, staff: true }, site);
  expect([undefined, '/dashboard', '//evil.example/staff', home, '/profile', '/staff/audit'].map(go)).toEqual(['/staff', '/staff', '/staff', home, '/profile', '/staff/audit']);
});
