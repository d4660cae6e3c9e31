// Brings what the tests need of the machine, beside other work: a Chromium, the other engines, PostgreSQL.
import process from 'node:process';
import { ensureBrowser } from './browser.mjs';
import { ensureEngines } from './engines.mjs';
import { ensurePostgres } from './postgres.mjs';

ensureBrowser({ whole: process.argv.includes('--whole') });
ensureEngines();
ensurePostgres();
