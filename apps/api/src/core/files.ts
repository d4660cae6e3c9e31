import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of this application, whether it runs from source (src/core) or as a bundle (dist). */
export const applicationFolder = climb(import.meta.dirname);

/** A file that the server reads beside its code. */
export function dataFile(name: string): string {
  return path.join(applicationFolder, 'data', name);
}

function climb(folder: string): string {
  if (existsSync(path.join(folder, 'migrations'))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error('The folder "migrations" is missing beside the server: unpack or clone it again.');
  return climb(above);
}
