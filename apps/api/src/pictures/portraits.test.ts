import { expect, test } from 'vitest';
import { Refusal } from '../core/refusal.ts';
import { mailsTo } from '../testing/mails.ts';
import { verifiedMentor } from '../testing/mentors.ts';
import { noRates, startTestServer, type Person, type TestServer } from '../testing/server.ts';
import { staffMember } from '../testing/staff.ts';

const webp = (points: string) => Buffer.from(`RIFF\x10\0\0\0WEBPVP8 ${points}`, 'latin1');
const own = ({ id, token }: Pick<Person, 'id' | 'token'>) => ({ params: { userId: id }, token });

/** Lets a picture wait as if it had been read: reading takes a process of its own (open-portraits.process.test.ts). */
async function waits(server: TestServer, { id }: Pick<Person, 'id'>, points = 'one') {
  await server.database.query(
    `insert into portraits (id, user_id, state, small, medium, large) values (gen_random_uuid(), $1, 'waiting', $2, $2, $2) on conflict (user_id) where state <> 'shown' do update set id = excluded.id, state = 'waiting', note = null, small = $2, medium = $2, large = $2`,
    [id, webp(points)],
  );
}

async function decide(server: TestServer, staff: Person, { id }: Pick<Person, 'id'>, decision: 'show' | 'refuse', note = '') {
  const about = { params: { kind: 'portrait', caseId: id }, token: staff.token };
  const { revision } = (await server.call('readCase', about)).body.data;
  return server.call('decideCase', { ...about, body: { decision, note, revision } });
}

/** What a mentor's card says of their picture to somebody who looks for mentors, and what is at that address. */
async function seen(server: TestServer, reader: Person, mentor: Pick<Person, 'id'>) {
  const address = (await server.call('lookUpUser', { params: { userId: mentor.id }, token: reader.token })).body.data?.profileImageUrl;
  return address === undefined ? undefined : at(server, address);
}

async function at(server: TestServer, address: string) {
  const { statusCode, rawPayload, headers } = await server.app.inject({ url: address });
  return statusCode === 200 ? { bytes: rawPayload, type: headers['content-type'], kept: headers['cache-control'] } : statusCode;
}

test('a portrait waits for the staff, who see it; then others do, in its widths, until its owner takes it away', async () => {
  await using server = await startTestServer();
  const [staff, mentor, talent] = [await staffMember(server), await verifiedMentor(server), await server.person()];
  await waits(server, mentor);
  const [{ id: secret = '' } = {}] = await server.database.query<{ id: string }>('select id from portraits');
  expect([await seen(server, talent, mentor), await at(server, `/portraits/${secret}/192.webp`)]).toEqual([undefined, 404]);
  expect((await server.call('readPortrait', own(mentor))).body.data).toEqual({ waiting: expect.stringMatching(/^data:image\/webp;base64,/), refused: null, shown: null, seen: false });

  const queue = await server.call('listCases', { token: staff.token, query: { kind: 'portrait' } });
  expect(queue.body.cases).toMatchObject([{ kind: 'portrait', id: mentor.id }]);
  const found = await server.call('readCase', { params: { kind: 'portrait', caseId: mentor.id }, token: staff.token });
  expect(found.body.data.facts).toMatchObject([{ name: 'portrait', text: `data:image/webp;base64,${webp('one').toString('base64')}` }, { name: 'role', text: 'MENTOR' }]);

  expect((await decide(server, staff, mentor, 'show')).status).toBe(200);
  expect(await mailsTo(server.database, mentor.email)).toContainEqual(expect.objectContaining({ subject: 'Your picture is shown' }));
  expect(await seen(server, talent, mentor)).toEqual({ bytes: webp('one'), type: 'image/webp', kept: 'private, max-age=86400, immutable' });
  expect([await at(server, `/portraits/${secret}/96.webp`), await at(server, `/portraits/${secret}/384.webp`)]).toMatchObject([{ type: 'image/webp' }, { type: 'image/webp' }]);
  expect([await at(server, `/portraits/${secret}/100.webp`), await at(server, `/portraits/${secret}/192.png`), await at(server, '/portraits/../192.webp'), await at(server, `/portraits/${mentor.id}/192.webp`)]).toEqual([404, 404, 404, 404]);

  const removed = await server.call('removePortrait', own(mentor));
  expect([removed.status, removed.body.data]).toEqual([200, { waiting: null, refused: null, shown: null, seen: false }]);
  expect([await seen(server, talent, mentor), await at(server, `/portraits/${secret}/192.webp`)]).toEqual([undefined, 404]);
});

test('while a new one waits the one before is shown; not taken, nothing of it is kept but why, and its owner reads that', async () => {
  await using server = await startTestServer();
  const [staff, mentor, talent] = [await staffMember(server), await verifiedMentor(server), await server.person()];
  await waits(server, mentor);
  await decide(server, staff, mentor, 'show');
  await waits(server, mentor, 'two');
  expect(await seen(server, talent, mentor)).toMatchObject({ bytes: webp('one') });
  expect((await decide(server, staff, mentor, 'refuse')).body.fields).toMatchObject([{ path: 'note' }]);
  expect((await decide(server, staff, mentor, 'refuse', 'It shows somebody else.')).status).toBe(200);
  expect(await seen(server, talent, mentor)).toMatchObject({ bytes: webp('one') });
  expect((await server.call('readPortrait', own(mentor))).body.data).toMatchObject({ waiting: null, refused: 'It shows somebody else.', shown: expect.any(String), seen: true });
  expect(await server.database.query('select 1 from portraits where small is not null')).toHaveLength(1);

  expect((await decide(server, staff, mentor, 'refuse', 'Nor does this one do.')).status).toBe(200); // what is shown can be taken away, too
  expect([await seen(server, talent, mentor), (await server.call('readPortrait', own(mentor))).body.data]).toMatchObject([undefined, { refused: 'Nor does this one do.', shown: null }]);
  expect(await server.database.query('select 1 from portraits where small is not null')).toEqual([]);
  const trail = await server.database.query<{ action: string }>("select action from audit where kind = 'portrait' order by seq");
  expect(trail.map(({ action }) => action)).toEqual(['portrait-shown', 'portrait-refused', 'portrait-refused']);
});

test('a picture that was replaced meanwhile is not decided by what was seen, and nobody decides of their own', async () => {
  await using server = await startTestServer();
  const [staff, mentor] = [await staffMember(server), await verifiedMentor(server)];
  await waits(server, mentor);
  const about = { params: { kind: 'portrait', caseId: mentor.id }, token: staff.token };
  const { revision } = (await server.call('readCase', about)).body.data;
  await waits(server, mentor, 'two');
  expect((await server.call('decideCase', { ...about, body: { decision: 'show', note: '', revision } })).body.code).toBe('case-changed');
  await waits(server, staff);
  expect((await server.call('readCase', { params: { kind: 'portrait', caseId: staff.id }, token: staff.token })).body.code).toBe('own-case');
});

test.each([
  ['is suspended', (server: TestServer, id: string) => server.database.query("insert into suspensions (user_id, reason, suspended_by, ends_at) values ($1, 'Rude', 'a test', now() + interval '1 day')", [id])],
  ['is under 18, as it turns out', (server: TestServer, id: string) => server.database.query("update users set birth_month = date_trunc('month', now()) - interval '17 years' where id = $1", [id])],
  ['is not listed any more', (server: TestServer, id: string) => server.database.query("update mentors set state = 'changes-requested' where user_id = $1", [id])],
  ['is gone', (server: TestServer, id: string) => server.database.query('delete from users where id = $1', [id])],
])('nothing of the portrait of somebody who %s is reached', async (_, happens) => {
  await using server = await startTestServer();
  const [staff, mentor] = [await staffMember(server), await verifiedMentor(server)];
  await waits(server, mentor);
  await decide(server, staff, mentor, 'show');
  const [{ id = '' } = {}] = await server.database.query<{ id: string }>('select id from portraits');
  expect(await at(server, `/portraits/${id}/192.webp`)).toMatchObject({ type: 'image/webp' });
  await happens(server, mentor.id);
  expect(await at(server, `/portraits/${id}/192.webp`)).toBe(404);
});

test('whoever is blocked is told no address any more', async () => {
  await using server = await startTestServer();
  const [staff, mentor, talent] = [await staffMember(server), await verifiedMentor(server), await server.person()];
  await waits(server, mentor);
  await decide(server, staff, mentor, 'show');
  expect(await seen(server, talent, mentor)).toBeDefined();
  await server.database.query('insert into blocks (id, blocker_id, blocked_id, known_as) values (gen_random_uuid(), $1, $2, $3)', [mentor.id, talent.id, 'Ada']);
  expect(await seen(server, talent, mentor)).toBeUndefined();
});

test('who is under 18, or never said how old, brings no picture; a file is refused at its field; ten a day are read, and what is none is not counted', async () => {
  await using server = await startTestServer({ rates: { ...noRates, portraitsByUser: { most: 2, seconds: 60 } } });
  const talent = await server.person();
  const send = (picture: string) => server.call('setPortrait', { ...own(talent), body: { picture } });
  await server.database.query('update users set birth_month = null where id = $1', [talent.id]);
  expect((await send('aGVsbG8=')).body.code).toBe('birth-month-missing');
  await server.database.query("update users set birth_month = date_trunc('month', now()) - interval '17 years' where id = $1", [talent.id]);
  expect((await send('aGVsbG8=')).body.code).toBe('adults-only');
  const offered = async () => (await server.call('readPortrait', { token: talent.token, params: { userId: talent.id } })).body.data.adultsOnly;
  expect(await offered()).toBe(true); // so that nothing is sent for nothing
  await server.database.query("update users set birth_month = '1990-01-01' where id = $1", [talent.id]);
  expect(await offered()).toBeUndefined();
  expect((await send('aGVsbG8=')).body.fields).toEqual([{ path: 'picture', message: 'Choose a picture that is a JPEG, PNG, WebP or AVIF' }]);
  expect((await send('A'.repeat(6_999_999))).body.fields).toEqual([{ path: 'picture', message: 'This file is larger than 5 MB: choose a smaller picture' }]);
  const broken = Buffer.from('\xff\xd8\xff', 'latin1').toString('base64');
  for (const _ of [1, 2]) expect((await send(broken)).body.code).toBe('invalid-input');
  expect((await send(broken)).body.code).toBe('too-many-requests');
});

test('a picture is read, waits and takes the place of the one that waited; while another is read, whoever comes is told to come later and loses nothing', async () => {
  const brought: string[] = [];
  const read = async (bytes: Buffer) => {
    brought.push(bytes.toString());
    if (brought.length === 3) throw new Refusal('unavailable', { retryAfter: 10 });
    return { pictures: ['small', 'medium', String(bytes)].map(webp) };
  };
  await using server = await startTestServer({ portraits: { read, close: () => {} }, rates: { ...noRates, portraitsByUser: { most: 3, seconds: 60 } } });
  const partner = await server.person('PARTNER');
  const send = (text: string) => server.call('setPortrait', { ...own(partner), body: { picture: Buffer.from(text).toString('base64') } });
  const waiting = (points: string) => `data:image/webp;base64,${webp(points).toString('base64')}`;
  expect((await send('one')).body).toMatchObject({ success: true, message: expect.stringContaining('waits'), data: { waiting: waiting('one'), shown: null } });
  expect((await send('two')).body.data.waiting).toBe(waiting('two'));
  const busy = await send('three');
  expect([busy.status, busy.headers['retry-after']]).toEqual([503, '10']);
  expect((await send('four')).body.data.waiting).toBe(waiting('four'));
  expect([brought, await server.database.query('select state from portraits')]).toEqual([['one', 'two', 'three', 'four'], [{ state: 'waiting' }]]);
});
