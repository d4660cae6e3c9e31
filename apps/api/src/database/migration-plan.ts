import { withoutComments } from './migrate.ts';

/** What a statement does to a table that others use meanwhile. */
export type Hold = { table: string; how: 'nobody waits' | 'writers wait a moment' | 'writers wait while it is read' | 'everybody waits a moment' | 'everybody waits while it is read' | 'rows are written' };

const name = '(?:if (?:not )?exists )?(?:only )?"?(\\w+)"?';
const found = (text: string, pattern: string) => new RegExp(pattern, 'i').exec(text)?.[1];

/** The statements of a migration, without comments; bodies of functions stay whole. */
export function statementsOf(sql: string): string[] {
  const bodies: string[] = [];
  const flat = withoutComments(sql).replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, (body) => `$body${bodies.push(body) - 1}$`);
  return flat.split(';').map((one) => one.replaceAll(/\s+/g, ' ').trim().replaceAll(/\$body(\d+)\$/g, (_, n: string) => bodies[Number(n)] ?? '')).filter(Boolean);
}

/** Which tables of before a migration holds, and how; those that it makes are nobody's yet. */
export function holdsOf(sql: string): Hold[] {
  const made = new Set<string>();
  return statementsOf(sql).flatMap((statement) => {
    const created = found(statement, `^create (?:unlogged )?table ${name}`);
    if (created) made.add(created);
    return holdsOfStatement(statement).filter(({ table }) => !made.has(table));
  });
}

function holdsOfStatement(statement: string): Hold[] {
  const hold = (table: string | undefined, how: Hold['how']): Hold[] => (table ? [{ table, how }] : []);
  const referenced = /^(create table|alter table)/i.test(statement) ? Array.from(statement.matchAll(/\breferences "?(\w+)"?/gi), ([, table = '']) => hold(table, 'writers wait a moment')).flat() : [];
  const altered = found(statement, `^alter table ${name}`);
  if (altered) return [...hold(altered, howAltered(statement)), ...referenced];
  const index = found(statement, `^create (?:unique )?index\\b.*? on ${name}`);
  if (index) return hold(index, /\bconcurrently\b/i.test(statement) ? 'nobody waits' : 'writers wait while it is read');
  const trigger = found(statement, `^create (?:or replace )?(?:constraint )?trigger .*? on ${name}`);
  if (trigger) return hold(trigger, 'writers wait a moment');
  const dropped = found(statement, `^(?:drop|truncate) (?:table )?${name}`);
  if (/^(drop table|truncate)/i.test(statement)) return hold(dropped, 'everybody waits a moment');
  const written = found(statement, `^(?:update|insert into|delete from) ${name}`);
  return [...hold(written, 'rows are written'), ...referenced];
}

function howAltered(statement: string): Hold['how'] {
  if (/\bvalidate constraint\b/i.test(statement)) return 'nobody waits';
  const readsAll = /\bset not null\b|\balter (column )?\w+ (set data )?type\b|\badd (constraint \w+ )?(check|unique|primary key|exclude)\b|\badd (constraint \w+ )?foreign key\b/i.test(statement);
  return readsAll && !/\bnot valid\b/i.test(statement) ? 'everybody waits while it is read' : 'everybody waits a moment';
}

/** Why a migration would fail processes of the version before, which run on; nothing where it only adds. */
export function faultsOfExpanding(sql: string): string[] {
  const statements = statementsOf(sql).map((statement) => statement.replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')); // what a function does is done later
  const made = new Set(statements.map((statement) => found(statement, `^create (?:unlogged )?table ${name}`)));
  return statements.flatMap((statement) => {
    const table = found(statement, `^alter table ${name}`) ?? found(statement, `^create (?:unique )?index\\b.*? on ${name}`);
    if (table && made.has(table)) return [];
    const fault = (why: string) => [`"${statement.slice(0, 100)}": ${why}`];
    const dropped = /\bdrop constraint (?:if exists )?(\w+)/i.exec(statement)?.[1];
    if (dropped && !statements.some((other) => new RegExp(`\\badd constraint ${dropped}\\b`, 'i').test(other))) return fault('takes a constraint away; name it NNNN_contract_…');
    if (/\bdrop (table|column|index|function|view|sequence|trigger)\b/i.test(statement) && !/\btrigger\b/i.test(statement)) return fault('takes something away that the version before may use; name it NNNN_contract_…');
    if (/\brename\b/i.test(statement)) return fault('renames what the version before uses: add the new one, write both, and take the old one away in a NNNN_contract_… later');
    if (/^alter table/i.test(statement) && /\bset not null\b|\balter (column )?\w+ (set data )?type\b/i.test(statement)) return fault('the version before may still write without it, or otherwise');
    if (/\badd (column )?(?!constraint)(if not exists )?\w+ [^,]*\bnot null\b/i.test(statement) && !/\bdefault\b|\bgenerated\b/i.test(statement)) return fault('a column that must not be empty needs a default: the version before does not write it');
    if (/^create (unique )?index (?!concurrently)/i.test(statement)) return fault('writers of a large table would wait: create index concurrently, in a migration of indexes alone');
    return [];
  });
}
