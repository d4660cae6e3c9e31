-- The first place of the audit that is not as it was written: a row that is missing counts, too, by its number. Two rows that do
-- not fit each other vouch for nothing by themselves: the later one is believed where the one after it, or the head, carries its hash.
create or replace function audit_fault() returns bigint language sql stable as $$
  with head as (
    select max(seq) as last, max(encode(hash, 'hex')) as last_hash from audit_head
  ), own as (
    select audit.*, at = date_trunc('milliseconds', at) and hash = audit_hash(seq, at, actor, action, kind, subject, note, previous_hash) as fits from audit
  ), rows as (
    select seq, previous_hash, hash, fits, lag(seq, 1, 0::bigint) over by_seq as seq_before, lag(hash, 1, sha256('')) over by_seq as hash_before,
      case when lead(seq) over by_seq is null then seq = head.last and encode(hash, 'hex') = head.last_hash
        else lead(seq) over by_seq = seq + 1 and lead(fits) over by_seq and lead(previous_hash) over by_seq = hash end as is_vouched
    from own cross join head window by_seq as (order by seq)
  ), faults as (
    select case when seq < 1 then seq else seq_before + 1 end as seq from rows where seq <> seq_before + 1
    union all
    select seq from rows where not fits
    union all
    select case when seq > 1 and is_vouched then seq_before else seq end from rows where fits and seq = seq_before + 1 and previous_hash <> hash_before
    union all -- one was put in here, and the one that stood here stands further on
    select rows.seq from rows join audit as moved on moved.previous_hash = rows.hash_before and moved.seq > rows.seq and moved.hash <> rows.hash
      and moved.hash = audit_hash(rows.seq, moved.at, moved.actor, moved.action, moved.kind, moved.subject, moved.note, moved.previous_hash)
    where rows.seq = rows.seq_before + 1
    union all
    select min(rows.seq) from rows, head where rows.seq > head.last
    union all
    select newest.seq + 1 from (select coalesce(max(seq), 0) as seq from rows) as newest, head where newest.seq < head.last or (head.last is null and newest.seq > 0)
    union all
    select rows.seq from rows, head where rows.seq = head.last and encode(rows.hash, 'hex') is distinct from head.last_hash
  )
  select min(seq) from faults
$$;
