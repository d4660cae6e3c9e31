import { minuteOf } from './moments.ts';

/**
 * SQL: what happened to $1, the first first. What was decided is read from the audit alone, which nobody can change; a log beside
 * it tells only what people did with their own.
 */
export function whatHappened(kinds: readonly string[], log?: { table: string; of: string }): string {
  const own = log ? `select state, note, changed_by, changed_at, 0 as place from ${log.table} where ${log.of} = ($1::text)::uuid and changed_by in ('partner', 'talent', 'mentor') union all ` : '';
  return `select state, note, changed_by, ${minuteOf('changed_at')} as at from (
    ${own}select action as state, note, actor as changed_by, at as changed_at, seq as place from audit where kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}) and subject = $1::text) as entries order by changed_at, place`;
}
