import { expect, test } from 'vitest';
import { casesOfAllKinds } from '../testing/cases.ts';
import { startTestServer } from '../testing/server.ts';

const rehash = (where: string) => `update audit set hash = audit_hash(seq, at, actor, action, kind, subject, note, previous_hash) where ${where};`;
/** Makes room before `at`: every row from there on goes one further. */
const shift = (at: number, by: 1 | -1) => `update audit set seq = -(seq + ${by}) where seq ${by > 0 ? '>=' : '>'} ${at}; update audit set seq = -seq where seq < 0;`;
const inserted = (at: number, count: number) => Array.from({ length: count }, (_, n) => `insert into audit select ${at + n}, now(), 'nobody', 'did', 'thing', 'x', null, coalesce((select hash from audit where seq = ${at + n - 1}), sha256('')), ''; ${rehash(`seq = ${at + n}`)}`).join(' ');

/** What somebody with the database in their hands does to row `at` of `all`: the first row that is not as it was written is that one. */
const tamperings: Record<string, (at: number, all: number) => string> = {
  'a text is changed': (at) => `update audit set note = 'for money' where seq = ${at}`,
  'an empty note becomes none': (at) => `update audit set note = case when note is null then '' end where seq = ${at}`,
  'a moment is changed': (at) => `update audit set at = at + interval '1 microsecond' where seq = ${at}`,
  'a text is changed with its hash': (at) => `update audit set actor = 'somebody' where seq = ${at}; ${rehash(`seq = ${at}`)}`,
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
  for (let n = 1; n <= all; n += 1) await database.query(`select audit_append('a test', 'did', 'thing', $1, $2)`, [String(n), n % 2 ? null : 'because']);
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
