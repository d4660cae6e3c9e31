import { contract } from '@bridge/model';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './database/testing.ts';
import { temporaryFolder } from './database/testing/temporary-folder.ts';
import { openEditions } from './editions.ts';
import { openWeb } from './http/static.ts';
import { liveRelease, switchTo } from './publishing/face.ts';
import { contentFolder, testContent } from './testing/content.ts';
import { builtSite, makeLive, storeRelease } from './testing/releases.ts';
import { startTestServer } from './testing/server.ts';
import { makeYoung } from './testing/young.ts';

async function database(): Promise<TestDatabase> {
  const opened = await openTestDatabase();
  onTestFinished(() => opened.drop());
  return opened;
}

/** A process of its own, as far as content goes. */
async function process(shared: TestDatabase) {
  const webFolder = builtSite();
  const faults: string[] = [];
  const editions = await openEditions({ database: shared, content: testContent, web: openWeb(webFolder, testContent), webFolder, contentFolder, dataFolder: temporaryFolder(), publicUrl: undefined, report: (error) => faults.push(String(error)) });
  onTestFinished(() => editions.close());
  const lookedFor: string[] = [];
  const lookFor = (url: string) => (lookedFor.push(url), editions.lookFor(url));
  const server = await startTestServer({ shared, content: editions.content, web: editions.web, editions: { ...editions, lookFor } });
  onTestFinished(() => server.close());
  const get = async (url: string) => {
    const { statusCode, body, headers } = await server.app.inject(url);
    return { statusCode, title: /<title>(.*?)</.exec(body)?.[1], body, policy: String(headers['content-security-policy']) };
  };
  const brand = async () => JSON.parse((await server.app.inject('/openapi.json')).body).info.title as string;
  return { editions, server, get, brand, faults, lookedFor };
}

test('until something is published a server shows its build; then every server shows that, in pages and words, and goes back', async () => {
  const shared = await database();
  const servers = [await process(shared), await process(shared)];
  const shown = async () => {
    await Promise.all(servers.map(({ editions }) => editions.look()));
    return Promise.all(servers.map(async ({ get, brand }) => [(await get('/')).title, await brand()]));
  };
  expect(await shown()).toEqual(Array(2).fill(['of the build', testContent.document('brand').name]));
  for (const id of ['first', 'second']) {
    await storeRelease(shared, id);
    await makeLive(shared, id);
    expect(await shown()).toEqual(Array(2).fill([id, id]));
  }
  await makeLive(shared, 'first');
  expect(await shown()).toEqual(Array(2).fill(['first', 'first']));
  const [{ get }] = servers as [(typeof servers)[number]];
  expect((await get('/assets/main-BJasyGkk.js')).statusCode).toBe(200);
  expect(servers.flatMap(({ faults }) => faults)).toEqual([]);
});

test('a request sees one release to its end, whatever is published meanwhile', async () => {
  const shared = await database();
  await storeRelease(shared, 'first');
  await storeRelease(shared, 'second');
  await makeLive(shared, 'first');
  const { editions } = await process(shared);
  const name = () => editions.content.document('brand').name;
  const within = editions.pin();
  const seen = await within(async () => {
    const before = name();
    await makeLive(shared, 'second');
    await editions.look();
    return [before, name()];
  });
  expect([...seen, name()]).toEqual(['first', 'first', 'second']);
});

test('the policy of a page names the styles of that very page, after each switch', async () => {
  const shared = await database();
  const { editions, get } = await process(shared);
  for (const id of ['first', 'second', 'first']) {
    await storeRelease(shared, id);
    await makeLive(shared, id);
    await editions.look();
    const { body, policy } = await get('/');
    const style = /<style>(.*?)<\/style>/.exec(body)?.[1] ?? '';
    const { createHash } = await import('node:crypto');
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
  }
});

test('what a page of another process leads to is there at once, and what a page of the release before needs still is', async () => {
  const shared = await database();
  await storeRelease(shared, 'first');
  await makeLive(shared, 'first');
  const { get } = await process(shared);
  await storeRelease(shared, 'second', { files: { '/new.html': '<!doctype html><title>New</title>' } });
  await makeLive(shared, 'second'); // another process has taken it up; this one has not looked yet
  expect([(await get('/content/second-12345678.json')).statusCode, (await get('/new')).title, (await get('/')).title]).toEqual([200, 'New', 'second']);
  expect((await get('/content/first-12345678.json')).body).toBe('{"id":"first"}');
  expect((await get('/content/nobody-12345678.json')).statusCode).toBe(404);
});

test('only what has no place of its own waits for a look at what is published', async () => {
  const { get, lookedFor } = await process(await database());
  for (const { method, path } of Object.values(contract)) if (method === 'GET') await get(path.replaceAll(/\{\w+\}/g, '1'));
  await get('/openapi.json');
  expect(lookedFor).toEqual([]);
  await get('/blog/of-another-process');
  expect(lookedFor).toEqual(['/blog/of-another-process']);
});

test('a day brings its pages without anybody doing anything', async () => {
  const shared = await database();
  const day = (offset: number) => new Date(Date.now() + offset).toISOString();
  await storeRelease(shared, 'first', { later: [{ from: day(-1000), files: { '/index.html': '<!doctype html><title>Since today</title>', '/new.html': '<!doctype html><title>New</title>' } }, { from: day(3_600_000), files: { '/index.html': null } }] });
  await makeLive(shared, 'first');
  const { get } = await process(shared);
  expect([(await get('/')).title, (await get('/new')).title]).toEqual(['Since today', 'New']);
});

test('of two who publish at once one is told', async () => {
  const shared = await database();
  for (const id of ['first', 'second', 'third']) await storeRelease(shared, id);
  await makeLive(shared, 'first');
  const after = (await liveRelease(shared))?.generation ?? 0;
  const done = await Promise.all(['second', 'third'].map((release) => switchTo(shared, { release, after, by: 'a test', note: '', deed: 'publish' })));
  expect(done.filter(Boolean)).toHaveLength(1);
  const [row] = await shared.query<{ entries: number; fault: number | null }>(`select (select count(*) from audit where kind = 'content') as entries, audit_fault() as fault`);
  expect(row).toEqual({ entries: 2, fault: null });
});

test('a release that this version was not drawn for is named, and what was shown before stays', async () => {
  const shared = await database();
  await storeRelease(shared, 'first');
  await makeLive(shared, 'first');
  const { editions, get, faults } = await process(shared);
  await shared.query(`insert into content_releases (id, sources, made_by) values ('second', '{}', 'a test')`);
  await shared.query(`insert into content_drawings (release, build, refused) values ('second', 'the build of the tests', 'content/brand.json:1:1 error: another shape')`);
  await makeLive(shared, 'second');
  await editions.look();
  await editions.look();
  expect((await get('/')).title).toBe('first');
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('content/brand.json:1:1');
});

test('a guardian agrees to what is shown, and to what was shown until lately, however often something is published', async () => {
  const shared = await database();
  const all = Object.fromEntries(testContent.ids().map((id) => [id, testContent.document(id)]));
  const says = (version: string) => ({ ...all, safeguarding: { ...testContent.document('safeguarding'), consent: { ...testContent.document('safeguarding').consent, version } } });
  for (const id of ['first', 'second', 'third']) {
    await storeRelease(shared, id, { documents: says(id) });
    await makeLive(shared, id);
  }
  const { server } = await process(shared);
  const talent = await server.answered();
  await makeYoung(server, talent.id);
  await server.database.query('update users set email_verified_at = now() where id = $1', [talent.id]);
  expect((await server.call('askGuardian', { params: talent.params, token: talent.token, body: { email: 'guardian@example.org' } })).status).toBe(200);
  const [mail] = await shared.query<{ body: string }>(`select body from outbox where kind = 'guardianAsked'`);
  const key = /\/guardian\?key=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
  const agree = (text: string) => server.call('answerConsent', { params: { key }, body: { agree: true, text } });
  expect([(await agree('third')).status, (await agree('second')).status, (await agree('of my own')).body.fields?.[0]?.path]).toEqual([200, 200, 'text']);
});

test('an answer to what the release before asked is taken, as it was asked there', async () => {
  const shared = await database();
  const form = (option: string) => ({ 'forms/contact': { ...testContent.document('forms/contact'), questions: [{ id: 'topic', type: 'radio', prompt: 'What about?', options: [{ id: option, label: `About ${option}`, value: option }] }] } });
  await storeRelease(shared, 'first', { documents: form('plans') });
  await storeRelease(shared, 'second', { documents: form('prices') });
  for (const id of ['first', 'second']) await makeLive(shared, id);
  const { server } = await process(shared);
  const answer = async (option: string) => (await server.call('sendForm', { params: { formId: 'contact' }, body: { answers: { topic: { options: [option] } } } })).status;
  expect([await answer('plans'), await answer('prices')]).toEqual([200, 200]);
  const sent = await shared.query<{ answers: unknown }>('select answers from form_messages order by 1');
  expect(JSON.stringify(sent)).toMatch(/About plans.*About prices/);
  await storeRelease(shared, 'third', { documents: form('weather') });
  await makeLive(shared, 'third'); // another process has shown it; this one has not looked yet
  expect(await answer('weather')).toBe(200);
  expect(JSON.stringify(await shared.query('select answers from form_messages'))).toContain('About weather');
});
