// Started by measureBoot() in a process of its own; says the milliseconds from the start of the process to the first
// answered statement, and its memory then. Argument: the data folder.
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { openDatabase } from './open-database.ts';

const db = await openDatabase({ folder: process.argv[2] });
await db.query('select count(*) from users');
const milliseconds = Math.round(performance.now()); // performance's clock starts with the process
for (let number = 0; number < 2000; number += 1) await db.query('select count(*) from users where email = $1', [`person${number}@example.com`]);
await new Promise((resolve) => setTimeout(resolve, 1000));
console.log(JSON.stringify({ milliseconds, settled: Math.round(process.memoryUsage.rss() / 2 ** 20), peak: Math.round(process.resourceUsage().maxRSS / 1024) }));
await db.close();
