/** SQL: a line of the audit names no cause; and none names this one. Both are so of all from before lines named theirs (migration 0191). */
export const namesNoCause = (line: string) => `${line}.caused_by is null`;
export const isNamedByNone = (cause: string) => `not exists (select 1 from audit as part where part.caused_by = ${cause}.seq)`;

/**
 * SQL: the same as `isItsOwn`, of lines from before they named their cause. It is told from the lines beside them: what a case that
 * was taken up again took back of its first decision stands in the lines before its own. Somebody was suspended by what settled a
 * report of them: the report's line names nobody, the person's, before it, does. A mentor who was suspended was unlisted by that, in
 * the line before or behind. A post that was taken down after a report was declined by the same decision, by the same person with the
 * same note, in the line before. Reports go with the account of who made them.
 */
export const wasItsOwn = `(not (${namesNoCause('audit')}) or not (kind = 'person' and action = 'suspended' and exists (
  select 1 from audit as cause
  where ${isNamedByNone('cause')} and cause.seq between audit.seq + 1 and audit.seq + 2 and cause.kind in ('complaint', 'report') and cause.kind = any($1::text[]) and cause.action = 'suspended' and cause.actor = audit.actor
    and starts_with(audit.note, cause.note || ' (until ')))
  and not (kind = 'mentor' and action = 'changes-requested' and exists (
  select 1 from audit as cause
  where ${isNamedByNone('cause')} and cause.seq in (audit.seq - 1, audit.seq + 1) and cause.kind = 'person' and cause.action = 'suspended' and cause.actor = audit.actor and cause.subject = audit.subject and starts_with(cause.note, audit.note || ' (until ')))
  and not (kind = 'post' and action = 'declined' and 'complaint' = any($1::text[]) and exists (
  select 1 from audit as cause
  where ${isNamedByNone('cause')} and cause.seq = audit.seq + 1 and cause.kind = 'complaint' and cause.action = 'taken-down' and cause.actor = audit.actor and cause.note is not distinct from audit.note
    and not exists (select 1 from reports where reports.decided_with::text = cause.subject and (reports.about <> 'post' or reports.subject_id::text <> audit.subject))))
  and not (action in ('lifted', 'published', 'put-back') and kind in ('person', 'post', 'sharing') and 'complaint' = any($1::text[]) and exists (
  select 1 from audit as cause
  where ${isNamedByNone('cause')} and cause.seq between audit.seq + 1 and audit.seq + 2 and cause.kind = 'complaint' and cause.actor = audit.actor and cause.note is not distinct from audit.note
    and exists (select 1 from audit as before where before.kind = 'complaint' and before.subject = cause.subject and before.action = 'reopened' and before.seq < cause.seq))))`;
