import { holdsOf } from '../database/migration-plan.ts';
import { isContract, readMigrations } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres/open-postgres.ts';
import { readArguments, type Command } from './command.ts';
import { openForOperator, type OperatorDatabase } from './open-for-operator.ts';

export const migrate: Command = {
  usage: 'migrate [--plan]',
  summary: 'On PostgreSQL: brings the schema to this version, as the first process of it would. --plan only says what that would do, and who would wait for which table. Also while the server runs.',
  async run(args, { environment, say, complain }) {
    const isPlan = args.includes('--plan');
    const { words, fault } = readArguments(args.filter((one) => one !== '--plan'), []);
    if (fault || words.length > 0) {
      complain(fault ?? `Usage: ${migrate.usage}`);
      return 2;
    }
    const { databaseUrl: url, pooled } = environment;
    if (!url && !isPlan) {
      complain('The embedded database is brought to this version by the start of the server.');
      return 1;
    }
    const database = await openForOperator(environment);
    try {
      const plan = await planOf(database);
      for (const text of plan) say(text);
    } finally {
      await database.close();
    }
    if (isPlan || !url) return 0;
    const migrated = await openPostgres({ url, pooled, connections: 1, migrations: await readMigrations() });
    try {
      const left = await planOf(migrated);
      say(left.length === 0 ? 'The schema is that of this version.' : 'Left for when no older version runs any more:');
      for (const text of left) say(text);
      return 0;
    } finally {
      await migrated.close();
    }
  },
};

/** Each migration that is not applied yet, and below it the tables that it holds. */
async function planOf(database: Pick<OperatorDatabase, 'query'>): Promise<string[]> {
  const [{ there } = { there: false }] = await database.query<{ there: boolean }>(`select to_regclass('migrations') is not null as there`);
  const applied = new Set(there ? (await database.query<{ name: string }>('select name from migrations')).map(({ name }) => name) : []);
  const sizes = new Map((await database.query<{ name: string; size: string }>(`select relname as name, pg_size_pretty(pg_total_relation_size(oid)) as size from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)).map(({ name, size }) => [name, size]));
  return (await readMigrations())
    .filter(({ name }) => !applied.has(name))
    .flatMap((one) => [
      `${one.name}${isContract(one) ? ' (once no older version runs any more; after it there is no way back to one)' : ''}`,
      ...new Set(holdsOf(one.sql).filter(({ table }) => sizes.has(table)).map(({ table, how }) => `  ${table} (${sizes.get(table)}): ${how}`)),
    ]);
}
