import { expect, test } from 'vitest';
import { hostileDrawings } from '@bridge/pictures/testing';
import { neededSources, publishSources } from '../testing/releases.ts';
import { startTestServer } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';

const drawing = (colour = '#29a383') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><rect width="80" height="60" fill="${colour}"/></svg>`;
const post = (picture = '') => `---\ntitle: First\ndescription: What it is about\ndate: 2026-11-20\nauthor: Editorial team\ncategory: Education\n${picture}---\n\nA text.\n`;
/** The head of a JPEG of 30 times 20 points: enough to be known, not to be drawn. */
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108001400 1e03012200021101031101'.replace(' ', ''), 'hex');

async function begun() {
  const server = await startTestServer();
  await publishSources(server.database, 'first', { ...neededSources, 'blog/first.mdx': post() });
  const { token } = await staffMember(server, ['content']);
  const params = { changeId: (await server.call('beginChange', { token, body: { name: 'Autumn' } })).body.id };
  const bring = async (name: string, picture: string | Buffer, more: object = { alt: { en: 'A quay' } }) => (await server.call('bringPicture', { params, token, body: { name, picture: Buffer.from(picture).toString('base64'), ...more } })).body.data as { state: string; why?: string[] }; // the content tools made it
  const changes = async () => (await server.call('readChange', { params, token })).body.data.changes.map(({ file, kind }) => `${kind} ${file}`);
  const work = async (body: object) => (await server.call('workOnDocument', { params, token, body: body as never })).body.data as { state: string; why?: string[] };
  return { server, token, params, bring, changes, work };
}

test('a picture comes into a change with what it shows, is seen as it is drawn, is replaced byte for byte, and taken away', async () => {
  const { server, token, params, bring, changes, work } = await begun();
  await using _ = server;
  expect(await bring('quay', drawing(), { alt: { en: 'A quay' }, focus: { x: 20, y: 80 } })).toMatchObject({ state: 'done', file: 'pictures/quay.json' });
  expect(await changes()).toEqual(['added pictures/quay.json', 'added pictures/quay.svg']);
  const form = (await server.call('openDocument', { params, token, query: { file: 'pictures/quay.json' } })).body.data;
  expect(form['value']).toEqual({ id: 'quay', alt: 'A quay', focus: { x: 20, y: 80 } });
  const { picture } = (await server.call('showPicture', { params, token, query: { file: 'pictures/quay.json' } })).body.data;
  expect(picture).toMatch(/^data:image\/webp;base64,UklGR/);

  expect((await bring('quay', jpeg, {})).state).toBe('done'); // what is said of it stays
  expect(await changes()).toEqual(['added pictures/quay.jpg', 'added pictures/quay.json']);
  const [kept] = await server.database.query<{ bytes: string }>(`select encode(bytes, 'hex') as bytes from content_change_files join content_blobs using (hash) where file = 'pictures/quay.jpg'`);
  expect(kept?.bytes).toBe(jpeg.toString('hex'));

  expect(await work({ act: 'delete', file: 'pictures/quay.json' })).toMatchObject({ state: 'done' });
  expect(await changes()).toEqual([]);
}, 120_000);

test('one that is named somewhere is not taken away, and whoever names one that is not there is told', async () => {
  const { server, token, params, bring, work } = await begun();
  await using _ = server;
  await bring('quay', drawing());
  const { text, value } = (await server.call('openDocument', { params, token, query: { file: 'blog/first.mdx' } })).body.data as { text: string; value: Record<string, unknown> };
  const save = (picture: string) => work({ act: 'save', file: 'blog/first.mdx', base: text, value: JSON.stringify({ ...value, picture }) });
  expect(await save('quai')).toMatchObject({ state: 'refused', faults: [{ path: ['picture'], message: '"quai" is not among the pictures. Did you mean "quay"?' }] });
  expect((await save('quay')).state).toBe('saved');
  const refused = await work({ act: 'delete', file: 'pictures/quay.json' });
  expect(refused).toMatchObject({ state: 'refused', why: [expect.stringContaining('content/blog/first.mdx:7:10')] });
}, 120_000);

test('what is no picture, hostile, too large or says nothing of itself is refused in words, and nothing is saved', async () => {
  const { server, bring, changes, token, params } = await begun();
  await using _ = server;
  const refused = [
    await bring('quay', 'words alone'),
    await bring('quay', hostileDrawings[0]!.text),
    await bring('-quay', drawing()),
    await bring('quay', drawing(), { alt: { en: ' ' } }),
    await bring('quay', Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)])),
  ];
  expect(refused.map(({ state }) => state)).toEqual(Array.from(refused, () => 'refused'));
  expect(refused.map(({ why }) => why?.join(' '))).toEqual([
    expect.stringContaining('is none that can be shown'),
    expect.stringContaining('<script>'),
    expect.stringContaining('lower-case letters'),
    expect.stringContaining('alt'),
    expect.stringContaining('5 are the most'),
  ]);
  const long = await server.call('bringPicture', { params, token, body: { name: 'quay', picture: 'A'.repeat(7_000_001) } });
  expect([long.status, long.body.code]).toEqual([400, 'invalid-input']);
  expect(await changes()).toEqual([]);
}, 120_000);
