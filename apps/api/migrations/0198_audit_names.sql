-- What writes and checks the audit finds its tables and all that it calls by their whole names: no other schema, no temporary table
-- and no operator or function that somebody put beside them comes in between. What runs with the rights of the audit's owner runs
-- nothing of anybody else.
select set_config('bridge.audit_is_protected', (select prosecdef::text from pg_proc where oid = 'public.audit_append(text, text, text, text, text, timestamptz)'::regprocedure), true);

create or replace function public.audit_hash(seq bigint, at timestamptz, actor text, action text, kind text, subject text, note text, previous_hash bytea) returns bytea language sql stable as $$
  select pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.jsonb_build_array(seq, (extract(epoch from at) operator(pg_catalog.*) 1000::numeric)::bigint, actor, action, kind, subject, note, pg_catalog.encode(previous_hash, 'hex'::text))::text, 'UTF8'::name))
$$;

create or replace function public.audit_hash(seq bigint, at timestamptz, actor text, action text, kind text, subject text, note text, previous_hash bytea, caused_by bigint) returns bytea language sql stable as $$
  select case when caused_by is null then public.audit_hash(seq, at, actor, action, kind, subject, note, previous_hash)
    else pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.jsonb_build_array(seq, (extract(epoch from at) operator(pg_catalog.*) 1000::numeric)::bigint, actor, action, kind, subject, note, pg_catalog.encode(previous_hash, 'hex'::text), caused_by)::text, 'UTF8'::name)) end
$$;

create or replace function public.audit_append(actor text, action text, kind text, subject text, note text, happened timestamptz default clock_timestamp()) returns bigint language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  before public.audit_head%rowtype;
  at timestamptz := date_trunc('milliseconds', happened);
  cause bigint := nullif(current_setting('bridge.caused_by', true), '')::bigint;
  new_hash bytea;
begin
  insert into public.audit_head (seq, hash) values (0, sha256('')) on conflict do nothing;
  select * into before from public.audit_head for update;
  new_hash := public.audit_hash(before.seq + 1, at, actor, action, kind, subject, note, before.hash, cause);
  insert into public.audit values (before.seq + 1, at, actor, action, kind, subject, note, before.hash, new_hash, cause);
  update public.audit_head set seq = before.seq + 1, hash = new_hash where one;
  return before.seq + 1;
end
$$;

create or replace function public.audit_fault() returns bigint language sql stable set search_path = pg_catalog, pg_temp as $$
  with head as (
    select max(seq) as last, max(encode(hash, 'hex')) as last_hash from public.audit_head
  ), own as (
    select audit.*, at = date_trunc('milliseconds', at) and hash = public.audit_hash(seq, at, actor, action, kind, subject, note, previous_hash, caused_by) as fits from public.audit
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
    select rows.seq from rows join public.audit as moved on moved.previous_hash = rows.hash_before and moved.seq > rows.seq and moved.hash <> rows.hash
      and moved.hash = public.audit_hash(rows.seq, moved.at, moved.actor, moved.action, moved.kind, moved.subject, moved.note, moved.previous_hash, moved.caused_by)
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

do $$
begin
  if current_setting('bridge.audit_is_protected') = 'true' then
    alter function public.audit_append(text, text, text, text, text, timestamptz) security definer;
  end if;
end $$;
