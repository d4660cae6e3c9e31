import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MentorCard, Opportunity } from '@bridge/model';
import { aSession, aUser } from '@bridge/testing';
import { drawProduct } from './testing/draw.tsx';

const all = { page: 1, limit: 10 };
const mentor: MentorCard = {
  _id: 'm', userId: 'm', firstName: 'Spinner', lastName: 'of Lomé', email: 'spinner@example.org', specialty: 'Data lead, health sector', rating: { average: 4.5, count: 2 }, LitePlanPrice: 0, StandardPlanPrice: 0, currency: 'USD',
  line: 'I listen.', languages: ['en'], nextFree: '2099-11-26T15:00:00.000Z', reasons: [{ rule: 'industry', value: 'Finance' }],
};
const offer = (id: string): Opportunity => ({
  id, kind: 'project', title: 'Service desk automation', organisation: 'Demo Telecom', category: 'technology', location: 'Abuja, Nigeria', terms: '12 weeks',
  description: 'Sort letters by what they ask for.', deadline: null, start: null, places: null, pay: '', over: null, source: 'content', sample: true, reasons: [{ rule: 'industry', value: 'Technology' }], saved: false, application: null,
});

const asked = [aSession({ state: 'requested', startsAt: '2099-11-24T09:00:00.000Z', endsAt: '2099-11-24T10:00:00.000Z' })];
const states = [
  { name: 'nothing answered', isAnswered: false, sessions: [], opportunities: [] },
  { name: 'nothing answered, and a session', isAnswered: false, sessions: asked, opportunities: [] },
  { name: 'answers', isAnswered: true, sessions: [], opportunities: ['a', 'b', 'c'].map(offer) },
  { name: 'answers and a session', isAnswered: true, sessions: asked, opportunities: ['a', 'b', 'c'].map(offer) },
];

test.each(states.flatMap((state) => [768, 1024, 1440].map((width) => ({ ...state, width }))))('no card below the roadmap stands half empty: $name, at $width pixels', async ({ isAnswered, sessions, opportunities, width }) => {
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z'), toFake: ['Date'] }); // the webinars of content/ are to come
  onTestFinished(() => void vi.useRealTimers());
  await drawProduct('/talent/dashboard', {
    user: aUser({ isProfileDataSet: isAnswered }),
    width,
    api: {
      listSessions: ({ query: { when } }) => ({ success: true, sessions: when === 'past' ? [] : sessions, total: 1, ...all }),
      listMentors: () => ({ success: true, mentors: [mentor], total: 1, ...all }),
      listOpportunities: () => ({ success: true, opportunities, answered: isAnswered, total: opportunities.length, ...all }),
    },
  });
  const titles = ['Mentorship Hub', 'Recommended Opportunities', 'Community & Events'];
  await expect.element(page.getByRole('link', { name: 'All mentors' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: isAnswered ? 'See all recommendations' : 'See all projects' })).toBeVisible();
  const cards = titles.map((name) => page.getByRole('heading', { name, exact: true }).element().closest('.br-card') as HTMLElement); // each stands in a card
  for (const [at, card] of cards.entries()) {
    const box = card.getBoundingClientRect();
    for (const other of cards.slice(at + 1).map((one) => one.getBoundingClientRect())) expect(Math.max(other.left - box.right, box.left - other.right, other.top - box.bottom, box.top - other.bottom)).toBeGreaterThanOrEqual(16); // none touches another
    const { paddingBlockStart, rowGap } = getComputedStyle(card);
    const parts = [...card.children].map((part) => part.getBoundingClientRect().height);
    const filled = parts.reduce((sum, height) => sum + height, (parts.length - 1) * parseFloat(rowGap) + 2 * parseFloat(paddingBlockStart));
    expect([card.textContent, (card.clientHeight - filled) / card.clientHeight < 0.3]).toEqual([card.textContent, true]);
  }
  const [left, , right] = cards.toSorted((one, other) => one.offsetTop - other.offsetTop).map((card) => card.getBoundingClientRect());
  expect((right?.width ?? 0) / (left?.width ?? 0) > 1.5).toBe(width > 768 && (isAnswered || sessions.length === 0)); // the last one has a row for itself, or both stand beside the long one
});
