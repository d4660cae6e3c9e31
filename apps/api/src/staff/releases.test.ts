import { expect, test } from 'vitest';
import { leavesBetween } from '../publishing/compare.ts';
import { switchTo } from '../publishing/store.ts';
import { publishSources } from '../testing/releases.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';

const publish = ({ database }: TestServer, id: string, files: Record<string, string>) => publishSources(database, id, files, { note: `The ${id}` });

test('who holds "content" sees what was published, what would change with a former release in words, and goes back to it', async () => {
  await using server = await startTestServer();
  const { token } = await staffMember(server, ['content', 'audit']);
  await publish(server, 'first', { 'brand.json': '{"name": "A", "slogan": "S"}', 'blog/old.mdx': '---\ntitle: Old\n---\n\nText\n' });
  await publish(server, 'second', { 'brand.json': '{"name": "B", "slogan": "S"}', 'pages/new.json': '{}' });
  const list = async () => (await server.call('listReleases', { token })).body;
  const { releases, generation, total } = await list();
  expect([releases.map(({ id, note, isLive, liveBy }) => [id, note, isLive, liveBy]), generation, total]).toEqual([[['second', 'The second', true, 'a test'], ['first', 'The first', false, 'a test']], 2, 2]);
  expect((await server.call('readRelease', { params: { releaseId: 'first' }, token })).body.data).toEqual({
    changes: [
      { file: 'blog/old.mdx', kind: 'added', leaves: [], more: 0 },
      { file: 'brand.json', kind: 'changed', leaves: [{ place: 'name', before: 'B', after: 'A' }], more: 0 },
      { file: 'pages/new.json', kind: 'removed', leaves: [], more: 0 },
    ],
    total: 3,
  });
  const back = (seen: number) => server.call('goBackToRelease', { params: { releaseId: 'first' }, token, body: { generation: seen, note: 'A wrong name' } });
  expect((await back(1)).body.code).toBe('case-decided'); // looked at before the second one was published
  expect((await back(2)).body).toEqual({ success: true, message: 'The release is live again. All servers show it within seconds.' });
  expect((await list()).releases.map(({ id, isLive, liveBy }) => [id, isLive, liveBy])).toEqual([['first', true, 'Ada Example'], ['second', false, 'a test']]);
  const [newest] = (await server.call('readAudit', { token })).body.entries;
  expect(newest).toMatchObject({ actor: 'Ada Example', action: 'back', kind: 'content', subject: 'first', note: 'A wrong name' });
  expect((await back(3)).body.message).toMatch(/^Ada Example was quicker: put back, /); // it is live already
  expect((await server.call('readRelease', { params: { releaseId: 'fir' }, token })).status).toBe(404);
});

test('what was drawn for somebody who has lost the permission meanwhile does not go live', async () => {
  await using server = await startTestServer();
  const [holder, former] = [await staffMember(server, ['content']), await staffMember(server, ['posts'])];
  await publish(server, 'first', { 'brand.json': '{"name": "A"}' });
  await publish(server, 'second', { 'brand.json': '{"name": "B"}' });
  const back = (by: string) => switchTo(server.database, { release: 'first', after: 2, by, note: '', deed: 'publish' });
  expect([await back(`staff ${former.id}`), await back(`staff ${holder.id}`)]).toEqual([false, true]);
});

test('what differs between two texts is named by ids, and an order by its entries', () => {
  const list = (...items: { id: string; text: string }[]) => ({ blocks: [{ id: 'cards', items }] });
  const [a, b] = [{ id: 'a', text: 'A' }, { id: 'b', text: 'B' }];
  expect(leavesBetween(list(a, b), list(a, { ...b, text: 'C' }))).toEqual([{ place: 'blocks.cards.items.b.text', before: 'B', after: 'C' }]);
  expect(leavesBetween(list(a), list(a, b))).toEqual([{ place: 'blocks.cards.items.b.id', before: null, after: 'b' }, { place: 'blocks.cards.items.b.text', before: null, after: 'B' }]);
  expect(leavesBetween(list(a, b), list(b, a))).toEqual([{ place: 'blocks.cards.items', before: 'a, b', after: 'b, a' }]);
  expect(leavesBetween({ words: ['x', 'y'] }, { words: ['x'] })).toEqual([{ place: 'words.2', before: 'y', after: null }]);
});
