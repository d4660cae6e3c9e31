export type { Database } from './database.ts';
export { openDatabase, type OpenOptions } from './open-database.ts';
export { DatabaseUnavailableError, errorCode, FolderInUseError, FolderVersionError, isUnavailable, MigrationError } from './failures.ts';
