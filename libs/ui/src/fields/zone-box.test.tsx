import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, show } from '../testing/show.tsx';
import { ZoneBox } from './zone-box.tsx';

function Zone({ first = 'Africa/Lagos' }: { first?: string }) {
  const [zone, setZone] = useState(first);
  return (
    <div>
      <label htmlFor="zone">Zone</label>
      <ZoneBox id="zone" value={zone} onChange={setZone} locale="en" />
      <output>{zone}</output>
    </div>
  );
}
const box = () => page.getByRole('combobox', { name: 'Zone' });

test('a zone is found by a country and chosen by key', async () => {
  await show(<Zone />);
  await expect.element(box()).toHaveValue('Lagos (UTC+1)');
  await box().fill('india');
  await expect.element(page.getByRole('option', { name: 'Kolkata, India (UTC+5:30)' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(page.getByText('Asia/Kolkata')).toBeVisible();
  await expect.element(box()).toHaveValue('Kolkata (UTC+5:30)');
});

test('what was stored under a name of old is shown under the present one', async () => {
  await show(<Zone first="Asia/Katmandu" />);
  await expect.element(box()).toHaveValue('Kathmandu (UTC+5:45)');
});

test('nothing found says so; Escape keeps what was chosen', async () => {
  await show(<Zone />);
  await box().fill('atlantis');
  await expect.element(page.getByText('Nothing has this name. Try a city or a country.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(box()).toHaveValue('Lagos (UTC+1)');
  await expect.element(page.getByText('Africa/Lagos')).toBeVisible();
});
