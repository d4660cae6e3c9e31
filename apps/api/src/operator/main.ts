// What the person who runs the product does from a terminal: npm run operator -- <command>.
import path from 'node:path';
import process from 'node:process';
import { applicationFolder } from '../core/files.ts';
import { readEnvironment } from '../environment.ts';
import { operate } from './operate.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(); // whoever reads has read enough
});

process.exitCode = await operate(process.argv.slice(2), {
  environment: () => readEnvironment(process.env, path.resolve(applicationFolder, '../..')),
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
});
