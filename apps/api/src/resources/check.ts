import { randomUUID } from 'node:crypto';
import type { Resource } from '@bridge/content';
import type { Database } from '../database/database.ts';
import { look, type Look } from './look.ts';

const together = 4;

/** Looks at each resource, a few at a time, and keeps what was found; the second death in a row keeps the day of the first. */
export async function checkResources(database: Pick<Database, 'query'>, resources: readonly Resource[], { at = () => new Date(), by = look }: { at?: () => Date; by?: (address: string) => Promise<Look> } = {}, told: (resource: Resource, found: Look) => void = () => {}): Promise<void> {
  const left = [...resources];
  const next = async (): Promise<void> => {
    for (let resource = left.shift(); resource; resource = left.shift()) {
      const found = await by(resource.address);
      await keep(database, resource, found, at());
      told(resource, found);
    }
  };
  await Promise.all(Array.from({ length: together }, next));
}

async function keep(database: Pick<Database, 'query'>, { id, address }: Resource, { answered, finding }: Look, at: Date): Promise<void> {
  await database.query(
    `insert into resource_checks as kept (id, resource_id, address, checked_at, answered, finding, dead_since) values ($1::uuid, $2, $3, $4::timestamptz, $5::boolean, $6, case when $5 then null else $4::timestamptz end)
     on conflict (resource_id) do update set address = excluded.address, checked_at = excluded.checked_at, answered = excluded.answered, finding = excluded.finding,
       dead_since = case when excluded.answered then null when kept.address = excluded.address then coalesce(kept.dead_since, excluded.checked_at) else excluded.checked_at end`,
    [randomUUID(), id, address, at.toISOString(), answered, finding.slice(0, 300)],
  );
}
