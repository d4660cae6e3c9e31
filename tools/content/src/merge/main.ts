// Brings files together that were changed on two sides, for `operator content pull` and `publish`: JSON in, JSON out.
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { mergeText, type Changed, type Favour } from './merge-text.ts';

const { files, favour } = JSON.parse(await text(process.stdin)) as { files: Changed[]; favour?: Favour }; // apps/api/src/publishing/merge.ts wrote it
process.stdout.write(JSON.stringify(files.map((file) => mergeText(file, favour))));
