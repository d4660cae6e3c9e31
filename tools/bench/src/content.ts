import { makeCorpus } from './corpus.ts';
import { cpuOfRun } from './cpu.ts';
import { median, ms, printTable, ratio } from './table.ts';

/** CPU of `content check` beside the least a checker can do, on the product's content and 100, 1,000 and 5,000 documents more. */
export function measureContent(): void {
  const head = ['entries', 'content check', 'bare', 'ratio', 'goal'];
  printTable('content check / bare read + parse + validate, JSON documents (CPU ms, start of Node included)', head, [100, 1000, 5000].map((entries) => row(entries, false)));
  printTable('The same with three in ten MDX posts; the bare run compiles them too', head, [100, 1000, 5000].map((entries) => row(entries, true)));
}

function row(entries: number, posts: boolean) {
  const corpus = makeCorpus(entries, posts);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    bare.push(cpuOfRun('tools/bench/src/references/bare-check.ts', [corpus.folder]).cpu);
    const { cpu, code } = cpuOfRun('tools/content/src/cli.ts', ['check', '--folder', corpus.folder]);
    if (code !== 0) throw new Error(`the corpus of ${entries} should be sound; content check ended with ${code}`);
    ours.push(cpu);
  }
  corpus.remove();
  return [entries, ms(median(ours)), ms(median(bare)), ratio(median(ours), median(bare)), '1.30x'];
}
