import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Beginning, PlaceToGo } from '@bridge/model';
import { aBlueprint, offline } from '@bridge/testing';
import { CareerScreen, draw, expectAccessible, serverWith } from '../testing/draw.tsx';

const plan = aBlueprint();
const [one, two] = plan.milestones.year1;
const place: PlaceToGo = { id: 'guide', title: 'Écrire un plan', publisher: 'A public body', address: 'https://www.example.org/plan', languages: ['fr', 'en'], price: 'free-to-learn', megabytes: 5, checked: null, reported: false };
const beginning = (id: string, more: Partial<Beginning> = {}): Beginning => ({ id, first: `Begin ${id} today.`, done: 'It is dated.', stuck: 'Say it aloud.', hours: [2, 6], cost: 'small', after: [], places: ['guide'], mentors: { topic: 'Finance' }, ...more });

async function open(beginnings: Beginning[], places = [place]) {
  const drawn = await draw(<CareerScreen />, { api: { ...serverWith(plan), howToBegin: () => ({ success: true, beginnings, places }) } });
  const row = drawn.screen.getByRole('listitem').filter({ hasText: 'Milestone 1 of year1' });
  return { ...drawn, row };
}

test('an item says its first step at once, and by one press all that it takes', async () => {
  const { row } = await open([beginning(one?.id ?? '')]);
  await expect.element(row.getByText(`Begin ${one?.id} today.`)).toBeVisible();
  await expect.element(row.getByText('It is dated.')).not.toBeVisible();
  await userEvent.click(row.getByText('Hours, places, and what helps when stuck'));
  for (const words of ['2 to 6', 'Small: fares, data or prints', 'It is dated.', 'Say it aloud.']) await expect.element(row.getByText(words)).toBeVisible();
  await expect.element(row.getByRole('link', { name: 'Mentors for this' })).toHaveAttribute('href', '/talent/mentorship?topic=Finance');
  await expectAccessible();
});

test.each([360, 768, 1440])('an item is one column, and its first step stands in the middle of its ground: %i', async (width) => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(width, 740);
  const { row } = await open([beginning(one?.id ?? '')]);
  await expect.element(row.getByText(`Begin ${one?.id} today.`)).toBeVisible();
  const item = row.element();
  const [first, more, why, text] = ['.bp-first', '.bp-begin summary', '.br-why', ':scope > p'].map((part) => item.querySelector(part)!);
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(first!);
  expect(paddingBlockStart).toBe(paddingBlockEnd);
  expect([first, more, why].map((part) => Math.round(part!.getBoundingClientRect().left))).toEqual(Array(3).fill(Math.round(text!.getBoundingClientRect().left)));
});

test('what opens the rest is one line with an arrow of its own, not drawn like a year', async () => {
  const { row } = await open([beginning(one?.id ?? '')]);
  const more = row.getByText('Hours, places, and what helps when stuck');
  await expect.element(more).toBeVisible();
  const summary = more.element() as HTMLElement; // a summary is one
  const arrow = () => getComputedStyle(summary, '::after').transform;
  expect(getComputedStyle(summary).display).toBe('flex');
  const closed = arrow();
  await userEvent.click(more);
  await expect.poll(arrow).not.toBe(closed);
});

test('a place says whose it is, its languages, price and weight, and that nobody has checked it', async () => {
  const { row } = await open([beginning(one?.id ?? '')]);
  await userEvent.click(row.getByText('Hours, places, and what helps when stuck'));
  await expect.element(row.getByRole('link', { name: 'Écrire un plan (opens in a new window)' })).toHaveAttribute('href', 'https://www.example.org/plan');
  await expect.element(row.getByText('A public body · French and English · free to learn, a certificate costs · about 5 MB an hour · not checked yet')).toBeVisible();
});

test.each([
  [true, 'checked on Sunday, 1 November 2026'],
  [false, 'did not answer on Sunday, 1 November 2026'],
])('a checked place says when, and whether it answered (%s)', async (answered, words) => {
  const { row } = await open([beginning(one?.id ?? '')], [{ ...place, checked: { at: '2026-11-01T12:00:00.000Z', answered } }]);
  await userEvent.click(row.getByText('Hours, places, and what helps when stuck'));
  await expect.element(row.getByText(words)).toBeVisible();
});

test('an item names what it comes after, the projects and the webinar', async () => {
  const { row } = await open([beginning(one?.id ?? '', { after: [two?.id ?? ''], projects: true, webinars: { title: 'Reading a plan' }, hours: [100, 100] })]);
  await userEvent.click(row.getByText('Hours, places, and what helps when stuck'));
  for (const words of ['Milestone 2 of year1', 'About 100', 'Projects that fit you', 'Webinar: Reading a plan']) await expect.element(row.getByText(words)).toBeVisible();
});

test('a dead link is said to be dead once, and stays as it is where that does not go through', async () => {
  let reported = false;
  let fails = true;
  const { screen, api } = await draw(<CareerScreen />, {
    api: {
      ...serverWith(plan),
      howToBegin: () => ({ success: true, beginnings: [beginning(one?.id ?? '')], places: [{ ...place, reported }] }),
      reportDeadLink: () => {
        if (fails) return Promise.reject(offline);
        reported = true;
        return { success: true, message: 'Thank you.' };
      },
    },
  });
  const row = screen.getByRole('listitem').filter({ hasText: 'Milestone 1 of year1' });
  await userEvent.click(row.getByText('Hours, places, and what helps when stuck'));
  const button = row.getByRole('button', { name: 'This link is dead: Écrire un plan' });
  await button.click();
  await expect.element(screen.getByRole('status').or(screen.getByRole('alert')).filter({ hasText: /network|connection|Try again/i }).first()).toBeInTheDocument();
  await expect.element(button).toBeVisible();
  fails = false;
  await button.click();
  await expect.element(row.getByText('You said that this link is dead.')).toBeVisible();
  expect(api.calls.filter(({ name }) => name === 'reportDeadLink').map(({ params }) => params['resourceId'])).toEqual(['guide', 'guide']);
});

test('the printed plan and the saved file say the first step of what is open', async () => {
  const { screen } = await open([beginning(one?.id ?? '')]);
  await expect.element(screen.getByText(`Begin ${one?.id} today.`)).toBeVisible();
  dispatchEvent(new Event('beforeprint'));
  expect(document.querySelector('.bp-sheet')?.textContent).toContain(`First step: Begin ${one?.id} today.`);
  dispatchEvent(new Event('afterprint'));
  const saved = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => saved.mockRestore());
  await userEvent.click(screen.getByRole('button', { name: 'Blueprint menu' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Print or save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Markdown' }));
  const file = saved.mock.calls[0]?.[0] as Blob; // saveFile makes one of a Blob
  expect(await file.text()).toContain(`  - First step: Begin ${one?.id} today.\n  - Hours: 2 to 6\n  - Cost: Small: fares, data or prints\n  - Where: Écrire un plan https://www.example.org/plan\n`);
});

test.each([
  ['nothing is known', () => ({ success: true as const, beginnings: [], places: [] })],
  ['it cannot be read', () => Promise.reject(offline)],
])('where %s, the plan is read and ticked as ever', async (_, howToBegin) => {
  const { screen } = await draw(<CareerScreen />, { api: { ...serverWith(plan), howToBegin } });
  await screen.getByRole('button', { name: 'Mark as Completed' }).first().click();
  await expect.element(screen.getByRole('button', { name: 'Completed' }).first()).toBeVisible();
  expect(document.querySelector('.bp-begin')).toBeNull();
});
