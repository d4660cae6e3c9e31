import type { DocumentId, Documents } from '../documents.ts';
import type { FaultCode } from '../fault.ts';
import type { LocaleFile } from '../schemas/locales.ts';
import type { Path } from '../source.ts';

/** Something wrong between documents: in a file, at a path of its data or at an offset of its text. */
export type Told = { file: string; at: Path | number; part?: 'key' | 'value'; code: FaultCode; message: string };

/** The documents around a document: what the rules of this folder look into. */
export type World = {
  /** The source files on disk, translations left out, in the order of their names. */
  files: readonly string[];
  /** A document without faults; in a language, or as it stands in content/. */
  document<Id extends DocumentId>(id: Id, locale?: string): Documents[Id] | undefined;
  text(file: string): string;
  /** The files, translations too, in which something is wrong by itself. */
  faulty: ReadonlySet<string>;
  /** Where the texts of a file lead. */
  links: Iterable<{ file: string; targets: readonly string[] }>;
  /** The places in a file that lead to a target. */
  placesOf(file: string, target: string): (Path | number)[];
  /** The codes of all languages but the source's. */
  languages: readonly string[];
  source: string;
  /** What they are called, by their codes. */
  called: ReadonlyMap<string, LocaleFile>;
  /** Today, for what is shown from or until a day; absent where the clock alone must not make a fault. */
  today: string | undefined;
};

/** The ids of a folder's documents that have no faults. */
export function idsIn<Folder extends string>(world: World, folder: Folder): (DocumentId & `${Folder}/${string}`)[] {
  return world.files.flatMap((file) => {
    const id = file.replace(/\.(?:json|mdx)$/, '');
    return id.startsWith(`${folder}/`) && world.document(id as DocumentId) !== undefined ? [id as DocumentId & `${Folder}/${string}`] : []; // a file with a document
  });
}

/** The file of a document. */
export function fileOf(id: string): string {
  return `${id}.${id.startsWith('blog/') || id.startsWith('legal/') ? 'mdx' : 'json'}`;
}
