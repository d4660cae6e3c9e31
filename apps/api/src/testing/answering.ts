import type { Database } from '../database/database.ts';

/** The database with another answer to statements, for every kind of work. */
export function answering(database: Database, query: Database['query']): Database {
  const one: Database = { ...database, query, as: () => one };
  return one;
}
