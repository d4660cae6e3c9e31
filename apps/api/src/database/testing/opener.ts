// Opens a PostgreSQL database as a server process does, says how many migrations it has, and ends. Argument: its URL.
import process from 'node:process';
import { openDatabase } from '../open-database.ts';
import { say } from './say.ts';

const db = await openDatabase({ url: process.argv[2] });
const [row] = await db.query<{ n: number }>('select count(*) as n from migrations');
say({ migrations: row?.n });
await db.close();
