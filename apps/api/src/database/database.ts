/** A statement that only reads, with its values. */
export type Question = { text: string; values: readonly unknown[] };

/**
 * What the rest of the server knows of the database, whichever engine is behind it.
 *
 * Values come back alike from both: `timestamptz` as Date, `date` as 'YYYY-MM-DD', `int8` and `count(*)` as number
 * (a value beyond 2^53 is an error, never a rounded number), `numeric` as string, `bytea` as Buffer, json parsed.
 */
export type Database = {
  kind: 'embedded' | 'postgres';
  /**
   * Runs one statement with its values; a text without values may hold several statements. One that changes rows and tells
   * of them takes one way to the database in place of two where it says what to ask when what it told was `lost`.
   */
  query<Row>(text: string, values?: readonly unknown[], options?: { lost?: Question }): Promise<Row[]>;
  /**
   * Runs `work` in a transaction, again when the engine asks for it (up to three times) or was somewhere else for the
   * moment, so `work` must have no effect outside the database. Inside another transaction it is a savepoint. Use the database handed to `work`, not the outer one.
   * `unhurried`: its statements may take as long as they need.
   */
  transaction<T>(work: (db: Database) => Promise<T>, options?: { unhurried?: boolean }): Promise<T>;
  /**
   * The same database for one kind of work: each kind has its share, and leaves the others theirs. `longest` is how long (ms)
   * one of its statements may take, where the engine can end it; `until` the moment (ms, of performance.now()) until which a
   * database that is somewhere else is waited for.
   */
  as(kind: string, longest?: number, until?: number): Database;
  /** How its connections are used, where it has some. */
  figures?(): { busy: number; free: number; waiting: number };
  close(): Promise<void>;
};
