/**
 * What a page asks of the worker: to keep what a kind of person needs in a language, or to take the place of the one before
 * it, said by a page that `program` runs.
 */
export type WorkerMessage = { keep: string } | { takeOver: true; program: string };
