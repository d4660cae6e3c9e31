// Holds an embedded database open as a server does, until it is killed. Argument: the folder.
import process from 'node:process';
import { openDatabase } from '../open-database.ts';
import { say } from './say.ts';

const db = await openDatabase({ folder: process.argv[2] });
say({ ready: true });
let number = 0;
setInterval(() => void db.query('insert into rate_limits (key, used, resets_at) values (sha256($1::bytea), 1, now())', [Buffer.from(String((number += 1)))]), 20);
