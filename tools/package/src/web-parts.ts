import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './contents.ts';

/** The folders of the packages whose code browsers load: written down by the build (tools/setup/parts.ts). */
export function webParts(): string[] {
  const list = path.join(root, 'apps/web/dist/client/.vite/parts.json');
  if (!existsSync(list)) throw new Error(`${path.relative(root, list)} is missing: build apps/web.`);
  const found: string[] = JSON.parse(readFileSync(list, 'utf8'));
  return found.map((folder) => path.join(root, folder));
}
