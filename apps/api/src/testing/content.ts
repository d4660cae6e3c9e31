import path from 'node:path';
import { openContent } from '@bridge/content';
import { applicationFolder } from '../core/files.ts';

/** The product's own content. */
export const testContent = await openContent(path.resolve(applicationFolder, '../../content'));
