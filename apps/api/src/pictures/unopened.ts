import { kindOf } from '@bridge/pictures';
import { pictureLimits, type PictureProblem } from './limits.ts';

const problems = ['pictureMissing', 'pictureLarge', 'pictureKind'] as const satisfies PictureProblem[];
type Unopened = (typeof problems)[number];

/** What is wrong with a picture before anything is unpacked: it costs next to nothing to say so. */
export function problemUnopened(bytes: Uint8Array): Unopened | undefined {
  if (bytes.length === 0) return 'pictureMissing';
  if (bytes.length > pictureLimits.bytes) return 'pictureLarge';
  return kindOf(bytes) ? undefined : 'pictureKind';
}

export function isUnopened(problem: string): boolean {
  return problems.some((one) => one === problem);
}
