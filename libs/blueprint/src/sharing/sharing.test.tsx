import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SharedBlueprint, Sharing } from '@bridge/model';
import { aBlueprint, aUser, offline, refuse, type FakeHandlers } from '@bridge/testing';
import { CareerScreen, draw, expectAccessible, serverWith } from '../testing/draw.tsx';
import { ShareButton } from './share-button.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { SharedBlueprintPage } from './shared-blueprint-page.tsx';

const user = aUser();
const blueprint = aBlueprint();
const [firstMilestone] = blueprint.milestones.year1;
const title = "Demo Talent 1's Career Blueprint";

function server(isShared = false, typed: Sharing['typed'] = []) {
  let sharing: Sharing = { isShared, shown: { showsEmail: false, showsRoadmap: false, showsProgress: false }, leftOut: [], typed };
  const answer = () => ({ success: true as const, data: sharing });
  return {
    fullBlueprint: () => ({ success: true as const, careerBlueprint: blueprint }),
    readSharing: answer,
    shareBlueprint: ({ body: { leaveOut = [], putBack = [], ...shown } }) => {
      sharing = { ...sharing, isShared: true, shown: { ...sharing.shown, ...shown }, leftOut: [...sharing.leftOut, ...leaveOut].filter((id) => !putBack.includes(id)) };
      return answer();
    },
    stopSharing: () => {
      sharing = { ...sharing, isShared: false };
      return answer();
    },
  } satisfies FakeHandlers;
}

async function press(screen: Awaited<ReturnType<typeof draw>>['screen'], button: string | RegExp, entry?: string) {
  await screen.getByRole('button', { name: button }).first().click();
  if (entry) await screen.getByRole('menuitem', { name: entry }).click();
}

test('what is shared and cannot be opened by anybody now says so, offers no link, and can be stopped', async () => {
  const api = server(true);
  const { screen } = await draw(<ShareDialog user={user} title={title} onClose={() => {}} />, { api: { ...api, readSharing: () => ({ success: true, data: { ...api.readSharing().data, hidden: true } }) } });
  await expect.element(screen.getByText(/^Your page is shared, and yet nobody can open it now/)).toBeVisible();
  expect(screen.getByRole('textbox').elements()).toEqual([]);
  await expectAccessible();
  await press(screen, 'Stop sharing');
  await expect.element(screen.getByText(/^Only you can see your blueprint/)).toBeVisible();
});

const writings = [
  { name: 'a milestone is added', button: 'Add a milestone to Year 1' },
  { name: 'a milestone is edited', button: 'Change “Milestone 1 of year1”', entry: 'Edit' },
  { name: 'another plan takes its place', button: 'Blueprint menu', entry: 'Update' },
];
const sharedWith = (isShared: boolean, showsRoadmap: boolean) => () => ({ success: true as const, data: { isShared, shown: { showsEmail: false, showsRoadmap, showsProgress: false }, leftOut: [], typed: [] } });

test.each(writings.flatMap((writing) => [[true, true], [true, false], [false, true]].map(([isShared = false, showsRoadmap = false]) => ({ ...writing, isShared, showsRoadmap }))))(
  'before $name, that others see it is said where it is so: shared $isShared, with the roadmap $showsRoadmap',
  async ({ button, entry, isShared, showsRoadmap }) => {
    const { screen, api } = await draw(<CareerScreen start={{ year: 1 }} />, { api: { ...serverWith(aBlueprint({}, { otherAnswers: 'a name' })), readSharing: sharedWith(isShared, showsRoadmap) } });
    await press(screen, button, entry);
    const words = screen.getByRole('dialog').getByText(/people with the link see this too. Under Share you can leave milestones out/);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await expect.poll(() => api.callsOf('readSharing').length).toBeGreaterThan(1);
    if (isShared && showsRoadmap) await expect.element(words).toBeVisible();
    else await expect.element(words).not.toBeInTheDocument();
    if (isShared && showsRoadmap) await expectAccessible();
  },
);

async function open(api: FakeHandlers, theme: 'light' | 'dark' = 'light') {
  const drawn = await draw(<ShareButton user={user} />, { api, theme });
  await drawn.screen.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.element(drawn.screen.getByRole('dialog', { name: `Share ${title}` })).toBeVisible();
  return { ...drawn, dialog: drawn.screen.getByRole('dialog', { name: `Share ${title}` }) };
}

function replace<Key extends 'share' | 'clipboard'>(key: Key, value: unknown) {
  const own = Object.getOwnPropertyDescriptor(navigator, key);
  Object.defineProperty(navigator, key, { configurable: true, value });
  onTestFinished(() => {
    if (own) Object.defineProperty(navigator, key, own);
    else delete (navigator as { share?: unknown })[key as 'share']; // the prototype's own comes back
  });
}

test('nothing is shared before Share is pressed, and there is no link before', async () => {
  const { dialog, api } = await open(server());
  await expect.element(dialog.getByText(/Only you can see your blueprint/)).toBeVisible();
  expect(dialog.getByRole('link').query()).toBeNull();
  expect(dialog.getByLabelText('Link to your shared blueprint').query()).toBeNull();
  expect(api.calls.map(({ name }) => name)).toEqual(expect.not.arrayContaining(['shareBlueprint']));
  await expectAccessible();
});

test('what is shown is chosen before sharing, and sent with it', async () => {
  const { dialog, api } = await open(server());
  await dialog.getByText('My five-year roadmap with its milestones').click();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.element(dialog.getByLabelText('Link to your shared blueprint')).toHaveValue(`${location.origin}/blueprint-share?id=${user.userId}`);
  expect(api.calls.at(-1)).toMatchObject({ name: 'shareBlueprint', body: { showsEmail: false, showsRoadmap: true, showsProgress: false } });
});

test('a year that is shared is shown, and its link leads there', async () => {
  const { screen, api } = await draw(<ShareDialog user={user} title="Year 2 · My plan" year="year2" onClose={() => {}} />, { api: server() });
  await screen.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.element(screen.getByLabelText('Link to your shared blueprint')).toHaveValue(`${location.origin}/blueprint-share?id=${user.userId}#year2`);
  expect(api.callsOf('shareBlueprint')[0]?.body).toMatchObject({ showsEmail: false, showsRoadmap: true, showsProgress: true });
});

test('of a plan that is shared without its years, the link of a year says so, and offers to show them', async () => {
  const { screen, api } = await draw(<ShareDialog user={user} title="Year 2 · My plan" year="year2" onClose={() => {}} />, { api: server(true) });
  const link = screen.getByLabelText('Link to your shared blueprint');
  await expect.element(screen.getByText('Your shared page does not show your years, so its link cannot lead to Year 2.')).toBeVisible();
  await expect.element(link).toHaveValue(`${location.origin}/blueprint-share?id=${user.userId}`);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Show my years, too' }).click();
  await expect.element(link).toHaveValue(`${location.origin}/blueprint-share?id=${user.userId}#year2`);
  expect(api.callsOf('shareBlueprint').map(({ body }) => body)).toEqual([{ showsRoadmap: true }]);
  await expect.element(screen.getByRole('button', { name: 'Show my years, too' })).not.toBeInTheDocument();
});

test('the owner reads before sharing which words of theirs would be seen, and leaves a milestone out', async () => {
  if (!firstMilestone) throw new Error('a blueprint has milestones');
  const typed = [{ words: 'to become a nurse' }, { milestone: firstMilestone.id, words: 'in my village' }];
  const { dialog, api } = await open(server(false, typed));
  await expect.element(dialog.getByText('to become a nurse')).toBeVisible();
  expect(dialog.getByText('in my village').query()).toBeNull(); // no milestones are shown yet
  await dialog.getByText('My five-year roadmap with its milestones').click();
  await expect.element(dialog.getByText('in my village')).toBeVisible();
  await expectAccessible();
  await dialog.getByText(firstMilestone.text, { exact: true }).first().click();
  await expect.element(dialog.getByText('in my village')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.element(dialog.getByLabelText('Link to your shared blueprint')).toBeVisible();
  expect(api.calls.at(-1)).toMatchObject({ name: 'shareBlueprint', body: { showsRoadmap: true, leaveOut: [firstMilestone.id] } });
  await expect.element(dialog.getByRole('checkbox', { name: firstMilestone.text, exact: true }).first()).not.toBeChecked();
  await dialog.getByText(firstMilestone.text, { exact: true }).first().click();
  await expect.poll(() => api.calls.at(-1)?.body).toEqual({ putBack: [firstMilestone.id] });
});

test('a milestone that could not be left out is shown as shown', async () => {
  const { screen, dialog, api } = await open(server(true));
  await dialog.getByText('My five-year roadmap with its milestones').click();
  api.answers({ shareBlueprint: () => Promise.reject(offline) });
  await dialog.getByText(firstMilestone?.text ?? '', { exact: true }).first().click();
  await expect.element(screen.getByText('This could not be saved')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: firstMilestone?.text ?? '', exact: true }).first()).toBeChecked();
});

test('the services get the link and open a window of their own', async () => {
  const { dialog } = await open(server(true));
  const link = encodeURIComponent(`${location.origin}/blueprint-share?id=${user.userId}`);
  for (const [name, host] of [['X', 'x.com'], ['LinkedIn', 'www.linkedin.com'], ['Facebook', 'www.facebook.com']] as const) {
    const there = dialog.getByRole('link', { name: `Share on ${name} (opens in a new window)` });
    await expect.element(there).toHaveAttribute('target', '_blank');
    await expect.element(there).toHaveAttribute('rel', 'noopener noreferrer');
    const address = there.element().getAttribute('href') ?? '';
    expect([new URL(address).host, address.includes(link)]).toEqual([host, true]);
  }
  await expectAccessible();
});

test('the device’s own sharing is offered where there is one', async () => {
  const shared = vi.fn(async () => {});
  replace('share', shared);
  const { dialog } = await open(server(true));
  await dialog.getByRole('button', { name: 'Share via...' }).click();
  expect(shared).toHaveBeenCalledWith({ title, url: `${location.origin}/blueprint-share?id=${user.userId}` });
});

test('a sharing that the device ends is logged, and nothing is said', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  replace('share', () => Promise.reject(new DOMException('Share canceled', 'AbortError')));
  const { dialog, screen } = await open(server(true));
  await dialog.getByRole('button', { name: 'Share via...' }).click();
  await expect.poll(() => logged.mock.calls.flat().map(String)).toContain('AbortError: Share canceled');
  expect(screen.getByRole('alert').element().textContent).toBe('');
});

test('without one it is not offered', async () => {
  replace('share', undefined);
  const { dialog } = await open(server(true));
  await expect.element(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Share via...' }).query()).toBeNull();
});

test('copying says so, and says so too where the browser does not allow it', async () => {
  const write = vi.fn(async () => {});
  replace('clipboard', { writeText: write });
  const { screen, dialog } = await open(server(true));
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(screen.getByText('Link copied to clipboard!')).toBeVisible();
  expect(write).toHaveBeenCalledWith(`${location.origin}/blueprint-share?id=${user.userId}`);
  await screen.getByRole('button', { name: 'OK' }).click();
  write.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'));
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(screen.getByText(/did not allow copying/)).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
});

test('a choice that is not saved is taken back, and says so', async () => {
  const { screen, dialog, api } = await open(server(true));
  api.answers({ shareBlueprint: () => Promise.reject(offline) });
  const email = dialog.getByRole('checkbox', { name: /My email address/ });
  await dialog.getByText(/My email address/).click();
  await expect.element(screen.getByText('This could not be saved')).toBeVisible();
  await expect.element(email).not.toBeChecked();
});

test('of two choices that are not saved, one after the other, both are taken back', async () => {
  const { screen, dialog, api } = await open(server(true));
  api.answers({ shareBlueprint: () => new Promise((_, reject) => setTimeout(() => reject(offline), 100)) });
  for (const text of [/My email address/, /My five-year roadmap/]) await dialog.getByText(text).click();
  await expect.poll(() => api.callsOf('shareBlueprint').length).toBe(2);
  await expect.element(screen.getByText('This could not be saved')).toBeVisible();
  for (const name of [/My email address/, /My five-year roadmap/]) await expect.element(dialog.getByRole('checkbox', { name })).not.toBeChecked();
});

test.each([
  { way: 'is being shared', isShared: false, button: 'Share', answers: true, sent: 1 },
  { way: 'could not be shared', isShared: false, button: 'Share', answers: false, sent: 0 },
  { way: 'is no longer shared', isShared: true, button: 'Stop sharing', answers: true, sent: 0 },
  { way: 'could not be stopped', isShared: true, button: 'Stop sharing', answers: false, sent: 1 },
])('what is chosen while the blueprint $way stays on screen, and is sent where somebody sees it', async ({ isShared, button, answers, sent }) => {
  const ends = Promise.withResolvers<void>();
  const own = server(isShared);
  const { dialog, api } = await open(own);
  const call = isShared ? 'stopSharing' : 'shareBlueprint';
  api.answers({
    [call]: async (asked: Parameters<typeof own.shareBlueprint>[0]) => {
      await ends.promise;
      return answers || ('showsEmail' in asked.body && Object.keys(asked.body).length === 1) ? own[call](asked) : refuse('unavailable');
    },
  });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect.poll(() => api.callsOf(call).length).toBe(1);
  await dialog.getByText(/My email address/).click();
  const email = dialog.getByRole('checkbox', { name: /My email address/ });
  await expect.element(email).toBeChecked();
  ends.resolve();
  const choices = () => api.callsOf('shareBlueprint').filter(({ body }) => JSON.stringify(body) === '{"showsEmail":true}');
  await expect.poll(() => api.calls.filter(({ name }) => name === call || name === 'shareBlueprint').length).toBe(1 + sent);
  await expect.element(dialog.getByRole('button', { name: isShared === answers ? 'Share' : 'Stop sharing', exact: true })).not.toHaveAttribute('aria-disabled');
  expect(choices()).toHaveLength(sent);
  await expect.element(email).toBeChecked();
});

test('sharing ends when its owner stops it', async () => {
  const { dialog, screen } = await open(server(true));
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect.element(dialog.getByText(/Only you can see your blueprint/)).toBeVisible();
  await expect.element(screen.getByText('Sharing stopped')).toBeVisible();
});

test('settings that do not load can be asked for again', async () => {
  const { dialog, api } = await open({ readSharing: () => refuse('not-allowed') });
  await expect.element(dialog.getByText('We could not load your sharing settings.')).toBeVisible();
  api.answers(server());
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect.element(dialog.getByText(/Only you can see your blueprint/)).toBeVisible();
});

const shared: SharedBlueprint = { firstName: 'Demo', lastName: 'Talent 1', careerBlueprint: { structuredJson: { careerVision: 'Lead a data team.' } } };
const drawPage = (api: FakeHandlers, id = 'an-id', theme: 'light' | 'dark' = 'light') => draw(<SharedBlueprintPage id={id} action={<button type="button">Mine</button>} />, { api, theme });

test('a shared blueprint shows a name, its initials and a vision, and no more', async () => {
  const { screen } = await drawPage({ sharedBlueprint: () => shared });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Demo Talent 1' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Career Vision' })).toBeVisible();
  await expect.element(screen.getByText('Lead a data team.')).toBeVisible();
  expect([screen.getByText('@').query(), screen.getByText('Five-year roadmap').query(), document.querySelectorAll('img').length]).toEqual([null, null, 0]);
  await expectAccessible();
});

test.each(['light', 'dark'] as const)('all that can be shown, %s', async (theme) => {
  const year = [{ text: 'Build one small data project', completed: true }, { text: 'Write about it', completed: false }];
  const { screen } = await drawPage({
    sharedBlueprint: () => ({ ...shared, email: user.email, careerBlueprint: { structuredJson: { careerVision: '' }, roadmap: { year1: year, year2: year, year3: year, year4: year, year5: year }, progress: Array.from({ length: 5 }, () => ({ done: 1, total: 2 })) } }),
  }, 'an-id', theme);
  await expect.element(screen.getByText('No career vision provided.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: user.email })).toHaveAttribute('href', `mailto:${user.email}`);
  await expect.element(screen.getByText('Build one small data project').first()).toBeVisible();
  await expect.element(screen.getByText('1 of 2').first()).toBeVisible();
  await expectAccessible();
});

test('what was composed says its language on a page in another one, what its owner typed and the page itself say none', async () => {
  const year = [{ text: 'تعلّم البرمجة' }, { text: 'خطوتي أنا', own: true }];
  const plan = (careerVision: string): SharedBlueprint => ({ ...shared, careerBlueprint: { structuredJson: { careerVision }, language: 'ar', roadmap: { year1: year, year2: [], year3: [], year4: [], year5: [] } } });
  const { screen, api } = await drawPage({ sharedBlueprint: () => plan('أقود فريقاً. أبدأ من الإحصاء.') });
  await expect.element(screen.getByText('تعلّم البرمجة')).toBeVisible();
  const said = () => [...document.querySelectorAll('article p[dir=auto]')].map((one) => [one.textContent, one.getAttribute('lang')]);
  expect(said()).toEqual([['أقود فريقاً.', 'ar'], ['أبدأ من الإحصاء.', 'ar'], ['تعلّم البرمجة', 'ar'], ['خطوتي أنا', null]]);
  api.answers({ sharedBlueprint: () => plan('') });
  await drawPage({ sharedBlueprint: () => plan('') }, 'another');
  await expect.element(screen.getByText('No career vision provided.')).not.toHaveAttribute('lang');
});

test('a roadmap without its progress has the whole width for its words', async () => {
  const year = [{ text: 'Build one small data project for the clinic in your own street' }];
  await drawPage({ sharedBlueprint: () => ({ ...shared, careerBlueprint: { ...shared.careerBlueprint, roadmap: { year1: year, year2: year, year3: year, year4: year, year5: year } } }) });
  await expect.poll(() => document.querySelectorAll('.br-ml p').length).toBe(5);
  for (const text of document.querySelectorAll('.br-ml p')) expect(text.getBoundingClientRect().width).toBeGreaterThan(200);
});

test.each([360, 1440])('a shared plan begins at one edge, and a roadmap without progress is led by a bridge of which nothing is said: %i', async (width) => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(width, 740);
  const year = [{ text: 'One' }, { text: 'Two' }];
  const careerBlueprint = { ...shared.careerBlueprint, roadmap: { year1: year, year2: year, year3: year, year4: year, year5: year } };
  const { screen } = await drawPage({ sharedBlueprint: () => ({ ...shared, careerBlueprint }) });
  await expect.element(screen.getByText('Five-year roadmap')).toBeVisible();
  const parts = ['.bp-who .br-ava', '.bp-who h1', '.br-sentence', '.br-bridge', '.br-ml p'].map((part) => [...document.querySelectorAll(part)].find((one) => one.getBoundingClientRect().width > 0));
  expect(new Set(parts.map((part) => Math.round(part!.getBoundingClientRect().left))).size).toBe(1);
  expect(getComputedStyle(parts[1]!).textAlign).toBe('start');
  expect([document.querySelectorAll('.br-bridge .br-stone').length, document.querySelector('.br-years')]).toEqual([0, null]);
  expect(parts[3]!.compareDocumentPosition(parts[4]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the sentence of a vision leads, and the rest is text beside it', async () => {
  const { screen } = await drawPage({ sharedBlueprint: () => ({ ...shared, careerBlueprint: { structuredJson: { careerVision: 'Lead a data team. I start from statistics.' } } }) });
  await expect.element(screen.getByText('Lead a data team.', { exact: true })).toHaveClass('br-sentence');
  await expect.element(screen.getByText('I start from statistics.', { exact: true })).not.toHaveClass('br-sentence');
});

test('without an id nothing is asked for, and the page says why', async () => {
  const { screen, api } = await drawPage({}, '');
  await expect.element(screen.getByText('❌ Missing user ID in the URL')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Mine' })).toBeVisible();
  expect(api.calls).toEqual([]);
  await expectAccessible();
});

test('while it loads it says so', async () => {
  const { screen } = await drawPage({ sharedBlueprint: () => new Promise<never>(() => {}) });
  await expect.element(screen.getByRole('status').getByText('Loading...')).toBeVisible();
});

const failures: [string, () => Response][] = [
  ['not shared', () => refuse('blueprint-not-found')],
  ['a server in trouble', () => refuse('unexpected')],
  ['HTML instead of an answer', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
];
test.each(failures)('%s: the page says that it failed, and Retry asks again', async (_, answer) => {
  const { screen, api } = await drawPage({ sharedBlueprint: answer });
  await expect.element(screen.getByText('⚠️ Failed to load blueprint. Please try again later.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Mine' })).toBeVisible(); // a way on
  api.answers({ sharedBlueprint: () => shared });
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText('Lead a data team.')).toBeVisible();
});

test('a page that was taken down says so, why, and how to answer; nothing offers to share it', async () => {
  const down = (more: { appeal: string | null; waits: boolean }) => (): { success: true; data: Sharing } => ({ success: true, data: { isShared: false, shown: { showsEmail: false, showsRoadmap: false, showsProgress: false }, leftOut: [], typed: [], takenDown: { note: 'It insults somebody.', ...more } } });
  const { screen, api } = await draw(<CareerScreen />, { api: { ...serverWith(aBlueprint()), readSharing: down({ appeal: null, waits: false }), appealSharing: () => ({ ...down({ appeal: 'I took it out.', waits: true })(), message: 'Your answer has arrived.' }) } });
  await expect.element(screen.getByText('Why: It insults somebody.')).toBeVisible();
  await expect.element(screen.getByText('You can answer this once: press Share.')).toBeVisible();
  await screen.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Why: It insults somebody.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Share', exact: true })).not.toBeInTheDocument();
  await expectAccessible();
  await dialog.getByRole('textbox', { name: 'Your answer' }).fill('I took it out.');
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect.element(dialog.getByText('You answered: I took it out.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
  expect(api.callsOf('appealSharing')).toHaveLength(1);
});
