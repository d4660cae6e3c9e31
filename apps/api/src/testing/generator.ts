import { years } from '@bridge/model';
import type { Generator } from '../core/ports.ts';

export type CountingGenerator = Generator & { runs: number };

/** A generator whose blueprint is easy to recognise: three milestones a year, and the vision says what was answered. */
export function countingGenerator(delay = 0): CountingGenerator {
  const generator: CountingGenerator = {
    source: 'composer',
    runs: 0,
    generate: async ({ envision }) => {
      generator.runs += 1;
      if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
      return {
        careerVision: `A way to become ${envision || 'whatever comes'}`,
        years: Object.fromEntries(years.map((year) => [year, [1, 2, 3].map((n) => milestone(`${year}-${n}`))])),
      };
    },
  };
  return generator;
}

function milestone(id: string) {
  return { id, text: `Milestone ${id}`, reasons: [{ question: 'current-status', option: 'student' }] };
}
