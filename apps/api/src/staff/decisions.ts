import { decidedKinds, type contract, type DecidedKind, type Decision, type Permission } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { instantOf } from '../database/moments.ts';
import { faultIn } from './audit.ts';
import { caseTypes } from './cases/index.ts';
import type { Reads } from './cases/case-type.ts';
import { isId } from '../mentors/face.ts';
import { isDecision, isItsOwn, isOwnOf, named } from './queue.ts';

type Row = Omit<Decision, 'title'> & { seq: number; total: number };

/** SQL: reports about whoever is $4, of which they learn nothing. */
const hidden = `kind = 'complaint' and ${isOwnOf('complaint', "case when kind = 'complaint' then subject end", '$4')}`;

/** What was decided of the kinds that the caller decides, the newest first. */
export const listDecisions: Handler<typeof contract.listDecisions> = async ({ query: { kind, page, limit }, caller: { user, permissions } }, { database }) => {
  const kinds = decidedBy(permissions).filter((one) => kind === undefined || one === kind);
  const rows = await database.query<Row>(
    `select seq, kind, subject as id, action, actor as by, ${instantOf('at')} as at, note, count(*) over ()::integer as total from audit
     where kind = any($1::text[]) and ${isDecision} and ${isItsOwn} and not (${hidden}) order by seq desc offset $2 limit $3`,
    [kinds, (page - 1) * limit, limit, user.id],
  );
  const titles = await titlesOf(database, rows);
  const decisions = (await named(database, rows)).map(({ seq: _seq, total: _total, ...row }) => ({ ...row, title: titles.get(`${row.kind} ${row.id}`) ?? null }));
  const { fault } = await faultIn(database, rows.map(({ seq }) => seq));
  return { success: true, decisions, fault, total: rows[0]?.total ?? 0, page, limit };
};

function decidedBy(permissions: readonly Permission[]): DecidedKind[] {
  return (Object.keys(decidedKinds) as DecidedKind[]).filter((kind) => permissions.includes(decidedKinds[kind])); // keys() forgets the names
}

const titlesOfPeople = `select id::text, first_name || ' ' || last_name as title from users where id = any($1::uuid[])`;

/** What each was about, by one statement a kind; nothing where it is not there any more. */
async function titlesOf(database: Reads, rows: readonly Row[]): Promise<Map<string, string>> {
  const byKind = Map.groupBy(rows.filter(({ id }) => isId(id)), ({ kind }) => kind);
  const titles = new Map<string, string>();
  for (const [kind, ofKind] of byKind) {
    const found = await database.query<{ id: string; title: string }>(kind === 'person' ? titlesOfPeople : caseTypes[kind].titles, [[...new Set(ofKind.map(({ id }) => id))]]);
    for (const { id, title } of found) titles.set(`${kind} ${id}`, title.trim());
  }
  return titles;
}
