// What a form for documents is made of, and what is said between it and whoever keeps the files: the workbench of development
// (tools/content/src/workbench) and the console, over the server. Types alone: screens may take them.
import type { Fault } from './fault.ts';
import type { Within } from './marks.ts';

/** One part of a form, as its schema says. `again` stands where a schema holds itself. */
export type Field = { title?: string; about?: string } & (
  | { type: 'text'; rich: boolean; maximum?: number }
  | { type: 'string'; kind: 'line' | 'id' | 'date'; maximum?: number }
  | { type: 'reference'; collection: string; within?: Within }
  | { type: 'number'; minimum?: number; maximum?: number; whole: boolean }
  | { type: 'switch' }
  | { type: 'choice'; values: string[] }
  | { type: 'fixed'; value: unknown }
  | { type: 'group'; fields: FieldEntry[] }
  | { type: 'list'; element: Field; minimum: number; maximum?: number; blanks: Blank[] }
  | { type: 'record'; value: Field; key: 'word' | 'reference' | 'id'; collection?: string }
  | { type: 'blocks'; tag: string; branches: { value: string; field: Field; blank: unknown }[] }
  | { type: 'either'; branches: Field[] }
  | { type: 'again'; shared: number }
);
export type FieldEntry = { key: string; optional: boolean; field: Field; blank: unknown };
/** The least that a new entry of a list can be; one for each of its types. */
export type Blank = { name: string; value: unknown };
export type FieldForm = { root: Field; shared: Field[] };
/** The ids that references may name, by collection, each with the item it stands in. */
export type Ids = Record<string, { id: string; parent?: string }[]>;

export type FieldPath = (string | number)[];
/** Where two people changed the same text: what stood there, what each of them wrote. `undefined`: it is not there. */
export type Conflict = { path: FieldPath; base: unknown; mine: unknown; theirs: unknown };
export type FieldFault = { path: FieldPath; message: string; line: number; column: number };

/** A text of a document beside its translation. */
export type SourceText = { key: string; path: readonly string[]; source: string; rich: boolean; state: 'missing' | 'fresh' | 'stale'; maximum?: number };
export type Count = { texts: number; translated: number; stale: number };
export type Row = { file: string; id: string; /** The address of the page that it is. */ address?: string; /** There may be others of its kind. */ isOneOfMany: boolean; faults: Fault[]; languages: Record<string, Count> };
export type List = { folder: string; source: string; locales: { code: string; name: string; dir: 'ltr' | 'rtl'; draft?: boolean | undefined }[]; /** The kinds of which there may be more: "pages/<slug>.json". */ creatable: string[]; rows: Row[] };
/** A text that was found: in which document, where in it, and in which language (the source's where it is absent). */
export type Hit = { file: string; path: readonly string[]; text: string; locale?: string };

export type Value = Record<string, unknown>;
/** A file as a form has it: the text that it was made from, and what it says. */
export type Sheet = { text: string; value: Value; faults: FieldFault[]; elsewhere: Fault[]; ids: Ids; /** The document as readers would have it, in the language of the form: what is typed is in it, saved or not. Absent while it cannot be shown. */ drawn?: unknown };
export type Opened =
  | ({ state: 'open'; file: string; form?: FieldForm; texts?: SourceText[]; sourceBody?: string } & Sheet)
  | { state: 'unreadable'; file: string; faults: Fault[] };

/** What the form says of a file: what it was made from, what it says now, and what the file said before the form last saved it. */
export type Draft = { file: string; locale?: string; base: string; value: Value; undone?: string; save?: boolean };
export type Answer =
  | ({ state: 'unsaved' | 'saved' | 'conflict' | 'refused'; conflicts: Conflict[]; changed: boolean } & Sheet)
  | { state: 'unreadable'; file: string; faults: Fault[] };

/** What is to be done with whole documents. */
export type Task = { act: 'create' | 'duplicate' | 'rename' | 'delete'; file: string; /** The name of the new file, without folder and ending. */ to?: string };
/** A picture that an editor brings: a new one with what it shows, by language; or another in the place of one that is there, of which everything said stays. */
export type BroughtPicture = { name: string; /** Base64. */ picture: string; alt?: Record<string, string>; focus?: { x: number; y: number } };
export type Done = { state: 'done'; file?: string } | { state: 'refused'; why: string[] };
