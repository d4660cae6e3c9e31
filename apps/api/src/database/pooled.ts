import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Database } from './database.ts';
import { DatabaseUnavailableError, errorCode } from './failures.ts';
import { createStatements } from './statements.ts';

const mostTries = 4; // the first and three more
const retried = new Set(['40001', '40P01']);
const transactions = new AsyncLocalStorage<{ open: boolean }>();

type Options = { kind: Database['kind']; pool: pg.Pool; close: () => Promise<void>; gone?: () => Error | undefined };
type Runner = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** The Database over a pool of connections; both engines are this, they differ in what the pool connects to. */
export function createDatabase({ kind, pool, close, gone }: Options): Database {
  const statements = createStatements();
  let closing: Promise<void> | undefined;

  const run =
    (target: pg.Pool | pg.PoolClient): Runner =>
    async <Row>(text: string, values?: readonly unknown[]) => {
      const name = statements.nameOf(text, values);
      const { rows } = await target.query(values || name ? { text, ...(name && { name }), values: [...(values ?? [])] } : text);
      return rows as Row[]; // the statement decides the shape, the caller names it
    };

  async function outside<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    refuse();
    try {
      return await run(pool)<Row>(text, values);
    } catch (error) {
      if (!isStale(error)) throw gone?.() ?? error;
      statements.forget(text);
      return run(pool)<Row>(text, values);
    }
  }

  async function transaction<T>(work: (db: Database) => Promise<T>): Promise<T> {
    refuse();
    for (let tries = 1; ; tries += 1) {
      try {
        return await once(work);
      } catch (error) {
        if (!retried.has(errorCode(error) ?? '') || tries === mostTries) throw gone?.() ?? error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** tries));
      }
    }
  }

  async function once<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    const state = { open: true };
    let broken: Error | undefined;
    const lost = (error: Error) => void (broken = error); // between two statements nobody else listens
    client.on('error', lost);
    try {
      await client.query('begin');
      const result = await transactions.run(state, () => work(inside(run(client), state)));
      await client.query('commit');
      return result;
    } catch (error) {
      if (!broken) await client.query('rollback').catch(lost);
      throw broken ?? error;
    } finally {
      state.open = false;
      client.removeListener('error', lost);
      client.release(broken);
    }
  }

  /** The database inside a transaction; a transaction within it is a savepoint. */
  function inside(query: Runner, state: { open: boolean }, depth = 1): Database {
    let last: Promise<unknown> = Promise.resolve();
    const open: Runner = async <Row>(text: string, values?: readonly unknown[]) => {
      if (!state.open) throw new Error('This transaction has ended; its database cannot be used any more.');
      const turn = last.then(() => query<Row>(text, values)); // one connection runs one statement at a time
      last = turn.catch(() => {});
      return turn;
    };
    return {
      kind,
      query: open,
      transaction: async (work) => {
        const savepoint = `nested_${depth}`;
        await open(`savepoint ${savepoint}`);
        try {
          const result = await work(inside(query, state, depth + 1));
          await open(`release savepoint ${savepoint}`);
          return result;
        } catch (error) {
          await open(`rollback to savepoint ${savepoint}`);
          throw error;
        }
      },
      close: () => Promise.reject(new Error('A transaction cannot close the database.')),
    };
  }

  function refuse(): void {
    if (closing) throw new DatabaseUnavailableError('The database is closed.');
    const reason = gone?.();
    if (reason) throw reason;
    // The embedded engine has one connection: waiting for a second one inside a transaction would wait for ever.
    if (transactions.getStore()?.open) throw new Error('Inside transaction() use the database it hands to you, not the outer one.');
  }

  return { kind, query: outside, transaction, close: () => (closing ??= close()) };
}

/** A prepared statement no longer fits the schema: another process migrated. */
function isStale(error: unknown): boolean {
  return errorCode(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan');
}
