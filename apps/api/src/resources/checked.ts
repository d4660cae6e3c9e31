import type { Resource } from '@bridge/content';
import type { Database } from '../database/database.ts';

/** What was found at an address. */
export type Checked = { resource_id: string; address: string; checked_at: Date; answered: boolean; finding: string; dead_since: Date | null };

/** Days between the two deaths after which a resource is hidden. */
export const deadAfter = 7;

/** What was found of each resource; nothing of one whose address is another by now. */
export async function checkedPlaces(database: Pick<Database, 'query'>, resources: readonly Resource[]): Promise<Map<string, Checked>> {
  // A server that is asked by a command tells times as text.
  const rows = (await database.query<Checked>('select resource_id, address, checked_at, answered, finding, dead_since from resource_checks')).map((row) => ({ ...row, checked_at: new Date(row.checked_at), dead_since: row.dead_since && new Date(row.dead_since) }));
  const addresses = new Map(resources.map(({ id, address }) => [id, address]));
  return new Map(rows.filter(({ resource_id, address }) => addresses.get(resource_id) === address).map((row) => [row.resource_id, row]));
}

/** Dead twice, a week apart, and never well between: it is not shown any more. One death may be a bad day. */
export function isHidden({ dead_since, checked_at }: Checked): boolean {
  return dead_since !== null && checked_at.getTime() - dead_since.getTime() >= deadAfter * 86_400_000;
}
