import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems, refuse } from '@bridge/testing';
import type { FakeHandlers } from '@bridge/testing';
import { aMentorCard } from '../testing/builders.ts';
import { draw, never, pageOf, profileIn } from '../testing/draw.tsx';
import { deviceZone, type DirectoryFilters } from '@bridge/model';
import { MentorDirectory, type DirectorySearch } from './mentor-directory.tsx';

/** The directory with its search in a component instead of the address. */
function Screen({ q = '', at = 1, filters = {} }: { q?: string; at?: number; filters?: DirectoryFilters }) {
  const [search, setSearch] = useState<DirectorySearch>({ q, page: at, filters });
  return <MentorDirectory {...search} onSearch={setSearch} />;
}

const mentors = (count: number) => Array.from({ length: count }, (_, index) => aMentorCard(index + 1));

function serverWith(all: ReturnType<typeof aMentorCard>[]) {
  return {
    listMentors: ({ query: { q, page: at, limit } }) => {
      const found = all.filter(({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase().includes(q.toLowerCase()));
      const { entries, ...rest } = pageOf(found, { page: at, limit });
      return { success: true, mentors: entries, ...rest };
    },
  } satisfies FakeHandlers;
}

async function at(width: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, 800);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = () => page.getByRole('status').first();

test('a card says who, why here and how rated, and opens the mentor', async () => {
  const reasons = [
    { rule: 'industry', value: 'Finance' },
    { rule: 'level', value: 'entry' },
    { rule: 'brand-new-rule', value: 'Lagos' },
  ];
  const { location } = await draw(<Screen />, { api: serverWith([aMentorCard(3, { reasons })]) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mentorship' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Mentors Relevant to You' })).toBeVisible();
  await expect.element(page.getByText('1 mentor', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Data lead, health sector')).toBeVisible();
  await expect.element(page.getByText('demo.mentor.3@example.org')).toBeVisible();
  await expect.element(page.getByText('Works in Finance, as you want to')).toBeVisible();
  await expect.element(page.getByText('Helps people into their first job, like you')).toBeVisible();
  await expect.element(page.getByText('Shares with you: Lagos')).toBeVisible();
  await expect.element(page.getByRole('img', { name: '4.8 of 5 stars' })).toBeVisible();
  await expect.element(page.getByText('(12)')).toBeVisible();
  await page.getByRole('link', { name: 'Demo Mentor 3' }).click();
  expect(location()).toBe(`/talent/mentorships/${aMentorCard(3).userId}`);
});

test('a chosen face stands in the place of the initials', async () => {
  await draw(<Screen />, { api: serverWith([aMentorCard(1, { face: 'hijab' }), aMentorCard(2)]) });
  const pictures = () => page.getByRole('article').elements().map((card) => card.querySelector('.br-ava')?.firstChild?.nodeName);
  await expect.poll(pictures).toEqual(['svg', '#text']);
});

test('without reviews it says so instead of drawing empty stars; a hidden e-mail is not there', async () => {
  const { email: _, ...mentor } = aMentorCard(1, { rating: { average: null, count: 0 } });
  await draw(<Screen />, { api: serverWith([mentor]) });
  await expect.element(page.getByText('No reviews yet')).toBeVisible();
  expect(page.getByRole('img').query()).toBeNull();
  expect(page.getByText('@example.org').query()).toBeNull();
});

const asked: object[] = [];
const choices = { topics: [{ value: 'Cloud', label: 'Cloud' }], languages: ['en', 'sw'], upTo: { NGN: 8000, USD: 15 } };
const narrowing = {
  listMentors: ({ query }) => (asked.push(query), { success: true, mentors: query.language === 'sw' ? [] : mentors(2), total: query.language === 'sw' ? 0 : 2, page: 1, limit: 10, filters: choices }),
} satisfies FakeHandlers;

test('a card says the next free time in the reader’s zone, price, languages and a line of their own', async () => {
  await draw(<Screen />, { api: serverWith([aMentorCard(3), aMentorCard(4, { LitePlanPrice: null, nextFree: null, line: '', languages: [] })]) });
  const [paid, free] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
  await expect.element(paid.getByText('Thu, 26 Nov, 16:00')).toBeVisible();
  await expect.element(paid.getByText('₦8,000')).toBeVisible();
  await expect.element(paid.getByText('English, Yoruba')).toBeVisible();
  await expect.element(paid.getByText('I read your work before we meet.')).toBeVisible();
  await expect.element(free.getByText('No free time in the coming weeks')).toBeVisible();
  await expect.element(free.getByText('Free', { exact: true })).toBeVisible();
});

test.each([360, 768])('a long e-mail address breaks between its parts, not in a word, at %i pixels', async (width) => {
  await at(width);
  const email = 'demo.mentor.of.accra.weavers@department.example.org';
  await draw(<Screen />, { api: serverWith([aMentorCard(1, { email }), aMentorCard(2)]) });
  const shown = page.getByText(email);
  await expect.element(shown).toBeVisible();
  const lines = (node: Node) => {
    const range = new Range();
    range.selectNodeContents(node);
    return range.getClientRects().length;
  };
  const parts = [...shown.element().childNodes].filter((node) => node instanceof Text);
  expect(parts.map((part) => [part.data, lines(part)])).toEqual(parts.map((part) => [part.data, 1]));
  expect(lines(shown.element())).toBeGreaterThan(1);
});

test('filters are asked for, shown as chips, and taken away one by one or all', async () => {
  await at(900);
  await draw(<Screen at={2} />, { api: narrowing });
  const last = () => asked.at(-1);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabelText('Topic').selectOptions('Cloud');
  await page.getByLabelText('Price').selectOptions('Up to ₦8,000 / $15');
  await page.getByLabelText('Time zone').selectOptions('Within 3 hours of mine');
  await page.getByLabelText('Free', { exact: true }).selectOptions('This week');
  await expect.element(page.getByText('Filters, 4')).toBeVisible();
  expect(last()).toMatchObject({ page: 1, topic: 'Cloud', price: 'low', zone: 'near', free: 'week' });
  await button('Remove the filter Cloud').click();
  await expect.element(page.getByText('Filters, 3')).toBeVisible();
  await expect.poll(last).not.toHaveProperty('topic');
  expect(last()).toMatchObject({ price: 'low', zone: 'near', free: 'week' });
  await button('Clear all').click();
  await expect.element(page.getByText('Filters', { exact: true })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('with room beside the list the filters stand open there, each under its name', async () => {
  await at(1180);
  await draw(<Screen />, { api: narrowing });
  const panel = page.getByRole('region', { name: 'Filters' });
  await panel.getByLabelText('Topic').selectOptions('Cloud');
  await expect.poll(() => asked.at(-1)).toMatchObject({ topic: 'Cloud', page: 1 });
  await expect.element(button('Remove the filter Cloud')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await at(1179);
  await expect.element(page.getByText('Filters, 1')).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
});

test('where more were found than were counted, it says so instead of a number that is not true', async () => {
  await draw(<Screen filters={{ topic: 'Cloud' }} />, { api: { listMentors: () => ({ success: true, mentors: mentors(10), total: 1000, isMore: true, page: 1, limit: 10 }) } });
  await expect.element(status()).toHaveTextContent('More than 1,000 mentors');
  await expect.element(page.getByText('Page 1 of 100')).toBeVisible();
});

test('filters that nobody meets say so, and lead back', async () => {
  await draw(<Screen filters={{ language: 'sw' }} />, { api: narrowing });
  await expect.element(page.getByText('Nobody meets all of these filters. Take one away.')).toBeVisible();
  await expect.element(button('Remove the filter Swahili')).toBeVisible();
  await button('Clear all').first().click();
  await expect.element(page.getByRole('article').first()).toBeVisible();
});

test('while loading, nine cards to come', async () => {
  await draw(<Screen />, { api: { listMentors: never } });
  await expect.element(page.getByText('Loading mentors')).toBeInTheDocument();
  expect(document.querySelectorAll('.br-mgrid > *')).toHaveLength(9);
  expect(await accessibilityProblems()).toEqual([]);
});

test('typing searches all mentors once the typing pauses, from the first page on', async () => {
  const { api } = await draw(<Screen at={2} />, { api: serverWith(mentors(25)) });
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toHaveTextContent('Demo Mentor 11');
  await page.getByRole('searchbox', { name: 'Search mentors by name, email, or specialty' }).fill('mentor 25');
  await expect.element(status()).toHaveTextContent('1 mentor');
  await expect.element(page.getByRole('link', { name: 'Demo Mentor 25' })).toBeVisible();
  expect(api.callsOf('listMentors')).toHaveLength(2);
});

test('no mentor found: the stated text, and the search can be cleared', async () => {
  await draw(<Screen q="zzz" />, { api: serverWith(mentors(2)) });
  await expect.element(page.getByRole('heading', { name: 'No relevant mentors found.' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await button('Clear search').click();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  await expect.element(page.getByRole('link', { name: 'Demo Mentor 2' })).toBeVisible();
});

test('Previous and Next are right at a multiple of ten', async () => {
  await draw(<Screen />, { api: serverWith(mentors(20)) });
  await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
  await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  await button('Next').click();
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
  await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
  await button('Next').click({ force: true });
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
  await button('Previous').click();
  await expect.element(page.getByRole('link', { name: 'Demo Mentor 1', exact: true })).toBeVisible();
});

test('ten mentors need no paging; a page beyond the last leads back', async () => {
  await draw(<Screen at={7} />, { api: serverWith(mentors(10)) });
  await expect.element(page.getByRole('heading', { name: 'This page lies beyond the last mentor.' })).toBeVisible();
  await expect.element(page.getByText('No relevant mentors found.')).not.toBeInTheDocument(); // there are some
  expect(page.getByText(/^Page 7/).query()).toBeNull();
  await button('Back to the first page').click();
  await expect.element(page.getByRole('link', { name: 'Demo Mentor 10' })).toBeVisible();
  expect(button('Next').query()).toBeNull();
});

test('Previous on a page beyond the last one leads to the last one', async () => {
  await draw(<Screen at={99} />, { api: serverWith(mentors(12)) });
  await expect.element(page.getByText('This page lies beyond the last mentor.')).toBeVisible();
  await button('Previous').click();
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
});

test('when loading fails it says so, and Retry loads', async () => {
  const { api } = await draw(<Screen />, { api: { listMentors: () => refuse('not-allowed') } });
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('We could not load the mentors');
  expect(await accessibilityProblems()).toEqual([]);
  api.answers(serverWith(mentors(1)));
  await button('Retry').click();
  await expect.element(page.getByRole('link', { name: 'Demo Mentor 1' })).toBeVisible();
});

test('the keyboard reaches search, cards and paging in order', async () => {
  await at(900);
  const { location } = await draw(<Screen />, { api: serverWith(mentors(11)) });
  await expect.element(page.getByRole('link', { name: 'Demo Mentor 1', exact: true })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByText('Filters', { exact: true })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Demo Mentor 1', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(location()).toContain('/talent/mentorships/');
});

test.each(['light', 'dark'] as const)('has no accessibility fault a machine can find and fits 320 pixels, %s', async (theme) => {
  await page.viewport(320, 700);
  await draw(<Screen />, { api: serverWith([aMentorCard(99, { lastName: 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente' }), ...mentors(12)]), theme });
  await expect.element(page.getByRole('link', { name: 'Demo Mentor 1', exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await accessibilityProblems()).toEqual([]);
  await page.viewport(1280, 800);
});

test('a next free time is by the clock of the reader, which is named where it is not that of the device', async () => {
  const card = aMentorCard(1, { nextFree: '2099-11-26T15:00:00.000Z' });
  await draw(<Screen />, { api: { ...serverWith([card]), ownProfile: () => profileIn('Asia/Kathmandu') } });
  await expect.element(page.getByText('Thu, 26 Nov, 20:45')).toBeVisible();
  await expect.element(page.getByText('Times in Kathmandu (UTC+5:45)')).toBeVisible();
});

test('a zone that is that of the device is not named', async () => {
  await draw(<Screen />, { api: { ...serverWith([aMentorCard(1)]), ownProfile: () => profileIn(deviceZone()) } });
  await expect.element(page.getByText('Next free')).toBeVisible();
  await expect.element(page.getByText(/^Times in/)).not.toBeInTheDocument();
});

test('who a mentor is shown as does not depend on who stands beside: the face they chose, or the same initials', async () => {
  const chosen = ['afro', 'afro', 'cap', undefined, 'cap', 'hijab', undefined, 'afro', 'afro', 'cap'] as const;
  const mentors = chosen.map((face, place) => aMentorCard(place + 1, { firstName: `N${place + 1}`, face }));
  await draw(<Screen />, { api: { listMentors: () => ({ success: true, mentors, total: 10, page: 1, limit: 10 }) } });
  await expect.element(page.getByRole('link', { name: 'N10 Mentor 10' })).toBeVisible();
  const drawn = [...document.querySelectorAll('.br-mentor .br-ava')];
  expect(drawn.map((one) => drawn.findIndex((other) => other.isEqualNode(one)))).toEqual([0, 0, 2, 3, 2, 5, 6, 0, 0, 2]);
  expect(drawn.map(({ textContent }) => textContent)).toEqual(chosen.map((face, place) => (face ? '' : `N${place + 1}`)));
});

test.each<[DirectoryFilters, DirectoryFilters]>([
  [{ topic: 'Nonsense', price: 'free' }, { topic: undefined, language: undefined, price: 'free' }],
  [{ topic: 'Cloud', language: 'xx' }, { topic: 'Cloud', language: undefined }],
])('a topic or language that there is not is taken out of the address, and the list is that without it: %j', async (odd, tidy) => {
  const told: unknown[] = [];
  function Addressed() {
    const [search, setSearch] = useState<DirectorySearch>({ q: 'a', page: 2, filters: odd });
    return (
      <MentorDirectory
        {...search}
        onSearch={(next, isTidied) => {
          told.push([next, isTidied]);
          setSearch(next);
        }}
      />
    );
  }
  await draw(<Addressed />, { api: narrowing });
  await expect.poll(() => told).toEqual([[{ q: 'a', page: 2, filters: tidy }, true]]);
  await expect.element(page.getByText('2 mentors', { exact: true })).toBeVisible();
  expect(asked.at(-1)).not.toMatchObject({ topic: 'Nonsense' });
  expect(told).toHaveLength(1);
});
