/** No database to ask at the moment: not yet reachable, gone, or being closed. Callers answer 503. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** The database has more to do than it can in the time that makes sense to wait. */
export class DatabaseBusyError extends DatabaseUnavailableError {
  override name = 'DatabaseBusyError';
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number;

  constructor(wait: number) {
    super('The database is busy.');
    this.retryAfter = Math.min(30, Math.max(1, Math.ceil(wait / 1000)));
  }
}

/** Nobody knows whether what was asked for was done: its answer was lost, and so was every answer since. */
export class CommitInDoubtError extends DatabaseUnavailableError {
  override name = 'CommitInDoubtError';
}

/** The data folder belongs to another, living process. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
  readonly folder: string;
  readonly pid: number | undefined;

  constructor(folder: string, pid: number | undefined) {
    const owner = pid === undefined ? 'another process (its pid could not be read)' : `the process with pid ${pid}`;
    super(
      `The data folder ${folder} is in use by ${owner}. Two processes on one embedded database would destroy its data, ` +
        'so this one stops. Stop the other process, use another folder (DATA_FOLDER), or several processes on PostgreSQL (DATABASE_URL).',
    );
    this.folder = folder;
    this.pid = pid;
  }
}

/** The disk of the data folder has no room for what opening writes. */
export class DiskFullError extends Error {
  override name = 'DiskFullError';

  constructor(folder: string, { free, needed, cause }: { free: number; needed: number; cause: unknown }) {
    const megabytes = (bytes: number) => Math.floor(bytes / 2 ** 20);
    super(`The disk of the data folder ${folder} is full: to open the database it needs ${megabytes(needed)} MB of room, and ${megabytes(free)} MB are free.`, { cause });
  }
}

/** The data folder was written by another major version of PostgreSQL. */
export class FolderVersionError extends Error {
  override name = 'FolderVersionError';
}

/** The migrations and the database do not belong together, or a migration failed. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** The five-character SQLSTATE of an error of the engine, or the system's code ("ECONNREFUSED"). */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

// The node is going, is coming, is none to write to or takes no connections (55000): another one, or the same, is there before long.
const passing = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE',
  '25006', '55000', '57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006',
]);
// Nothing is wrong with what was asked, and this node could not do it just now.
const tooMuch = new Set([
  '55P03', '57014', // it waited too long for a lock, or took too long
  '53000', '53100', '53200', '58030', // no room on the disk or in memory
]);
// Refused before anything was done.
const refused = new Set(['25006', '55000', '57P03', '53300', '08001', '08004', 'ECONNREFUSED']);
// What was asked holds something that no database can hold, such as NUL in a text or the year 0.
const unholdable = new Set(['22P02', '22P05', '22003', '22007', '22008', '22009', '22021']);
// node-postgres gives these no code
const terminated = /^Connection terminated|timeout exceeded when trying to connect|^timeout expired|^Client has encountered a connection error/i;
const poolersCode = '08P01'; // a pooler says everything with this one
const poolerWithoutServer = /server|query_wait_timeout|shutting down/i;

/** True where the statement failed because there is no database to reach, not because of what it says. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  return isPassing(error) || tooMuch.has(errorCode(error) ?? '') || (error instanceof Error && /pool after calling end/i.test(error.message));
}

/** True where the same can be asked again before long, of this node or of another. */
export function isPassing(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return !(error instanceof DatabaseBusyError || error instanceof CommitInDoubtError);
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (code === poolersCode) return poolerWithoutServer.test(error.message);
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'; // no socket there; any other file that is missing says nothing of the database
  return code ? passing.has(code) : terminated.test(error.message);
}

/** True where it is sure that nothing was done. */
export function isRefused(error: unknown): boolean {
  return refused.has(errorCode(error) ?? '');
}

/** True where the disk had no room for what was to be written. */
export function isFull(error: unknown): boolean {
  return ['53100', 'ENOSPC'].includes(errorCode(error) ?? '');
}

/** True where nobody knows in what state the failure has left the connection, or where it leads to a wrong node: it must not be used again. */
export function isDoubtful(error: unknown): boolean {
  return isUnavailable(error) && !tooMuch.has(errorCode(error) ?? '');
}

/** True where the engine has given up for good: a log that it cannot bring to the disk, say. */
export function isPanic(error: unknown): error is Error {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC';
}

/** True where a value cannot be held, whatever the statement does with it: it came from outside. */
export function isUnholdable(error: unknown): boolean {
  return unholdable.has(errorCode(error) ?? '');
}

/** True where what a row belongs to was deleted in the meantime. */
export function isOrphaned(error: unknown): boolean {
  return errorCode(error) === '23503';
}
