import { expect, test } from 'vitest';
import { writeRelease } from '../publishing/store.ts';
import { saveFiles } from '../publishing/changes/store.ts';
import type { Content } from '../core/content.ts';
import { testContent } from '../testing/content.ts';
import { makeLive } from '../testing/releases.ts';
import { startTestServer } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';

const strict: Content = { ...testContent, ids: () => testContent.ids(), version: () => undefined, document: ((id: 'publishing', locale?: string) => (id === 'publishing' ? { approval: 'needed' } : testContent.document(id, locale))) as Content['document'] }; // every other document as it is

async function begun(content: Content = testContent) {
  const server = await startTestServer({ content });
  await writeRelease(server.database, { id: 'first', parent: undefined, sources: {}, by: 'a test', note: '' });
  await makeLive(server.database, 'first');
  const [ada, bo] = [await staffMember(server, ['content', 'audit']), await staffMember(server, ['content'])];
  const { id } = (await server.call('beginChange', { token: ada.token, body: { name: 'Autumn' } })).body;
  const params = { changeId: id };
  const read = async (token = ada.token) => (await server.call('readChange', { params, token })).body.data;
  const edit = async (by = ada.id) => saveFiles(server.database, { id, revision: (await read()).revision }, [{ file: 'brand.json', text: '{}' }], `staff ${by}`);
  const say = async (token: string, body: object) => (await server.call('sayOfChange', { params, token, body: { revision: (await read()).revision, ...body } as never })).body.code; // bodies of which some are refused
  const publish = async (token: string, at = '2099-01-01T10:00:00.000Z') => (await server.call('publishChange', { params, token, body: { revision: (await read()).revision, at } })).body.code;
  const asks = async (token: string) => (await server.call('staffToday', { token })).body.data.asks;
  await edit();
  return { server, ada, bo, id, read, edit, say, publish, asks };
}

test('a colleague is asked for a look: it waits for them until they have said something, and is in the audit', async () => {
  const { server, ada, bo, id, say, read, asks } = await begun();
  await using _ = server;
  expect(await say(ada.token, { deed: 'asked', colleague: bo.id, words: 'Is the tone right?' })).toBeUndefined();
  expect(await asks(bo.token)).toMatchObject([{ id, name: 'Autumn', by: 'Ada Example' }]);
  expect(await asks(ada.token)).toEqual([]);
  await say(bo.token, { deed: 'comment', words: 'A shorter title would do.', file: 'brand.json' });
  expect(await asks(bo.token)).toEqual([]);
  expect((await read()).review.said).toMatchObject([{ deed: 'asked', asked: 'Ada Example', words: 'Is the tone right?' }, { deed: 'comment', file: 'brand.json', words: 'A shorter title would do.' }]);
  const { entries } = (await server.call('readAudit', { token: ada.token })).body;
  expect(entries.slice(0, 2).map(({ action, subject, note }) => [action, subject, note])).toEqual([['commented', id, 'A shorter title would do.'], ['asked-for-a-look', id, 'Is the tone right?']]);
});

test('nobody is asked who may not see it, nobody asks themselves, and nothing is said of what is closed', async () => {
  const { server, ada, bo, id, say, read } = await begun();
  await using _ = server;
  const other = await staffMember(server, ['posts']);
  for (const colleague of [ada.id, other.id, '00000000-0000-4000-8000-000000000000']) expect(await say(ada.token, { deed: 'asked', colleague })).toBe('invalid-input');
  expect(await say(ada.token, { deed: 'comment', words: '' })).toBe('invalid-input');
  expect((await read()).review.colleagues).toEqual([{ id: bo.id, name: 'Ada Example' }]);
  await server.call('decideChange', { params: { changeId: id }, token: ada.token, body: { decision: 'withdraw', revision: 2 } });
  expect(await say(bo.token, { deed: 'approved' })).toBe('change-over');
});

test('an approval is of what was seen: an edit afterwards voids it, and nobody approves of their own work', async () => {
  const { server, ada, bo, read, edit, say } = await begun();
  await using _ = server;
  expect(await say(ada.token, { deed: 'approved' })).toBe('own-change');
  expect(await say(bo.token, { deed: 'approved', revision: 1 })).toBe('case-changed');
  expect(await say(bo.token, { deed: 'approved' })).toBeUndefined();
  expect((await read()).review.said).toMatchObject([{ deed: 'approved', holds: true }]);
  await say(bo.token, { deed: 'comment', words: 'Good.' });
  expect((await read()).review.said[0]?.holds).toBe(true); // words are no edit
  await edit();
  expect((await read()).review.said[0]?.holds).toBe(false);
  expect((await read(bo.token)).review).toMatchObject({ mayApprove: true, approval: 'not-needed' });
});

test('one publishes by oneself, unless the content says that somebody else has to approve', async () => {
  const free = await begun();
  expect(await free.publish(free.ada.token)).toBeUndefined();
  await free.server.close();
  const { server, ada, bo, read, edit, say, publish } = await begun(strict);
  await using _ = server;
  expect((await read()).review.approval).toBe('missing');
  expect(await publish(ada.token)).toBe('approval-missing');
  await say(bo.token, { deed: 'approved' });
  await edit();
  expect(await publish(ada.token)).toBe('approval-missing');
  await say(bo.token, { deed: 'approved' });
  expect(await publish(bo.token)).toBe('approval-missing'); // of four eyes two are others'
  expect((await read()).review.approval).toBe('given');
  expect(await publish(ada.token)).toBeUndefined();
});
