import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../database/testing.ts';
import { makeLive, storeRelease } from '../testing/releases.ts';
import { thinHistory } from './thin.ts';

test('all of thirty days stay, one a week before that, the live one and the two before it; what only the others named goes', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.drop());
  const made = async (id: string, daysAgo: number) => {
    await storeRelease(database, id);
    await makeLive(database, id);
    await database.query(`update content_switches set switched_at = date_trunc('week', now()) - make_interval(days => $2) where release = $1`, [id, daysAgo]);
    await database.query(`update content_releases set made_at = date_trunc('week', now()) - make_interval(days => $2) where id = $1`, [id, daysAgo]);
  };
  // Weeks begin on Mondays; 70 and 69 days before one are a Monday and a Tuesday.
  for (const [id, days] of [['old-monday', 70], ['old-tuesday', 69], ['other-week', 77], ['recent', 9], ['recent-too', 8], ['before-last', 60], ['last', 59], ['live', 58]] as const) await made(id, days);
  await database.query(`update content_blobs set stored_at = now() - interval '3 days'`);
  expect(await thinHistory(database)).toBe(1);
  const kept = await database.query<{ id: string }>('select id from content_releases order by id');
  expect(kept.map(({ id }) => id)).toEqual(['before-last', 'last', 'live', 'old-tuesday', 'other-week', 'recent', 'recent-too']);
  const texts = await database.query<{ text: string }>(`select convert_from(bytes, 'UTF8') as text from content_blobs`);
  const pages = texts.flatMap(({ text }) => /<title>(.*?)</.exec(text)?.[1] ?? []).sort();
  expect(pages).toEqual(['before-last', 'last', 'live', 'lost', 'old-tuesday', 'other-week', 'recent', 'recent-too']);
});
