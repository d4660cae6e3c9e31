// The `content` command: npm run content -- <command>. Exit codes: 0 all well, 1 content has faults, 2 asked wrongly.
import { enableCompileCache } from 'node:module';
import path from 'node:path';

enableCompileCache(path.join(import.meta.dirname, '../../../node_modules/.cache/bridge/code')); // it holds for what is loaded from here on
const { main } = await import('./main.ts');

process.exitCode = await main(process.argv.slice(2));
