import pg from 'pg';

/** Makes an empty database on a PostgreSQL server; answers its address. */
export async function freshDatabase(adminUrl: string, name = 'bench'): Promise<string> {
  const url = new URL(adminUrl);
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}
