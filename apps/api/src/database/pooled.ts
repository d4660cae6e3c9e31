import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { commitWith, newMark, settling, withMark } from './commit-marks.ts';
import { createConnections, isStale, type Runner, type Work } from './connections.ts';
import type { Database, Question } from './database.ts';
import { CommitInDoubtError, DatabaseUnavailableError, errorCode, isDoubtful, isPanic, isPassing, isRefused } from './failures.ts';
import { createShares } from './shares.ts';
import { createStatements } from './statements.ts';
import { createWaiting } from './waiting.ts';

const mostTries = 4; // the first and three more
const transactions = new AsyncLocalStorage<{ open: boolean }>();
const lastAnswer = 1500; // ms that what was begun in time may still take

type Options = {
  kind: Database['kind'];
  pool: pg.Pool;
  /** How long (ms) an answer may take before the connection is taken for dead; as long as it needs where absent. */
  silence?: number;
  /** How long (ms) a statement may take by the settings of a new connection; absent where the engine ends none. */
  statementTimeout?: number | undefined;
  /** How long (ms) work may wait for its turn. */
  longestWait: number;
  /** How long (ms) a database that is somewhere else is waited for, where the work does not say. */
  patience?: number;
  /** Whether a connection is this process's own as long as it lasts, so that it keeps names of statements and settings; a pooler's is not. */
  isOwn?: boolean;
  /** Whether the schema has marks of commits. */
  hasMarks?: () => boolean;
  close: () => Promise<void>;
  gone?: () => Error | undefined;
  /** Told when the engine says that it cannot go on. */
  onPanic?: (message: string) => void;
};
type Kind = { share: string; longest: number | undefined; until: number | undefined };
type Timed = Work & { until: number };

/** Where COMMIT was sent and its answer lost. */
class LostCommit extends DatabaseUnavailableError {
  override name = 'LostCommit';
  readonly mark: string;
  readonly result: unknown;

  constructor(mark: string, result: unknown, cause: unknown) {
    super('The answer to COMMIT was lost.', { cause });
    this.mark = mark;
    this.result = result;
  }
}

/** The Database over a pool of connections; both engines are this, they differ in what the pool connects to. */
export function createDatabase({ kind, pool, silence = Infinity, statementTimeout, longestWait, patience = 0, isOwn = true, hasMarks = () => false, close, gone, onPanic }: Options): Database {
  const statements = createStatements({ named: isOwn });
  const shares = createShares(pool.options.max ?? 1, longestWait);
  const connections = createConnections({ pool, shares, statements, silence, statementTimeout, keepsSettings: isOwn, isPipelined: isPipelined(pool), onPanic });
  const waitOut = createWaiting();
  let closing: Promise<void> | undefined;

  async function outside<Row>(of: Kind, text: string, values?: readonly unknown[], lost?: Question): Promise<Row[]> {
    refuse();
    const effect = statements.effectOf(text);
    if (effect === 'tells' && hasMarks() && !lost) return transaction(of, (db) => db.query<Row>(text, values));
    const work = timed(of);
    const isMarked = hasMarks() && (effect === 'changes' || effect === 'tells');
    const ask = () => (isMarked ? marked<Row>(work, text, values, lost) : single<Row>(work, text, values, { repeats: effect === 'reads' }));
    return orGone(waitOut(of.share, work, () => ask().catch((error: unknown) => (isStale(error) ? ask() : Promise.reject(error)))));
  }

  function marked<Row>(work: Timed, text: string, values: readonly unknown[] = [], lost?: Question): Promise<Row[]> {
    const mark = newMark();
    return single(work, withMark(text, values), [...values, mark], { mark, lost });
  }

  /** One statement. Where it is not known whether it was done, its mark is asked, unless it may as well be repeated. */
  async function single<Row>(work: Timed, text: string, values: readonly unknown[] | undefined, { mark, lost, repeats = false }: { mark?: string; lost?: Question | undefined; repeats?: boolean }): Promise<Row[]> {
    let isAsked = false;
    try {
      return await connections.with(work, (client) => {
        isAsked = true;
        return connections.runner(client, work)<Row>(text, values);
      });
    } catch (error) {
      if (!isAsked || repeats || !isLost(error)) throw error;
      if (mark === undefined) throw inDoubt(error);
      if (!(await settle(work, mark, error))) throw error;
      return lost ? single(work, lost.text, lost.values, { repeats: true }) : [];
    }
  }

  async function transaction<T>(of: Kind, work: (db: Database) => Promise<T>, { unhurried = false } = {}): Promise<T> {
    refuse();
    const time = unhurried ? { ...timed(of), ends: Infinity } : timed(of);
    for (let tries = 1; ; tries += 1) {
      try {
        return await waitOut(of.share, time, () => settled(time, () => connections.with(time, (client) => once(client, time, work, unhurried))));
      } catch (error) {
        const isAgain = errorCode(error) === '40001' || errorCode(error) === '40P01' || isStale(error);
        if (!isAgain || tries === mostTries) throw gone?.() ?? error;
        if (!isStale(error)) await pause(Math.random() * 10 * 2 ** tries);
      }
    }
  }

  /** What was committed is done, even where nobody heard that; what was not is thrown as what prevented it. */
  async function settled<T>(time: Timed, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LostCommit)) throw error;
      if (await settle(time, error.mark, error.cause)) return error.result as T; // what this very work came to
      throw error.cause;
    }
  }

  /** What became of it; while it still hangs, nobody can know. */
  async function settle(time: Timed, mark: string, cause: unknown): Promise<boolean> {
    for (;;) {
      try {
        const [row] = await waitOut('settling', time, () => connections.with({ ...time, share: 'settling' }, (client) => connections.runner(client, time)<{ done: boolean }>(settling, [mark])));
        return row?.done ?? false;
      } catch (error) {
        if (errorCode(error) !== '55P03' || performance.now() > time.until) throw inDoubt(cause);
      }
    }
  }

  async function once<T>(client: pg.PoolClient, time: Timed, work: (db: Database) => Promise<T>, unhurried: boolean): Promise<T> {
    const state = { open: true, changes: false };
    const limits = unhurried && kind === 'postgres' ? ['set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0'] : [];
    const query = connections.runner(client, time, { patient: unhurried, first: ['begin', ...limits] });
    const noticing: Runner = (text, values) => {
      state.changes ||= statements.effectOf(text) !== 'reads';
      return query(text, values);
    };
    let result: T;
    try {
      result = await transactions.run(state, () => work(inside(noticing, state)));
    } catch (error) {
      if (!isDoubtful(error) && !isPanic(error)) await query('rollback'); // a rollback that fails leaves the connection in doubt
      throw error;
    } finally {
      state.open = false;
    }
    await commit(query, state.changes, result);
    return result;
  }

  async function commit(query: Runner, changes: boolean, result: unknown): Promise<void> {
    const mark = newMark();
    try {
      await query(changes && hasMarks() ? commitWith(mark) : 'commit');
    } catch (error) {
      if (!isLost(error)) {
        await query('rollback');
        throw error;
      }
      if (!changes || (isPanic(error) && !hasMarks())) throw error; // what only read can do so again
      throw hasMarks() ? new LostCommit(mark, result, error) : inDoubt(error);
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
          if (!isDoubtful(error)) await open(`rollback to savepoint ${savepoint}`);
          throw error;
        }
      },
      close: () => Promise.reject(new Error('A transaction cannot close the database.')),
    };
  }

  function timed({ share, longest, until = performance.now() + patience }: Kind): Timed {
    const isWaitedFor = kind === 'postgres' && performance.now() < until;
    return { share, longest, until, ends: isWaitedFor ? until + lastAnswer : Infinity };
  }

  async function orGone<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw gone?.() ?? error;
    }
  }

  function refuse(): void {
    if (closing) throw new DatabaseUnavailableError('The database is closed.');
    const reason = gone?.();
    if (reason) throw reason;
    // The embedded engine has one connection: waiting for a second one inside a transaction would wait for ever.
    if (transactions.getStore()?.open) throw new Error('Inside transaction() use the database it hands to you, not the outer one.');
  }

  const as = (share: string, longest?: number, until?: number): Database => ({
    kind,
    query: (text, values, options) => outside({ share, longest, until }, text, values, options?.lost),
    transaction: (work, options) => transaction({ share, longest, until }, work, options),
    as,
    figures: shares.figures,
    close: () => (closing ??= close()),
  });
  return as('server');
}

/** Whether connections take questions before the ones before them are answered; pg's types do not name the setting. */
function isPipelined(pool: pg.Pool): boolean {
  return 'pipeline' in pool.options && pool.options.pipeline === true;
}

/** Whether the answer was lost: nobody said that it was done, nor that it was not. */
function isLost(error: unknown): boolean {
  return isPanic(error) || (isPassing(error) && !isRefused(error));
}

function inDoubt(cause: unknown): CommitInDoubtError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new CommitInDoubtError(`It is not known whether what was written is there, and nobody could be asked: ${why}`, { cause });
}
