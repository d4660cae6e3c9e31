import type { Database } from '../database/database.ts';
import { minuteOf } from '../database/moments.ts';
import { deadAfter } from './checked.ts';

type Reads = Pick<Database, 'query'>;

/** A link that people or checks say is dead, or that was taken away. */
export type DeadLink = { id: string; resource_id: string; address: string; reports: number; finding: string | null; is_dead: boolean; is_hidden: boolean; is_open: boolean; since: string };

const caseId = `md5(resource_id)::uuid`;
const isDead = `(dead_since <= checked_at - interval '${deadAfter} days')`;

/** SQL: `id`, `title` and `since` of all that waits for somebody: what people reported, and what checks have hidden. */
export const waitingLinks = `select ${caseId}::text as id, max(address) as title, min(since) as since, greatest(sum(told), 1)::integer as count, false as urgent from (
    select resource_id, address, created_at as since, 1 as told from link_reports where not settled
    union all select resource_id, address, dead_since, 0 from resource_checks where ${isDead} and (decided_at is null or decided_at < dead_since)
  ) as open group by resource_id`;

/** SQL: `id` and `title` of those whose ids are in $1. */
export const titlesOfLinks = `select ${caseId}::text as id, max(address) as title from (
    select resource_id, address from link_reports union all select resource_id, address from resource_checks where not answered union all select resource_id, address from hidden_links
  ) as known where ${caseId} = any($1::uuid[]) group by resource_id`;

/** All of them, or the one whose case this is. */
export async function findDeadLinks(database: Reads, id: string | null = null): Promise<DeadLink[]> {
  return database.query<DeadLink>(
    `select ${caseId.replace('resource_id', 'known.resource_id')}::text as id, known.resource_id, known.address, finding, coalesce(${isDead}, false) as is_dead,
       (select count(*) from link_reports where resource_id = known.resource_id and not settled)::integer as reports,
       exists (select 1 from hidden_links where resource_id = known.resource_id) as is_hidden,
       waiting.since is not null as is_open, ${minuteOf('coalesce(waiting.since, known.at)')} as since
     from (
       select distinct on (resource_id) resource_id, address, at from (
         select resource_id, address, created_at as at from link_reports
         union all select resource_id, address, checked_at from resource_checks where not answered
         union all select resource_id, address, hidden_at from hidden_links) as told
       where $1::uuid is null or ${caseId} = $1::uuid order by resource_id, at desc) as known
     left join resource_checks on resource_checks.resource_id = known.resource_id and not answered
     left join (${waitingLinks}) as waiting on waiting.id = ${caseId.replace('resource_id', 'known.resource_id')}::text
     order by known.resource_id`,
    [id],
  );
}

/** Takes a link away, or keeps it on show: then checks must find it dead for another week. */
export async function decideLink(database: Reads, { id, resource_id, address }: Pick<DeadLink, 'id' | 'resource_id' | 'address'>, decision: 'hide' | 'keep', by: string, note = ''): Promise<void> {
  await database.query(
    `with settled as (update link_reports set settled = true where resource_id = $1 and not settled returning 1),
       decided as (update resource_checks set decided_at = now(), dead_since = case when $3 or dead_since is null then dead_since else checked_at end where resource_id = $1 returning 1),
       shown as (delete from hidden_links where resource_id = $1 and not $3 returning 1),
       taken as (insert into hidden_links (resource_id, address) select $1, $2 where $3 on conflict (resource_id) do update set address = excluded.address returning 1)
     select audit_append($4, case when $3 then 'hidden' else 'kept' end, 'link', $5, nullif($6, ''))`,
    [resource_id, address, decision === 'hide', by, id, note],
  );
}
