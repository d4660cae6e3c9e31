import { createHash, randomBytes, randomUUID } from 'node:crypto';
import process from 'node:process';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './database/open-database.ts';
import { temporaryFolder } from './database/testing/temporary-folder.ts';
import { contentFolder, testContent } from './testing/content.ts';
import { start } from './testing/process.ts';
import { builtSite, makeLive, storeRelease } from './testing/releases.ts';

const publishes = Number(process.env['PUBLISHES'] ?? 100);
const admin = process.env['TEST_POSTGRES_URL'] ?? '';

async function freshDatabase(): Promise<string> {
  const name = `bridge_releases_${randomBytes(6).toString('hex')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: admin });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}`);
  onTestFinished(() => administer(`drop database if exists ${name} with (force)`));
  return Object.assign(new URL(admin), { pathname: `/${name}` }).href;
}

/** A form with one question, whose only option is that of its release. */
const asks = (id: string) => ({ 'forms/contact': { ...testContent.document('forms/contact'), questions: [{ id: 'topic', type: 'radio', prompt: 'What about?', options: [{ id, label: `About ${id}`, value: id }] }] } });

test('four processes under load, one publish after the other: nothing is missing, no screen shows two releases, no answer is lost', { timeout: 1_800_000 }, async () => {
  const url = await freshDatabase();
  const database = await openDatabase({ url, folder: '' });
  onTestFinished(() => database.close());
  const environment = { DATABASE_URL: url, DATA_FOLDER: temporaryFolder(), CONTENT_FOLDER: contentFolder, WEB_FOLDER: builtSite(), SECRET_KEY: 'x'.repeat(32), LOG_LEVEL: 'error' };
  const servers = [];
  for (let index = 0; index < 4; index += 1) servers.push(await start(environment));
  const ports = await Promise.all(servers.map((server) => server.untilReady()));
  const any = () => `http://127.0.0.1:${ports[Math.floor(Math.random() * ports.length)]}`;
  await storeRelease(database, 'r0', { documents: asks('r0') });
  await makeLive(database, 'r0');
  const found: string[] = [];
  const seen = new Set<string>();
  let sent = 0;
  let looks = 0;
  let isOver = false;

  /** A reader: a page of one process, what it names from another one, and now and then an answer to a third. */
  async function reader(): Promise<void> {
    while (!isOver) {
      const page = await fetch(`${any()}/`);
      const html = await page.text();
      const id = /<title>(.*?)</.exec(html)?.[1] ?? '';
      if (id === 'of the build') continue; // of the first moments
      seen.add(id);
      looks += 1;
      const style = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? '';
      if (page.status !== 200 || !style.includes(id) || !page.headers.get('content-security-policy')?.includes(createHash('sha256').update(style).digest('base64'))) found.push(`a page of ${id}: ${page.status}`);
      const file = await fetch(`${any()}/content/${id}-12345678.json`);
      if (file.status !== 200 || !(await file.text()).includes(`"${id}"`)) found.push(`a file of ${id}: ${file.status}`);
      if (looks % 20 !== 0 || sent >= 500) continue;
      const answer = await fetch(`${any()}/api/forms/contact`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ answers: { topic: { options: [id] } }, locale: 'en', homepage: '', key: randomUUID() }) });
      if (answer.status === 200) sent += 1;
      else found.push(`an answer to ${id}: ${answer.status} ${await answer.text()}`);
    }
  }

  const readers = Array.from({ length: 8 }, reader);
  for (let round = 1; round <= publishes; round += 1) {
    await storeRelease(database, `r${round}`, { documents: asks(`r${round}`) });
    await makeLive(database, `r${round}`);
    if (round % 10 === 0) await makeLive(database, `r${round - 5}`); // and back, too
    while (!seen.has(`r${round % 10 === 0 ? round - 5 : round}`)) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  isOver = true;
  await Promise.all(readers);
  for (const server of servers) server.child.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.exit));
  const stored = await database.query<{ answers: unknown }>('select answers from form_messages');
  console.log(`${publishes} publishes, ${looks} screens, ${sent} answers: ${found.length} faults`);
  expect(found).toEqual([]);
  expect(stored).toHaveLength(sent);
  expect(stored.filter(({ answers }) => !/About r\d+/.test(JSON.stringify(answers)))).toEqual([]);
});
