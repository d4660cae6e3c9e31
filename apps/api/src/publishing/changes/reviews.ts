import { instantOf } from '../../database/moments.ts';
import type { Reads } from '../blobs.ts';
import type { ChangeRow } from './store.ts';

/** What was said of a change: whom somebody asked for a look, a comment, or that it was approved as it was at a revision. */
export type Said = { deed: 'asked' | 'comment' | 'approved'; by: string; at: string; asked: string | null; revision: number; file: string; words: string };

export async function saidOf(database: Reads, change: string): Promise<Said[]> {
  return database.query<Said>(`select deed, said_by as by, ${instantOf('said_at')} as at, asked::text, revision::integer, file, words from content_change_words where change = $1::uuid order by id`, [change]);
}

/** Says something of an open change as it was seen, and writes it down in the audit; false where it is another by now. A comment is about whatever it says, and needs no state. */
export async function sayOf(database: Reads, { id, revision }: Pick<ChangeRow, 'id' | 'revision'>, { deed, by, asked, file, words }: { deed: Said['deed']; by: string; asked?: string | undefined; file: string; words: string }): Promise<boolean> {
  const [row] = await database.query<{ done: boolean; seq: number | null }>(
    `with said as (
       insert into content_change_words (change, deed, said_by, asked, revision, file, words)
       select id, $3, $4, $5::uuid, revision, $6, $7 from content_changes where id = $1::uuid and state = 'open' and ($3 = 'comment' or revision = $2) returning change),
     written as (select audit_append($4, case $3 when 'asked' then 'asked-for-a-look' when 'comment' then 'commented' else 'approved-change' end, 'content', change::text, nullif($7, '')) as seq from said)
     select exists (select 1 from said) as done, (select seq from written) as seq`,
    [id, revision, deed, by, asked ?? null, file, words],
  );
  return row?.done ?? false;
}

/** Whether somebody has edited a change: of their own work nobody approves. */
export async function hasWorkedOn(database: Reads, change: string, by: string): Promise<boolean> {
  const [row] = await database.query<{ has: boolean }>('select exists (select 1 from content_change_files where change = $1::uuid and edited_by = $2) as has', [change, by]);
  return row?.has ?? false;
}

/** Those who may be asked for a look: they hold the permission. */
export async function colleaguesOf(database: Reads, user: string): Promise<{ id: string; name: string }[]> {
  return database.query<{ id: string; name: string }>(
    `select users.id::text, first_name || ' ' || last_name as name from staff_grants join users on users.id = user_id where permission = 'content' and user_id <> $1::uuid order by 2, 1 limit 200`,
    [user],
  );
}

/** Open changes at which somebody was asked to look, and has said nothing since. */
export async function asksOf(database: Reads, user: string): Promise<{ id: string; name: string; by: string; since: string }[]> {
  return database.query<{ id: string; name: string; by: string; since: string }>(
    `select distinct on (change.id) change.id::text, change.name, asked.said_by as by, ${instantOf('asked.said_at')} as since
     from content_change_words as asked join content_changes as change on change.id = asked.change
     where asked.asked = $1::uuid and change.state = 'open'
       and not exists (select 1 from content_change_words as later where later.change = asked.change and later.id > asked.id and later.deed <> 'asked' and later.said_by = 'staff ' || $1)
     order by change.id, asked.id desc limit 50`,
    [user],
  );
}
