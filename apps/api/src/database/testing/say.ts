import { writeSync } from 'node:fs';

/** Says a value to the test that started this process; it has left this process when the call returns. */
export function say(value: unknown): void {
  writeSync(1, `${JSON.stringify(value)}\n`);
}
