// Runs one statement on a product's database, also while the product runs: for tests that cannot wait until tomorrow.
//   node apps/api/src/testing/ask-database.ts "update sessions set …" '["a value"]'
import path from 'node:path';
import process from 'node:process';
import { applicationFolder } from '../core/files.ts';
import { readEnvironment } from '../environment.ts';
import { openForOperator } from '../operator/open-for-operator.ts';

const [statement = '', values = '[]'] = process.argv.slice(2);
const database = await openForOperator(readEnvironment(process.env, path.resolve(applicationFolder, '../..')));
try {
  console.log(JSON.stringify(await database.query(statement, JSON.parse(values) as unknown[]))); // the caller's own values
} finally {
  await database.close();
}
