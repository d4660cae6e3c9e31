export type { Database } from './database.ts';
export { openDatabase, type OpenOptions } from './open-database.ts';
export { DatabaseBusyError, DatabaseUnavailableError, errorCode, FolderInUseError, FolderVersionError, isOrphaned, isUnavailable, isUnholdable, MigrationError } from './failures.ts';
