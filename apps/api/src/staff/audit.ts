import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import type { Database } from '../database/database.ts';
import { isId } from '../mentors/face.ts';
import { ownApplications } from './cases/application.ts';
import type { Reads } from './cases/case-type.ts';
import { ownPosts } from './cases/post.ts';
import { named } from './queue.ts';

type Row = { seq: number; at: Date; by: string; action: string; kind: string; subject: string; note: string | null; caused_by: number | null; total: number };

/**
 * SQL by the kind of a line: `id` and `person` of all that it can be about. Reports are left out for everybody: whoever reads
 * the audit would find the lines about themselves.
 */
const whose: Record<string, string> = {
  person: 'select id, id as person from users',
  mentor: 'select id, id as person from users',
  'mentor-change': 'select id, id as person from users',
  guardian: 'select id, id as person from users',
  sharing: 'select id, id as person from users',
  portrait: 'select id, id as person from users',
  post: ownPosts,
  application: ownApplications,
  held: 'select id, author_id as person from held_messages',
  payment: 'select id, talent_id as person from refunds',
};

/** SQL: `kind`, `subject` and `name` of lines about people, of the ids in a parameter or of all. */
function namesOf(ids?: '$1'): string {
  return Object.entries(whose).map(([kind, sql]) => `select '${kind}' as kind, one.id::text as subject, trim(first_name || ' ' || last_name) as name from (${sql}) as one join users on users.id = one.person${ids ? ` where one.id = any(${ids}::uuid[])` : ''}`).join(' union all ');
}

/** SQL: whoever has decided anything of the staff by their name, also those who are no more of it, or whose account is gone. */
const actors = `select actor, trim(first_name || ' ' || last_name) as name from (select distinct actor from audit where actor like 'staff %') as acting join users on users.id::text = substr(actor, 7) union all select 'staff ' || user_id, name from staff_names`;
const has = (text: string) => `strpos(lower(${text}), lower($3)) > 0`;

/** The names whose words on the screen hold a text: what is looked for is what is read there. */
function saidAs(q: string, said: unknown): string[] {
  return Object.entries(said as Record<string, string>).flatMap(([name, words]) => (words.toLowerCase().includes(q.toLowerCase()) ? [name] : [])); // words by their names
}

export const readAudit: Handler<typeof contract.readAudit> = async ({ query }, { content, database, words }) => {
  const { page, limit, q } = query;
  const { actions, kinds, actors: others } = content.document('interface/staff', words.locale) as Record<string, unknown>; // the content check has made sure of it
  const rows = await database.query<Row>(
    `select seq, at, actor as by, action, kind, subject, note, caused_by::integer, count(*) over ()::integer as total from audit
     where $3 = '' or ${has("concat_ws(' ', actor, action, kind, subject, note)")} or actor in (select actor from (${actors}) as told where ${has('name')}) or (kind, subject) in (select kind, subject from (${namesOf()} union all select 'person', user_id::text, name from staff_names) as told where ${has('name')})
       or action = any($4::text[]) or kind = any($5::text[]) or split_part(actor, ' ', 1) = any($6::text[])
     order by seq desc offset $1 limit $2`,
    [(page - 1) * limit, limit, q, saidAs(q, actions), saidAs(q, kinds), saidAs(q, others)],
  );
  const { fault, checkedAt } = await faultIn(database, rows.map(({ seq }) => seq));
  const entries = (await about(database, await named(database, rows))).map(({ by, at, caused_by, total: _total, ...row }) => ({ ...row, actor: by, at: at.toISOString(), causedBy: caused_by }));
  return { success: true, entries, fault, checkedAt, total: rows[0]?.total ?? 0, page, limit };
};

/** Says whom each line is about: by name, as nobody (null), or, with no name, as somebody whose account is gone. */
async function about(database: Reads, rows: readonly Row[]): Promise<(Row & { about: string | null })[]> {
  const ids = [...new Set(rows.map(({ subject }) => subject))].filter(isId);
  const found = ids.length === 0 ? [] : await database.query<{ kind: string; subject: string; name: string }>(namesOf('$1'), [ids]);
  const gone = ids.length === 0 ? [] : await database.query<{ id: string; name: string }>('select user_id::text as id, name from staff_names where user_id = any($1::uuid[])', [ids]);
  const names = new Map([...gone.map(({ id, name }) => [`person ${id}`, name] as const), ...found.map(({ kind, subject, name }) => [`${kind} ${subject}`, name] as const)]);
  return rows.map((row) => ({ ...row, about: whose[row.kind] && isId(row.subject) ? (names.get(`${row.kind} ${row.subject}`) ?? '') : null }));
}

/** SQL: the first of the lines in $1, and of all after $2, that does not fit what stands beside it or the newest of all. */
const misfit = `select min(line.seq)::integer as fault from audit as line left join audit as before on before.seq = line.seq - 1 left join audit as next on next.seq = line.seq + 1, audit_head as head
  where (line.seq = any($1::bigint[]) or line.seq > $2::bigint) and (line.at = date_trunc('milliseconds', line.at) and line.hash = audit_hash(line.seq, line.at, line.actor, line.action, line.kind, line.subject, line.note, line.previous_hash, line.caused_by)
    and line.previous_hash = case line.seq when 1 then sha256('') else before.hash end
    and line.hash = case line.seq when head.seq then head.hash else next.previous_hash end) is not true`;
const kept = 'select seq::integer, fault::integer, checked_at from audit_checks';
type Check = { seq: number; fault: number | null; checked_at: Date };

/**
 * The first line that is not as it was written. The whole is checked now and then, which takes long where much was decided; what is
 * shown, and what came since, is checked now, and with it the whole again where anything does not fit.
 */
export async function faultIn(database: Pick<Database, 'query'>, shown: readonly number[]): Promise<{ fault: number | null; checkedAt: string }> {
  const [last] = await database.query<Check>(kept);
  const [now] = last ? await database.query<{ fault: number | null; whole: boolean }>(`select (${misfit}) as fault, coalesce((select seq from audit_head), 0) = coalesce((select max(seq) from audit), 0) as whole`, [shown, last.seq]) : [];
  const { fault, checked_at } = last && now?.whole && now.fault === null ? last : await checkAudit(database);
  return { fault, checkedAt: checked_at.toISOString() };
}

/** Checks every line of the audit, and keeps what was found for those who look until the next time. */
export async function checkAudit(database: Pick<Database, 'query'>): Promise<Check> {
  const [checked] = await database.query<Check>(
    `insert into audit_checks as last (seq, fault, checked_at) select coalesce((select seq from audit_head), 0), audit_fault(), now()
     on conflict (one) do update set seq = excluded.seq, fault = excluded.fault, checked_at = excluded.checked_at returning last.seq::integer, last.fault::integer, last.checked_at`,
  );
  if (!checked) throw new Error('an upsert answers its row');
  return checked;
}
