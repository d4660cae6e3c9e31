import { Content } from '@bridge/content/engine/content';
import type { Fault } from '@bridge/content/engine/fault';
import { wholeSite } from './world/whole.ts';

/** What is wrong in the whole site after a change of some files and was not before; who made the change takes it back then. */
export async function newFaults(folder: string, files: readonly string[], change: () => void): Promise<Fault[]> {
  const content = await new Content(folder, { whole: wholeSite, today: new Date().toISOString().slice(0, 10) }).readAll();
  const before = new Set(content.faults().map(nameOf));
  change();
  for (const file of files) await content.readAgain(file);
  return content.faults().filter((fault) => !before.has(nameOf(fault)));
}

function nameOf({ file, code, message }: Fault): string {
  return `${file} ${code} ${message}`;
}
