import pg from 'pg';

/** Makes an empty database on a PostgreSQL server; answers its address. */
export async function freshDatabase(adminUrl: string): Promise<string> {
  const url = new URL(adminUrl);
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query('CREATE DATABASE bench');
  await admin.end();
  url.pathname = '/bench';
  return url.href;
}
