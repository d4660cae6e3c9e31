import { expect, test } from 'vitest';
import { neededSources, publishSources } from '../testing/releases.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';

const file = 'blog/first.mdx';
const post = (title: string) => `---\ntitle: ${title}\ndescription: What it is about\ndate: 2026-11-20\nauthor: Editorial team\ncategory: Education\n---\n\nA text.\n`;

const release = ({ database }: TestServer, id: string, files: Record<string, string>, how?: { note?: string; parent?: string; live?: boolean }) => publishSources(database, id, { ...neededSources, ...files }, how);

/** A content of which the first state was never switched to: what a build brought. */
async function history() {
  const server = await startTestServer();
  await release(server, 'built', { [file]: post('Built') }, { note: 'As the version brought it', live: false });
  await release(server, 'one', { [file]: post('One') }, { note: 'A better title', parent: 'built' });
  await release(server, 'other', { [file]: post('One'), 'blog/second.mdx': post('Second') });
  await release(server, 'gone', {});
  await release(server, 'two', { [file]: post('Two'), [`translations/fr/${file}`]: '---\ntitle: Deux\n---\n' });
  const ada = await staffMember(server, ['content']);
  const params = { changeId: (await server.call('beginChange', { token: ada.token, body: { name: 'Autumn' } })).body.id };
  const list = async (query: object) => (await server.call('listDocumentVersions', { params, query, token: ada.token })).body.versions;
  const read = (releaseId: string, query: object) => server.call('readDocumentVersion', { params: { ...params, releaseId }, query, token: ada.token });
  return { server, ada, params, list, read };
}

test('a document tells each time it was published otherwise than before, also from before the first release', async () => {
  const { server, list } = await history();
  await using _ = server;
  const versions = await list({ file });
  expect(versions.map(({ release: id, kind, note }) => [id, kind, note])).toEqual([['two', 'added', ''], ['gone', 'removed', ''], ['one', 'changed', 'A better title'], ['built', 'earliest', 'As the version brought it']]);
  expect(versions[2]?.leaves).toEqual([{ place: 'title', before: 'Built', after: 'One' }]);
  expect((await list({ file: 'blog/second.mdx' })).map(({ release: id, kind }) => [id, kind])).toEqual([['gone', 'removed'], ['other', 'added']]);
  expect((await list({ file, locale: 'fr' })).map(({ release: id, kind }) => [id, kind])).toEqual([['two', 'added']]);
  expect(await list({ file: '../../etc/passwd' })).toEqual([]);
});

test('a version is read as a form has it, and saved over what is there now; what no release has is not found', async () => {
  const { server, ada, params, read } = await history();
  await using _ = server;
  const { value } = (await read('built', { file })).body.data;
  expect(value).toMatchObject({ title: 'Built', body: 'A text.' });
  const now = (await server.call('openDocument', { params, query: { file }, token: ada.token })).body.data;
  const saved = await server.call('workOnDocument', { params, token: ada.token, body: { act: 'save', file, base: String(now['text']), value: JSON.stringify(value) } });
  expect(saved.body.data['state']).toBe('saved');
  const { changes } = (await server.call('readChange', { params, token: ada.token })).body.data;
  expect(changes).toMatchObject([{ file, leaves: [{ place: 'title', before: 'Two', after: 'Built' }] }]);
  for (const [id, query] of [['gone', { file }], ['none', { file }], ['built', { file: 'brand.json/x' }], ['built', { file: 'blog/second.mdx' }]] as const) expect([id, (await read(id, query)).status]).toEqual([id, 404]);
});
