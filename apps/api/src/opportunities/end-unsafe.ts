import type { Services } from '../core/services.ts';
import { unsafeApplications } from '../safeguarding/face.ts';

/** Applications of talents under 18 to partners whom they may not meet any more are withdrawn; an answer that has not gone out stays here. */
export async function endUnsafeApplications({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.query(
    `with changed as (update applications set state = 'withdrawn', note = null, changed_at = now() where id in (${unsafeApplications}) and state <> 'withdrawn' returning id, talent_id),
     unsent as (delete from outbox using changed where user_id = changed.talent_id and starts_with(dedupe, 'applicant:' || changed.id || ':') and sent_at is null and locked_until is null)
     insert into application_log (application_id, state, changed_by) select id, 'withdrawn', 'talent' from changed`,
  );
}
