import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { call, session } from '@bridge/client';
import { contract, screenFolders, type Role } from '@bridge/model';
import { aSignIn, aUser, refuse } from '@bridge/testing';
import { drawProduct } from './testing/draw.tsx';

const heading = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
const homes: Record<Role, string> = { TALENT: '/talent/dashboard', MENTOR: '/mentor/dashboard', PARTNER: '/partner/dashboard' };
const roleOf = Object.keys(homes) as Role[]; // the keys of the record above

async function signIn() {
  await page.getByLabelText('Email').fill('demo.talent.1@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test.each(['/dashboard', '/talent/dashboard', '/talent/career', '/mentor/dashboard', '/partner/dashboard', '/career', '/jobs'])(
  '%s sends a visitor to /login',
  async (path) => {
    const { location } = await drawProduct(path);
    await heading('Welcome back');
    expect(location()).toBe('/login');
  },
);

test('after signing in one is where one wanted to be', async () => {
  const { location } = await drawProduct('/talent/career?year=2', { api: { login: () => aSignIn() } });
  await heading('Welcome back');
  await signIn();
  await expect.poll(location).toBe('/talent/career?year=2');
});

test.each(screenFolders)('also where that was one of many: below %s', async (folder) => {
  const [, area = ''] = folder.split('/');
  const role = roleOf.find((one) => homes[one].startsWith(`/${area}/`)) ?? 'TALENT';
  const wanted = `${folder}/018f0000-0000-7000-8000-000000000009`;
  const { location } = await drawProduct(wanted, { api: { login: () => aSignIn(aUser({ role })) } });
  await heading('Welcome back');
  await signIn();
  await expect.poll(location).toBe(wanted);
});

test('a short address that was wanted leads to what it means for the role', async () => {
  const { location } = await drawProduct('/career', { api: { login: () => aSignIn() } });
  await heading('Welcome back');
  await signIn();
  await expect.poll(location).toBe('/talent/career');
});

test('a page of another role that was wanted leads home', async () => {
  const { location } = await drawProduct('/mentor/dashboard', { api: { login: () => aSignIn() } });
  await heading('Welcome back');
  await signIn();
  await expect.poll(location).toBe('/talent/dashboard');
});

test.each(roleOf)('/dashboard and /login lead a %s home', async (role) => {
  const { location, router } = await drawProduct('/dashboard', { user: aUser({ role }) });
  await expect.poll(location).toBe(homes[role]);
  await router.navigate({ to: '/login' });
  await expect.poll(location).toBe(homes[role]);
});

test.each(roleOf.flatMap((role) => roleOf.filter((other) => other !== role).map((other) => [role, homes[other]])))(
  'a %s at %s is asked who they are',
  async (role, path) => {
    const { location } = await drawProduct(path ?? '', { user: aUser({ role: role as Role }) }); // from roleOf
    await heading('Tailor your experience');
    expect(location()).toBe('/select-user-type');
  },
);

test('a role that is kept here and is not the one that the server knows gives way to it', async () => {
  const known = aUser({ role: 'PARTNER' });
  const ownProfile = () => ({ firstName: known.firstName, lastName: known.lastName, role: known.role, user: known });
  const { location } = await drawProduct('/dashboard', { user: aUser({ role: 'TALENT' }), api: { ownProfile, listPosts: () => ({ success: true, posts: [], total: 0, page: 1, limit: 10 }), listApplicants: () => ({ success: true, applicants: [], total: 0, page: 1, limit: 10 }) } });
  await expect.poll(location).toBe(homes.PARTNER);
});

test('sign-up without a role asks for one first', async () => {
  const { location } = await drawProduct('/signup');
  await heading('Tailor your experience');
  expect(location()).toBe('/select-user-type');
  await page.getByRole('link', { name: /Partners Employers/ }).click();
  await heading('Create your account');
  await expect.element(page.getByText('You are signing up as a partner.')).toBeVisible();
});

const page10 = { total: 0, page: 1, limit: 10 };

test.each([
  ['TALENT', '/projects', '/talent/projects', 'Projects'],
  ['TALENT', '/recomendations', '/talent/recommendations', 'Recommendations'],
  ['TALENT', '/jobs', '/talent/jobs', 'Jobs'],
  ['PARTNER', '/projects', '/partner/opportunities', 'Opportunities'],
  ['PARTNER', '/mentorships', '/partner/network', 'Network'],
  ['PARTNER', '/jobs', '/partner/jobs', 'Jobs'],
] as const)('a %s at %s is led to %s', async (role, path, to, title) => {
  const { location } = await drawProduct(path, {
    user: aUser({ role }),
    api: {
      listOpportunities: () => ({ success: true, opportunities: [], answered: true, ...page10 }),
      listPosts: () => ({ success: true, posts: [], ...page10 }),
      partnerNetwork: () => ({ success: true, talents: [], ...page10 }),
      listApplicants: () => ({ success: true, applicants: [], ...page10 }),
    },
  });
  await heading(title);
  expect(location()).toBe(to);
});

test('a project has an address of its own: it is led to after the sign-in, names the page, and Back leads to the list', async () => {
  const detail = {
    id: 'project.letters', kind: 'project', title: 'Sort the letters', organisation: 'Demo Works', category: null, location: 'Remote', terms: '6 weeks', description: 'Sort letters.',
    deadline: null, start: null, places: null, pay: '', over: null, source: 'content', sample: true, reasons: [], saved: false, application: null, industries: [], skills: [],
  } as const;
  const one = { total: 1, page: 1, limit: 10 };
  const { location, router } = await drawProduct('/talent/projects', {
    user: aUser(),
    api: { listOpportunities: () => ({ success: true, opportunities: [{ ...detail, reasons: [] }], answered: true, ...one }), readOpportunity: () => ({ success: true, data: { ...detail, reasons: [], industries: [], skills: [] } }) },
  });
  await page.getByRole('link', { name: 'Learn More: Sort the letters' }).click();
  await heading('Sort the letters');
  expect(location()).toBe('/talent/projects/letters');
  await expect.poll(() => document.title).toMatch(/^Sort the letters · /);
  router.history.back();
  await heading('Projects');
  await expect.poll(() => document.title).toMatch(/^Projects · /);
});

test('/signin leads to /login', async () => {
  const { location } = await drawProduct('/signin');
  await heading('Welcome back');
  expect(location()).toBe('/login');
});

test('a token that the server no longer takes leads to /login once, and back afterwards', async () => {
  const { location } = await drawProduct('/talent/career?year=3', { user: aUser(), api: { health: () => refuse('not-signed-in'), login: () => aSignIn() } });
  await heading('Career Roadmap');
  await Promise.allSettled([call(contract.health), call(contract.health)]);
  await heading('Welcome back');
  await expect.element(page.getByText('Your sign-in has ended. Sign in again to go on where you were.')).toBeVisible();
  await signIn();
  await expect.poll(location).toBe('/talent/career?year=3');
});

test('signing out in another tab leads to /login here', async () => {
  await session.restore();
  const { location } = await drawProduct('/talent/career', { user: aUser() });
  await heading('Career Roadmap');
  new BroadcastChannel('bridge-session').postMessage({ type: 'signed-out' });
  await heading('Welcome back');
  expect(location()).toBe('/login');
});
