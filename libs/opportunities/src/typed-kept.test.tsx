import { useState, type ReactNode } from 'react';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { aUser, expectTypedKept, type FakeHandlers } from '@bridge/testing';
import { OpportunityPage } from './detail/opportunity-page.tsx';
import { RecommendationsPage } from './recommended/recommendations-page.tsx';
import { anApplicant, anOpportunity, anOpportunityDetail, aPost, categories, survey, userId } from './testing/builders.ts';
import { draw } from './testing/draw.tsx';
import { applicants, Posts, short } from './testing/screens.tsx';

const user = aUser();
const one = { total: 1, page: 1, limit: 10 };
const server = {
  listOpportunities: () => ({ success: true, opportunities: [anOpportunity()], answered: true, ...one }),
  readOpportunity: () => ({ success: true, data: anOpportunityDetail() }),
  listPosts: () => ({ success: true, posts: [aPost({ state: 'declined', note: 'It asks for money.' })], ...one }),
  listApplicants: () => ({ success: true, applicants: [anApplicant({ state: 'seen' })], ...one }),
} satisfies FakeHandlers;
const click = (button: string) => page.getByRole('button', { name: button, exact: true }).click();

// Where the address says what is open, the address says it again after a reload.
let address = false;
function Detail() {
  const [isApplying, setApplying] = useState(address);
  const apply = (next: boolean) => setApplying((address = next));
  return <OpportunityPage userId={userId} kind="project" named="letters" categories={categories} form={short} survey={survey} isApplying={isApplying} onApply={apply} onSent={() => {}} onTitle={() => {}} />;
}
let open: string | undefined;
function Written() {
  return <Posts start={open} />;
}

const forms: { name: string; screen: ReactNode; opens: string; field: string; then?: () => void }[] = [
  { name: 'an application', screen: <Detail />, opens: 'Apply: Sort the letters', field: 'Why this?' },
  { name: 'an application from what fits', screen: <RecommendationsPage userId={userId} categories={categories} forms={{ project: short, opening: short }} survey={survey} page={1} onPage={() => {}} onSent={() => {}} />, opens: 'Apply: Sort the letters', field: 'Why this?' },
  { name: 'a post', screen: <Written />, opens: 'Post a project', field: 'Title', then: () => (open = 'project') },
  { name: 'an answer to why a post is not shown', screen: <Posts />, opens: 'Answer once: Sort the letters', field: 'Your answer' },
  { name: 'an invitation', screen: applicants, opens: 'Invite Demo Talent 1', field: 'A few words' },
];

test.each(forms)('$name: what is typed outlives Escape, a reload and a sign-in that ended', async ({ screen, opens, field, then }) => {
  open = undefined;
  await expectTypedKept({
    user,
    draw: () => draw(screen, { user, api: server }),
    open: async () => (await click(opens), then?.()),
    field: () => page.getByRole('textbox', { name: field }),
  });
});
