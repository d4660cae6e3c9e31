/**
 * To be joined to the rows that people write about: as `thread`, the place of the last message, and how many there are
 * `after` the place up to which somebody has read, and `by` the other side. However much was ever written, what is read is not counted.
 */
export function threadCounts(column: 'session_id' | 'application_id', id: string, unread: Record<string, { after: string; by: string }>): string {
  const counts = Object.entries(unread).map(([name, { after, by }]) => `(select count(*) from thread_messages where ${column} = ${id} and position > ${after} and ${by}) as ${name}`);
  return `cross join lateral (select coalesce((select max(position) from thread_messages where ${column} = ${id}), 0) as written, ${counts.join(', ')}) as thread`;
}
