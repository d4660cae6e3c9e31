import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createServer } from 'vite';
import { Content, kindOf } from '@bridge/content';
import { contentPlugin } from '@bridge/content-tool/vite';
import { makeCorpus, translateCorpus } from './corpus.ts';
import { cpuOfRun } from './cpu.ts';
import { median, ms, printTable, ratio } from './table.ts';

/** What editors and translators wait for: the check, an edit until the page is told, a language merged. */
export async function measureContent(): Promise<void> {
  const head = ['entries', 'content check', 'bare', 'ratio', 'goal'];
  printTable('content check / bare read + parse + validate, JSON documents (CPU ms, start of Node included)', head, [100, 1000, 5000].map((entries) => row(entries, false)));
  printTable('The same with three in ten MDX posts; the bare run compiles them too. Cold: nothing is known of the texts', head, [100, 1000, 5000].map((entries) => row(entries, true)));
  printTable('Warm: one document edited since the last check', head, [100, 1000, 5000].map((entries) => row(entries, true, 'edited')));
  printTable('Warm: nothing changed since the last check', head, [100, 1000, 5000].map((entries) => row(entries, true, 'unchanged')));
  printTable('Edit of one document → the page is told (ms, settling of the watcher included)', ['documents', 'median', 'worst', 'bare', 'goal'], [await edits(100), await edits(5000)]);
  printTable('A language merged and checked, 28,000 texts / the same documents validated (CPU ms)', ['texts', 'merge', 'validate', 'ratio', 'goal'], [await merged(1334)]);
}

function row(entries: number, posts: boolean, warm?: 'edited' | 'unchanged') {
  const corpus = makeCorpus(entries, posts);
  const ours: number[] = [];
  const bare: number[] = [];
  const check = () => {
    const { cpu, code } = cpuOfRun('tools/content/src/cli.ts', ['check', '--part', '--folder', corpus.folder]);
    if (code !== 0) throw new Error(`the corpus of ${entries} should be sound; content check ended with ${code}`);
    return cpu;
  };
  if (warm) check();
  for (let round = 0; round < 3; round += 1) {
    bare.push(cpuOfRun('tools/bench/src/references/bare-check.ts', [corpus.folder]).cpu);
    if (!warm) corpus.forget();
    if (warm === 'edited') appendFileSync(path.join(corpus.folder, 'surveys/sample-0.json'), '\n');
    ours.push(check());
  }
  corpus.remove();
  return [entries, ms(median(ours)), ms(median(bare)), ratio(median(ours), median(bare)), warm ? '0.30x' : '1.30x'];
}

/** A survey saved again and again, until the plugin sends the new document; beside it, the least there is to do. */
async function edits(entries: number) {
  const corpus = makeCorpus(entries, false);
  const server = await createServer({ root: corpus.folder, configFile: false, logLevel: 'silent', server: { middlewareMode: true }, plugins: [contentPlugin({ folder: corpus.folder })] });
  await server.pluginContainer.buildStart({});
  const { hot } = server.environments.client;
  const send = hot.send.bind(hot);
  let told: (() => void) | undefined;
  hot.send = ((...given: Parameters<typeof send>) => {
    if (typeof given[0] === 'string') told?.();
    send(...given);
  }) as typeof hot.send; // one function for its two ways of calling
  const file = path.join(corpus.folder, 'surveys/sample-7.json');
  const original = readFileSync(file, 'utf8');
  // The watcher takes its time to begin: it is there once it has told of a first edit.
  let isWatching = false;
  told = () => (isWatching = true);
  for (let first = 0; !isWatching; first += 1) {
    writeFileSync(file, original.replace('Question 7?', `First ${first}?`));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const times: number[] = [];
  const bare: number[] = [];
  for (let edit = 0; edit < 9; edit += 1) {
    const text = original.replace('Question 7?', `Question ${edit}?`);
    const seen = new Promise<void>((resolve) => (told = resolve));
    const saved = performance.now();
    writeFileSync(file, text);
    await seen;
    times.push(performance.now() - saved);
    await new Promise((resolve) => setTimeout(resolve, 250));
    const started = performance.now();
    kindOf('surveys/sample-7.json')?.schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    bare.push(performance.now() - started);
  }
  await server.close();
  corpus.remove();
  return [entries, ms(median(times)), ms(Math.max(...times)), ms(median(bare)), '60'];
}

/** CPU milliseconds of this process while it does something. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function merged(entries: number) {
  const corpus = makeCorpus(entries, false);
  translateCorpus(corpus.folder, entries, 'fr');
  const ours: number[] = [];
  const bare: number[] = [];
  let texts = 0;
  for (let round = 0; round < 5; round += 1) {
    const content = await new Content(corpus.folder).readAll();
    const files = content.files().filter((file) => /^surveys\/sample-/.test(file));
    ours.push(cpuOf(() => files.forEach((file) => content.translation(file, 'fr')?.document)));
    if (content.faults().length > 0) throw new Error('the translated corpus should be sound');
    const documents = files.map((file) => content.translation(file, 'fr')?.origin);
    bare.push(cpuOf(() => documents.forEach((origin) => origin?.schema.safeParse(origin.document))));
    texts = files.reduce((sum, file) => sum + (content.translation(file, 'fr')?.texts().length ?? 0), 0);
  }
  corpus.remove();
  return [texts, ms(median(ours)), ms(median(bare)), ratio(median(ours), median(bare)), '179 ms'];
}
