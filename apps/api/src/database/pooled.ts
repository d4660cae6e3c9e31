import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import type pg from 'pg';
import type { Database } from './database.ts';
import { DatabaseUnavailableError, errorCode, isDoubtful, isPanic } from './failures.ts';
import { createShares } from './shares.ts';
import { createStatements } from './statements.ts';

const mostTries = 4; // the first and three more
const retried = new Set(['40001', '40P01']);
const transactions = new AsyncLocalStorage<{ open: boolean }>();

type Options = {
  kind: Database['kind'];
  pool: pg.Pool;
  /** How long (ms) an answer may take before the connection is taken for dead; as long as it needs where absent. */
  silence?: number;
  /** How long (ms) a statement may take by the settings of a new connection; absent where the engine ends none. */
  statementTimeout?: number;
  /** How long (ms) work may wait for its turn. */
  longestWait: number;
  close: () => Promise<void>;
  gone?: () => Error | undefined;
  /** Told when the engine says that it cannot go on. */
  onPanic?: (message: string) => void;
};
/** Whose share work takes, and how long (ms) one of its statements may last. */
type Kind = { share: string; longest: number | undefined };
type Runner = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** The Database over a pool of connections; both engines are this, they differ in what the pool connects to. */
export function createDatabase({ kind, pool, silence = Infinity, statementTimeout, longestWait, close, gone, onPanic }: Options): Database {
  const statements = createStatements();
  const shares = createShares(pool.options.max ?? 1, longestWait);
  let closing: Promise<void> | undefined;

  const allowed = new WeakMap<pg.PoolClient, number>();

  /** Statements of one kind may take longer than those of another; what a connection allows is told to it when that changes. */
  async function allow(client: pg.PoolClient, longest: number | undefined): Promise<void> {
    if (statementTimeout === undefined || (allowed.get(client) ?? statementTimeout) === (longest ?? statementTimeout)) return;
    await run(client)(`set statement_timeout = ${longest ?? statementTimeout}`);
    allowed.set(client, longest ?? statementTimeout);
  }

  function silenceFor(longest: number | undefined): number {
    return longest === undefined || statementTimeout === undefined ? silence : silence + longest - statementTimeout;
  }

  const run =
    (client: pg.PoolClient, longest = silence): Runner =>
    async <Row>(text: string, values?: readonly unknown[]) => {
      const name = statements.nameOf(text, values);
      const answer = client.query(values || name ? { text, ...(name && { name }), values: [...(values ?? [])] } : text);
      const { rows } = await within(longest, answer);
      return rows as Row[]; // the statement decides the shape, the caller names it
    };

  /** A connection for one piece of work of the kind; one that is left in doubt is destroyed, never asked again. */
  async function withClient<T>({ share, longest }: Kind, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const leave = await shares.enter(share);
    try {
      const client = await pool.connect();
      let broken: Error | undefined;
      const lost = (error: Error) => void (broken = error); // between two statements nobody else listens
      client.on('error', lost);
      try {
        await allow(client, longest);
        return await work(client);
      } catch (error) {
        if (isPanic(error)) onPanic?.(error.message);
        if (isDoubtful(error) || isPanic(error)) broken ??= error as Error; // what is doubtful is an Error
        throw broken ?? error;
      } finally {
        if (broken) destroy(client);
        else client.removeListener('error', lost);
        client.release(broken);
      }
    } finally {
      leave();
    }
  }

  async function outside<Row>(of: Kind, text: string, values?: readonly unknown[]): Promise<Row[]> {
    refuse();
    const ask = () => withClient(of, (client) => run(client, silenceFor(of.longest))<Row>(text, values));
    try {
      return await ask();
    } catch (error) {
      if (!isStale(error)) throw gone?.() ?? error;
      statements.forget(text);
      return ask();
    }
  }

  async function transaction<T>(of: Kind, work: (db: Database) => Promise<T>, { unhurried = false } = {}): Promise<T> {
    refuse();
    for (let tries = 1; ; tries += 1) {
      try {
        return await withClient(of, (client) => once(client, work, unhurried ? Infinity : silenceFor(of.longest)));
      } catch (error) {
        if (!retried.has(errorCode(error) ?? '') || tries === mostTries) throw gone?.() ?? error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** tries));
      }
    }
  }

  async function once<T>(client: pg.PoolClient, work: (db: Database) => Promise<T>, longest: number): Promise<T> {
    const state = { open: true };
    const query = run(client, longest);
    try {
      await query('begin');
      if (longest === Infinity && kind === 'postgres') await query('set local statement_timeout = 0; set local lock_timeout = 0');
      const result = await transactions.run(state, () => work(inside(query, state)));
      await query('commit');
      return result;
    } catch (error) {
      if (!isDoubtful(error) && !isPanic(error)) await query('rollback'); // a rollback that fails leaves the connection in doubt
      throw error;
    } finally {
      state.open = false;
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
      as: () => inside(query, state, depth),
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

  const as = (share: string, longest?: number): Database => ({
    kind,
    query: (text, values) => outside({ share, longest }, text, values),
    transaction: (work, options) => transaction({ share, longest }, work, options),
    as,
    close: () => (closing ??= close()),
  });
  return as('server');
}

/** The answer, or an error where it takes longer: over a network that swallows everything it would never come. */
async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  if (milliseconds === Infinity) return answer;
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DatabaseUnavailableError(`The database has not answered for ${milliseconds} ms.`)), milliseconds);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Ends a connection on our side, without a word to the server: it may not hear it, and a statement that is cancelled
 * while it commits would count as done.
 */
function destroy(client: pg.PoolClient): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(); // pg's types do not name what pg's client has
}

/** A prepared statement no longer fits the schema: another process migrated. */
function isStale(error: unknown): boolean {
  return errorCode(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan');
}
