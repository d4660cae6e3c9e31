import { expect, test } from 'vitest';
import { endPublishing } from '../publishing/changes/store.ts';
import { neededSources, publishSources } from '../testing/releases.ts';
import { startTestServer } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';

const post = '---\ntitle: First\ndescription: What it is about\ndate: 2026-11-20\nauthor: Editorial team\ncategory: Education\n---\n\nA text.\n';

async function begun(files: Record<string, string> = { ...neededSources, 'blog/first.mdx': post }) {
  const server = await startTestServer();
  await publishSources(server.database, 'first', files);
  const [ada, bo] = [await staffMember(server, ['content', 'audit']), await staffMember(server, ['content'])];
  const id = (await server.call('beginChange', { token: ada.token, body: { name: 'Autumn' } })).body.id;
  const params = { changeId: id };
  type Form = { state: string; text: string; value: Record<string, unknown>; faults: { path: unknown[]; message: string }[]; elsewhere: unknown[]; conflicts: { path: unknown[]; mine: unknown; theirs: unknown }[] };
  const open = async (file: string, token = ada.token) => (await server.call('openDocument', { params, query: { file }, token })).body.data as unknown as Form; // the content tools made it
  const work = (body: object, token = ada.token) => server.call('workOnDocument', { params, token, body: body as never }); // bodies of which some are refused
  const save = async (file: string, form: Form, value: object, token = ada.token) => (await work({ act: 'save', file, base: form.text, value: JSON.stringify(value) }, token)).body.data as unknown as Form;
  const read = async () => (await server.call('readChange', { params, token: ada.token })).body.data;
  return { server, ada, bo, params, open, work, save, read };
}

test('a document is found, edited as a form, told in words, and waits for its moment', async () => {
  const { server, ada, params, open, save, read } = await begun();
  await using _ = server;
  const found = (await server.call('listDocuments', { params, query: { words: 'what it is about' }, token: ada.token })).body;
  expect(found.hits).toEqual([{ file: 'blog/first.mdx', path: ['description'], text: 'What it is about' }]);
  const form = await open('blog/first.mdx');
  expect(form.value).toMatchObject({ title: 'First', body: 'A text.' });
  expect((await save('blog/first.mdx', form, { ...form.value, title: 'Second' })).state).toBe('saved');
  const change = await read();
  expect(change).toMatchObject({ name: 'Autumn', state: 'open', revision: 2, editedBy: 'Ada Example', isBehind: false, total: 1, changes: [{ file: 'blog/first.mdx', kind: 'changed', leaves: [{ place: 'title', before: 'First', after: 'Second' }], more: 0 }] });

  const plan = (revision: number) => server.call('publishChange', { params, token: ada.token, body: { revision, at: '2099-01-01T10:00:00.000Z', note: 'In time' } });
  expect((await plan(1)).body.code).toBe('case-changed');
  expect((await plan(2)).status).toBe(200);
  expect((await plan(3)).body.code).toBe('change-over'); // the second of a double press
  expect(await read()).toMatchObject({ state: 'waiting', publishAt: '2099-01-01T10:00:00.000Z', publishBy: 'Ada Example' });
  const [newest] = (await server.call('readAudit', { token: ada.token })).body.entries;
  expect(newest).toMatchObject({ action: 'planned', actor: 'Ada Example', note: 'In time' });
  expect((await server.call('decideChange', { params, token: ada.token, body: { decision: 'hold', revision: 3 } })).status).toBe(200);
  expect((await read()).state).toBe('open');
});

test('what the checker refuses is not saved, and code in a text never is', async () => {
  const { server, open, save, read, work } = await begun();
  await using _ = server;
  const form = await open('blog/first.mdx');
  for (const body of ['{process.exit()}', "import x from 'node:fs'\n\nText", 'export const a = 1\n\nText', '<script>alert(1)</script>', '<img src=x onerror="alert(1)" />', '<Callout title={process.env.SECRET}>x</Callout>', '[a](javascript:alert(1))']) {
    const told = await save('blog/first.mdx', form, { ...form.value, body });
    expect([body, told.state, told.faults.length > 0]).toEqual([body, 'refused', true]);
  }
  expect((await save('blog/first.mdx', form, { ...form.value, title: '' })).faults).toMatchObject([{ path: ['title'] }]);
  expect((await read()).total).toBe(0);
  expect((await work({ act: 'save', file: '../../etc/passwd', base: '', value: '{}' })).status).toBe(404);
  expect((await work({ act: 'save', file: 'brand.json', base: '', value: '{"__proto__": {"a": 1}}' })).status).toBe(404);
  expect((await work({ act: 'create', file: '../new.json', to: 'x' })).body.data).toMatchObject({ state: 'refused' });
});

test('of two who save the same text the second is shown both; other texts are brought together', async () => {
  const { server, ada, bo, open, save } = await begun();
  await using _ = server;
  const [mine, theirs] = [await open('blog/first.mdx'), await open('blog/first.mdx', bo.token)];
  await save('blog/first.mdx', mine, { ...mine.value, title: 'Of Ada' }, ada.token);
  const told = await save('blog/first.mdx', theirs, { ...theirs.value, title: 'Of Bo', author: 'Bo' }, bo.token);
  expect([told.state, told.conflicts]).toMatchObject(['conflict', [{ path: ['title'], mine: 'Of Bo', theirs: 'Of Ada' }]]);
  expect((await save('blog/first.mdx', theirs, { ...theirs.value, author: 'Bo' }, bo.token)).value).toMatchObject({ title: 'Of Ada', author: 'Bo' });
});

test('what others have published comes into a change; where both changed the same it is told, and one side counts', async () => {
  const { server, ada, params, open, save, read } = await begun();
  await using _ = server;
  const form = await open('blog/first.mdx');
  await save('blog/first.mdx', form, { ...form.value, title: 'Mine', author: 'Mine' });
  await publishSources(server.database, 'second', { ...neededSources, 'blog/first.mdx': post.replace('First', 'Theirs').replace('What it is about', 'What it is by now about') });
  expect((await read()).isBehind).toBe(true);
  const decide = async (decision: 'bring-up' | 'bring-up-mine') => (await server.call('decideChange', { params, token: ada.token, body: { decision, revision: (await read()).revision } })).body;
  expect((await decide('bring-up')).conflicts).toEqual(['blog/first.mdx title: here "Mine", live "Theirs"']);
  expect((await decide('bring-up-mine')).conflicts).toEqual([]);
  expect((await read()).changes[0]?.leaves.map(({ place, before, after }) => [place, before, after])).toEqual([['title', 'Theirs', 'Mine'], ['author', 'Editorial team', 'Mine']]);
  expect((await open('blog/first.mdx')).value).toMatchObject({ title: 'Mine', description: 'What it is by now about' });
});

test('documents are made and taken away in a change, and a file is left out of it again', async () => {
  const { server, ada, params, work, read } = await begun();
  await using _ = server;
  expect((await work({ act: 'duplicate', file: 'blog/first.mdx', to: 'second' })).body.data).toEqual({ state: 'done', file: 'blog/second.mdx' });
  expect((await read()).changes.map(({ file, kind }) => [file, kind])).toEqual([['blog/second.mdx', 'added']]);
  await work({ act: 'leave-out', file: 'blog/second.mdx' });
  expect((await read()).total).toBe(0);
  await server.call('decideChange', { params, token: ada.token, body: { decision: 'withdraw', revision: (await read()).revision } });
  expect((await work({ act: 'delete', file: 'blog/first.mdx' })).body.code).toBe('change-over');
});

test('a change that undoes a release takes back what it changed, and says what was changed again since', async () => {
  const { server, ada, params } = await begun();
  await using _ = server;
  await publishSources(server.database, 'second', { ...neededSources, 'blog/first.mdx': post.replace('First', 'Wrong').replace('A text.', 'Other words.') });
  await server.database.query(`update content_releases set parent = 'first' where id = 'second'`);
  await publishSources(server.database, 'third', { ...neededSources, 'blog/first.mdx': post.replace('First', 'Right').replace('A text.', 'Other words.') });
  const { id } = (await server.call('beginChange', { token: ada.token, body: { name: 'Undo', undo: 'second' } })).body;
  const undone = (await server.call('readChange', { params: { changeId: id }, token: ada.token })).body.data;
  expect(undone.changes.flatMap(({ leaves }) => leaves)).toEqual([{ place: 'text.1', before: 'Other words.', after: 'A text.' }]);
  expect(undone.trouble).toBe('blog/first.mdx title: here "Right", live "First"');
  expect(params.changeId).not.toBe(id);
});

test('a change that was published is said to be, and kept from being saved', async () => {
  const { server, ada, params, work, read } = await begun();
  await using _ = server;
  await server.call('publishChange', { params, token: ada.token, body: { revision: 1 } });
  await server.database.query(`update content_changes set state = 'publishing'`);
  await endPublishing(server.database, params.changeId, { trouble: 'content/blog/first.mdx:2:1 error' });
  expect(await read()).toMatchObject({ state: 'open', trouble: 'content/blog/first.mdx:2:1 error' });
  await server.database.query(`update content_changes set state = 'publishing'`);
  await endPublishing(server.database, params.changeId, { release: 'first' });
  expect(await read()).toMatchObject({ state: 'published', release: 'first' });
  expect((await work({ act: 'delete', file: 'blog/first.mdx' })).body.code).toBe('change-over');
});
