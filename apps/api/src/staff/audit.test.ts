import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asPartOf } from '../database/as-part-of.ts';
import { openWords } from '../content/words.ts';
import { decidePost, findReviewedPosts } from '../opportunities/face.ts';
import { casesOfAllKinds } from '../testing/cases.ts';
import { testContent } from '../testing/content.ts';
import { everyone } from '../testing/everyone.ts';
import { startTestServer } from '../testing/server.ts';
import { checkAudit } from './audit.ts';

const rehash = (where: string) => `update audit set hash = audit_hash(seq, at, actor, action, kind, subject, note, previous_hash, caused_by) where ${where};`;
/** Makes room before `at`: every row from there on goes one further. */
const shift = (at: number, by: 1 | -1) => `update audit set seq = -(seq + ${by}) where seq ${by > 0 ? '>=' : '>'} ${at}; update audit set seq = -seq where seq < 0;`;
const inserted = (at: number, count: number) => Array.from({ length: count }, (_, n) => `insert into audit select ${at + n}, now(), 'nobody', 'did', 'thing', 'x', null, coalesce((select hash from audit where seq = ${at + n - 1}), sha256('')), ''; ${rehash(`seq = ${at + n}`)}`).join(' ');

/** What somebody with the database in their hands does to row `at` of `all`: the first row that is not as it was written is that one. */
const tamperings: Record<string, (at: number, all: number) => string> = {
  'a text is changed': (at) => `update audit set note = 'for money' where seq = ${at}`,
  'an empty note becomes none': (at) => `update audit set note = case when note is null then '' end where seq = ${at}`,
  'a moment is changed': (at) => `update audit set at = at + interval '1 microsecond' where seq = ${at}`,
  'a text is changed with its hash': (at) => `update audit set actor = 'somebody' where seq = ${at}; ${rehash(`seq = ${at}`)}`,
  'another cause is named': (at) => `update audit set caused_by = coalesce(caused_by, 0) + 1 where seq = ${at}`,
  'a cause is taken out or put in': (at) => `update audit set caused_by = case when caused_by is null then 1 end where seq = ${at}`,
  'a cause is changed with its hash': (at) => `update audit set caused_by = coalesce(caused_by, 0) + 1 where seq = ${at}; ${rehash(`seq = ${at}`)}`,
  'a hash is changed': (at) => `update audit set hash = sha256('x') where seq = ${at}`,
  'a hash of the one before is changed': (at) => `update audit set previous_hash = sha256('x') where seq = ${at}`,
  'a hash of the one before is changed, and the own': (at) => `update audit set previous_hash = sha256('x') where seq = ${at}; ${rehash(`seq = ${at}`)}`,
  'one is taken out': (at) => `delete from audit where seq = ${at}`,
  'one is taken out, and the next made to follow': (at) => `delete from audit where seq = ${at}; update audit set previous_hash = coalesce((select hash from audit where seq = ${at - 1}), sha256('')) where seq = ${at + 1}; ${rehash(`seq = ${at + 1}`)}`,
  'one is taken out, and the rest moved up': (at) => `delete from audit where seq = ${at}; ${shift(at, -1)}`,
  'the tail is cut off': (at) => `delete from audit where seq >= ${at}`,
  'one is put in': (at) => `${shift(at, 1)} ${inserted(at, 1)}`,
  'two are put in': (at) => `${shift(at, 1)} ${shift(at, 1)} ${inserted(at, 2)}`,
  'one is put in that fits nothing': (at) => `${shift(at, 1)} insert into audit select ${at}, at, 'nobody', action, kind, subject, note, previous_hash, hash from audit where seq = ${at + 1}`,
  'two change places': (at, all) => `update audit set seq = -1 where seq = ${at}; update audit set seq = ${at} where seq = ${all}; update audit set seq = ${all} where seq = -1`,
  'what two say change places': (at, all) => `update audit set subject = (select subject from audit as other where other.seq = ${all + at} - audit.seq) where seq in (${at}, ${all})`,
};

test('of an audit that was tampered with, the first row that is not as it was written is named', async () => {
  await using server = await startTestServer();
  const { database } = server;
  const all = 7;
  for (let n = 1; n <= all; n += 1) {
    await database.transaction(async (transaction) => {
      const append = () => transaction.query(`select audit_append('a test', 'did', 'thing', $1, $2)`, [String(n), n % 2 ? null : 'because']);
      await (n % 3 === 0 ? asPartOf(transaction, n - 1, append) : append());
    });
  }
  expect(await database.query('select array_agg(caused_by::integer order by seq) as causes from audit')).toEqual([{ causes: [null, null, 2, null, null, 5, null] }]);
  const fault = async (from: Pick<typeof database, 'query'> = database) => (await from.query<{ fault: number | null }>('select audit_fault()::integer as fault'))[0]?.fault;
  expect(await fault()).toBeNull();
  const after = async (statements: string) => {
    let found: number | null | undefined;
    await database.transaction(async (transaction) => {
      await transaction.query(`alter table audit disable trigger user; ${statements}`);
      found = await fault(transaction);
      throw new Error('taken back');
    }).catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'taken back') throw error;
    });
    return found;
  };
  for (const statement of [`update audit set note = 'x' where seq = 2`, 'delete from audit where seq = 2', 'truncate audit']) await expect(database.query(statement)).rejects.toThrow(/written once|permission denied/);
  for (const [name, tampering] of Object.entries(tamperings)) {
    for (let at = 1; at <= all; at += 1) {
      if (at === all && name.includes('change places')) continue; // with itself
      expect([name, at, await after(tampering(at, all))]).toEqual([name, at, at]);
    }
  }
  expect(await after(inserted(all + 1, 1))).toBe(all + 1);
  expect(await after(inserted(0, 1))).toBe(0);
  expect(await after('delete from audit')).toBe(1);
  expect(await after('delete from audit_head')).toBe(all + 1);
  expect(await after(`update audit_head set seq = ${all + 2}`)).toBe(all + 1);
  expect(await fault()).toBeNull();
});

test('the room of the audit names people, also whose account is gone, and finds them by name; of reports it names nobody', async () => {
  await using server = await startTestServer();
  const { at: { staff, talent, mentor }, cases } = await casesOfAllKinds(server);
  const append = (kind: string, subject: string) => server.database.query(`select audit_append('operator', 'read', $1, $2, null)`, [kind, subject]);
  await server.database.query(`update users set first_name = 'Grace', last_name = 'Hopeful' where id = $1`, [mentor.id]);
  const gone = randomUUID();
  for (const [kind, subject] of [['person', mentor.id], ['mentor', mentor.id], ['guardian', talent.id], ['post', cases.post.id], ['application', cases.application.id], ['held', cases.held.id], ['complaint', cases.complaint.id], ['report', cases.report.id], ['mail', cases.mail.id], ['person', gone], ['post', gone], ['person', 'everybody']] as const) await append(kind, subject);
  const lines = async (q = '') => (await server.call('readAudit', { token: staff.token, query: { q, limit: 20 } })).body.entries.toReversed().map(({ kind, about }) => [kind, about]);
  expect(await lines()).toEqual([['person', 'Grace Hopeful'], ['mentor', 'Grace Hopeful'], ['guardian', 'Ada Example'], ['post', 'Ada Example'], ['application', 'Ada Example'], ['held', 'Ada Example'], ['complaint', null], ['report', null], ['mail', null], ['person', ''], ['post', ''], ['person', null]]);
  expect(await lines('hopeful')).toEqual([['person', 'Grace Hopeful'], ['mentor', 'Grace Hopeful']]);
  expect(await lines(gone)).toEqual([['person', ''], ['post', '']]);
});

test('the audit is searched by the words that stand on its screen', async () => {
  await using server = await startTestServer();
  const { staff } = await everyone(server);
  const ids: string[] = [randomUUID(), randomUUID(), randomUUID()];
  for (const [at, [actor, action, kind]] of ([['operator', 'reopened', 'complaint'], ['guardian', 'revoked', 'guardian'], [`staff ${staff.id}`, 'staff', 'person']] as const).entries()) await server.database.query('select audit_append($1, $2, $3, $4, null)', [actor, action, kind, ids[at]]);
  const found = async (q: string) => (await server.call('readAudit', { token: staff.token, query: { q, limit: 20 } })).body.entries.map(({ subject }) => ids.indexOf(subject)).toReversed();
  expect(await found('Taken UP again')).toEqual([0]);
  expect(await found('agreement taken')).toEqual([1]);
  expect(await found('permissions')).toEqual([2]);
  expect(await found('the command line')).toEqual([0]);
  expect(await found('no such words')).toEqual([]);
});

test('the room of the audit names a line that was tampered with: one on the page at once, any other once the whole was checked', async () => {
  await using server = await startTestServer();
  const { staff } = await everyone(server);
  const sql = (text: string) => server.database.query(text);
  const add = (count: number) => sql(`select audit_append('a test', 'did', 'thing', n::text, null) from generate_series(1, ${count}) as n`);
  const fault = async (page = 1) => (await server.call('readAudit', { token: staff.token, query: { page, limit: 5 } })).body.fault;
  const tamper = (text: string) => sql(`alter table audit disable trigger user; ${text}; alter table audit enable trigger user`);
  await add(20);
  expect([await fault(), await fault(2)]).toEqual([null, null]);
  await add(1); // after the whole was checked
  expect(await fault()).toBeNull();
  await tamper(`update audit set note = 'for money' where seq = 3`);
  expect([await fault(), await fault(4)]).toEqual([null, 3]); // what is shown is checked each time
  expect(await fault()).toBe(3); // and known from then on
  expect((await server.call('listDecisions', { token: staff.token })).body.fault).toBe(3); // also to those who may not read the audit
  await tamper(`update audit set note = null where seq = 3`);
  await checkAudit(server.database);
  for (const [text, first] of [[`delete from audit where seq = 21`, 21], [`update audit set hash = sha256('x') where seq = 20`, 20]] as const) {
    await tamper(text);
    expect([text, await fault()]).toEqual([text, first]);
  }
});

test('what was decided of a case is read from the audit: who changes a log beside it changes nothing that the staff reads', async () => {
  await using server = await startTestServer();
  const { at: { staff }, cases } = await casesOfAllKinds(server);
  const kinds = ['mentor', 'post', 'application', 'message'] as const;
  for (const kind of kinds) {
    const params = { kind, caseId: cases[kind].id };
    const { revision } = (await server.call('readCase', { params, token: staff.token })).body.data;
    const decided = await server.call('decideCase', { params, token: staff.token, body: { decision: cases[kind].decision, note: 'True words.', revision } });
    expect([kind, decided.status]).toEqual([kind, 200]);
  }
  for (const log of ['mentor_log', 'post_log', 'application_log', 'form_message_log']) await server.database.query(`update ${log} set note = 'Forged.', changed_by = 'staff ${cases.mentor.id}' where changed_by like 'staff %'`);
  for (const kind of kinds) {
    const { trail } = (await server.call('readCase', { params: { kind, caseId: cases[kind].id }, token: staff.token })).body.data;
    expect([kind, trail.at(-1)]).toEqual([kind, expect.objectContaining({ by: 'Ada Example', note: 'True words.' })]);
    expect(JSON.stringify(trail)).not.toContain('Forged');
  }
});

test('every decision about a post is a line of the audit, by the console or the command line; what its partner does with it is none', async () => {
  await using server = await startTestServer();
  const { at: { staff, partner }, cases } = await casesOfAllKinds(server);
  const id = cases.post.id;
  const own = { params: { userId: partner.id, postId: id }, token: partner.token };
  const params = { kind: 'post', caseId: id };
  const decide = async (decision: string, note = '') => server.call('decideCase', { params, token: staff.token, body: { decision, note, revision: (await server.call('readCase', { params, token: staff.token })).body.data.revision } });
  expect((await decide('publish')).status).toBe(200);
  await server.call('closePost', own);
  await server.call('reopenPost', own);
  expect((await decide('decline', 'It asks for money.')).status).toBe(200);
  await server.call('appealPost', { ...own, body: { text: 'It does not.' } });
  const [post] = await findReviewedPosts(server.database, id);
  expect(post && (await decidePost(server.database, openWords(testContent), post, 'publish', '', 'operator ada'))).toBe(true);
  await server.call('closePost', own);
  const audit = await server.database.query<{ line: string }>(`select actor || ' ' || action as line from audit where kind = 'post' and subject = $1 order by seq`, [id]);
  expect(audit.map(({ line }) => line)).toEqual([`staff ${staff.id} published`, `staff ${staff.id} declined`, 'operator ada published']);
  const log = await server.database.query<{ by: string }>(`select distinct changed_by as by from post_log where post_id = $1 and changed_by not in (select actor from audit where kind = 'post')`, [id]);
  expect(log).toEqual([{ by: 'partner' }]); // nobody else stands in the log alone
});
