/**
 * What a page asks of the worker: to keep what a kind of person needs in a language, or to take the place of the one before
 * it, said by a page that goes with `files`: its program, and the index of its documents.
 */
export type WorkerMessage = { keep: string } | { takeOver: true; files: string[] };
