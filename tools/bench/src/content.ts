import { makeCorpus } from './corpus.ts';
import { cpuOfRun } from './cpu.ts';
import { median, ms, printTable, ratio } from './table.ts';

/** CPU of `content check` beside the least a checker can do, on the product's content and 100, 1,000 and 5,000 documents more. */
export function measureContent(): void {
  const rows = [100, 1000, 5000].map((entries) => {
    const corpus = makeCorpus(entries);
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
  });
  printTable('content check (MDX parsed, see note) / read + parse + validate, CPU ms with Node’s start', ['entries', 'content check', 'bare', 'ratio', 'goal'], rows);
}
