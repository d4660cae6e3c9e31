import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cookies, session } from '@bridge/client';
import type { Permission } from '@bridge/model';
import { accessibilityProblems, aUser } from '@bridge/testing';
import { drawProduct } from './testing/draw.tsx';

const heading = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
const account = () => page.getByRole('button', { name: /Account menu/ });

test('an unknown address shows the not-found page with the way home', async () => {
  const { location } = await drawProduct('/nothing-here');
  await heading('404 - Page Not Found');
  expect(document.title).toBe('404 - Page Not Found · Bridge AI');
  await page.getByRole('link', { name: 'Back home' }).click();
  await expect.poll(location).toBe('/');
});

test('the head of pages for everybody offers a visitor to sign up and to log in, and somebody signed in their dashboard', async () => {
  const { location } = await drawProduct('/nothing-here', { user: aUser() });
  await page.getByRole('link', { name: 'Go to My Dashboard' }).first().click();
  await expect.poll(location).toBe('/talent/dashboard');
  session.signOut();
  await drawProduct('/nothing-here');
  await expect.element(page.getByRole('banner').last().getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  await expect.element(page.getByRole('banner').last().getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/select-user-type');
});

test('public pages are left to the browser: the home page, and every address without a screen', async () => {
  const left: string[] = [];
  const { router } = await drawProduct('/partner/dashboard', { user: aUser({ role: 'PARTNER' }), leave: (href) => left.push(href) });
  await heading('Welcome back!');
  await router.navigate({ href: '/help?from=dashboard' });
  await expect.poll(() => left).toEqual(['/help?from=dashboard']);
  void router.navigate({ to: '/' });
  await expect.poll(() => left).toEqual(['/help?from=dashboard', '/']);
});

test('a screen that fails within a frame is no second main part', async () => {
  const { router } = await drawProduct('/talent/career', { user: aUser() });
  await heading('Career Roadmap');
  const { options } = router.routesByPath['/talent/jobs'];
  const { loader } = options;
  options.loader = () => Promise.reject(new Error('A part of the program could not be fetched.'));
  await router.navigate({ to: '/talent/jobs' });
  await heading('This page could not be shown');
  options.loader = loader;
  expect(page.getByRole('main').elements()).toHaveLength(1);
});

test('the bar shows of a mentor what everybody else sees, and follows what another tab changes', async () => {
  const mentor = (seen: object) => aUser({ role: 'MENTOR', ...seen });
  let now = mentor({});
  await drawProduct('/mentor/mentees', { user: mentor({}), api: { ownProfile: () => ({ firstName: now.firstName, lastName: now.lastName, role: now.role, user: now }) } });
  await session.restore(); // as the product starts: from then on it hears other tabs
  const shown = () => account().element().querySelector('.br-face, .br-photo');
  await expect.element(account()).toBeVisible();
  const otherTab = new BroadcastChannel('bridge-session');
  onTestFinished(() => otherTab.close());
  const change = (next: object) => {
    now = mentor(next);
    otherTab.postMessage({ type: 'updated', userId: now.userId });
  };
  change({ face: 'hijab' });
  await expect.poll(() => shown()?.matches('.br-face')).toBe(true);
  change({ profileImageUrl: '/portraits/a/192.webp' });
  await expect.poll(() => shown()?.getAttribute('src')).toBe('/portraits/a/96.webp');
  change({});
  await expect.poll(shown).toBeNull();
});

test('the menu shows the pages that exist, and says which one is open', async () => {
  await drawProduct('/talent/career', { user: aUser() });
  const menu = page.getByRole('navigation', { name: 'Talent menu' });
  await expect.element(menu.getByRole('link', { name: 'Career Roadmap' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link').elements().map((link) => link.getAttribute('href'))).toEqual(['dashboard', 'career', 'projects', 'mentorship', 'recommendations', 'jobs'].map((name) => `/talent/${name}`));
});

test.each([1280, 360])('in the console the menu leads to it and back to one’s own rooms, whoever one is, at %i pixels', async (width) => {
  const { location } = await drawProduct('/staff', { user: aUser(), width, api: { staffToday: () => ({ success: true, data: { permissions: ['staff'], waiting: [], urgent: 0, median: null, decided: [], asks: [] } }), listCases: () => ({ success: true, cases: [], total: 0, page: 1, limit: 10 }) } });
  const menu = page.getByRole('navigation', { name: 'Staff menu' });
  await expect.element(menu.getByRole('link', { name: 'Console' })).toHaveAttribute('aria-current', 'page');
  expect(page.getByRole('link', { name: 'Projects' }).query()).toBeNull();
  await expect.element(page.getByRole('button', { name: /Staff/ })).toBeInTheDocument(); // and no talent, there
  await menu.getByRole('link', { name: 'My dashboard' }).click();
  await expect.poll(location).toBe('/talent/dashboard');
  await expect.element(menu).not.toBeInTheDocument();
});

const today = (permissions: Permission[]) => ({ staffToday: () => ({ success: true as const, data: { permissions, waiting: [], urgent: 0, median: null, decided: [], asks: [] } }), listCases: () => ({ success: true as const, cases: [], total: 0, page: 1, limit: 10 }) });

test.each([
  { job: 'Programme manager', held: ['people', 'mentors', 'posts', 'applications', 'messages', 'safety'] as const },
  { job: 'Staff', held: ['mentors', 'audit'] as const },
])('who has just signed in and is of the staff begins in the console, where they are called $job, and goes to and fro', async ({ job, held }) => {
  const { location } = await drawProduct('/login', { user: aUser({ staff: true }), width: 1280, api: today([...held]) });
  await expect.poll(location).toBe('/staff');
  await expect.element(page.getByRole('button', { name: `Demo Talent 1, ${job}. Account menu` })).toBeVisible();
  await page.getByRole('navigation', { name: 'Staff menu' }).getByRole('link', { name: 'My dashboard' }).click();
  await expect.poll(location).toBe('/talent/dashboard');
  await expect.element(page.getByRole('button', { name: `Demo Talent 1, Talent · ${job}. Account menu` })).toBeVisible();
  await page.getByRole('navigation', { name: 'Talent menu' }).getByRole('link', { name: 'Console' }).click();
  await expect.poll(location).toBe('/staff');
});

test('who has come home without a connection is led there as soon as there is one', async () => {
  const left: string[] = [];
  const { router } = await drawProduct('/partner/dashboard', { user: aUser({ role: 'PARTNER' }), leave: (href) => left.push(href) });
  await heading('Welcome back!');
  const gone = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
  onTestFinished(() => gone.mockRestore());
  await router.navigate({ to: '/' });
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(left).toEqual([]);
  window.dispatchEvent(new Event('online'));
  expect(left).toEqual(['/']);
});

test('on a phone the bar at the foot leads to the role’s own pages', async () => {
  const { location } = await drawProduct('/talent/dashboard', { user: aUser(), width: 360 });
  const bar = page.getByRole('navigation', { name: 'Main menu' });
  await bar.getByRole('link', { name: 'Career' }).click();
  await expect.poll(location).toBe('/talent/career');
  await expect.element(bar.getByRole('link', { name: 'Career' })).toHaveAttribute('aria-current', 'page');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test.each([
  ['TALENT', '/talent/mentorship?q=maths', 'Mentors'],
  ['TALENT', '/talent/recommendations', 'For you'],
  ['MENTOR', '/mentor/dashboard', 'Dashboard'],
  ['PARTNER', '/partner/network', 'Network'],
  ['MENTOR', '/mentor/jobs', 'Jobs'],
  ['PARTNER', '/partner/jobs', 'Jobs'],
] as const)('on a phone the bar marks where a %s is: %s, and nothing else', async (role, path, name) => {
  await drawProduct(path, { user: aUser({ role }), width: 360 });
  const bar = page.getByRole('navigation', { name: 'Main menu' });
  await expect.element(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  expect(bar.element().querySelectorAll('[aria-current]')).toHaveLength(1);
});

test.each([
  ['TALENT', ['Home', 'Projects', 'Mentors', 'Career', 'For you', 'Jobs']],
  ['MENTOR', ['Dashboard', 'Resources', 'Mentees', 'Jobs']],
  ['PARTNER', ['Dashboard', 'Opportunities', 'Network', 'Jobs']],
] as const)('the bar of a %s names the pages that its entries lead to', async (role, labels) => {
  await drawProduct(`/${role.toLowerCase()}/dashboard`, { user: aUser({ role }), width: 360 });
  const bar = page.getByRole('navigation', { name: 'Main menu' });
  await expect.poll(() => bar.getByRole('link').elements().map((link) => link.textContent)).toEqual(labels);
});

test('the popover shows who is signed in; Logout asks, then leads home', async () => {
  const { location } = await drawProduct('/partner/dashboard', { user: aUser({ role: 'PARTNER', firstName: 'Demo', lastName: 'Partner 1' }) });
  await heading('Welcome back!');
  await expect.element(account()).toHaveTextContent('Demo Partner 1Partner');
  await account().click();
  const popover = page.getByRole('dialog', { name: 'Account' });
  await expect.element(popover.getByText('demo.talent.1@example.com')).toBeVisible();
  const tones = [account().element().querySelector('.br-ava'), popover.element().querySelector('.br-ava')].map((initials) => initials?.getAttribute('data-tone'));
  expect(tones).toEqual([tones[1], expect.any(String)]); // one person, one colour
  await popover.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog', { name: 'Log Out?' }).getByRole('button', { name: 'Logout' }).click();
  await expect.element(page.getByText('Logout Successfull')).toBeVisible();
  expect([location(), session.current(), localStorage.length]).toEqual(['/', null, 0]);
  expect(JSON.parse(sessionStorage.getItem('flash') ?? '')).toBe('Logout Successfull');
});

test('whoever does not log out after all is back where they opened the menu', async () => {
  await drawProduct('/partner/dashboard', { user: aUser({ role: 'PARTNER' }) });
  await heading('Welcome back!');
  await account().click();
  await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Log Out?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(account()).toHaveFocus();
});

test('the colours that were chosen outlive logging out', async () => {
  await drawProduct('/partner/dashboard', { user: aUser({ role: 'PARTNER' }) });
  await account().click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  session.signOut();
  expect(cookies.read('theme')).toBe('dark');
  cookies.remove('theme');
  document.documentElement.classList.remove('dark');
});

test('whoever saves data sees no decoration, is told what the visit has cost, and nothing is kept ahead for them', async () => {
  onTestFinished(() => {
    cookies.remove('saver');
    document.documentElement.removeAttribute('data-saver');
  });
  const { keepScreens } = await import('./offline/start.ts');
  const { api } = await drawProduct('/talent/dashboard', { user: aUser() });
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('class', 'br-vig');
  picture.setAttribute('aria-hidden', 'true');
  document.body.append(picture);
  onTestFinished(() => picture.remove());
  await account().click();
  await page.getByRole('checkbox', { name: 'Save data' }).click({ force: true });
  await expect.element(page.getByText(/^This visit: \d+ KB$/)).toBeVisible();
  expect(getComputedStyle(picture).display).toBe('none');
  expect(cookies.read('saver')).toBe('on');
  await keepScreens('en');
  expect(api.callsOf('settings')).toEqual([]);
});

test('a narrowed menu is remembered', async () => {
  const { screen } = await drawProduct('/mentor/dashboard', { user: aUser({ role: 'MENTOR' }) });
  await page.getByRole('button', { name: 'Narrow the menu' }).click();
  await expect.element(page.getByRole('button', { name: 'Widen the menu' })).toHaveAttribute('aria-expanded', 'false');
  await screen.unmount();
  expect(JSON.parse(localStorage.getItem('sidebarNarrow') ?? '')).toBe(true);
  await drawProduct('/mentor/dashboard', { user: aUser({ role: 'MENTOR' }) });
  await expect.element(page.getByRole('button', { name: 'Widen the menu' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('on a new page the heading takes the focus and the title changes', async () => {
  await drawProduct('/talent/dashboard', { user: aUser() });
  await page.getByRole('navigation', { name: 'Talent menu' }).getByRole('link', { name: 'Career Roadmap' }).click();
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  expect([document.activeElement?.textContent, document.title]).toEqual(['Career Roadmap', 'Career Roadmap · Bridge AI']);
});

test('every room of the console has a title of its own', async () => {
  await drawProduct('/staff/audit', { user: aUser({ role: 'TALENT' }), api: { staffToday: () => ({ success: true, data: { permissions: ['audit', 'people'], waiting: [], asks: [], urgent: 0, median: null, decided: [] } }) } });
  await expect.poll(() => document.title).toBe('Audit · Bridge AI');
  await page.getByRole('navigation', { name: 'Rooms of the console' }).getByRole('link', { name: 'Health' }).click();
  await expect.poll(() => document.title).toBe('Health · Bridge AI');
  await page.getByRole('navigation', { name: 'Rooms of the console' }).getByRole('link', { name: 'Queue' }).click();
  await expect.poll(() => document.title).toBe('Queue · Bridge AI');
});

test('a talent takes the survey from the dashboard', async () => {
  await drawProduct('/talent/dashboard', { user: aUser() });
  await page.getByRole('button', { name: 'Take a survey' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test.each([
  ['/nothing-here', undefined],
  ['/talent/dashboard', aUser()],
  ['/talent/career', aUser()],
  ['/mentor/dashboard', aUser({ role: 'MENTOR' })],
])('nothing at %s breaks WCAG 2.2 AA, on a phone and on a desktop', async (path, user) => {
  await drawProduct(path, user ? { user } : {});
  for (const [width, height] of [[360, 740], [1280, 800]] as const) {
    await page.viewport(width, height);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
    expect(await accessibilityProblems()).toEqual([]);
  }
});

test('answers that were sent on another device are noticed: the home offers to generate, not the survey once more', async () => {
  const user = aUser({ isProfileDataSet: false });
  await drawProduct('/talent/dashboard', { user, api: { ownProfile: () => ({ firstName: user.firstName, lastName: user.lastName, role: user.role, user: { ...user, isProfileDataSet: true } }) } });
  await expect.element(page.getByRole('button', { name: 'Generate Blueprint' }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Take a survey' })).not.toBeInTheDocument();
});

test('below the roadmap the talent’s home shows mentors, opportunities, events and badges', async () => {
  await drawProduct('/talent/dashboard', { user: aUser() });
  for (const name of ['Mentorship Hub', 'Recommended Opportunities', 'Community & Events', 'Badges & Shares']) await expect.element(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect.element(page.getByText('No mentor can be booked at this moment.')).toBeVisible();
  await expect.element(page.getByText('Met a mentor, not yet')).toBeVisible();
});
