import type { BlueprintPart, Year } from '@bridge/model';
import type { Run } from '../core/ports.ts';
import { countingGenerator, type CountingGenerator } from './generator.ts';

export type SteeredGenerator = CountingGenerator & {
  /** Tells a part of the generation that runs. */
  tell(part: BlueprintPart): void;
  /** Resolves when a generation has begun. */
  begun: Promise<void>;
  finish(): void;
  fail(error: Error): void;
};

/** A generator that goes on when the test says so. */
export function steeredGenerator(): SteeredGenerator {
  const counting = countingGenerator();
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  let running: Run | undefined;
  return {
    source: 'provider',
    runs: 0,
    begun: begun.promise,
    async generate(input, run) {
      this.runs += 1;
      running = run;
      begun.resolve();
      await end.promise;
      return counting.generate(input, run);
    },
    tell: (part) => running?.tell(part),
    finish: end.resolve,
    fail: end.reject,
  };
}

/** The year as the counting generator writes it. */
export function yearPart(year: Year): BlueprintPart {
  return { type: 'year', year, milestones: [1, 2, 3].map((n) => `Milestone ${year}-${n}`) };
}
