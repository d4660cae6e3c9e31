import type { Resource } from '@bridge/content';
import type { Database } from '../database/database.ts';
import { checkedPlaces, isHidden, type Checked } from './checked.ts';

/** The resources that are shown, what was found of them, and which of them a person has reported as dead. */
export async function placesNow(database: Pick<Database, 'query'>, resources: readonly Resource[], userId: string): Promise<{ shown: Resource[]; checked: Map<string, Checked>; reported: Set<string> }> {
  const checked = await checkedPlaces(database, resources);
  const taken = await database.query<{ resource_id: string; address: string }>('select resource_id, address from hidden_links');
  const own = await database.query<{ resource_id: string; address: string }>('select resource_id, address from link_reports where user_id = $1 and not settled', [userId]);
  const shown = resources.filter(({ id, address }) => {
    const found = checked.get(id);
    return !(found && isHidden(found)) && !taken.some((one) => one.resource_id === id && one.address === address);
  });
  return { shown, checked, reported: new Set(shown.filter(({ id, address }) => own.some((one) => one.resource_id === id && one.address === address)).map(({ id }) => id)) };
}
