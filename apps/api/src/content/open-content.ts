import path from 'node:path';
import { openContent as openFolder, type OpenContent } from '@bridge/content/open';
import { applicationFolder } from '../core/files.ts';

/** The checked content of a folder. Where it is what the build checked, to the byte, the documents that the build laid beside the server are taken. */
export function openContent(folder: string, options: { watch?: boolean } = {}): Promise<OpenContent> {
  return openFolder(folder, { ...options, snapshot: path.join(applicationFolder, 'dist/content.json') });
}
