import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems, refuse } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import type { Applicant, Post } from '@bridge/model';
import { SafetyProvider } from '@bridge/ui';
import { anApplicant, aPost, categories, userId } from '../testing/builders.ts';
import { draw, pageOf } from '../testing/draw.tsx';
import { ApplicantsPage, type ApplicantSearch } from './applicants-page.tsx';
import { PartnerDashboardPage } from './dashboard-page.tsx';
import { NetworkPage } from './network-page.tsx';
import { PostsPage, type OpenPost } from './posts-page.tsx';

const options = { categories, industries: [{ id: 'technology', label: 'Technology' }], skills: [{ id: 'programming', label: 'Programming' }, { id: 'perl', label: 'Perl', retired: true }] };

function server(posts: Post[], applicants: Applicant[] = []) {
  const postOf = (id: string) => {
    const post = posts.find((one) => one.id === id);
    if (!post) throw new Error(`no post ${id}`);
    return post;
  };
  return {
    listPosts: ({ query }) => {
      const { entries, ...rest } = pageOf(posts, query);
      return { success: true, posts: entries, ...rest };
    },
    readPost: ({ params }) => ({ success: true, data: postOf(params.postId) }),
    writePost: ({ body: { submit, key: _key, ...details } }) => {
      const post = aPost({ ...details, state: submit ? 'submitted' : 'draft' });
      posts.push(post);
      return { success: true, message: submit ? 'Post sent for review' : 'Draft saved', data: post };
    },
    changePost: ({ params, body: { submit, key: _key, ...details } }) => ({
      success: true,
      message: 'Post sent for review',
      data: Object.assign(postOf(params.postId), details, { state: submit ? 'submitted' : 'draft' }),
    }),
    closePost: ({ params }) => {
      postOf(params.postId).state = 'closed';
      return { success: true, message: 'Post closed' };
    },
    reopenPost: ({ params }) => ({ success: true, message: 'Post opened again', data: Object.assign(postOf(params.postId), { state: 'published' as const }) }),
    listApplicants: ({ query: { post, ...paging } }) => {
      const { entries, ...rest } = pageOf(applicants.filter((one) => !post || one.postId === post), paging);
      return { success: true, applicants: entries, ...rest };
    },
    answerApplicant: ({ params, body }) => {
      const one = applicants.find(({ id }) => id === params.applicationId);
      if (!one) return refuse('application-not-found');
      return { success: true, message: 'Invitation sent', data: Object.assign(one, { state: body.state, note: body.note || null }) };
    },
  } satisfies FakeHandlers;
}

function Posts({ start }: { start?: OpenPost }) {
  const [open, setOpen] = useState<OpenPost>(start);
  const [at, setAt] = useState(1);
  return <PostsPage userId={userId} options={options} page={at} open={open} onPage={setAt} onOpen={setOpen} />;
}

function Applicants() {
  const [search, setSearch] = useState<ApplicantSearch>({ post: undefined, page: 1 });
  return <ApplicantsPage userId={userId} search={search} onSearch={setSearch} />;
}

test('what is empty leads on to what fills it', async () => {
  const { screen } = await draw(<Posts />, { api: server([]) });
  await expect.element(page.getByText('Nothing posted yet')).toBeVisible();
  const begin = page.getByRole('button', { name: 'Post a project' }).elements();
  expect(begin).toHaveLength(1);
  expect(begin[0]?.closest('.br-state')).not.toBeNull();
  await screen.unmount();
  await draw(<Applicants />, { api: server([]) });
  await expect.element(page.getByText('No applications yet')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See your posts' })).toBeVisible();
});

test('a post is written by keyboard, kept as a draft, and sent for review once nothing is missing', async () => {
  const posts: Post[] = [];
  const { api } = await draw(<Posts />, { api: server(posts) });
  await expect.element(page.getByText('Nothing posted yet')).toBeVisible();
  page.getByRole('button', { name: 'Post a project' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Post a project' });
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(dialog.getByText('Fill in this field')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  for (const name of ['Title', 'Organisation', 'Location', 'Duration']) await expect.element(dialog.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await userEvent.keyboard('Sort the letters');
  await expect.element(dialog.getByRole('textbox', { name: 'Title' })).not.toHaveAttribute('aria-invalid');
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  await expect.element(dialog.getByText('Fill in this field').first()).toBeVisible();
  expect(api.callsOf('writePost')).toEqual([]);
  expect(await accessibilityProblems()).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Programming' }).click();
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(page.getByText('Draft', { exact: true })).toBeVisible();
  expect(posts).toMatchObject([{ title: 'Sort the letters', skills: ['programming'], state: 'draft' }]);

  await page.getByRole('button', { name: 'Edit Sort the letters' }).click();
  const change = page.getByRole('dialog', { name: 'Change this post' });
  await change.getByRole('textbox', { name: 'Organisation' }).fill('Demo Works');
  await change.getByRole('combobox', { name: 'Category' }).selectOptions('Technology');
  await change.getByRole('textbox', { name: 'Location' }).fill('Remote');
  await change.getByRole('textbox', { name: 'Duration' }).fill('6 weeks');
  await change.getByRole('textbox', { name: /exist at the end/ }).fill('Sorted letters.');
  await expect.element(change.getByRole('checkbox', { name: 'Programming' })).toBeChecked();
  await change.getByRole('button', { name: 'Send for review' }).click();
  await expect.element(page.getByText('In review')).toBeVisible();
});

test('last day, start, places and pay are asked for; a day that has passed is told before it is sent for review', async () => {
  const posts = [aPost({ state: 'draft' })];
  const { api } = await draw(<Posts />, { api: server(posts) });
  await page.getByRole('button', { name: 'Edit Sort the letters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change this post' });
  const places = dialog.getByRole('textbox', { name: /^Places/ });
  await dialog.getByLabelText(/^Last day to apply/).fill('2020-01-31');
  await dialog.getByLabelText(/^First day of the work/).fill('2099-01-01');
  await places.fill('many');
  await dialog.getByRole('textbox', { name: /^Pay/ }).fill('Unpaid');
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  await expect.element(dialog.getByText('Enter a whole number from 1 to 999, or leave it empty')).toBeVisible();
  await places.fill('3');
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  await expect.element(dialog.getByText('Choose today or a day that comes')).toBeVisible();
  expect(api.callsOf('changePost')).toEqual([]);
  await dialog.getByLabelText(/^Last day to apply/).fill('2099-01-02');
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  await expect.element(dialog.getByText('Choose the last day to apply or a later day')).toBeVisible();
  await dialog.getByLabelText(/^First day of the work/).fill('2020-02-01');
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  await expect.element(dialog.getByText('Choose today or a day that comes')).toBeVisible();
  expect(api.callsOf('changePost')).toEqual([]);
  await dialog.getByLabelText(/^First day of the work/).fill('2099-01-01');
  await dialog.getByLabelText(/^Last day to apply/).fill('2098-12-31');
  await dialog.getByRole('button', { name: 'Send for review' }).click();
  await expect.element(page.getByText('Apply by 31 December 2098 (UTC)')).toBeVisible();
  expect(posts).toMatchObject([{ deadline: '2098-12-31', start: '2099-01-01', places: 3, pay: 'Unpaid' }]);
});

test('a published post says how many of its places are taken, and that its last day has passed', async () => {
  const posts = [aPost({ state: 'published', deadline: '2020-01-31', places: 3, invited: 1, applications: 4 }), aPost({ id: '018f0000-0000-7000-8000-000000000022', title: 'Full', state: 'published', places: 1, invited: 1 })];
  await draw(<Posts />, { api: server(posts) });
  await expect.element(page.getByText('The last day to apply has passed')).toBeVisible();
  await expect.element(page.getByText('1 of 3 places taken')).toBeVisible();
  await expect.element(page.getByText('All places are taken')).toBeVisible();
});

test('a retired skill is offered to no new post, and stays with a post that has it', async () => {
  const posts = [aPost({ title: 'Sort the letters', state: 'draft', skills: ['perl'] })];
  await draw(<Posts />, { api: server(posts) });
  await page.getByRole('button', { name: 'Post a project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a project' });
  await expect.element(dialog.getByRole('checkbox', { name: 'Programming' })).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Perl' }).query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Edit Sort the letters' }).click();
  const change = page.getByRole('dialog', { name: 'Change this post' });
  await expect.element(change.getByRole('checkbox', { name: 'Perl' })).toBeChecked();
  await change.getByRole('checkbox', { name: 'Programming' }).click();
  await change.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(() => posts[0]?.skills.toSorted()).toEqual(['perl', 'programming']);
});

test('applications stay where they are when the choice of posts above them comes', async () => {
  const answer = Promise.withResolvers<void>();
  const api = server([aPost({ applications: 2 })], [anApplicant()]);
  await draw(<Applicants />, { api: { ...api, listPosts: async (request) => (await answer.promise, api.listPosts(request)) } });
  const row = page.getByRole('listitem').first();
  await expect.element(row).toBeVisible();
  const { top } = row.element().getBoundingClientRect();
  answer.resolve();
  await expect.element(page.getByRole('combobox')).toBeVisible();
  expect(Math.abs(row.element().getBoundingClientRect().top - top)).toBeLessThanOrEqual(1);
});

test('an application shows what its talent shares, and just that', async () => {
  const years = [['Learn to sort'], [], [], [], []];
  const applicants = [
    anApplicant({ state: 'seen', shared: { skills: ['Programming'], plan: null } }),
    anApplicant({ id: '018f0000-0000-7000-8000-000000000012', state: 'seen', talent: { ...anApplicant().talent, lastName: 'Talent 2' }, shared: { skills: null, plan: { vision: 'To sort all letters', years } } }),
  ];
  await draw(<Applicants />, { api: server([aPost({ applications: 2 })], applicants) });
  await page.getByRole('button', { name: /Application of Demo Talent 1$/ }).click();
  const first = page.getByRole('region', { name: 'What Demo Talent 1 shares with you' });
  await expect.element(first.getByText('Programming')).toBeVisible();
  expect(first.getByText('Plan').query()).toBeNull();
  await page.getByRole('button', { name: /Application of Demo Talent 2$/ }).click();
  const second = page.getByRole('region', { name: 'What Demo Talent 2 shares with you' });
  await expect.element(second.getByText('To sort all letters')).toBeVisible();
  await expect.element(second.getByText('Year 1')).toHaveStyle({ display: 'flex' }); // with our arch, not with the browser's arrow
  await second.getByText('Year 1').click();
  await expect.element(second.getByText('Learn to sort')).toBeVisible();
  await expect.element(second.getByRole('list')).toHaveStyle({ listStyleType: 'disc' });
  expect(second.getByText('Skills').query()).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
});

test('saving that fails keeps what was written, and says why', async () => {
  await draw(<Posts start="opening" />, { api: { ...server([]), writePost: () => refuse('email-not-verified', 'Verify your e-mail address first.') } });
  const dialog = page.getByRole('dialog', { name: 'Post an opening' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('A clerk');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(dialog.getByText('Verify your e-mail address first.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('A clerk');
});

test('a declined post shows why; a published one says that a change takes it down, and can be closed', async () => {
  const posts = [aPost({ id: '018f0000-0000-7000-8000-000000000021', title: 'Paint the wall', state: 'declined', note: 'Say who waits for it.' }), aPost({ state: 'published', publishedAt: '2026-11-01T10:00:00.000Z', applications: 2, waiting: 1 })];
  await draw(<Posts />, { api: server(posts) });
  await expect.element(page.getByText('From our review: Say who waits for it.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '2 applications' })).toHaveAttribute('href', `/partner/jobs?post=${posts[1]?.id}`);
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: 'Edit Sort the letters' }).click();
  await expect.element(page.getByText(/it is taken down until/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Close Sort the letters' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('Closed', { exact: true })).toBeVisible();
});

test('an application is read, which marks it as seen, and its talent invited with a few words', async () => {
  const applicants = [anApplicant()];
  const { api } = await draw(<Applicants />, { api: server([aPost({ applications: 1 })], applicants) });
  await expect.element(page.getByText('Received')).toBeVisible();
  await page.getByRole('button', { name: /Application of Demo Talent 1$/ }).click();
  await expect.element(page.getByText('I like letters.')).toBeVisible();
  await expect.element(page.getByText('Being read')).toBeVisible();
  await page.getByRole('button', { name: 'Invite Demo Talent 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Demo Talent 1?' });
  expect(await accessibilityProblems()).toEqual([]);
  api.answers({ answerApplicant: () => refuse('application-changed', 'This application is in another state by now.') });
  await dialog.getByRole('textbox', { name: 'A few words' }).fill('Come on Monday.');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect.element(dialog.getByText('This application is in another state by now.')).toBeVisible();
  api.answers(server([aPost({ applications: 1 })], applicants));
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect.element(page.getByText('You wrote: Come on Monday.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Invite Demo Talent 1' }).query()).toBeNull();
  await page.getByRole('combobox', { name: 'Applications to' }).selectOptions('Sort the letters');
  expect(page.getByText('No applications yet').query()).toBeNull();
});

test('a closed post is opened again, and stays closed where that fails', async () => {
  const { api } = await draw(<Posts />, { api: { ...server([aPost({ state: 'closed' })]), reopenPost: () => refuse('unavailable', 'Not now.') } });
  const reopen = page.getByRole('button', { name: 'Open again: Sort the letters' });
  await reopen.click();
  await expect.element(page.getByText('Not now.')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  api.answers(server([aPost({ state: 'closed' })]));
  await reopen.click();
  await expect.element(page.getByText('Post opened again')).toBeVisible();
  await expect.element(page.getByText('Published', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close Sort the letters' })).toBeVisible();
});

test('the dashboard shows stored figures, and without any says how they come', async () => {
  const posts = { draft: 0, submitted: 2, published: 3, declined: 0, closed: 0 };
  const { api } = await draw(<PartnerDashboardPage user={{ userId, firstName: 'Demo', lastName: 'Partner 1' }} greeting="Good morning" />, { api: { partnerDashboard: () => refuse('not-allowed') } });
  await expect.element(page.getByText('We could not load your figures')).toBeVisible();
  api.answers({ partnerDashboard: () => ({ success: true, data: { posts, applications: 4, waiting: 1, invited: 5, lastThirtyDays: 1, newest: [anApplicant()] } }) });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('1 application in the last 30 days')).toBeVisible();
  await expect.element(page.getByText('Demo Talent 1')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('the network lists who applied; nobody yet is said honestly', async () => {
  const { talent } = anApplicant();
  const talents = [{ ...talent, applications: 2, invited: 1, lastAppliedAt: '2026-11-01T10:00:00.000Z' }];
  const answer = (list: typeof talents) => ({ partnerNetwork: () => ({ success: true, talents: list, total: list.length, page: 1, limit: 10 }) }) satisfies FakeHandlers;
  await draw(<NetworkPage userId={userId} page={1} onPage={() => {}} />, { api: answer(talents) });
  await expect.element(page.getByText('2 applications')).toBeVisible();
  await expect.element(page.getByText('Invited')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await draw(<NetworkPage userId={userId} page={1} onPage={() => {}} />, { api: answer([]) });
  await expect.element(page.getByText('Nobody here yet')).toBeVisible();
});

const addresses = ['a@example.com', `${'a'.repeat(60)}@${'b'.repeat(60)}.example`];
test.each([360, 1280].flatMap((width) => (['ltr', 'rtl'] as const).flatMap((dir) => addresses.map((email) => ({ width, dir, email })))))(
  'in the network, $width pixels wide and $dir, the way to report stands after the address $email, as Tab goes',
  async ({ width, dir, email }) => {
    onTestFinished(async () => {
      document.documentElement.dir = '';
      await page.viewport(1280, 720);
    });
    await page.viewport(width, 720);
    document.documentElement.dir = dir;
    const { talent } = anApplicant();
    const talents = [{ ...talent, email, applications: 2, invited: 1, lastAppliedAt: '2026-11-01T10:00:00.000Z' }];
    await draw(
      <SafetyProvider value={({ name }) => <button type="button" className="br-more" aria-label={`Report ${name}`} />}>
        <NetworkPage userId={userId} page={1} onPage={() => {}} />
      </SafetyProvider>,
      { api: { partnerNetwork: () => ({ success: true, talents, total: 1, page: 1, limit: 10 }) } },
    );
    const address = page.getByRole('link', { name: email });
    const report = page.getByRole('button', { name: /^Report / });
    await expect.element(report).toBeVisible();
    const [before, after] = [address.element(), report.element()];
    expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const [first, second] = [before.getBoundingClientRect(), after.getBoundingClientRect()];
    expect(second.bottom).toBeGreaterThan(first.top); // on its line
    expect(second.top).toBeLessThan(first.bottom);
    if (dir === 'ltr') expect(second.left).toBeGreaterThanOrEqual(first.right);
    else expect(second.right).toBeLessThanOrEqual(first.left);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
