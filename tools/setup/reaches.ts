import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './import-graph.ts';

/** Which of the files that fit `pattern`, all within `folder`, do not come to `target` by their imports, nor by the imports of those; paths from the folder. */
export function notReaching(folder: string, pattern: string, target: string): string[] {
  const known = new Map<string, string[]>();
  const beside = (file: string) => {
    let found = known.get(file);
    if (!found) known.set(file, (found = importsOf(file, readFileSync(file, 'utf8')).filter((name) => name.startsWith('.') && name.endsWith('.ts')).map((name) => path.join(path.dirname(file), name)).filter((one) => existsSync(one))));
    return found;
  };
  const end = path.join(folder, target);
  const reaches = (start: string) => {
    const seen = new Set([start]);
    for (const file of seen) for (const next of beside(file)) seen.add(next); // a set that grows is walked to its end
    return seen.has(end);
  };
  return globSync(pattern, { cwd: folder }).filter((file) => !reaches(path.join(folder, file))).map((file) => file.replaceAll('\\', '/'));
}
