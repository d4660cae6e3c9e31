import type { Socket } from 'node:net';
import type pg from 'pg';
import { DatabaseUnavailableError, errorCode, isDoubtful, isPanic } from './failures.ts';
import type { Shares } from './shares.ts';
import type { createStatements } from './statements.ts';

export type Runner = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
/** Whose share work takes, how long (ms) one of its statements may last, and when (ms, of performance.now()) nobody waits for it any more. */
export type Work = { share: string; longest: number | undefined; ends: number };

type Options = {
  pool: pg.Pool;
  shares: Shares;
  statements: ReturnType<typeof createStatements>;
  /** How long (ms) an answer may take before the connection is taken for dead; as long as it needs where Infinity. */
  silence: number;
  /** How long (ms) a statement may take by the settings of a new connection; absent where the engine ends none. */
  statementTimeout: number | undefined;
  /** Whether what is set on a connection stays with it. */
  keepsSettings: boolean;
  /** Whether what comes before a statement goes out together with it, as the engine takes any number of questions at once. */
  isPipelined: boolean;
  /** Told when the engine says that it cannot go on. */
  onPanic: ((message: string) => void) | undefined;
};

/** Connections of a pool, one for each piece of work; one that is left in doubt is destroyed, never asked again. */
export function createConnections({ pool, shares, statements, silence, statementTimeout, keepsSettings, isPipelined, onPanic }: Options) {
  const allowed = new WeakMap<pg.PoolClient, number>();

  /** Statements of one kind may take longer than those of another; what a connection allows is told to it when that changes. */
  function allow(client: pg.PoolClient, { longest }: Work): string[] {
    const wanted = longest ?? statementTimeout;
    if (!keepsSettings || wanted === undefined || statementTimeout === undefined || (allowed.get(client) ?? statementTimeout) === wanted) return [];
    allowed.set(client, wanted); // one that does not hear of it is lost, and destroyed
    return [`set statement_timeout = ${wanted}`];
  }

  function silenceFor({ longest, ends }: Work): number {
    return within(longest === undefined || statementTimeout === undefined ? silence : silence + longest - statementTimeout, ends);
  }

  /** `first` goes before the first statement. */
  function run(client: pg.PoolClient, longest: () => number, first: string[]): Runner {
    return async <Row>(text: string, values?: readonly unknown[]) => {
      const name = statements.nameOf(text, values);
      const before = first.splice(0);
      try {
        if (!isPipelined) for (const one of before) await answerWithin(longest(), client.query(one));
        const answer = together(client, isPipelined ? before : [], () => client.query(values || name ? { text, ...(name && { name }), values: [...(values ?? [])] } : text));
        const { rows } = await answerWithin(longest(), answer);
        return rows as Row[]; // the statement decides the shape, the caller names it
      } catch (error) {
        if (isStale(error)) statements.renew(name);
        throw error;
      }
    };
  }

  return {
    /** Runs on a connection, what comes `first` together with the first statement; `patient` asks for as long as it needs. */
    runner: (client: pg.PoolClient, work: Work, { patient = false, first = [] }: { patient?: boolean; first?: readonly string[] } = {}): Runner =>
      run(client, () => (patient ? Infinity : silenceFor(work)), [...allow(client, work), ...first]),
    async with<T>(work: Work, task: (client: pg.PoolClient) => Promise<T>): Promise<T> {
      const leave = await shares.enter(work.share, within(Infinity, work.ends));
      try {
        const client = await connect(pool, within(Infinity, work.ends));
        let broken: Error | undefined;
        const lost = (error: Error) => void (broken = error); // between two statements nobody else listens
        client.on('error', lost);
        try {
          return await task(client);
        } catch (error) {
          if (isPanic(error)) onPanic?.(error.message);
          if (isDoubtful(error) || isPanic(error)) broken ??= error as Error; // what is doubtful is an Error
          throw error;
        } finally {
          if (broken) destroy(client);
          else client.removeListener('error', lost);
          client.release(broken);
        }
      } finally {
        leave();
      }
    },
  };
}

/** Asks all of it in one go, and answers what the last question is answered. What came before it failing is its own failing. */
async function together(client: pg.PoolClient, before: readonly string[], ask: () => Promise<pg.QueryResult>): Promise<pg.QueryResult> {
  if (before.length === 0) return ask();
  const { stream } = connectionOf(client);
  stream.cork();
  const answers = [...before.map((one) => client.query(one)), ask()];
  process.nextTick(() => stream.uncork());
  const [last] = (await Promise.all(answers)).slice(-1);
  return last!; // there is one, see above
}

/** What is wrong with a new connection. A standby answers questions, with what was true a while ago. */
export async function verify(client: pg.PoolClient, longest: number): Promise<Error | undefined> {
  const ignore = () => {}; // what is asked fails as well
  client.on('error', ignore);
  try {
    const { rows } = await answerWithin(longest, client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby'));
    if (rows[0]?.standby) throw new DatabaseUnavailableError('The database that answers is a standby, which cannot be written to.');
    client.removeListener('error', ignore);
    return undefined;
  } catch (error) {
    destroy(client);
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** A prepared statement no longer fits the schema: another process migrated. */
export function isStale(error: unknown): boolean {
  return errorCode(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan');
}

function within(longest: number, ends: number): number {
  return Math.max(1, Math.min(longest, ends - performance.now()));
}

/** A connection, if it comes in time; one that comes later is given back. */
async function connect(pool: pg.Pool, longest: number): Promise<pg.PoolClient> {
  const coming = pool.connect();
  try {
    return await answerWithin(longest, coming);
  } catch (error) {
    coming.then((client) => client.release(), () => {});
    throw error;
  }
}

/** The answer, or an error where it takes longer: over a network that swallows everything it would never come. */
async function answerWithin<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  if (milliseconds === Infinity) return answer;
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DatabaseUnavailableError(`The database has not answered for ${Math.round(milliseconds)} ms.`)), milliseconds);
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
  connectionOf(client).stream.destroy();
}

function connectionOf(client: pg.PoolClient): { stream: Socket } {
  return (client as unknown as { connection: { stream: Socket } }).connection; // pg's types do not name what pg's client has
}
