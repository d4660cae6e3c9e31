import type { ReleaseChange } from '@bridge/model';
import type { Reads } from '../blobs.ts';
import { differencesInTexts } from '../compare.ts';
import { isPicture } from '../is-picture.ts';
import { readFiles } from '../sources.ts';
import { readSources } from '../store.ts';
import { changedFiles, type ChangeRow } from './store.ts';

/** What a change does, in words: which texts, by file and place. */
export async function compareChange(database: Reads, { id, base }: Pick<ChangeRow, 'id' | 'base'>): Promise<{ changes: ReleaseChange[]; total: number }> {
  const [sources = {}, files] = await Promise.all([readSources(database, base), changedFiles(database, id)]);
  const wanted = Object.fromEntries(files.flatMap(({ file }) => (Object.hasOwn(sources, file) && !isPicture(file) ? [[file, sources[file]!]] : [])));
  const before = new Map<string, string>();
  for await (const { file, bytes } of readFiles(database, wanted)) before.set(file, bytes.toString());
  const was = (file: string) => (isPicture(file) ? sources[file] : before.get(file)); // of a picture its hash says that it is another
  return differencesInTexts(files.map(({ file, text, picture }) => ({ file, before: was(file), after: picture?.hash ?? text ?? undefined })));
}
