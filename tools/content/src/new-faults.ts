import { Content } from '@bridge/content/engine/content';
import type { Fault } from '@bridge/content/engine/fault';
import type { Removal } from './remove.ts';
import { wholeSite } from './world/whole.ts';

/** What would be wrong in the whole site after a change of some files, and is not now. Nothing is written: whatever happens meanwhile, the files are there. */
export async function newFaults(folder: string, changes: readonly Removal[]): Promise<Fault[]> {
  const unsaved = new Map<string, string | Buffer | undefined>();
  const content = await new Content(folder, { whole: wholeSite, today: new Date().toISOString().slice(0, 10), unsaved }).readAll();
  const before = new Set(content.faults().map(nameOf));
  for (const { file, text } of changes) unsaved.set(file, text);
  for (const { file } of changes) await content.readAgain(file);
  return content.faults().filter((fault) => !before.has(nameOf(fault)));
}

function nameOf({ file, code, message }: Fault): string {
  return `${file} ${code} ${message}`;
}
