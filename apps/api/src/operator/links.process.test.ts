import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from '../database/embedded/open-embedded.ts';
import { readMigrations } from '../database/migrate.ts';
import { temporaryFolder } from '../database/testing/temporary-folder.ts';
import { readEnvironment } from '../environment.ts';
import { contentFolder } from '../testing/content.ts';
import { operate } from './operate.ts';

const parent = temporaryFolder();
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test('the operator lists what did not answer and what is hidden, and is told of ids that there are not', async () => {
  const folder = path.join(parent, 'data');
  const database = await openEmbedded({ folder, migrations: await readMigrations(), durable: false });
  const add = (id: string, address: string, days: number) =>
    database.query(
      `insert into resource_checks (id, resource_id, address, checked_at, answered, finding, dead_since) values (gen_random_uuid(), $1, $2, '2026-11-20T00:00:00Z', false, '404', '2026-11-20T00:00:00Z'::timestamptz - make_interval(days => $3::integer))`,
      [id, address, days],
    );
  await add('onet-online', 'https://www.onetonline.org/', 6);
  await add('doaj', 'https://doaj.org/', 7);
  await add('openlearn', 'https://elsewhere.example.org/', 9);
  await database.query(`insert into users (id, email, password_hash, role, first_name, last_name) values (gen_random_uuid(), 'a@example.com', 'x', 'TALENT', 'A', 'B')`);
  await database.query(`insert into link_reports (user_id, resource_id, address) select id, 'kolibri', 'https://learningequality.org/kolibri/' from users`);
  await database.close();
  const run = async (...args: string[]) => {
    const said: string[] = [];
    const code = await operate(args, { environment: () => ({ ...readEnvironment({ DATA_FOLDER: folder }, parent), contentFolder }), say: (text) => said.push(text), complain: (text) => said.push(text) });
    return { code, said };
  };
  expect(await run('links', 'list')).toEqual({
    code: 0,
    said: ['dead    onet-online  404  since 2026-11-14  https://www.onetonline.org/', 'hidden  doaj  404  since 2026-11-13  https://doaj.org/', 'report  kolibri  1 person  https://learningequality.org/kolibri/', expect.stringMatching(/^\d+ addresses: 2 checked, 2 without an answer, 1 hidden\.$/)],
  });
  expect(await run('links', 'check', 'nowhere')).toEqual({ code: 2, said: ['There is no resource "nowhere" in content/resources.json.'] });
  expect((await run('links')).code).toBe(2);
  const hidden = (await run('links', 'hide', 'kolibri')).said;
  expect(hidden).toContain('taken   kolibri  https://learningequality.org/kolibri/');
  expect(hidden.join()).not.toContain('report  kolibri');
  expect((await run('links', 'keep', 'kolibri')).said.join()).not.toContain('kolibri');
});
