import { brotliDecompressSync } from 'node:zlib';
import { instantOf } from '../../database/moments.ts';
import { readBlobs, storeBlobs, type Reads } from '../blobs.ts';

export const changeStates = ['open', 'waiting', 'publishing', 'published', 'withdrawn'] as const;
export type ChangeState = (typeof changeStates)[number];
/** What editors work on, by itself. `remade`: from that revision on its files are others than what was saved one by one; `worked`: that of its present files. */
export type ChangeRow = { id: string; name: string; base: string; state: ChangeState; revision: number; remade: number; worked: number; begunBy: string; begunAt: string; editedBy: string; editedAt: string; publishAt: string | null; publishBy: string | null; publishNote: string; trouble: string | null; release: string | null };
/** A file as a change has it: its text, or of a picture its bytes; neither where the change takes it away. */
export type ChangedFile = { file: string; text: string | null; picture?: { hash: string; bytes: Buffer } };

const columns = `id::text, name, base, state, revision::integer, remade::integer, worked::integer, begun_by as "begunBy", ${instantOf('begun_at')} as "begunAt", edited_by as "editedBy", ${instantOf('edited_at')} as "editedAt",
  ${instantOf('publish_at')} as "publishAt", publish_by as "publishBy", publish_note as "publishNote", trouble, release`;

export async function insertChange(database: Reads, { name, base, by, files = [], trouble = null }: { name: string; base: string; by: string; files?: readonly ChangedFile[]; trouble?: string | null }): Promise<string> {
  const [row] = await database.query<{ id: string }>(
    `with begun as (insert into content_changes (name, base, begun_by, edited_by, trouble) values ($1, $2, $3, $3, $5) returning id),
     filed as (insert into content_change_files (change, file, text, hash, revision, edited_by) select begun.id, one.file, one.text, one.hash, 1, $3 from begun, jsonb_to_recordset($4::jsonb) as one (file text, text text, hash text))
     select id::text from begun`,
    [name, base, by, await kept(database, files), trouble],
  );
  return row!.id; // it was just inserted
}

export async function listChanges(database: Reads, { skip, most }: { skip: number; most: number }): Promise<{ changes: ChangeRow[]; total: number }> {
  const rows = await database.query<ChangeRow & { total: number }>(
    `select ${columns}, count(*) over ()::integer as total from content_changes where state <> 'withdrawn'
     order by state = 'published', edited_at desc, id offset $1 limit $2`,
    [skip, most],
  );
  return { changes: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export async function readChange(database: Reads, id: string): Promise<ChangeRow | undefined> {
  const [row] = await database.query<ChangeRow>(`select ${columns} from content_changes where id = $1::uuid`, [id]);
  return row;
}

/** The files of a change that were saved after a revision. */
export async function changedFiles(database: Reads, id: string, after = 0): Promise<ChangedFile[]> {
  const rows = await database.query<{ file: string; text: string | null; hash: string | null }>('select file, text, hash from content_change_files where change = $1::uuid and revision > $2 order by file', [id, after]);
  const bytes = new Map<string, Buffer>();
  for await (const blob of readBlobs(database, [...new Set(rows.flatMap(({ hash }) => hash ?? []))])) bytes.set(blob.hash, blob.packed ? brotliDecompressSync(blob.bytes) : blob.bytes);
  return rows.map(({ hash, ...row }) => (hash === null ? row : { ...row, picture: { hash, bytes: there(bytes.get(hash), hash) } }));
}

function there(bytes: Buffer | undefined, hash: string): Buffer {
  if (!bytes) throw new Error(`The picture ${hash} of a change is not in the database.`);
  return bytes;
}

/** Stores the bytes of pictures, which come before what names them; answers files as they are written down. */
async function kept(database: Reads, files: readonly ChangedFile[]): Promise<string> {
  await storeBlobs(database, files.flatMap(({ picture }) => (picture ? [{ ...picture, packed: false }] : [])));
  return JSON.stringify(files.map(({ file, text, picture }) => ({ file, text, hash: picture?.hash ?? null })));
}

/** Saves files in a change as it was seen; answers its new revision, or nothing where somebody else was quicker or it is closed. */
export async function saveFiles(database: Reads, { id, revision }: Pick<ChangeRow, 'id' | 'revision'>, files: readonly ChangedFile[], by: string): Promise<number | undefined> {
  const [row] = await database.query<{ revision: number }>(
    `with done as (
       update content_changes set revision = revision + 1, worked = revision + 1, edited_by = $4, edited_at = now(), trouble = null where id = $1::uuid and revision = $2 and state = 'open' returning id, revision),
     filed as (
       insert into content_change_files (change, file, text, hash, revision, edited_by)
       select done.id, one.file, one.text, one.hash, done.revision, $4 from done, jsonb_to_recordset($3::jsonb) as one (file text, text text, hash text)
       on conflict (change, file) do update set text = excluded.text, hash = excluded.hash, revision = excluded.revision, edited_by = excluded.edited_by, edited_at = now())
     select revision::integer from done`,
    [id, revision, await kept(database, files), by],
  );
  return row?.revision;
}

/** Gives a change other files and another base, as it was seen; false where somebody else was quicker or it is closed. */
export async function remake(database: Reads, { id, revision }: Pick<ChangeRow, 'id' | 'revision'>, { base, files, by }: { base: string; files: readonly ChangedFile[]; by: string }): Promise<boolean> {
  const [row] = await database.query<{ done: boolean }>(
    `with done as (
       update content_changes set base = $3, revision = revision + 1, remade = revision + 1, worked = revision + 1, edited_by = $5, edited_at = now(), trouble = null where id = $1::uuid and revision = $2 and state = 'open' returning id, revision),
     gone as (
       delete from content_change_files using done where change = done.id and file not in (select one.file from jsonb_to_recordset($4::jsonb) as one (file text))),
     filed as (
       insert into content_change_files (change, file, text, hash, revision, edited_by)
       select done.id, one.file, one.text, one.hash, done.revision, $5 from done, jsonb_to_recordset($4::jsonb) as one (file text, text text, hash text)
       on conflict (change, file) do update set text = excluded.text, hash = excluded.hash, revision = excluded.revision)
     select exists (select 1 from done) as done`,
    [id, revision, base, await kept(database, files), by],
  );
  return row?.done ?? false;
}

/** Puts a change away, or takes it back from what waits to be published; false where it is not in the state for that. */
export async function moveChange(database: Reads, { id, revision }: Pick<ChangeRow, 'id' | 'revision'>, { from, to, by }: { from: ChangeState; to: ChangeState; by: string }): Promise<boolean> {
  const rows = await database.query(
    `update content_changes set state = $4, revision = revision + 1, edited_by = $5, edited_at = now() where id = $1::uuid and revision = $2 and state = $3 returning id`,
    [id, revision, from, to, by],
  );
  return rows.length > 0;
}

/** Makes a change wait for its moment, as it was seen. What is planned for later is written down in the audit; what goes live at once is, when it does. */
export async function planChange(database: Reads, { id, revision }: Pick<ChangeRow, 'id' | 'revision'>, { at, by, note, approved }: { at: string | undefined; by: string; note: string; /** Whether somebody else must have approved of it as it is. */ approved: boolean }): Promise<boolean> {
  const [row] = await database.query<{ done: boolean; seq: number | null }>(
    `with done as (
       update content_changes set state = 'waiting', revision = revision + 1, publish_at = coalesce($3::timestamptz, now()), publish_by = $4, publish_note = $5, trouble = null, claimed_at = null
       where id = $1::uuid and revision = $2 and state = 'open'
         and (not $6::boolean or exists (select 1 from content_change_words as said where said.change = content_changes.id and said.deed = 'approved' and said.revision >= content_changes.worked and said.said_by <> $4)) returning id),
     written as (select audit_append($4, 'planned', 'content', id::text, nullif($5, '')) as seq from done where $3::timestamptz is not null)
     select exists (select 1 from done) as done, (select seq from written) as seq`,
    [id, revision, at ?? null, by, note, approved],
  );
  return row?.done ?? false;
}

/** Takes it upon this process to publish the next change that is due; another one's that came to nothing, after five minutes. */
export async function claimDue(database: Reads): Promise<ChangeRow | undefined> {
  const [row] = await database.query<ChangeRow>(
    `update content_changes set state = 'publishing', claimed_at = now() where id = (
       select id from content_changes where (state = 'waiting' and publish_at <= now()) or (state = 'publishing' and claimed_at < now() - interval '5 minutes')
       order by publish_at limit 1 for update skip locked)
     returning ${columns}`,
  );
  return row;
}

/** Writes down what came of a change that was claimed: the release it is in, or why there is none. */
export async function endPublishing(database: Reads, id: string, { release, trouble }: { release?: string; trouble?: string }): Promise<void> {
  await database.query(
    `update content_changes set state = case when $2::text is null then 'open' else 'published' end, release = $2, trouble = $3, revision = revision + 1 where id = $1::uuid and state = 'publishing'`,
    [id, release ?? null, trouble ?? null],
  );
}
