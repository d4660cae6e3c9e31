import type { Database } from '../database/database.ts';
import { traced } from './trace.ts';

const longest = 400;

/** The same database, each statement and transaction of which is a step of the trace that it belongs to. Values are not told. */
export function tracedDatabase(database: Database): Database {
  const told = { 'db.system.name': 'postgresql' }; // both engines speak it
  return {
    kind: database.kind,
    query: (text, values, options) => {
      const words = text.replaceAll(/\s+/g, ' ').trim();
      return traced({ name: words.split(' ', 1)[0]!.toUpperCase(), kind: 'asked', told: { ...told, 'db.query.text': words.slice(0, longest) } }, () => database.query(text, values, options));
    },
    transaction: (work, options) => traced({ name: 'TRANSACTION', kind: 'asked', told }, () => database.transaction((inner) => work(tracedDatabase(inner)), options)),
    as: (...kind) => tracedDatabase(database.as(...kind)),
    ...(database.figures && { figures: () => database.figures!() }),
    close: () => database.close(),
  };
}
