import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, aUser, refuse } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import { opportunityAt, type OpportunityDetail, type Post } from '@bridge/model';
import { anApplication, anOpportunityDetail, aPost, categories, form, survey, userId } from '../testing/builders.ts';
import { draw } from '../testing/draw.tsx';
import { placeOf } from '../parts/place-of.ts';
import { OpportunityPage } from './opportunity-page.tsx';
import { PostPage } from './post-page.tsx';

const titles: string[] = [];
const keep = (title: string) => void titles.push(title);

function Screen({ named = 'letters' }: { named?: string }) {
  const [isApplying, setApplying] = useState(false);
  const [isSent, setSent] = useState(false);
  if (isSent) return <p>On the list</p>;
  return <OpportunityPage userId={userId} kind="project" named={named} categories={categories} form={form} survey={survey} isApplying={isApplying} onApply={setApplying} onSent={() => setSent(true)} onTitle={keep} />;
}

const server = (detail: OpportunityDetail) => ({ readOpportunity: () => ({ success: true, data: detail }), applyFor: () => ({ success: true, message: '', data: anApplication() }) }) satisfies FakeHandlers;

test('an address names one opportunity, of content or of a partner, in its room', () => {
  const post = 'post.018f0000-0000-7000-8000-000000000020';
  expect([placeOf({ id: post, kind: 'opening' }), placeOf({ id: 'project.letters', kind: 'project' })]).toEqual([
    { to: '/talent/jobs/$opportunityId', params: { opportunityId: post.slice(5) } },
    { to: '/talent/projects/$opportunityId', params: { opportunityId: 'letters' } },
  ]);
  expect([opportunityAt('opening', post.slice(5)), opportunityAt('project', 'letters')]).toEqual([post, 'project.letters']);
});

test('the page tells all that is known and what the application asks, and is applied from', async () => {
  const { api } = await draw(<Screen />, { api: server(anOpportunityDetail({ deadline: '2098-12-31', start: '2099-01-01', places: 3, pay: 'Unpaid' })) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sort the letters' })).toBeVisible();
  for (const text of ['31 December 2098 (to its end in UTC)', '1 January 2099', '3', 'Unpaid', 'Programming', 'Why this?', 'Skills it asks for that you have: Programming']) await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  expect(page.getByText('First Name').query()).toBeNull();
  expect(titles.at(-1)).toBe('Sort the letters');
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: 'Apply: Sort the letters' }).click();
  await page.getByRole('textbox', { name: 'Why this?' }).fill('I like letters.');
  await page.getByRole('button', { name: 'Send Application' }).click();
  await expect.element(page.getByText('On the list')).toBeVisible();
  expect(api.callsOf('readOpportunity')[0]?.params).toMatchObject({ opportunityId: 'project.letters' });
});

test('the application begins with what the survey knows and says so; it can be changed, and only a press sends it', async () => {
  const known = () => ({ success: true as const, data: { ...aUser(), careerBlueprint: null, survey: { technicalSkills: ['Programming', 'Beekeeping'] } } });
  const { api } = await draw(<Screen />, { api: { ...server(anOpportunityDetail()), lookUpUser: known } });
  await page.getByRole('button', { name: 'Apply: Sort the letters' }).click();
  const skills = page.getByRole('textbox', { name: /Skills you would bring/ });
  await expect.element(skills).toHaveValue('Programming, Beekeeping');
  await expect.element(skills).toHaveAccessibleDescription('From your survey');
  expect(await accessibilityProblems()).toEqual([]);
  await skills.fill('Beekeeping');
  await expect.element(page.getByText('From your survey', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText(/nothing is sent before you press the button/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Why this?' }).fill('I like letters.');
  expect(api.callsOf('applyFor')).toEqual([]);
  await page.getByRole('button', { name: 'Send Application' }).click();
  await expect.element(page.getByText('On the list')).toBeVisible();
  expect(api.callsOf('applyFor')[0]?.body).toMatchObject({ answers: { skills: { text: 'Beekeeping' }, why: { text: 'I like letters.' } } });
});

test('to a partner’s post skills and plan go only where they are ticked; of our own nothing is asked', async () => {
  const post = '018f0000-0000-7000-8000-000000000020';
  const { api } = await draw(<Screen named={post} />, { api: server(anOpportunityDetail({ id: `post.${post}`, source: 'partner' })) });
  await page.getByRole('button', { name: 'Apply: Sort the letters' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Share my skills' })).not.toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /^Share my plan/ })).not.toBeChecked();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('checkbox', { name: /^Share my plan/ }).click();
  await page.getByRole('textbox', { name: 'Why this?' }).fill('I like letters.');
  await page.getByRole('button', { name: 'Send Application' }).click();
  await expect.element(page.getByText('On the list')).toBeVisible();
  expect(api.callsOf('applyFor')[0]?.body).toMatchObject({ share: { skills: false, plan: true } });
  await draw(<Screen />, { api: server(anOpportunityDetail()) });
  await page.getByRole('button', { name: 'Apply: Sort the letters' }).click();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
});

test('what is emptied stays empty, also where the survey’s answers come later', async () => {
  const late = Promise.withResolvers<void>();
  const known = async () => {
    await late.promise;
    return { success: true as const, data: { ...aUser(), careerBlueprint: null, survey: { technicalSkills: ['Programming'] } } };
  };
  await draw(<Screen />, { api: { ...server(anOpportunityDetail()), lookUpUser: known } });
  await page.getByRole('button', { name: 'Apply: Sort the letters' }).click();
  const skills = page.getByRole('textbox', { name: /Skills you would bring/ });
  await skills.fill('Bees');
  late.resolve();
  await skills.fill('');
  await expect.element(skills).toHaveValue('');
});

test('one that was taken down says so, and offers neither Apply nor Save', async () => {
  await draw(<Screen />, { api: server(anOpportunityDetail({ over: 'closed' })) });
  await expect.element(page.getByText('Whoever offers this has taken it down. Nobody can apply any more.')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('what is not offered any more has a way on; what cannot be loaded is tried again', async () => {
  const { api } = await draw(<Screen />, { api: { readOpportunity: () => refuse('opportunity-not-found') } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'This is not offered any more' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/talent/projects');
  await draw(<Screen named="other" />, { api: { readOpportunity: () => refuse('not-allowed') } });
  await expect.element(page.getByText('We could not load this opportunity')).toBeVisible();
  expect(api.callsOf('readOpportunity')).toHaveLength(1);
});

test('a partner reads the own post as talents do, in whatever state; one that is gone has a way on', async () => {
  const options = { categories, industries: [{ id: 'technology', label: 'Technology' }], skills: [] };
  const forms = { project: form, opening: form };
  const show = (answer: () => { success: true; data: Post } | ReturnType<typeof refuse>) => draw(<PostPage userId={userId} postId={aPost().id} options={options} forms={forms} />, { api: { readPost: answer } });
  await show(() => ({ success: true, data: aPost({ state: 'closed', applications: 2, pay: 'Unpaid' }) }));
  await expect.element(page.getByText('Closed', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '2 applications' })).toBeVisible();
  await expect.element(page.getByText('Unpaid')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await show(() => refuse('post-not-found'));
  await expect.element(page.getByRole('heading', { level: 1, name: 'This post is not there any more' })).toBeVisible();
});
