/** No database to ask at the moment: not yet reachable, gone, or being closed. Callers answer 503. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
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

const unavailable = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE',
  '57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006',
]);

/** True where the statement failed because there is no database to reach, not because of what it says. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  const code = errorCode(error);
  if (code) return unavailable.has(code);
  // node-postgres gives these no code
  return error instanceof Error && /^Connection terminated|timeout exceeded when trying to connect|pool after calling end|^timeout expired/i.test(error.message);
}
