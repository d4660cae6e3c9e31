import type { Fault } from './fault.ts';
import type { Kind } from './kinds.ts';
import type { Links } from './references.ts';
import type { Original } from './originals.ts';
import type { LocaleFile } from './schemas/locales.ts';
import type { Glossary } from './translations/glossary.ts';
import type { LockFile } from './translations/lock-file.ts';
import type { Overlay } from './translations/version.ts';

/**
 * One file of content/, as it was last read. A file without `document` has faults. Texts are not kept (the collector would
 * carry them along) but for files with faults and files read again: places are looked up in them.
 */
export type Entry = { file: string; kind?: Kind; text?: string; /** Of the text, also where that is not kept. */ hash?: string; document?: unknown; links?: Links; faults: Fault[]; locale?: LocaleFile; glossary?: Glossary; overlay?: Overlay; lock?: LockFile; /** Where the links of an MDX body lead. */ targets?: readonly string[]; /** Where all its links lead. */ leads?: readonly string[]; /** Of a picture as it was brought: it has no text. */ original?: Original };

/** Stands for a document that was checked and thrown away. */
export const isGood = true;
