export type { Database } from './database.ts';
export { giveBackMemory } from './give-back-memory.ts';
export { newestMigration } from './migrate.ts';
export { openDatabase, type OpenOptions } from './open-database.ts';
export { CommitInDoubtError, DatabaseBusyError, DatabaseUnavailableError, errorCode, FolderInUseError, FolderVersionError, isFull, isOrphaned, isUnavailable, isUnholdable, MigrationError } from './failures.ts';
