import type { Statement } from '@bridge/model';

/**
 * SQL: what `r` has said before, and behind it what `excluded` says now, unless it says the same again; up to so many characters in
 * all. What is said without words adds to a kind that is there nothing.
 */
export const saidBeside = (most: number) => `case when length(r.said::text) > ${most} or exists (
  select 1 from jsonb_array_elements(r.said) as before where before ->> 'kind' = excluded.kind and excluded.said -> 0 ->> 'text' in ('', before ->> 'text')) then r.said else r.said || excluded.said end`;

/** SQL: what is decided keeps nothing that was written by who has left since; it is known that they reported it, and as what. */
export const withoutWords = (words: 'text' | 'reason', table: string) => `${words} = case when ${table}.reporter_left_at is null then ${table}.${words} else '' end, said = case when ${table}.reporter_left_at is null then ${table}.said else said_once(${table}.kind, '', ${table}.created_at) end`;

/** As they are read: the kind that counts first, the others in their order. */
export function inOrder(said: readonly Statement[], counts: string): Statement[] {
  return said.toSorted((one, other) => Number(other.kind === counts) - Number(one.kind === counts));
}
