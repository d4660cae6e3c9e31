import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBlueprint, aUser, refuse } from '@bridge/testing';
import type { Badges } from '@bridge/content';
import { draw, expectAccessible, serverWith } from '../testing/draw.tsx';
import { BadgesCard } from './badges-card.tsx';

const badges: Badges['items'] = [
  { id: 'first-span', title: 'First span', text: 'Year 1 complete', rule: { type: 'year', year: 1 } },
  { id: 'first-session', title: 'First session', text: 'Met a mentor', rule: { type: 'session' } },
];
const card = (hasMetMentor: boolean | undefined = false) => <BadgesCard user={aUser()} badges={badges} hasMetMentor={hasMetMentor} />;

test('what was earned is said, what was not is said too, and sharing is offered', async () => {
  await draw(card(), { api: serverWith(aBlueprint({ year1: 4 })) });
  await expect.element(page.getByText('Year 1 complete', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Met a mentor, not yet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Share to LinkedIn' })).toBeVisible();
  await expectAccessible();
});

test('without a blueprint there is nothing to share, but a session counts', async () => {
  await draw(card(true), { api: serverWith(null) });
  await expect.element(page.getByText('Met a mentor', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Year 1 complete, not yet')).toBeVisible();
  expect(page.getByRole('button').query()).toBeNull();
});

test('badges that cannot be loaded are not shown as lost', async () => {
  await draw(card(), { api: { fullBlueprint: () => refuse('not-allowed') } });
  await expect.element(page.getByText('We could not load your badges. Nothing you earned is lost.')).toBeVisible();
});

function KnownLater() {
  const [hasMetMentor, setKnown] = useState<boolean>();
  return (
    <>
      <button onClick={() => setKnown(false)}>It is known</button>
      <BadgesCard user={aUser()} badges={badges} hasMetMentor={hasMetMentor} />
    </>
  );
}

test('while nobody knows whether a mentor was met nothing is said of it, and nothing moves once it is known', async () => {
  await draw(<KnownLater />, { api: serverWith(aBlueprint()) });
  const said = page.getByText('Met a mentor, not yet');
  await expect.element(page.getByText('First session')).toBeVisible();
  await expect.element(said).not.toBeVisible();
  await expect.element(page.getByText('Met a mentor', { exact: true })).not.toBeInTheDocument();
  const height = () => document.querySelector('.br-badges')?.getBoundingClientRect().height;
  const before = height();
  await page.getByRole('button', { name: 'It is known' }).click();
  await expect.element(said).toBeVisible();
  expect(height()).toBe(before);
});
