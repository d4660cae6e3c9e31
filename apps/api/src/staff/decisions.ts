import { decidedKinds, type contract, type DecidedKind, type Decision, type Permission } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import type { Words } from '../core/words.ts';
import { instantOf } from '../database/moments.ts';
import { caseTypes } from './cases/index.ts';
import type { Reads } from './cases/case-type.ts';
import { isDecision, named } from './queue.ts';

type Row = Omit<Decision, 'title'> & { total: number };

/** What was decided of the kinds that the caller decides, the newest first. */
export const listDecisions: Handler<typeof contract.listDecisions> = async ({ query: { kind, page, limit }, caller: { permissions } }, { database, words }) => {
  const kinds = decidedBy(permissions).filter((one) => kind === undefined || one === kind);
  const rows = await database.query<Row>(
    `select kind, subject as id, action, actor as by, ${instantOf('at')} as at, note, count(*) over ()::integer as total from audit
     where kind = any($1::text[]) and ${isDecision} order by seq desc offset $2 limit $3`,
    [kinds, (page - 1) * limit, limit],
  );
  const titles = await titlesOf(database, words, rows);
  const decisions = (await named(database, rows)).map(({ total: _total, ...row }) => ({ ...row, title: titles.get(`${row.kind} ${row.id}`) ?? null }));
  return { success: true, decisions, total: rows[0]?.total ?? 0, page, limit };
};

function decidedBy(permissions: readonly Permission[]): DecidedKind[] {
  return (Object.keys(decidedKinds) as DecidedKind[]).filter((kind) => permissions.includes(decidedKinds[kind])); // keys() forgets the names
}

/** What each was about; nothing where it is not there any more. */
async function titlesOf(database: Reads, words: Words, rows: readonly Row[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const { kind, id } of rows) {
    const key = `${kind} ${id}`;
    if (titles.has(key)) continue;
    const title = kind === 'person' ? await nameOf(database, id) : (await caseTypes[kind].read(database, words, id))?.title;
    if (title) titles.set(key, title);
  }
  return titles;
}

async function nameOf(database: Reads, id: string): Promise<string | undefined> {
  const [person] = await database.query<{ name: string }>(`select first_name || ' ' || last_name as name from users where id::text = $1`, [id]);
  return person?.name.trim();
}
