import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readBlobs, type Reads } from './blobs.ts';
import type { Sources } from './store.ts';

/** Reads files of a release, byte for byte as they were published, a few at a time. */
export async function* readFiles(database: Reads, sources: Sources): AsyncGenerator<{ file: string; bytes: Buffer }> {
  const files = new Map<string, string[]>();
  for (const [file, hash] of Object.entries(sources)) files.set(hash, [...(files.get(hash) ?? []), file]);
  let found = 0;
  for await (const { hash, packed, bytes } of readBlobs(database, [...files.keys()])) {
    const content = packed ? brotliDecompressSync(bytes) : bytes;
    for (const file of files.get(hash) ?? []) yield { file, bytes: content };
    found += 1;
  }
  if (found < files.size) throw new Error(`${files.size - found} files of the release are not in the database.`);
}

/** Writes the files of a release into a folder. */
export async function writeSources(database: Reads, sources: Sources, folder: string): Promise<void> {
  for await (const { file, bytes } of readFiles(database, sources)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}
