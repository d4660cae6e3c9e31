import type { Database } from '../database/database.ts';

export type Reads = Pick<Database, 'query'>;

/** Bytes by the hash of what they are unpacked. */
export type Blob = { hash: string; packed: boolean; bytes: Buffer };

/** How much goes over the wire at a time: it is text there, and so a third more. */
const batch = 512 * 1024;
const mostAtOnce = 200;

/** Keeps bytes. What is there already is only marked as wanted, so that nothing sweeps it away before its release stands. */
export async function storeBlobs(database: Reads, blobs: Iterable<Blob>): Promise<number> {
  let size = 0;
  let waiting: { hash: string; packed: boolean; bytes: string }[] = [];
  let waitingSize = 0;
  const flush = async () => {
    if (waiting.length === 0) return;
    await database.query(
      `insert into content_blobs (hash, packed, bytes) select hash, packed, decode(bytes, 'base64') from jsonb_to_recordset($1::jsonb) as one (hash text, packed boolean, bytes text)
       on conflict (hash) do update set stored_at = now()`,
      [JSON.stringify(waiting)],
    );
    waiting = [];
    waitingSize = 0;
  };
  for (const { hash, packed, bytes } of blobs) {
    if (waitingSize + bytes.length > batch || waiting.length >= mostAtOnce) await flush();
    waiting.push({ hash, packed, bytes: bytes.toString('base64') });
    waitingSize += bytes.length;
    size += bytes.length;
  }
  await flush();
  return size;
}

/** Marks bytes as wanted that are there already; gives those that are not. */
export async function keepBlobs(database: Reads, hashes: readonly string[]): Promise<Set<string>> {
  const missing = new Set(hashes);
  for (let start = 0; start < hashes.length; start += 5000) {
    const rows = await database.query<{ hash: string }>('update content_blobs set stored_at = now() where hash = any($1::text[]) returning hash', [hashes.slice(start, start + 5000)]);
    for (const { hash } of rows) missing.delete(hash);
  }
  return missing;
}

/** Bytes by their hashes, a few at a time; a hash of which there is nothing is left out. */
export async function* readBlobs(database: Reads, hashes: readonly string[]): AsyncGenerator<Blob> {
  const sizes = await database.query<{ hash: string; size: number }>('select hash, octet_length(bytes) as size from content_blobs where hash = any($1::text[])', [hashes]);
  let wanted: string[] = [];
  let wantedSize = 0;
  for (const [index, { hash, size }] of sizes.entries()) {
    wanted.push(hash);
    wantedSize += size;
    if (wantedSize < batch && wanted.length < mostAtOnce && index < sizes.length - 1) continue;
    const rows = await database.query<{ hash: string; packed: boolean; bytes: string }>(`select hash, packed, encode(bytes, 'base64') as bytes from content_blobs where hash = any($1::text[])`, [wanted]); // text: commands get rows as JSON
    for (const row of rows) yield { ...row, bytes: Buffer.from(row.bytes, 'base64') };
    wanted = [];
    wantedSize = 0;
  }
}
